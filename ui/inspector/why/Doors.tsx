import { useEffect, useState } from 'react';
import { useInspector, usePage } from '../../app/context.ts';
import { isMac, keyLabel, keyOfCommand } from '../../app/keys.ts';
import type { RecentFile } from '../../host/host.ts';
import { words } from '../../locales/index.ts';
import { Icon } from '../../theme/Mark.tsx';

const MOST_RECENT = 4;

/** Where else one may begin. */
export function Doors() {
  const inspector = useInspector();
  const count = usePage((state) => state.examples.length);
  const openKey = usePage((state) => keyOfCommand('file.open', state.keys));
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
        <kbd>E</kbd>
      </button>
      <button type="button" className="door" onClick={() => inspector.run('file.lessons')}>
        <Icon name="book" />
        <b>{words.doorLessons}</b>
        <small>{words.doorLessonsText}</small>
        <kbd>L</kbd>
      </button>
      <button type="button" className="door" onClick={() => inspector.run('file.open')}>
        <Icon name="file" />
        <b>{words.doorOpen}</b>
        <small>{words.doorOpenText}</small>
        {openKey === '' ? null : <kbd>{keyLabel(openKey, isMac)}</kbd>}
      </button>
      <button type="button" className="door" onClick={() => inspector.run('file.sandbox')}>
        <Icon name="board" />
        <b>{words.doorSandbox}</b>
        <small>{words.doorSandboxText}</small>
        <kbd>N</kbd>
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
              {file.name}
            </button>
          ))}
        </p>
      )}
    </nav>
  );
}
