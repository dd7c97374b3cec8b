import type { Answer, Player } from '../../../events/index.ts';

/** Where a card of the table lies when the duel begins. */
export type Place = 'attack' | 'defense' | 'set' | 'back' | 'face' | 'hand' | 'graveyard' | 'deck';

/** One card of the table: a role of the card table, whose, and where. */
export interface TableCard {
  readonly role: string;
  readonly owner: Player;
  readonly place: Place;
}

/** What a fuzz duel starts from: Player A's open Battle Step with these cards. */
export interface Table {
  readonly cards: readonly TableCard[];
  readonly lifePoints: { readonly A: number; readonly B: number };
}

/** How eager the players are, of a hundred times that they could do something: on a chain, and where none runs. */
export interface Temper {
  readonly onChain: number;
  readonly inWindow: number;
}

/** A duel of the fuzz: a table, the players' temper and the numbers by which everything is decided. */
export interface FuzzDuel {
  readonly table: Table;
  readonly temper: Temper;
  readonly dice: readonly number[];
}

/**
 * A decision, in words that both engines know. Cards are named by their code; `at` is how much had happened, so that
 * the other engine takes it in the same moment.
 */
export type Step =
  | { readonly do: 'attack'; readonly at: number; readonly with: number; readonly target: Target }
  | {
      readonly do: 'activate';
      readonly at: number;
      readonly player: Player;
      readonly card: number;
      readonly effect: string;
      readonly answers: readonly StepAnswer[];
    }
  | { readonly do: 'choose'; readonly at: number; readonly target: Target | 'stop' }
  | {
      readonly do: 'answer';
      readonly at: number;
      readonly player: Player;
      readonly values: StepAnswer;
    };
/** Codes of cards, or words (a position, yes or no). */
export type StepAnswer = readonly (number | string | boolean)[];
export type Target = number | 'direct';

/** What a duel came to on one engine: what happened, in order, each as one line of words that both engines have. */
export interface Course {
  readonly happened: readonly string[];
}

/** A recorded duel: a table and what was decided, without dice. */
export interface RecordedDuel {
  readonly table: Table;
  readonly steps: readonly Step[];
}

/** The same values as a list. */
export const listOf = (answer: Answer): StepAnswer => (Array.isArray(answer) ? answer : [answer as string]);
