import type { Mark, Piece, Player } from '../../../events/index.ts';
import type { Table } from '../../drawing/table.ts';
import type { UsedRows } from './timeline.ts';

/** A side of the table as a judge is told of it; cards with their zones and values in words. */
export interface JudgedSide {
  readonly player: Player;
  readonly lifePoints: number;
  readonly monsters: readonly string[];
  readonly spellsTraps: readonly string[];
  /** What its piles are called, and how many cards lie in each. */
  readonly piles: readonly (readonly [name: string, count: number])[];
}

/** Everything that is shown to a judge of one entry. */
export interface Judgement {
  readonly title: string;
  readonly entry: number;
  readonly seenBy: Player | 'both';
  /** Who decided the duel, where that was not us, and what of the entry is our reading of it; in sentences. */
  readonly toldBy: readonly string[];
  readonly turn: string;
  readonly where: string;
  readonly table: Table;
  readonly sides: readonly JudgedSide[];
  /** What happened up to this entry, line by line. */
  readonly story: readonly string[];
  readonly mark: Mark | null;
  readonly verdict: string;
  readonly sentence: readonly Piece[];
  /** Where others decided the duel and differ from our rules here: that they do, and in what, with the rule. */
  readonly differs: { readonly head: string; readonly lines: readonly string[] } | null;
  /** What is no difference, though nothing that was told explains it. */
  readonly unexplained: readonly string[];
  readonly otherwise: string;
  readonly choices: readonly string[];
  /** The choice that was taken, if any. */
  readonly taken: string | null;
  readonly rule: {
    readonly id: string;
    readonly statement: string;
    /** `null` where it is our reading. */
    readonly source: string | null;
    /** What the texts are that the source names. */
    readonly texts: readonly string[];
  } | null;
  /** Values of the ruleset that no source states and that decided here, in words. */
  readonly ours: readonly string[];
  readonly ruleset: string;
  readonly used: UsedRows;
}
