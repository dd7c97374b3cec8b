import type { Player } from '../../../events/index.ts';
import type { Lesson, LessonText, Scenario, TaskDone } from '../../../machines/index.ts';

/** What the setup lacks that a task cannot be done without; a card by its name, a ruleset by its own. */
export type MissingTold =
  | { readonly kind: 'need'; readonly text: LessonText }
  | { readonly kind: 'card'; readonly name: string }
  | { readonly kind: 'attacker'; readonly player: Player }
  | { readonly kind: 'ruleset'; readonly name: string };

/** How far a task is done, and what of its setup is in the way. */
export interface TaskTold extends TaskDone {
  readonly missing: readonly MissingTold[];
}

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
      readonly task: TaskTold;
    };
