import { type FormEvent, useState } from 'react';
import { useInspector } from '../../app/context.ts';
import { words } from '../../locales/index.ts';
import type { OpenQuestion } from '../../worker/protocol/index.ts';

/** A question with several answers at once: they are ticked, then given together. */
export function QuestionForm({ question }: { question: OpenQuestion }) {
  const inspector = useInspector();
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const { player, min, max, options } = question;
  const fits = chosen.length >= min && chosen.length <= max;
  const answer = (event: FormEvent) => {
    event.preventDefault();
    if (fits) inspector.changes.answer(chosen);
  };
  return (
    <form className="question-form" onSubmit={answer}>
      <fieldset>
        <legend>{words.chooseSome(player, min, max)}</legend>
        {options.map((option, at) => (
          <label
            // biome-ignore lint/suspicious/noArrayIndexKey: an option is answered by its place in the question
            key={at}
            className="decision"
          >
            <input
              type="checkbox"
              checked={chosen.includes(at)}
              onChange={(event) =>
                setChosen(event.target.checked ? [...chosen, at] : chosen.filter((each) => each !== at))
              }
            />
            <span>{option.words}</span>
          </label>
        ))}
      </fieldset>
      <button type="submit" className="btn" aria-disabled={!fits}>
        {chosen.length === 0 && min === 0 ? words.takeNone : words.takeThese}
      </button>
      <span className="quiet" role="status">
        {words.chosen(chosen.length)}
      </span>
    </form>
  );
}
