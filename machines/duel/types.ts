import type {
  Applied,
  Board,
  CommandType,
  Entry,
  Phase,
  Player,
  SetupCard,
  StartPlace,
} from '../../events/index.ts';
import type { CardData } from '../cards/vocabulary.ts';
import type { Must } from '../charts/meta.ts';
import type { Ruleset } from '../rulesets/schema.ts';
import type { DecisionPlace } from '../scenarios/schema.ts';

/** The chart's snapshot as plain JSON: which states are active. Opaque; ask `speaker` and `activeStates` about it. */
export type Procedure = object;

/** Everything at one moment: the table and where the procedure stands. */
export interface DuelState {
  readonly board: Board;
  readonly procedure: Procedure;
}

/** What a duel starts from, resolved: ids given, decks filled, places taken. */
export interface DuelSetup {
  readonly at: StartPlace;
  readonly turn: number;
  readonly turnPlayer: Player;
  readonly startingPlayer: Player;
  readonly seed: number;
  readonly lifePoints: { readonly A: number; readonly B: number };
  readonly cards: readonly SetupCard[];
  /** Effects that resolved before and still apply. */
  readonly effects?: readonly Applied[] | undefined;
}

/** Line 1 of a duel file. */
export interface DuelHeader {
  readonly format: 'duelscope/duel';
  readonly version: 1;
  readonly engine: string;
  /** The client that wrote the recording that the duel was read from, where it was read from one. */
  readonly client?: string | undefined;
  readonly title?: string | undefined;
  readonly ruleset: Ruleset;
  readonly rulesetHash: string;
  readonly cards: readonly CardData[];
  /** Fingerprint of `cards`. */
  readonly cardsHash: string;
  readonly players: { readonly A: string; readonly B: string };
  readonly setup: DuelSetup;
  readonly profile: 'full' | 'observed';
}

/** Who may decide now and what, straight from the chart. */
export interface Speaker {
  /** Ids of all active states, from the region down: turn.battle.step.choosing. */
  readonly states: readonly string[];
  /** The state that speaks. */
  readonly state: string;
  readonly asks: Player | null;
  readonly may: readonly CommandType[];
  readonly must: readonly Must[];
  readonly places: readonly DecisionPlace[];
  /** The box of the fast effect timing chart (F1 to F6). */
  readonly box: 'A' | 'B' | 'C' | 'D' | 'E';
  /** The phases that may be proposed here, the usual one first. */
  readonly next: readonly Phase[];
}

/** A decision of a kind that could be taken now, legal or, with its reason, not. */
export interface Offer {
  readonly player: Player;
  readonly type: CommandType;
  /** The card that would act; none for a phase, a pass, or a choice at a replay. */
  readonly card?: string;
  readonly effect?: string;
  /** The phase that would be asked for. */
  readonly to?: Phase;
  /** What would be chosen at a replay: a monster, `direct` or `stop`. */
  readonly target?: string;
  readonly legal: boolean;
  readonly code?: string;
  readonly rule?: string;
  readonly detail?: Readonly<Record<string, string | number | boolean | null>>;
}

/** A duel on hand: header, entries, and the rules to fold and judge them with. */
export interface Duel {
  readonly header: DuelHeader;
  readonly entries: readonly Entry[];
}
