import { usePage } from '../../app/context.ts';
import { glimpseOf } from '../../app/passing.ts';
import type { Outline } from '../../worker/protocol/index.ts';
import { NextButton } from '../timeline/Transport.tsx';
import { Question } from './Notes.tsx';
import { Verdict } from './Verdict.tsx';

/**
 * While the cursor is dragged, what happened where the hand is stands over the reasons of the entry it came from. Nobody
 * can reach into it, and who listens hears it from the slider.
 */
export function Passing({ outline }: { outline: Outline }) {
  const glimpse = usePage(glimpseOf);
  const plain = usePage((state) => state.detail === 'plain');
  if (glimpse === null) return null;
  return (
    <div className="why is-passing" aria-hidden="true" inert>
      <Question outline={outline} />
      <div className="why-head">
        <Verdict explanation={glimpse.explanation} tag={!plain} />
        <p className="reason">
          {glimpse.explanation.sentence.map((piece, at) => {
            const Around = piece.strong === true ? 'em' : 'span';
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one sentence never change places
            return <Around key={at}>{piece.text}</Around>;
          })}
        </p>
      </div>
      {plain ? <NextButton small={false} /> : null}
    </div>
  );
}
