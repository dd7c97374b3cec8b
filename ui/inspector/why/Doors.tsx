import { useInspector, usePage } from '../../app/context.ts';
import { isMac, keyLabel } from '../../app/keys.ts';
import { words } from '../../locales/index.ts';
import { Icon } from '../../theme/Mark.tsx';

/** Where else one may begin. */
export function Doors() {
  const inspector = useInspector();
  const count = usePage((state) => state.examples.length);
  return (
    <nav className="doors" aria-label={words.doors}>
      <button type="button" className="door" onClick={() => inspector.run('file.examples')}>
        <Icon name="grid" />
        <b>{words.doorExamples}</b>
        <small>{words.doorExamplesText(count)}</small>
        <kbd>E</kbd>
      </button>
      <button type="button" className="door" onClick={() => inspector.run('file.open')}>
        <Icon name="file" />
        <b>{words.doorOpen}</b>
        <small>{words.doorOpenText}</small>
        <kbd>{keyLabel('Mod+o', isMac)}</kbd>
      </button>
    </nav>
  );
}
