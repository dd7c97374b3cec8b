/** How far a reader is with one lesson: how many of its steps were reached, and whether its task was done. */
export interface LessonDone {
  readonly read: number;
  readonly alone: boolean;
}

/** How far a reader is with the lessons, and at which one. */
export interface LessonsDone {
  readonly current: string | null;
  readonly lessons: Readonly<Record<string, LessonDone>>;
}

const KEY = 'duelscope.lessons';
export const NO_LESSONS_DONE: LessonDone = { read: 0, alone: false };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** How far the reader was the last time; nothing where the browser keeps nothing. */
export function lessonsKept(): LessonsDone {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const { current, lessons } = isRecord(kept) ? kept : {};
    return {
      current: typeof current === 'string' ? current : null,
      lessons: Object.fromEntries(
        Object.entries(isRecord(lessons) ? lessons : {}).flatMap(([id, done]) =>
          isRecord(done) && typeof done['read'] === 'number'
            ? [[id, { read: done['read'], alone: done['alone'] === true }]]
            : [],
        ),
      ),
    };
  } catch {
    return { current: null, lessons: {} };
  }
}

/** Keeps how far the reader is. */
export function rememberLessons(done: LessonsDone): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(done));
  } catch {
    // A browser that keeps nothing begins at the first lesson the next time.
  }
}
