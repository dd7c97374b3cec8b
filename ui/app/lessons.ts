import { taskTitles } from '../locales/taskTitles.ts';
import type { LessonTold, Outline, TaskTold } from '../worker/protocol/index.ts';
import type { Desk } from './desk.ts';
import type { Documents } from './documents.ts';
import { type LessonDone, type LessonsDone, NO_LESSONS_DONE, rememberLessons } from './lessonsDone.ts';
import type { Playback } from './playback.ts';
import type { Sandbox } from './sandbox.ts';
import type { PageState } from './state.ts';

/** The lesson that one is at: its course, or its task that is tried alone. */
export interface LessonNow {
  readonly lesson: LessonTold;
  readonly mode: 'course' | 'alone';
  /** Where its steps look, once that is known. */
  readonly places: readonly (number | null)[];
  /** How far its task is done, once there is a duel of it. */
  readonly task: TaskTold | null;
}

/** The lessons of the page. */
export interface Lessons {
  /** Shows the list, or the duel again. */
  toggle(): void;
  /** Loads the lessons, for the list. */
  fetch(): void;
  open(lesson: LessonTold): void;
  /** Goes to where the step looks that comes next, or the one before. */
  step(direction: 1 | -1): void;
  /** Sets the task up in the sandbox. */
  tryAlone(): void;
  /** Back to the setup of the task as the reader left it. */
  changeSetup(): void;
  /** The duel that comes is the course or the task of this lesson once more; of none with `null`. */
  resume(id: string | null): void;
  /** Ends the lesson; the duel stays. */
  leave(): void;
  forget(): void;
  /** The worker has told them. */
  came(lessons: readonly LessonTold[]): void;
  placed(id: string, places: readonly (number | null)[]): void;
  worked(id: string, task: TaskTold): void;
}

/** The step that the cursor has come to, from 0; -1 before the first. */
export function stepAt(places: readonly (number | null)[], position: number): number {
  let at = -1;
  for (const [index, place] of places.entries()) if (place !== null && place <= position) at = index;
  return at;
}

/** Whether a duel is the example of a lesson, on whatever branch, also where the reader decided on in it. */
const isExample = ({ scenario }: LessonTold, { origin, changing }: Outline): boolean => {
  const from = changing?.from ?? origin;
  return from.kind === 'example' && from.id === scenario;
};

/** Whether a duel is the course of a lesson. */
export const isCourse = (lesson: LessonTold, outline: Outline): boolean =>
  isExample(lesson, outline) && outline.branch === (lesson.branch ?? null);

/** Whether a duel is one of the task of a lesson: set up, or played on from there. */
export const isTask = ({ task }: LessonTold, { origin }: Outline): boolean =>
  origin.kind === 'file'
    ? origin.name.startsWith(`${task.id}.`)
    : origin.kind === 'scenario' && origin.id === task.id;

/** Whether everything that the task asks for has happened, and nothing that it rules out. */
export const isTaskDone = ({ task }: Pick<LessonNow, 'task'>): boolean =>
  task?.goals.every((goal) => goal) === true && !task.broken.some((broken) => broken);

/** What the setups and duels of tasks are called by; which task it is shows once the lessons are known. */
const TASK = /^lesson-/;

/** Whether a duel may be one of a task, as long as the lessons are not known. */
const mayBeTask = ({ origin }: Outline): boolean =>
  origin.kind !== 'example' && TASK.test(origin.kind === 'file' ? origin.name : origin.id);

/**
 * What a lesson is for the duel that is shown: its course, its task, or nothing, since the duel is another one. In the
 * sandbox its task is being set up, whatever duel lies beneath. Who decides otherwise in its course is still in the lesson.
 */
export function modeFor(
  lesson: LessonTold,
  outline: Outline,
  before: LessonNow['mode'],
  view: PageState['view'],
): LessonNow['mode'] | null {
  if (isTask(lesson, outline) || (before === 'alone' && view === 'sandbox')) return 'alone';
  return before === 'course' && isExample(lesson, outline) ? 'course' : null;
}

/** The lessons, and how far one is with them. */
export function createLessons(
  desk: Desk,
  documents: Documents,
  playback: Playback,
  sandbox: Sandbox,
): Lessons {
  const { store, worker } = desk;
  let seen: Outline | null = null;
  let position = -1;
  let looked = store.get().view;
  /** The lesson whose course is on its way to be shown, or was taken when the page was loaded the last time. */
  let coming = store.get().lessonsDone.current;
  /** What waits for the lessons to be told. */
  let waiting: (() => void) | null = null;

  /** The lesson that was just begun: its places are not known yet. */
  let begun: string | null = null;
  const keep = (done: LessonsDone) => {
    store.set({ lessonsDone: done });
    rememberLessons(done);
  };
  const note = (id: string, more: Partial<LessonDone>) => {
    const { lessonsDone } = store.get();
    const before = lessonsDone.lessons[id] ?? NO_LESSONS_DONE;
    const after = { ...before, ...more, read: Math.max(before.read, more.read ?? 0) };
    if (after.read === before.read && after.alone === before.alone) return;
    keep({ ...lessonsDone, lessons: { ...lessonsDone.lessons, [id]: after } });
  };
  const withLessons = (go: () => void): void => {
    if (store.get().lessons === null) {
      const before = waiting;
      waiting = () => {
        before?.();
        go();
      };
      worker.ask({ type: 'lessons' });
    } else go();
  };
  /** Which lesson the duel that is shown now belongs to. */
  function meet(outline: Outline): void {
    const { lesson: now, lessons } = store.get();
    const wanted = lessons?.find(({ id }) => id === coming);
    if (wanted !== undefined) {
      const mode = isCourse(wanted, outline) ? 'course' : isTask(wanted, outline) ? 'alone' : null;
      const kept = now?.lesson.id === wanted.id && now.mode === mode ? now.places : [];
      if (mode !== null) {
        coming = null;
        store.set({ lesson: { lesson: wanted, mode, places: kept, task: null } });
      }
    }
    // The task that one is at, opened again after the page was loaded anew.
    const current = lessons?.find(({ id }) => id === store.get().lessonsDone.current);
    const held = store.get().lesson;
    if (current !== undefined && held?.mode !== 'alone' && isTask(current, outline))
      store.set({ lesson: { lesson: current, mode: 'alone', places: [], task: null } });
    const { lesson, view } = store.get();
    if (lesson === null) return;
    const { id } = lesson.lesson;
    const mode = modeFor(lesson.lesson, outline, lesson.mode, view);
    if (mode === null) store.set({ lesson: null });
    else if (mode === 'course') worker.ask({ type: 'lessonPlaces', serial: desk.shown, lesson: id });
    else if (isTask(lesson.lesson, outline)) {
      worker.ask({ type: 'task', serial: desk.shown, lesson: id });
      // Where the setup is done, the players decide.
      if (lesson.task === null && !outline.changed) playback.go(outline.length - 1);
    }
  }
  /** The setup on the sandbox's table is the task that one is at: it is so as well after the page was loaded anew. */
  function meetSetup(): void {
    const { draft, lessons, lessonsDone, lesson, view } = store.get();
    const current = lessons?.find(({ id }) => id === lessonsDone.current);
    if (view !== 'sandbox' || lesson?.mode === 'alone' || current?.task.id !== draft.scenario.id) return;
    // The duel beneath makes no course of it.
    coming = null;
    store.set({ lesson: { lesson: current, mode: 'alone', places: [], task: null } });
  }
  /** One comes back from the sandbox to a duel that is not the task: it is the course again, or no lesson. */
  function meetAgain(outline: Outline): void {
    const { lesson } = store.get();
    if (lesson?.mode !== 'alone' || isTask(lesson.lesson, outline)) return;
    const course: LessonNow = { ...lesson, mode: 'course', places: [], task: null };
    store.set({ lesson: isExample(lesson.lesson, outline) ? course : null });
    meet(outline);
  }
  store.subscribe(() => {
    const { outline, lesson, position: at, moment, view } = store.get();
    const turned = view !== looked;
    looked = view;
    // The worker's opening is noted on the desk before the page shows it.
    if (outline !== seen) {
      seen = outline;
      if (outline !== null) {
        const { lesson: now, lessonsDone } = store.get();
        const mayReturn = now === null && lessonsDone.current !== null && mayBeTask(outline);
        if (coming === null && !mayReturn) meet(outline);
        else withLessons(() => seen === outline && meet(outline));
      }
    } else if (turned && view === 'duel' && outline !== null) meetAgain(outline);
    if (turned && view === 'sandbox' && TASK.test(store.get().draft.scenario.id)) withLessons(meetSetup);
    if (at === position && moment?.position === at) return;
    position = at;
    if (lesson?.mode === 'course' && lesson.places.length > 0)
      note(lesson.lesson.id, { read: stepAt(lesson.places, at) + 1 });
  });
  return {
    toggle() {
      if (store.get().view === 'lessons') return store.set({ view: 'duel' });
      withLessons(() => store.set({ view: 'lessons', notice: null }));
    },
    fetch: () => withLessons(() => undefined),
    open(lesson) {
      const { lesson: now, outline } = store.get();
      // A task that was done is no work that anybody keeps: the next lesson is not asked about.
      const isDone =
        now?.mode === 'alone' && isTaskDone(now) && outline !== null && isTask(now.lesson, outline);
      const go = isDone ? (then: () => void) => then() : documents.leave;
      go(() => {
        coming = lesson.id;
        begun = lesson.id;
        keep({ ...store.get().lessonsDone, current: lesson.id });
        store.set({ lesson: null, problem: null });
        const { scenario: id, branch = null, ruleset = null } = lesson;
        documents.openPlace({ id, branch, ruleset, at: null });
      });
    },
    step(direction) {
      const { lesson, position: at } = store.get();
      if (lesson === null) return;
      const now = stepAt(lesson.places, at);
      const here = lesson.places[now];
      // Past the place of a step one first comes back to it.
      const to = direction === -1 && here != null && at > here ? here : lesson.places[now + direction];
      if (to != null) playback.go(to);
      else if (direction === 1) playback.go(Number.MAX_SAFE_INTEGER);
      else playback.go(store.get().outline?.start ?? 0);
    },
    tryAlone() {
      const { lesson, language } = store.get();
      if (lesson === null) return;
      // The duel stays beneath the setup: changes to it are asked about when the setup is played.
      store.set({ lesson: { ...lesson, mode: 'alone', task: null } });
      const { title, task } = lesson.lesson;
      sandbox.begin({ ...task, title: taskTitles[language](title[language]) }, []);
    },
    resume(id) {
      coming = id;
      if (id !== null) keep({ ...store.get().lessonsDone, current: id });
    },
    changeSetup() {
      const { lesson, draft } = store.get();
      if (lesson === null || draft.scenario.id !== lesson.lesson.task.id) return this.tryAlone();
      documents.leave(() => sandbox.open());
    },
    leave() {
      coming = null;
      store.set({ lesson: null });
      keep({ ...store.get().lessonsDone, current: null });
    },
    forget() {
      coming = null;
      keep({ current: null, lessons: {} });
    },
    came(lessons) {
      store.set({ lessons });
      const go = waiting;
      waiting = null;
      go?.();
    },
    placed(id, places) {
      const { lesson, position: at } = store.get();
      if (lesson?.lesson.id !== id || lesson.mode !== 'course') return;
      const [first] = places;
      // A lesson begins before the first place that it speaks of.
      const begins = begun === id && first != null && first <= at && first > 0;
      begun = null;
      store.set({ lesson: { ...lesson, places } });
      if (begins) return playback.go(first - 1);
      note(id, { read: stepAt(places, at) + 1 });
    },
    worked(id, task) {
      const { lesson } = store.get();
      if (lesson?.lesson.id !== id || lesson.mode !== 'alone') return;
      store.set({ lesson: { ...lesson, task } });
      if (isTaskDone({ task })) note(id, { alone: true });
    },
  };
}
