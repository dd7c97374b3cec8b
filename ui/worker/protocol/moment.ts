import type { Board, CardId, CardState, Entry, Explanation } from '../../../events/index.ts';
import type { Speaker } from '../../../machines/index.ts';
import type { Change } from '../changes.ts';

/** The table, the procedure and the explanation at one position. */
export interface Moment {
  readonly position: number;
  readonly entry: Entry;
  readonly board: Board;
  readonly before: Board;
  readonly explanation: Explanation;
  readonly speaker: Speaker;
  readonly statesBefore: readonly string[];
  readonly rule: RuleNote | null;
  /** Values of the ruleset that no source states and that made this entry: what they decide, and how. */
  readonly ours: readonly { readonly name: string; readonly asks: string; readonly means: string }[];
  /** The chain that is on, else the last one before, with the entry at which it ended. */
  readonly chain: {
    readonly links: Board['chain'];
    readonly number: number;
    readonly endedAt: number | null;
  } | null;
  /** What changed on the table, since the declaration while an attack runs, else by this entry. */
  readonly changes: { readonly since: number | null; readonly list: readonly Change[] };
  /** The monsters of both sides when the target was named last (R2), while an attack is running or was just checked. */
  readonly then: ThenTable | null;
  /** The entry that comes next, if any: what is about to happen. */
  readonly next: Entry | null;
}

/** Which monster stood in which zone, first the five Main Monster Zones, then the Extra Monster Zones, and which visit it was. */
export interface ThenTable {
  readonly entry: number;
  readonly zones: { readonly A: readonly (CardId | null)[]; readonly B: readonly (CardId | null)[] };
  readonly cards: Readonly<
    Record<CardId, Pick<CardState, 'visit' | 'name' | 'token' | 'position' | 'faceUp'>>
  >;
}

/** A rule of the rulebook as Why quotes it. */
export interface RuleNote {
  readonly id: string;
  readonly statement: string;
  readonly source: string;
  readonly ours: boolean;
  /** What the texts are that the source names. */
  readonly texts: readonly { readonly name: string; readonly what: string }[];
}
