import { useEffect, useRef } from 'react';
import { opponentOf } from '../../../events/index.ts';
import { useInspector } from '../../app/context.ts';
import { RowText } from '../../glossary/TermText.tsx';
import { words } from '../../locales/index.ts';
import { Icon, MarkSign } from '../../theme/Mark.tsx';
import type { AnswerTold, Outline } from '../../worker/protocol/index.ts';
import { Cite } from '../why/Cite.tsx';
import { Sentence } from '../why/Sentence.tsx';
import { AskedNote } from './AskedNote.tsx';
import { optionsWords, optionWords } from './askWords.ts';
import '../../theme/ask.css';

type Judged = AnswerTold['parts'][number];
/** What a verdict leads to, in one line. */
function leadOf({ question, explanation, parts }: AnswerTold): string {
  const [first] = parts;
  const is = first?.right[0] ?? '';
  if (question.kind === 'decision') return words.answerAllowed(is === 'yes', question.player);
  if (question.kind === 'check') return words.answerVerdict(is, question.player) ?? explanation.title;
  return `${explanation.title}.`;
}

/** What the reader said beside what the rules say, with the reason. */
export function AnswerPanel({ outline, answer }: { outline: Outline; answer: AnswerTold }) {
  const inspector = useInspector();
  const { question, outcome, explanation } = answer;
  const heading = useRef<HTMLHeadingElement>(null);
  const key = question.key;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each answer
  useEffect(() => heading.current?.focus({ preventScroll: true }), [key]);
  return (
    <div className="why ask">
      <p className="kick verdict">
        {explanation.mark === null ? null : <MarkSign mark={explanation.mark} />}
        <span>{explanation.title}</span>
        <span className="grow" />
        <span className={`outcome is-${outcome}`}>
          {outcome === 'open' ? null : <MarkSign mark={outcome === 'agrees' ? 'yes' : 'no'} />}
          {outcome === 'agrees'
            ? words.agreed
            : outcome === 'open'
              ? words.leftOpen
              : words.differed(answer.agree, answer.of)}
        </span>
      </p>
      <h2 className="lead" ref={heading} tabIndex={-1}>
        {leadOf(answer)}
      </h2>
      <p className="read">
        <Sentence pieces={explanation.sentence} />
      </p>
      <Thoughts answer={answer} outline={outline} />
      <Compared answer={answer} outline={outline} />
      <Cite rule={answer.rule} />
      {explanation.otherwise.length === 0 ? null : (
        <div className="else">
          <MarkSign mark="branch" />
          <span>
            <Sentence pieces={explanation.otherwise} />
          </span>
        </div>
      )}
      {answer.last ? <AskedNote outline={outline} /> : null}
      <div className="go-row is-last">
        <button type="button" className="btn go" onClick={() => inspector.asking.again(key)}>
          {words.askAgain}
        </button>
        <button type="button" className="btn btn-primary go" onClick={() => inspector.playback.step(1)}>
          <span>{words.next}</span>
          <span className="go-hint">
            <kbd>→</kbd>
            <Icon name="arrow" />
          </span>
        </button>
      </div>
    </div>
  );
}

/** What was thought and what differs, in a sentence each. */
function Thoughts({ answer, outline }: { answer: AnswerTold; outline: Outline }) {
  const { question } = answer;
  const defender = opponentOf(question.player);
  const lines = answer.parts.flatMap((judged): readonly string[] => {
    const { part, said, right } = judged;
    if (said === null) return [];
    if (!part.many) {
      const own = optionsWords(said, part, question, outline);
      if (said.every((id) => right.includes(id))) return [];
      if (part.asks === 'reason') return [words.youThoughtReason(own)];
      return [words.youThought(own, optionsWords(right, part, question, outline))];
    }
    const wrong = part.options.filter(({ id }) => said.includes(id) && !right.includes(id));
    return wrong.flatMap(({ about }) => {
      if (about.kind === 'stop') return [words.whyNotStop];
      if (about.kind === 'otherAttacker') return [words.whyNotOther];
      if (about.kind === 'direct' && part.options.some((each) => each.about.kind === 'target'))
        return [words.whyNotDirect(defender)];
      return about.kind === 'target' && !right.includes('stop') ? [words.whyNotAnother] : [];
    });
  });
  return [...new Set(lines)].map((line) => (
    <p className="note-line" key={line}>
      <i className="sign" aria-hidden="true" />
      <span>
        <RowText text={line} />
      </span>
    </p>
  ));
}

/** A table of what was said and what is so; a line each where all that hold were to be chosen. */
function Compared({ answer, outline }: { answer: AnswerTold; outline: Outline }) {
  const { question } = answer;
  const one = answer.parts.filter(({ part, said, right }) => !part.many && said !== null && right.length > 0);
  const many = answer.parts.filter(({ part, said }) => part.many && said !== null);
  return (
    <>
      {one.length === 0 ? null : (
        <table className="marked is-words" aria-label={words.youAndRules}>
          <Head />
          <tbody>
            {one.map(({ part, said, right }) => (
              <tr key={part.id} className={isOff({ part, said, right }) ? 'is-off' : undefined}>
                <th scope="row">{words.shortPart[part.asks]}</th>
                <td>{optionsWords(said ?? [], part, question, outline)}</td>
                <td>{optionsWords(right, part, question, outline)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {many.map(({ part, said, right }) => (
        <table className="marked" aria-label={words.youAndRules} key={part.id}>
          <Head />
          <tbody>
            {part.options.map((option) => {
              const own = said?.includes(option.id) === true;
              const is = right.includes(option.id);
              return (
                <tr key={option.id} className={own === is ? undefined : 'is-off'}>
                  <th scope="row">{optionWords(option, question, outline)}</th>
                  <YesNo yes={own} />
                  <YesNo yes={is} />
                </tr>
              );
            })}
          </tbody>
        </table>
      ))}
    </>
  );
}

const isOff = ({ said, right }: Judged): boolean => said?.every((id) => right.includes(id)) === false;

function Head() {
  return (
    <thead>
      <tr>
        <td />
        <th scope="col">{words.youSaid}</th>
        <th scope="col">{words.rulesSay}</th>
      </tr>
    </thead>
  );
}

function YesNo({ yes }: { yes: boolean }) {
  return (
    <td>
      <MarkSign mark={yes ? 'yes' : 'no'} />
      {words.askAllowed(yes)}
    </td>
  );
}
