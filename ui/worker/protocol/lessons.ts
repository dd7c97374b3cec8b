import type { Lesson, Scenario, TaskDone } from '../../../machines/index.ts';

/** A lesson, and its task as a scenario without steps; the page gives it a title. */
export interface LessonTold extends Lesson {
  readonly task: Scenario;
}

export type LessonAsk =
  /** All lessons, in the order they are taught. */
  | { readonly type: 'lessons' }
  /** Where the steps of a lesson look in the duel that is open. */
  | { readonly type: 'lessonPlaces'; readonly serial: number; readonly lesson: string }
  /** How far the task of a lesson is done in the duel that is open. */
  | { readonly type: 'task'; readonly serial: number; readonly lesson: string };

export type LessonTell =
  | { readonly type: 'lessons'; readonly lessons: readonly LessonTold[] }
  | {
      readonly type: 'lessonPlaces';
      readonly serial: number;
      readonly lesson: string;
      /** Positions; `null` where nothing like it is there, or not shown yet. */
      readonly places: readonly (number | null)[];
    }
  | {
      readonly type: 'task';
      readonly serial: number;
      readonly lesson: string;
      readonly task: TaskDone;
    };
