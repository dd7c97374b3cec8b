import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useInspector, usePage } from '../../app/context.ts';
import { useLook } from '../../app/looks.ts';
import { words } from '../../locales/index.ts';

/** A field for a search or a value, with what may stand where one types. */
export function QueryField({
  value,
  label,
  hint,
  of,
  panel,
  wrong,
  onChange,
  onEnter,
}: {
  value: string;
  label: string;
  hint: string;
  of: 'query' | 'value';
  /** The panel whose first field it is: it takes the focus when that is asked for. */
  panel?: string;
  /** What is wrong with what was typed. */
  wrong: string | null;
  onChange: (text: string) => void;
  onEnter: (back: boolean) => void;
}) {
  const inspector = useInspector();
  const wantsFocus = usePage((state) => state.wantsFocus);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const [caret, setCaret] = useState<number | null>(null);
  const [at, setAt] = useState(-1);
  useEffect(() => {
    if (panel === undefined || wantsFocus !== panel) return;
    field.current?.focus();
    field.current?.select();
    inspector.store.set({ wantsFocus: null });
  }, [wantsFocus, panel, inspector]);
  const look = useLook(caret === null ? null : { kind: 'completions', text: value, at: caret, of });
  const found = caret !== null && look.current ? look.shows : undefined;
  const typed = found === undefined ? '' : value.slice(found.from, found.to);
  const all = found?.options ?? [];
  // What stands there in full already is no help.
  const options = all.length === 1 && all[0] === typed ? [] : all;
  const isOpen = options.length > 0;
  const chosen = options[at];
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice is brought into sight
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  // The caret goes behind what was completed before the next key comes, or it would fall into the middle of the word.
  const completed = useRef<{ readonly text: string; readonly caret: number } | null>(null);
  useLayoutEffect(() => {
    const done = completed.current;
    if (done === null || done.text !== value) return;
    completed.current = null;
    field.current?.setSelectionRange(done.caret, done.caret);
  });
  const close = () => {
    setCaret(null);
    setAt(-1);
  };
  const take = (option: string) => {
    if (found === undefined) return;
    const goesOn = option.endsWith(':') || option.endsWith('.');
    const text = `${value.slice(0, found.from)}${option}${goesOn ? '' : ' '}${value.slice(found.to).trimStart()}`;
    const next = found.from + option.length + (goesOn ? 0 : 1);
    completed.current = { text, caret: next };
    onChange(text);
    setAt(-1);
    setCaret(goesOn ? next : null);
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) close();
    // the keys of the page are there again
    else if (event.key === 'Escape') field.current?.blur();
    else if (event.key === 'ArrowDown' && isOpen) setAt(at >= options.length - 1 ? 0 : at + 1);
    else if (event.key === 'ArrowUp' && isOpen) setAt(at <= 0 ? options.length - 1 : at - 1);
    else if (event.key === 'ArrowDown') setCaret(field.current?.selectionStart ?? value.length);
    else if ((event.key === 'Enter' || event.key === 'Tab') && chosen !== undefined) take(chosen);
    else if (event.key === 'Enter') {
      close();
      onEnter(event.shiftKey);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className="query">
      <input
        ref={field}
        type="text"
        role="combobox"
        aria-label={label}
        placeholder={hint}
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-list` : undefined}
        aria-autocomplete="list"
        aria-activedescendant={chosen === undefined ? undefined : `${id}-${at}`}
        aria-invalid={wrong !== null}
        aria-describedby={`${id}-wrong`}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
          setAt(-1);
          setCaret(event.target.selectionStart ?? event.target.value.length);
        }}
        onKeyDown={keys}
        onBlur={close}
      />
      {isOpen ? (
        <div
          className="query-list"
          role="listbox"
          id={`${id}-list`}
          aria-label={words.completions}
          tabIndex={-1}
          ref={list}
        >
          {options.map((option, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field hears the keys
            <div
              key={option}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === at}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => take(option)}
            >
              {option}
            </div>
          ))}
        </div>
      ) : null}
      <p className="query-wrong" id={`${id}-wrong`} role="status">
        {wrong}
      </p>
    </div>
  );
}
