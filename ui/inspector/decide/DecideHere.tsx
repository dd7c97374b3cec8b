import { useInspector } from '../../app/context.ts';
import { words } from '../../locales/index.ts';
import { Side } from '../../theme/Mark.tsx';
import {
  DECISION_GROUPS,
  type DecisionGroup,
  type Decisions,
  type Outline,
} from '../../worker/protocol/index.ts';
import { DecisionButton, RefusedLines } from './DecisionButton.tsx';
import { playsOn } from './playsOn.ts';
import { QuestionForm } from './QuestionForm.tsx';
import { useDecisions } from './useDecisions.ts';

/**
 * What both players can decide at the entry that is looked at: taking a decision in the past makes a branch, at the end
 * it plays on. `without` leaves out what is offered elsewhere already.
 */
export function DecideHere({ outline, without }: { outline: Outline; without?: DecisionGroup }) {
  const decisions = useDecisions();
  const inspector = useInspector();
  if (decisions === null) return null;
  if (decisions.state === 'observed') return <p className="quiet">{words.observedDuel}</p>;
  if (decisions.state === 'over')
    return decisions.position === outline.length - 1 ? <p className="quiet">{words.duelOver}</p> : null;
  if (decisions.state === 'within' || decisions.asks === null) {
    const { askedAt } = decisions;
    if (askedAt === null) return null;
    return (
      <p className="quiet">
        {words.rulesGoOn} {words.decidesAt}{' '}
        <button type="button" className="link" onClick={() => inspector.playback.goToEntry(askedAt)}>
          {askedAt}
        </button>
      </p>
    );
  }
  return <Open decisions={decisions} outline={outline} without={without} />;
}

function Open({
  decisions,
  outline,
  without,
}: {
  decisions: Decisions;
  outline: Outline;
  without: DecisionGroup | undefined;
}) {
  const inspector = useInspector();
  const { asks, lines, question, passes, hidden } = decisions;
  if (asks === null) return null;
  const atEnd = decisions.position === outline.length - 1;
  const leaves = lines.some(
    ({ group, target, refused }) => group === 'go' && target === null && refused === null,
  );
  const goesOn = playsOn(outline, decisions.position);
  const legal = lines.filter(({ refused, group }) => refused === null && group !== without);
  const refused = lines.filter((line) => line.refused !== null);
  return (
    <div className="decide">
      <div className="h decide-head">
        <Side player={asks} />
        <h3>{atEnd ? words.decidesHere(asks) : words.mayDecideOtherwise(asks)}</h3>
        {passes ? (
          <button
            type="button"
            className="btn"
            title={words.passOnTitle(leaves)}
            onClick={() => inspector.changes.passOn()}
          >
            {words.passOn(leaves)}
          </button>
        ) : null}
      </div>
      {question === null ? null : <QuestionForm question={question} key={decisions.position} />}
      {DECISION_GROUPS.map((group) => {
        const own = legal.filter((line) => line.group === group);
        if (own.length === 0) return null;
        return (
          // biome-ignore lint/a11y/useSemanticElements: buttons of one kind, not a form's fieldset
          <div key={group} className="decision-group" role="group" aria-label={words.decisionGroup(group)}>
            {own.map((line) => (
              <DecisionButton key={line.number} line={line} atEnd={goesOn} />
            ))}
          </div>
        );
      })}
      {hidden === null || hidden !== asks ? null : <p className="quiet">{words.decisionHidden(hidden)}</p>}
      <RefusedLines lines={refused} />
    </div>
  );
}
