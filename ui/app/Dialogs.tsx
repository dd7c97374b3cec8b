import { type FormEvent, useEffect, useRef, useState } from 'react';
import { PAGE_COMMANDS } from '../host/pageCommands.ts';
import { words } from '../locales/index.ts';
import { Icon, MarkSign } from '../theme/Mark.tsx';
import { useInspector, usePage } from './context.ts';
import { isMac, keyLabel } from './keys.ts';

/** The dialogs a command opens: the list of keys, and going to an entry. */
export function Dialogs() {
  const dialog = usePage((state) => state.dialog);
  if (dialog === 'keys') return <Keys />;
  if (dialog === 'goTo') return <GoTo />;
  return null;
}

function useModal() {
  const inspector = useInspector();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return { dialog, close: () => inspector.set({ dialog: null }) };
}

function Keys() {
  const { dialog, close } = useModal();
  const menus = ['go', 'file', 'view', 'help'] as const;
  return (
    <dialog ref={dialog} className="dialog is-wide" onClose={close} aria-labelledby="keys-title">
      <div className="panel-head">
        <h2 id="keys-title">{words.keysTitle}</h2>
        <span className="grow" />
        <button
          type="button"
          className="btn btn-quiet btn-icon"
          aria-label={words.close}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </div>
      <div className="keys">
        {menus.map((menu) => (
          <dl key={menu}>
            {PAGE_COMMANDS.filter((command) => command.menu === menu).map((command) => (
              <div key={command.id}>
                <dt>{command.label}</dt>
                <dd>
                  {keyLabel(command.key, isMac)
                    .split(' ')
                    .map((part) => (
                      <kbd key={part}>{part}</kbd>
                    ))}
                </dd>
              </div>
            ))}
          </dl>
        ))}
      </div>
      <ul className="mark-list">
        {words.markMeanings.map(([mark, letter, meaning]) => (
          <li key={mark}>
            <MarkSign mark={mark} />
            <b>{letter}</b>
            <span>{meaning}</span>
          </li>
        ))}
      </ul>
    </dialog>
  );
}

function GoTo() {
  const inspector = useInspector();
  const { dialog, close } = useModal();
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const go = (event: FormEvent) => {
    event.preventDefault();
    const typed = text.trim();
    const { outline } = inspector.store.get();
    const last = outline?.numbers[outline.length - 1] ?? 0;
    if (!/^\d{1,9}$/.test(typed)) return setWrong(words.notANumber(typed, last));
    if (outline?.numbers.includes(Number(typed)) !== true)
      return setWrong(words.noSuchEntry(Number(typed), last));
    close();
    inspector.playback.goToEntry(Number(typed));
  };
  return (
    <dialog ref={dialog} className="dialog" onClose={close} aria-labelledby="goto-title">
      <form className="goto" onSubmit={go}>
        <label id="goto-title" htmlFor="goto-number">
          {words.goTo}
        </label>
        <input
          id="goto-number"
          inputMode="numeric"
          autoFocus
          aria-invalid={wrong !== null}
          aria-describedby="goto-wrong"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" className="btn btn-primary">
          {words.go}
        </button>
        <p id="goto-wrong" className="goto-wrong" role="alert">
          {wrong}
        </p>
      </form>
    </dialog>
  );
}
