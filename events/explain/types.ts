import type { Candidate, CardId, Entry, Option, Payload, Player, Read } from '../messages/index.ts';
import type { Board } from '../projections/index.ts';

/** The sign an entry has in timeline, log, board and verdict (mock: Marks). */
export type Mark =
  | 'attack'
  | 'came'
  | 'left'
  | 'replay'
  | 'noReplay'
  | 'refused'
  | 'activated'
  | 'resolved'
  | 'damage'
  | 'branch'
  | 'bookmark'
  | 'step'
  | 'pass'
  /** It is other than our rules say; only in a duel that others decided, and known only beside its log. */
  | 'differs';

/** A piece of a sentence; `strong` where it names the thing that changed. */
export interface Piece {
  readonly text: string;
  readonly strong?: true;
  readonly card?: CardId;
  readonly entry?: number;
}

/** Everything Why shows of one entry. Codes and rule ids stand beside the sentence, never in it. */
export interface Explanation {
  readonly index: number;
  readonly mark: Mark | null;
  readonly player: Player | null;
  /** A word or two: `Replay`, `No replay`, `Attack declared`. */
  readonly title: string;
  /** One line for the log row, without names of zones or codes. */
  readonly row: string;
  /** What happened and why, for someone who does not know the game. */
  readonly sentence: readonly Piece[];
  /** What would have to be different, where a rule decided. */
  readonly otherwise: readonly Piece[];
  readonly rule: string | null;
  readonly code: string | null;
  readonly candidates: readonly (Candidate & { readonly words: string })[];
  readonly choices: readonly (Option & { readonly words: string; readonly taken?: number })[];
  readonly reads: readonly Read[];
  readonly becauseOf: readonly number[];
  readonly leadsTo: readonly number[];
}

/** The switches of a ruleset that say which changes make a replay (rules.md 2.2): a sentence on what would be asks them. */
export interface ReplaySwitches {
  readonly watchedSides: 'both' | 'defender';
  readonly fieldChange: 'netCount' | 'anyMove';
  readonly causeFilter: 'trapOrQuickPlay' | 'any';
  readonly onTargetIllegal: 'none' | 'directLost' | 'any';
}

/** What others told, held against our rules: a battle (B35 to B43), or a direct attack (B15). */
export interface ByRules {
  /** The same battle by our rules, in ATK, DEF and Life Points, where the told one is another; else `null`. */
  readonly battle: Payload<'battle.calculated'> | null;
  /** Monsters that are told to survive, though nothing that was told keeps them (B43). */
  readonly unprotected: readonly CardId[];
  /** A direct attack, though there is a monster in its way and nothing that was told lets it pass by (B15). */
  readonly isBarred?: true;
}

/** What a sentence needs to know beside the entry: the table before and after, names, the ruleset, and the whole log. */
export interface ExplainContext {
  readonly entries: readonly Entry[];
  readonly before: Board;
  readonly after: Board;
  /** The card's printed name; `Sheep Token 2` where several of one name are there; its id where it is unknown. */
  nameOf(card: CardId): string;
  /** The duel's ruleset, `header.ruleset.switches`; the rules of today where left out. */
  readonly switches?: ReplaySwitches;
  /** Of a battle or an attack that others told and our rules do not come to; left out everywhere else. */
  readonly byRules?: ByRules;
}
