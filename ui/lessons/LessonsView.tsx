import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useInspector, usePage } from '../app/context.ts';
import { NO_LESSONS_DONE } from '../app/lessonsDone.ts';
import { TermText } from '../glossary/TermText.tsx';
import { words } from '../locales/index.ts';
import { Icon, MarkSign } from '../theme/Mark.tsx';
import type { LessonTold } from '../worker/protocol/index.ts';
import '../theme/lesson.css';

const PARTS = ['damage', 'replay', 'corners', 'then'] as const satisfies readonly LessonTold['part'][];

/** All lessons in their order: what is done, where one is, and which one is next. */
export function LessonsView() {
  const inspector = useInspector();
  const lessons = usePage((state) => state.lessons);
  const done = usePage((state) => state.lessonsDone);
  const language = usePage((state) => state.language);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (lessons === null) inspector.lessons.fetch();
  }, [lessons, inspector]);
  if (lessons === null)
    return (
      <main className="lessons" aria-busy="true">
        <p>{words.noLessons}</p>
      </main>
    );
  const stateOf = ({ id }: LessonTold) => done.lessons[id] ?? NO_LESSONS_DONE;
  const next =
    lessons.find((lesson) => lesson.id === done.current && !stateOf(lesson).alone) ??
    lessons.find((lesson) => !stateOf(lesson).alone);
  const count = lessons.filter((lesson) => stateOf(lesson).alone).length;
  const began = Object.keys(done.lessons).length > 0;
  const move = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const all = [...(list.current?.querySelectorAll<HTMLElement>('.lesson-item') ?? [])];
    const at = all.indexOf(document.activeElement as HTMLElement);
    if (by === 0 || at === -1) return;
    event.preventDefault();
    event.stopPropagation();
    all[at + by]?.focus();
  };
  return (
    <main className="lessons">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrows go from one button of the list to the next */}
      <div className="lessons-in" ref={list} onKeyDown={move}>
        <div className="lessons-head">
          <h1>{words.lessonsTitle}</h1>
          <span className="quiet">{words.lessonsDone(count, lessons.length)}</span>
          <span className="grow" />
          {began ? (
            <button type="button" className="link" onClick={() => inspector.lessons.forget()}>
              {words.forgetLessons}
            </button>
          ) : null}
          <button type="button" className="btn" onClick={() => inspector.set({ view: 'duel' })}>
            {words.backToDuel}
          </button>
        </div>
        <p className="read">
          <TermText text={words.lessonsText} />
        </p>
        {next === undefined ? null : (
          <button type="button" className="btn btn-primary go" onClick={() => inspector.lessons.open(next)}>
            <span>{(began ? words.lessonGoOn : words.lessonStart)(next.title[language])}</span>
            <Icon name="arrow" />
          </button>
        )}
        {PARTS.map((part) => (
          <section key={part} aria-labelledby={`lessons-${part}`}>
            <h2 id={`lessons-${part}`}>{words.lessonPart[part]}</h2>
            <ol className="lessons-list">
              {lessons.map((lesson, at) =>
                lesson.part !== part ? null : (
                  <li key={lesson.id} value={at + 1}>
                    <Item
                      lesson={lesson}
                      number={at + 1}
                      isHere={lesson.id === done.current}
                      isNext={lesson.id === next?.id}
                    />
                  </li>
                ),
              )}
            </ol>
          </section>
        ))}
      </div>
    </main>
  );
}

function Item({
  lesson,
  number,
  isHere,
  isNext,
}: {
  lesson: LessonTold;
  number: number;
  isHere: boolean;
  isNext: boolean;
}) {
  const inspector = useInspector();
  const language = usePage((state) => state.language);
  const { read, alone } = usePage((state) => state.lessonsDone.lessons[lesson.id] ?? NO_LESSONS_DONE);
  const isRead = read >= lesson.steps.length;
  return (
    <button
      type="button"
      className={`lesson-item${isHere ? ' is-here' : ''}`}
      aria-current={isHere ? 'step' : undefined}
      onClick={() => inspector.lessons.open(lesson)}
    >
      <span className="lesson-no" aria-hidden="true">
        {alone ? <MarkSign mark="yes" /> : number}
      </span>
      <span>
        <b>{lesson.title[language]}</b>
        <span>{lesson.goal[language]}</span>
      </span>
      <small>
        {alone
          ? words.lessonAlone
          : isRead
            ? words.lessonRead
            : read > 0
              ? words.lessonSteps(read, lesson.steps.length)
              : isHere
                ? words.lessonHere
                : isNext
                  ? words.lessonNext
                  : ''}
      </small>
    </button>
  );
}
