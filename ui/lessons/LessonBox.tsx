import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Language } from '../../events/index.ts';
import { useInspector, usePage } from '../app/context.ts';
import { isCourse, isTaskDone, type LessonNow, stepAt } from '../app/lessons.ts';
import { TermText } from '../glossary/TermText.tsx';
import { words } from '../locales/index.ts';
import { lacksGiven } from '../sandbox/setups.ts';
import { Icon, MarkSign } from '../theme/Mark.tsx';
import type { MissingTold } from '../worker/protocol/index.ts';
import '../theme/lesson.css';

/** The lesson that was shown last. */
let shownLast: string | null = null;

/** Who went on to another lesson by a button that is gone with the one before goes on from the new one. */
function useFocusOfNext(id: string | undefined) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (id === undefined) return;
    const isOther = shownLast !== null && shownLast !== id;
    shownLast = id;
    const { activeElement } = document;
    if (isOther && (activeElement === null || activeElement === document.body))
      box.current?.focus({ preventScroll: true });
  }, [id]);
  return box;
}

/** The lesson that one takes: what to look at in the duel, or the task to do alone. */
export function LessonBox() {
  const inspector = useInspector();
  const now = usePage((state) => state.lesson);
  const lessons = usePage((state) => state.lessons);
  const language = usePage((state) => state.language);
  const box = useFocusOfNext(now?.lesson.id);
  if (now === null) return null;
  const { lesson, mode } = now;
  const number = (lessons ?? []).findIndex(({ id }) => id === lesson.id) + 1;
  return (
    <section ref={box} tabIndex={-1} className="lesson" aria-label={words.lesson}>
      <div className="lesson-head">
        <Icon name="book" />
        <span>{words.lessonOf(number, lessons?.length ?? number)}</span>
        <b>{lesson.title[language]}</b>
        <span className="grow" />
        <button type="button" className="link" onClick={() => inspector.lessons.toggle()}>
          {words.allLessons}
        </button>
        <button
          type="button"
          className="btn btn-quiet btn-icon"
          aria-label={words.leaveLesson}
          title={words.leaveLesson}
          onClick={() => inspector.lessons.leave()}
        >
          <Icon name="close" />
        </button>
      </div>
      {mode === 'course' ? <Course now={now} /> : <Task now={now} key={lesson.id} />}
    </section>
  );
}

/** What can be done now. Where the button that one pressed is gone, the one that leads on has the focus. */
function Row({ children }: { children: ReactNode }) {
  const row = useRef<HTMLDivElement>(null);
  const last = useRef<Element | null>(null);
  useEffect(() => {
    if (last.current === null || last.current.isConnected) return;
    last.current = null;
    const { activeElement } = document;
    if (activeElement !== null && activeElement !== document.body) return;
    row.current?.querySelector<HTMLElement>('.btn-primary')?.focus({ preventScroll: true });
  });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears which of its buttons has the focus
    <div
      className="lesson-row"
      ref={row}
      onFocus={({ target }) => {
        last.current = target;
      }}
      onBlur={() => {
        last.current = null;
      }}
    >
      {children}
    </div>
  );
}

/** What to look at: the goal first, then step by step, and the task in the end. */
function Course({ now: { lesson, places } }: { now: LessonNow }) {
  const inspector = useInspector();
  const language = usePage((state) => state.language);
  const position = usePage((state) => state.position);
  const isAside = usePage(({ outline }) => outline !== null && !isCourse(lesson, outline));
  const at = stepAt(places, position);
  const step = lesson.steps[at];
  const isLast = at === lesson.steps.length - 1;
  if (isAside)
    return (
      <>
        <div className="lesson-text" aria-live="polite">
          <p>{words.lessonAside}</p>
        </div>
        <Row>
          <span className="grow" />
          <button
            type="button"
            className="btn btn-primary"
            onClick={() => inspector.choose({ branch: lesson.branch ?? null })}
          >
            {words.lessonBack}
          </button>
        </Row>
      </>
    );
  return (
    <>
      <div className="lesson-text" aria-live="polite">
        {step === undefined ? (
          <>
            <small>{words.lessonGoal}</small>
            <p>
              <TermText text={lesson.goal[language]} />
            </p>
          </>
        ) : (
          <p key={at}>
            <TermText text={step.text[language]} />
          </p>
        )}
      </div>
      <Row>
        {step === undefined ? null : (
          <>
            <button
              type="button"
              className="btn btn-icon"
              aria-label={words.lookBefore}
              title={words.lookBefore}
              onClick={() => inspector.lessons.step(-1)}
            >
              <Icon name="prev" />
            </button>
            <span className="lesson-count">{words.lessonStep(at + 1, lesson.steps.length)}</span>
          </>
        )}
        <span className="grow" />
        {isLast ? (
          <>
            <NextLesson quiet />
            <button type="button" className="btn btn-primary" onClick={() => inspector.lessons.tryAlone()}>
              <Icon name="board" />
              {words.tryAlone}
            </button>
          </>
        ) : (
          <button type="button" className="btn btn-primary" onClick={() => inspector.lessons.step(1)}>
            {step === undefined ? words.lookFirst : words.lookNext}
            <Icon name="next" />
          </button>
        )}
      </Row>
    </>
  );
}

/** What the setup lacks, in a sentence. */
function lackOf(missing: MissingTold, language: Language): string {
  switch (missing.kind) {
    case 'need':
      return missing.text[language];
    case 'card':
      return words.lacksCard(missing.name);
    case 'attacker':
      return words.lacksAttacker(missing.player);
    case 'ruleset':
      return words.lacksRuleset(missing.name);
  }
}

/** The task: what to bring about, how far it is, and a hint for who wants one. */
function Task({ now: { lesson, task } }: { now: LessonNow }) {
  const inspector = useInspector();
  const language = usePage((state) => state.language);
  const view = usePage((state) => state.view);
  const [hint, setHint] = useState(false);
  const { alone } = lesson;
  const draft = usePage((state) => state.draft.scenario);
  const inSandbox = view === 'sandbox';
  const isCleared = inSandbox && lacksGiven(lesson.task, draft);
  const reached = task?.goals.filter((goal) => goal).length ?? 0;
  const broken = task?.broken.some((each) => each) === true;
  const done = isTaskDone({ task });
  const missing = done || inSandbox ? [] : (task?.missing ?? []);
  return (
    <>
      <div className="lesson-text">
        <small>{words.taskLead}</small>
        <p>
          <TermText text={alone.task[language]} />
        </p>
        {hint ? (
          <p className="lesson-hint">
            <TermText text={alone.hint[language]} />
          </p>
        ) : null}
        <p className={`lesson-state${done ? ' is-done' : ''}`} role="status">
          {isCleared ? (
            words.taskCleared
          ) : inSandbox || task === null ? (
            words.taskInSandbox
          ) : done ? (
            <>
              <MarkSign mark="yes" />
              {words.taskDone}
            </>
          ) : broken ? (
            <>
              <MarkSign mark="ban" />
              {words.taskBroken}
            </>
          ) : (
            `${words.taskWhat(reached, alone.goals.length)} ${words.taskInDuel}`
          )}
        </p>
        {missing.length === 0 ? null : (
          <p className="lesson-state" role="status">
            <MarkSign mark="ban" />
            {[words.taskLacks, ...missing.map((each) => lackOf(each, language))].join(' ')}
          </p>
        )}
      </div>
      <Row>
        <button type="button" className="link" onClick={() => inspector.lessons.open(lesson)}>
          {words.lessonAgain}
        </button>
        <span className="grow" />
        {done ? (
          <NextLesson quiet={false} />
        ) : (
          <>
            {missing.length === 0 ? null : (
              <button type="button" className="btn" onClick={() => inspector.lessons.changeSetup()}>
                {words.changeSetup}
              </button>
            )}
            {inSandbox && !isCleared ? null : (
              <button type="button" className="btn" onClick={() => inspector.lessons.tryAlone()}>
                {words.setUpAgain}
              </button>
            )}
            <button type="button" className="btn" aria-expanded={hint} onClick={() => setHint(!hint)}>
              {words.taskHint}
            </button>
          </>
        )}
      </Row>
    </>
  );
}

/** The one that comes after this one, in the order in which they are taught. */
function NextLesson({ quiet }: { quiet: boolean }) {
  const inspector = useInspector();
  const now = usePage((state) => state.lesson);
  const lessons = usePage((state) => state.lessons) ?? [];
  const next = lessons[lessons.findIndex(({ id }) => id === now?.lesson.id) + 1];
  if (next === undefined)
    return (
      <button type="button" className="btn" onClick={() => inspector.lessons.toggle()}>
        {words.allLessons}
      </button>
    );
  return (
    <button
      type="button"
      className={quiet ? 'btn btn-quiet' : 'btn btn-primary'}
      onClick={() => inspector.lessons.open(next)}
    >
      {words.nextLesson}
      <Icon name="next" />
    </button>
  );
}
