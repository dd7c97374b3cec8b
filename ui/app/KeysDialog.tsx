import { Fragment, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { commandWithKey, isReserved, keyOf, withKey, withoutKey } from '../host/keyMap.ts';
import { type CommandId, PAGE_COMMANDS, type PageCommand } from '../host/pageCommands.ts';
import { words } from '../locales/index.ts';
import { DialogHead } from '../theme/DialogHead.tsx';
import { MarkSign } from '../theme/Mark.tsx';
import { useInspector, usePage } from './context.ts';
import { isMac, keyLabel, keyName, keyParts } from './keys.ts';
import { useModal } from './useModal.ts';

const MEANT = [
  'attack',
  'came',
  'left',
  'replay',
  'noReplay',
  'activated',
  'resolved',
  'damage',
  'refused',
  'branch',
  'bookmark',
] as const;
const MENUS = ['go', 'file', 'view', 'help'] as const;
const MODIFIERS: ReadonlySet<string> = new Set([
  'Shift',
  'Control',
  'Meta',
  'Alt',
  'AltGraph',
  'CapsLock',
  'Dead',
]);

/** What is being done with a key: nothing, waiting for one, or asking whether to take it from another command. */
type Doing =
  | { readonly what: 'nothing' }
  | { readonly what: 'pressing'; readonly id: CommandId; readonly wrong: string | null }
  | { readonly what: 'taking'; readonly id: CommandId; readonly key: string; readonly from: PageCommand };

/** Every command with its key, which may be changed, and what the marks mean. */
export function KeysDialog() {
  const inspector = useInspector();
  const keys = usePage((state) => state.keys);
  const { dialog, close } = useModal();
  const [doing, setDoing] = useState<Doing>({ what: 'nothing' });
  const body = useRef<HTMLDivElement>(null);
  const backTo = useRef<CommandId | null>(null);
  useEffect(() => {
    if (doing.what === 'taking') body.current?.querySelector<HTMLElement>('.key-ask button')?.focus();
    if (doing.what !== 'nothing' || backTo.current === null) return;
    body.current?.querySelector<HTMLElement>(`[data-command="${backTo.current}"]`)?.focus();
    backTo.current = null;
  }, [doing]);
  const done = (id: CommandId) => {
    backTo.current = id;
    setDoing({ what: 'nothing' });
  };
  const give = (id: CommandId, key: string) => {
    inspector.setKeys(withKey(keys, id, key));
    done(id);
  };
  const pressed = (event: KeyboardEvent) => {
    if (doing.what === 'nothing') return;
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      return done(doing.id);
    }
    if (doing.what !== 'pressing' || MODIFIERS.has(event.key) || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    const key = keyName(event);
    const from = commandWithKey(key, keys);
    if (isReserved(key)) setDoing({ ...doing, wrong: words.keyReserved(keyLabel(key, isMac)) });
    else if (from === undefined || from.id === doing.id) give(doing.id, key);
    else setDoing({ what: 'taking', id: doing.id, key, from });
  };
  return (
    <dialog
      ref={dialog}
      className="dialog is-wide"
      onClose={close}
      onKeyDownCapture={pressed}
      aria-labelledby="keys-title"
    >
      <DialogHead id="keys-title" title={words.keysTitle} dialog={dialog}>
        {Object.keys(keys).length === 0 ? null : (
          <button type="button" className="btn btn-quiet" onClick={() => inspector.setKeys({})}>
            {words.keysAsAtFirst}
          </button>
        )}
      </DialogHead>
      <p className="keys-how">{words.keysHow}</p>
      <div className="keys" ref={body}>
        {MENUS.map((menu) => (
          <section key={menu}>
            <h3>{words.menuName[menu]}</h3>
            <ul>
              {PAGE_COMMANDS.filter((command) => command.menu === menu).map((command) => (
                <KeyRow
                  key={command.id}
                  command={command}
                  doing={doing}
                  onStart={() => setDoing({ what: 'pressing', id: command.id, wrong: null })}
                  onGive={(key) => give(command.id, key)}
                  onFirst={() => {
                    inspector.setKeys(withoutKey(keys, command.id));
                    done(command.id);
                  }}
                  onLeave={() => done(command.id)}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <ul className="mark-list">
        {MEANT.map((mark) => (
          <li key={mark}>
            <MarkSign mark={mark} />
            <b>{words.markMeanings[mark][0]}</b>
            <span>{words.markMeanings[mark][1]}</span>
          </li>
        ))}
      </ul>
    </dialog>
  );
}

function KeyRow({
  command,
  doing,
  onStart,
  onGive,
  onFirst,
  onLeave,
}: {
  command: PageCommand;
  doing: Doing;
  onStart: () => void;
  onGive: (key: string) => void;
  onFirst: () => void;
  onLeave: () => void;
}) {
  const keys = usePage((state) => state.keys);
  const key = keyOf(command, keys);
  const mine = doing.what !== 'nothing' && doing.id === command.id ? doing : null;
  return (
    <li>
      <span>{command.label}</span>
      <button
        type="button"
        className={`key${mine === null ? '' : ' is-pressing'}`}
        data-command={command.id}
        aria-label={`${words.changeKey(command.label)}, ${key === '' ? words.noKey : keyLabel(key, isMac)}`}
        onClick={onStart}
      >
        {mine?.what === 'pressing' ? (
          words.pressing
        ) : key === '' ? (
          <span className="quiet">{words.noKey}</span>
        ) : (
          keyParts(key, isMac).map((part, at) => (
            <Fragment key={part}>
              {at === 0 ? null : ' '}
              <kbd>{part}</kbd>
            </Fragment>
          ))
        )}
      </button>
      {mine === null ? null : (
        <div className="key-ask">
          <p role="status">
            {mine.what === 'taking'
              ? words.keyTaken(keyLabel(mine.key, isMac), mine.from.label)
              : (mine.wrong ?? words.pressKey)}
          </p>
          {mine.what === 'taking' ? (
            <>
              <button type="button" className="btn" onClick={() => onGive(mine.key)}>
                {words.takeKey}
              </button>
              <button type="button" className="btn" onClick={onLeave}>
                {words.leaveKey}
              </button>
            </>
          ) : (
            <>
              <button type="button" className="btn" onClick={() => onGive('')}>
                {words.withoutKey}
              </button>
              <button type="button" className="btn" onClick={onFirst}>
                {words.asAtFirst(command.key === '' ? words.noKey : keyLabel(command.key, isMac))}
              </button>
            </>
          )}
        </div>
      )}
    </li>
  );
}
