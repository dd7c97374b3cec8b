import type { Mark } from '../../events/index.ts';
import type { BoardWords } from '../drawing/boardShapes.ts';
import type { Table } from '../drawing/table.ts';
import type { AddedKind } from '../inspector/why/addedKind.ts';
import type { UsedRows } from '../worker/protocol/index.ts';

/** What of a table is other than one entry before; a card that is gone is `null`. */
export type TableChange = Partial<Omit<Table, 'cards'>> & {
  readonly cards?: { readonly [id: string]: Table['cards'][string] | null };
};

/** One entry of a duel's own page. */
export interface OfflineEntry {
  /** Its number in the log. */
  readonly n: number;
  readonly mark?: Mark;
  readonly player?: 'A' | 'B';
  readonly title: string;
  /** The sentence in parts; every second one is bold. */
  readonly says: readonly string[];
  /** In what others who decided it differ from our rules, and what of it nothing explains that they told. */
  readonly differs?: readonly string[];
  readonly unexplained?: readonly string[];
  readonly otherwise?: string;
  readonly choices?: readonly string[];
  readonly taken?: string;
  /** Where in `rules` its rule stands. */
  readonly rule?: number;
  /** What of it nobody recorded. */
  readonly added?: AddedKind;
  readonly table?: TableChange;
}

/** The words of a duel's own page, so that its script has none of its own. */
export interface OfflineWords {
  readonly first: string;
  readonly back: string;
  readonly next: string;
  readonly last: string;
  readonly nextReplay: string;
  readonly noReplayAhead: string;
  readonly entry: string;
  /** `{n}` of `{last}`. */
  readonly entryOf: string;
  /** Between an entry's number and what it is. */
  readonly colon: string;
  readonly board: string;
  readonly choices: string;
  readonly taken: string;
  readonly rule: string;
  readonly ours: string;
  /** `{source}` is where the rule comes from. */
  readonly source: string;
  readonly added: Readonly<Record<AddedKind, string>>;
  readonly theme: string;
  readonly keys: string;
  readonly madeWith: string;
  readonly drawn: BoardWords;
}

/** Everything that a duel's own page shows. */
export interface OfflineDuel {
  readonly title: string;
  readonly ruleset: string;
  /** Who decided it, where that was not us; else empty. */
  readonly toldBy: string;
  /** What stands over where that one differs from our rules; empty where we decided it. */
  readonly differs: string;
  /** As whom it is told; empty for both. */
  readonly seenBy: string;
  readonly start: number;
  readonly used: UsedRows;
  readonly table: Table;
  readonly entries: readonly OfflineEntry[];
  readonly rules: readonly {
    readonly id: string;
    readonly statement: string;
    readonly source: string | null;
  }[];
  readonly words: OfflineWords;
}
