import { useEffect, useState } from 'react';
import { words } from '../../locales/index.ts';
import type { WrongQuery } from '../../worker/protocol/index.ts';
import { QueryField } from '../search/QueryField.tsx';

/** Whether a text can be kept: another duel may have a card that this one has not. */
const isReadable = (wrong: WrongQuery | null): boolean =>
  wrong === null || wrong.problem.kind === 'noSuchCard';

/** The field and the button by which a breakpoint or a watched value is added. */
export function AddRow({
  text,
  label,
  hint,
  of,
  panel,
  trial,
  onText,
  onAdd,
}: {
  text: string;
  label: string;
  hint: string;
  of: 'query' | 'value';
  panel?: string;
  /** What is wrong with what was typed, `null` for nothing; undefined until that is known. */
  trial: WrongQuery | null | undefined;
  onText: (text: string) => void;
  onAdd: (text: string) => void;
}) {
  const [isSet, setIsSet] = useState(false);
  const typed = text.trim();
  const isGood = typed !== '' && trial !== undefined && isReadable(trial);
  // As soon as it is known to be one: who is quicker than that need not ask twice.
  useEffect(() => {
    if (!isSet || !isGood) return;
    onAdd(typed);
    onText('');
    setIsSet(false);
  }, [isSet, isGood, typed, onAdd, onText]);
  const add = () => setIsSet(true);
  return (
    <div className="stops-add">
      <QueryField
        value={text}
        label={label}
        hint={hint}
        of={of}
        {...(panel === undefined ? {} : { panel })}
        // Half-typed words are wrong at every letter: what is wrong is told once it is to be added.
        wrong={isSet && trial !== undefined && trial !== null ? words.queryProblem(trial) : null}
        onChange={(next) => {
          onText(next);
          setIsSet(false);
        }}
        onEnter={add}
      />
      <button
        type="button"
        className="btn btn-small"
        aria-label={`${words.add}${words.colon}${label}`}
        onClick={add}
      >
        {words.add}
      </button>
    </div>
  );
}
