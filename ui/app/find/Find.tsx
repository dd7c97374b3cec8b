import { type KeyboardEvent, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { PANELS } from '../../inspector/panels.ts';
import { words } from '../../locales/index.ts';
import { Icon } from '../../theme/Mark.tsx';
import { useInspector, usePage } from '../context.ts';
import { isMac, keyParts } from '../keys.ts';
import { useModal } from '../useModal.ts';
import { type Find as Found, findsFor } from './finds.ts';
import { RuleTold } from './RuleTold.tsx';

const PAGE = 8;

/** Finds commands, entries, panels, cards, rules and examples by their words: type, choose with the arrow keys, Enter. */
export function Find() {
  const inspector = useInspector();
  const { dialog, close } = useModal();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const [rule, setRule] = useState<string | null>(null);
  const outline = usePage((state) => state.outline);
  const examples = usePage((state) => state.examples);
  const rules = usePage((state) => state.rules);
  const keys = usePage((state) => state.keys);
  const wanted = useDeferredValue(typed);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => inspector.finding.needRules(), [inspector]);
  const among = useMemo(
    () => ({ keys, outline, examples, rules: rules ?? [], panels: PANELS }),
    [keys, outline, examples, rules],
  );
  const finds = useMemo(() => findsFor(wanted, among), [wanted, among]);
  const chosen = finds[Math.min(at, finds.length - 1)];
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice is brought into sight
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  const take = (found: Found) => {
    if (found.kind === 'rule') return setRule(found.what);
    close();
    inspector.finding.take(found);
  };
  const move = (event: KeyboardEvent) => {
    const last = finds.length - 1;
    const to: Readonly<Record<string, number>> = {
      ArrowDown: at >= last ? 0 : at + 1,
      ArrowUp: at <= 0 ? last : at - 1,
      PageDown: Math.min(last, at + PAGE),
      PageUp: Math.max(0, at - PAGE),
    };
    const next = to[event.key];
    if (next !== undefined) setAt(Math.max(0, next));
    else if (event.key === 'Enter') {
      // the list may still be that of fewer letters
      const meant = wanted === typed ? chosen : findsFor(typed, among)[0];
      if (meant !== undefined) take(meant);
    } else return;
    event.preventDefault();
  };
  return (
    <dialog
      ref={dialog}
      className="dialog is-find"
      onClose={close}
      aria-label={words.find}
      onPointerDown={(event) => event.target === dialog.current && dialog.current?.close()}
    >
      {rule !== null ? (
        <RuleTold id={rule} onBack={() => setRule(null)} onDone={close} />
      ) : (
        <>
          <div className="find-head">
            <Icon name="find" />
            <input
              type="text"
              role="combobox"
              autoFocus
              aria-label={words.findHow}
              placeholder={words.findHow}
              aria-expanded={finds.length > 0}
              aria-controls="found"
              aria-autocomplete="list"
              aria-activedescendant={chosen === undefined ? undefined : `found-${finds.indexOf(chosen)}`}
              autoComplete="off"
              spellCheck={false}
              value={typed}
              onChange={(event) => {
                setTyped(event.target.value);
                setAt(0);
              }}
              onKeyDown={move}
            />
            <span className="sr" role="status">
              {words.found(finds.length)}
            </span>
          </div>
          <div className="found" role="listbox" id="found" tabIndex={-1} aria-label={words.find} ref={list}>
            {finds.map((found, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field above hears the keys
              <div
                key={found.id}
                id={`found-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={found === chosen}
                onClick={() => take(found)}
                onPointerMove={() => setAt(index)}
              >
                <span className="found-words">{found.words}</span>
                <span className="found-kind">
                  {words.foundKind[found.kind]}
                  {found.beside === '' ? null : <code>{found.beside}</code>}
                </span>
                <span className="found-key">
                  {found.key === ''
                    ? null
                    : keyParts(found.key, isMac).map((part) => <kbd key={part}>{part}</kbd>)}
                </span>
              </div>
            ))}
          </div>
          {finds.length > 0 ? null : (
            <div className="state is-found">
              <b>{words.nothingFound(typed.trim())}</b>
              <span>{words.nothingFoundHow}</span>
            </div>
          )}
        </>
      )}
    </dialog>
  );
}
