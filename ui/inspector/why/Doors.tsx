import { useEffect, useState } from 'react';
import { inOneDirection } from '../../../events/index.ts';
import { useInspector, usePage } from '../../app/context.ts';
import { isMac, keyLabel, keyOfCommand } from '../../app/keys.ts';
import type { RecentFile } from '../../host/host.ts';
import type { CommandId } from '../../host/pageCommands.ts';
import { words } from '../../locales/index.ts';
import { Icon } from '../../theme/Mark.tsx';

const MOST_RECENT = 4;

/** The key that a door has now, as the help shows it. */
function Key({ of }: { of: CommandId }) {
  const key = usePage((state) => keyOfCommand(of, state.keys));
  return key === '' ? null : <kbd>{keyLabel(key, isMac)}</kbd>;
}

/** Where else one may begin. */
export function Doors() {
  const inspector = useInspector();
  const count = usePage((state) => state.examples.length);
  const [recent, setRecent] = useState<readonly RecentFile[]>([]);
  useEffect(() => {
    let current = true;
    // A host that cannot tell what was opened before offers nothing.
    inspector.host.recent().then(
      (files) => current && setRecent(files.slice(0, MOST_RECENT)),
      () => {},
    );
    return () => {
      current = false;
    };
  }, [inspector]);
  return (
    <nav className="doors" aria-label={words.doors}>
      <button type="button" className="door" onClick={() => inspector.run('file.examples')}>
        <Icon name="grid" />
        <b>{words.doorExamples}</b>
        <small>{words.doorExamplesText(count)}</small>
        <Key of="file.examples" />
      </button>
      <button type="button" className="door" onClick={() => inspector.run('file.lessons')}>
        <Icon name="book" />
        <b>{words.doorLessons}</b>
        <small>{words.doorLessonsText}</small>
        <Key of="file.lessons" />
      </button>
      <button type="button" className="door" onClick={() => inspector.run('file.open')}>
        <Icon name="file" />
        <b>{words.doorOpen}</b>
        <small>{words.doorOpenText}</small>
        <Key of="file.open" />
      </button>
      <button type="button" className="door" onClick={() => inspector.run('file.sandbox')}>
        <Icon name="board" />
        <b>{words.doorSandbox}</b>
        <small>{words.doorSandboxText}</small>
        <Key of="file.sandbox" />
      </button>
      {recent.length === 0 ? null : (
        <p className="recent">
          {words.recent}
          {recent.map((file) => (
            <button
              key={file.path}
              type="button"
              className="link"
              title={file.path}
              onClick={() => void inspector.documents.openRecent(file.path)}
            >
              {inOneDirection(file.name)}
            </button>
          ))}
        </p>
      )}
    </nav>
  );
}
