import { REPLAY_CAUSES } from '../../../events/index.ts';
import { RowText } from '../../glossary/TermText.tsx';
import { words } from '../../locales/index.ts';
import { MarkSign } from '../../theme/Mark.tsx';
import type { Moment } from '../../worker/protocol/index.ts';
import { EntryRange } from './EntryLinks.tsx';

type Candidate = Moment['explanation']['candidates'][number];
const FIRST: ReadonlySet<string> = new Set(REPLAY_CAUSES);

/** Each candidate cause of a replay with Yes or No. What was found comes first; checks that found nothing fold away. */
export function Causes({ moment, codes }: { moment: Moment; codes: boolean }) {
  const { candidates, mark } = moment.explanation;
  const attackReplay = mark === 'replay';
  if (candidates.length === 0) return null;
  const found = candidates.filter((candidate) => candidate.verdict === 'yes');
  const looked = candidates.filter(
    (candidate) => candidate.counted === false || (candidate.verdict === 'no' && FIRST.has(candidate.code)),
  );
  const others = candidates.filter(
    (candidate) =>
      candidate.counted !== false &&
      (candidate.verdict === 'doesNotApply' || (candidate.verdict === 'no' && !FIRST.has(candidate.code))),
  );
  return (
    <div data-terms="once">
      <div className="h">
        <h3>{attackReplay ? words.eachCause : words.lookedAt}</h3>
      </div>
      <ul className="causes">
        {[...found, ...looked].map((candidate) => (
          <Cause key={candidate.code} candidate={candidate} codes={codes} attackReplay={attackReplay} />
        ))}
      </ul>
      {others.length === 0 ? null : (
        <details className="more">
          <summary>{words.otherChecks(others.length)}</summary>
          <ul className="causes">
            {others.map((candidate) => (
              <Cause key={candidate.code} candidate={candidate} codes={codes} attackReplay={attackReplay} />
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

/** A cause with its answer. What speaks against a replay has a neutral sign, what was not found a hollow one. */
function Cause({
  candidate,
  codes,
  attackReplay,
}: {
  candidate: Candidate;
  codes: boolean;
  attackReplay: boolean;
}) {
  const yes = candidate.verdict === 'yes';
  const look = yes ? (attackReplay ? ' is-yes' : ' is-reason') : '';
  return (
    <li className={`cause${look}`}>
      {yes && attackReplay ? (
        <MarkSign mark="yes" />
      ) : (
        <i className={`sign${yes ? ' is-full' : ''}`} aria-hidden="true" />
      )}
      <span>{yes && !attackReplay ? words.reasonAgainst : words.verdict[candidate.verdict]}</span>
      <span>
        <RowText text={candidate.words} />
        {yes ? <EntryRange entries={candidate.entries ?? []} /> : null}
      </span>
      {codes ? <span className="code">{candidate.code}</span> : null}
    </li>
  );
}
