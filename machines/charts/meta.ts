import type { CommandType, EventType, Phase } from '../../events/index.ts';
import type { DecisionPlace } from '../scenarios/schema.ts';

/** Whose decision a state waits for; `machines/duel` finds the player. */
export type Role =
  | 'turnPlayer'
  | 'opponent'
  /** The player who did not add the last chain link. */
  | 'responder'
  /** The player who did. */
  | 'activator'
  /** The player whose optional trigger is offered next. */
  | 'offered'
  /** The player of the open prompt. */
  | 'prompted';

/** What the rules must do next in a state: the rule that runs and every type of event it may append. */
export interface Must {
  readonly run: string;
  readonly with?: string;
  readonly appends: readonly EventType[];
}

/** What a state means: who decides, what may be decided, what the rules have to do next, its name in scenarios. */
export interface StateMeta {
  readonly asks?: Role;
  readonly may?: readonly CommandType[];
  readonly must?: readonly Must[];
  readonly place?: readonly DecisionPlace[];
  /** The place while a response window is open over this state. */
  readonly responses?: DecisionPlace;
  /** The box of the fast effect timing chart that it is (F3 to F6); box A is where nothing else asks (F1). */
  readonly box?: 'B' | 'C' | 'D' | 'E';
  /** The phases that may be proposed here, the usual one first. */
  readonly next?: readonly Phase[];
}
