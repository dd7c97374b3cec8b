import { lazy, type ReactNode, Suspense, useLayoutEffect, useRef } from 'react';
import { answerHere, waitingQuestion } from '../../app/askingFirst.ts';
import { useInspector, usePage } from '../../app/context.ts';
import { useKeptFocus } from '../../app/useKeptFocus.ts';
import { TermText } from '../../glossary/TermText.tsx';
import { words } from '../../locales/index.ts';
import { MarkSign, Side } from '../../theme/Mark.tsx';
import { MARKS, type Moment, type Outline } from '../../worker/protocol/index.ts';
import { DecideHere } from '../decide/DecideHere.tsx';
import { NextButton } from '../timeline/Transport.tsx';
import { aboutToAttack } from './ahead.ts';
import { Causes } from './Causes.tsx';
import { Choices } from './Choices.tsx';
import { Cite } from './Cite.tsx';
import { Doors } from './Doors.tsx';
import { Facts } from './Facts.tsx';
import { Lens } from './Lens.tsx';
import { Notes, Question } from './Notes.tsx';
import { Passing } from './Passing.tsx';
import { Sentence } from './Sentence.tsx';
import { Trails } from './Trails.tsx';
import { Verdict } from './Verdict.tsx';

const AskPanel = lazy(async () => ({ default: (await import('../ask/AskPanel.tsx')).AskPanel }));
const AnswerPanel = lazy(async () => ({ default: (await import('../ask/AnswerPanel.tsx')).AnswerPanel }));

const LessonBox = lazy(async () => ({ default: (await import('../../lessons/LessonBox.tsx')).LessonBox }));

/** Why, and over it the lesson that one takes, if one does. */
export function WhyPanel() {
  const inLesson = usePage((state) => state.lesson !== null);
  if (!inLesson) return <Why />;
  return (
    <>
      <Suspense fallback={null}>
        <LessonBox />
      </Suspense>
      <div className="why-place">
        <Why />
      </div>
    </>
  );
}

/** What this entry is, why it came to be, and what would have made it different. */
function Why() {
  const outline = usePage((state) => state.outline);
  const moment = usePage((state) => state.moment);
  const broken = usePage((state) => state.broken);
  const detail = usePage((state) => state.detail);
  const question = usePage(waitingQuestion);
  const answer = usePage(answerHere);
  if (broken !== null && outline !== null)
    return <Broken outline={outline} position={broken.position} message={broken.message} />;
  if (outline === null || moment === null) return <div className="why" />;
  if (question !== null || answer !== null)
    return (
      <>
        <Suspense fallback={<div className="why" />}>
          {answer !== null ? (
            <AnswerPanel outline={outline} answer={answer} />
          ) : question !== null ? (
            <AskPanel outline={outline} question={question} key={question.key} />
          ) : null}
        </Suspense>
        <Passing outline={outline} />
      </>
    );
  return (
    <>
      {detail === 'plain' ? (
        <PlainWhy outline={outline} moment={moment} />
      ) : (
        <FullWhy outline={outline} moment={moment} />
      )}
      <Passing outline={outline} />
    </>
  );
}

/** Values of the ruleset that no source states, where one of them decided. */
function Ours({ moment }: { moment: Moment }) {
  return moment.ours.map(({ name, asks, means }) => (
    <p className="quiet" data-ours={name} key={name}>
      * {`${asks}${words.colon}${means}`} {words.valueOurs}
    </p>
  ));
}

function Otherwise({ moment }: { moment: Moment }) {
  if (moment.explanation.otherwise.length === 0) return null;
  return (
    <div className="else">
      <MarkSign mark="branch" />
      <span>
        <Sentence pieces={moment.explanation.otherwise} />
      </span>
    </div>
  );
}

/** Each entry is read from its verdict on. */
function Scroll({ position, children }: { position: number; children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  const scrolled = useRef(false);
  const kept = useKeptFocus(element);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it goes to the top when another entry is looked at
  useLayoutEffect(() => {
    // Where nobody scrolled it is there: to set it would have the page laid out before the rest of it is drawn.
    if (element.current !== null && scrolled.current) element.current.scrollTop = 0;
    scrolled.current = false;
  }, [position]);
  const scroll = () => {
    scrolled.current = true;
  };
  return (
    <div className="why" ref={element} tabIndex={-1} onScroll={scroll} {...kept}>
      {children}
    </div>
  );
}

function FullWhy({ outline, moment }: { outline: Outline; moment: Moment }) {
  return (
    <Scroll position={moment.position}>
      <Question outline={outline} />
      <Verdict explanation={moment.explanation} tag />
      <p className="reason">
        <Sentence pieces={moment.explanation.sentence} />
      </p>
      <Notes outline={outline} position={moment.position} />
      <Cite rule={moment.rule} />
      <Ours moment={moment} />
      <Lens outline={outline} moment={moment} />
      <Causes moment={moment} codes />
      <Choices outline={outline} moment={moment} />
      <Trails moment={moment} />
      <Facts moment={moment} />
      <CourseEnd outline={outline} position={moment.position} />
      <Otherwise moment={moment} />
      <Decide outline={outline} moment={moment} />
      <JudgeThis />
    </Scroll>
  );
}

function PlainWhy({ outline, moment }: { outline: Outline; moment: Moment }) {
  const ahead = aboutToAttack(moment, outline.names);
  const inLesson = usePage((state) => state.lesson !== null);
  // Who is led by a lesson is shown no other way to go.
  const first = moment.position === outline.start && outline.start < outline.length - 1 && !inLesson;
  return (
    <Scroll position={moment.position}>
      <Question outline={outline} />
      <div className="why-head">
        {ahead === null ? (
          <>
            <Verdict explanation={moment.explanation} tag={false} />
            <p className="reason">
              <Sentence pieces={moment.explanation.sentence} />
            </p>
          </>
        ) : (
          <>
            <p className="kick">
              <Side player={moment.board.turnPlayer} />
              <span>
                <TermText text={words.turnKick(moment.board)} />
              </span>
            </p>
            <h2 className="lead">{words.aboutToAttack(ahead.attacker)}</h2>
            <p className="read">
              <Sentence pieces={ahead.pieces} />
            </p>
          </>
        )}
      </div>
      <NextButton small={false} />
      <Notes outline={outline} position={moment.position} />
      <CourseEnd outline={outline} position={moment.position} />
      {first ? (
        <>
          <WatchFor outline={outline} />
          <Doors />
        </>
      ) : (
        <>
          <Lens outline={outline} moment={moment} />
          <Cite rule={moment.rule} />
          <Ours moment={moment} />
          <Choices outline={outline} moment={moment} />
          <Causes moment={moment} codes={false} />
          <Otherwise moment={moment} />
          <Decide outline={outline} moment={moment} />
          <JudgeThis />
        </>
      )}
    </Scroll>
  );
}

/** The moment is shown to others. */
function JudgeThis() {
  const inspector = useInspector();
  return (
    <button type="button" className="btn judge-this" onClick={() => inspector.run('file.judge')}>
      {words.judge}
    </button>
  );
}

/** What can be decided here, but for the choices that are shown above. */
function Decide({ outline, moment }: { outline: Outline; moment: Moment }) {
  return moment.explanation.choices.length > 0 ? (
    <DecideHere outline={outline} without="choose" />
  ) : (
    <DecideHere outline={outline} />
  );
}

/** The mark a newcomer will meet in this duel. */
function WatchFor({ outline }: { outline: Outline }) {
  const has = (mark: 'replay' | 'noReplay') => outline.marks.includes(MARKS.indexOf(mark));
  const mark = has('replay') ? 'replay' : has('noReplay') ? 'noReplay' : null;
  return (
    <p className="soon">
      {mark === null ? null : <MarkSign mark={mark} />}
      <span>
        <TermText
          text={
            mark === 'replay'
              ? words.watchForReplay
              : mark === 'noReplay'
                ? words.watchForNone
                : words.stepBack
          }
        />
      </span>
    </p>
  );
}

/** Where a course ends and others go on from there, they are offered. */
function CourseEnd({ outline, position }: { outline: Outline; position: number }) {
  const inspector = useInspector();
  if (position !== outline.length - 1) return null;
  const onward = outline.branches.filter(
    (branch) => branch.from === position && branch.name !== outline.branch,
  );
  if (onward.length === 0) return null;
  return (
    <div className="ends">
      <h3 className="h">{words.endsHere}</h3>
      {onward.map((branch) => (
        <button
          key={branch.name}
          type="button"
          className="choice choice-wide"
          onClick={() => inspector.choose({ branch: branch.name, onward: true })}
        >
          <MarkSign mark="branch" />
          <span>{branch.called ?? branch.name}</span>
          {branch.ruleset === null ? null : <small>{words.underRuleset(branch.ruleset)}</small>}
        </button>
      ))}
    </div>
  );
}

function Broken({ outline, position, message }: { outline: Outline; position: number; message: string }) {
  const inspector = useInspector();
  const entry = outline.numbers[position] ?? position;
  const before = outline.numbers[position - 1] ?? 0;
  return (
    <div className="state">
      <b>{words.brokenTitle(entry)}</b>
      <span>
        {`${message}. `}
        {words.brokenText(before)}
      </span>
      <div className="state-row">
        <button type="button" className="btn" onClick={() => inspector.playback.go(position - 1)}>
          {words.goThere(before)}
        </button>
        <button
          type="button"
          className="btn btn-quiet"
          onClick={() =>
            void inspector.host
              .copy(`${words.brokenTitle(entry)} ${message}`)
              .then(() => inspector.set({ notice: words.copied }))
              .catch((reason: unknown) => inspector.set({ problem: String(reason) }))
          }
        >
          {words.copyReport}
        </button>
      </div>
    </div>
  );
}
