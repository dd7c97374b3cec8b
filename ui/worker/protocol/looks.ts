import type { CardId, Json, Mark, Piece, Player, Value, Zone } from '../../../events/index.ts';
import type { CardData, Idle, Irreducible, Offer } from '../../../machines/index.ts';
import type { Change } from '../changes.ts';
import type { Judgement } from './judgement.ts';
import type { Completions, FoundLooked, InExamplesLooked, StopsLooked, WatchesLooked } from './searching.ts';

/** A closer look at the duel on hand: what a panel asks for when it is open. Positions are those of the path. */
export type Look =
  /** A card at a position. */
  | { readonly kind: 'card'; readonly position: number; readonly card: CardId }
  /** What is other on the table at one position than at another one. */
  | { readonly kind: 'changes'; readonly from: number; readonly to: number }
  /** An entry with what led to it and what it led to, one step each way. */
  | { readonly kind: 'near'; readonly entry: number }
  /** Where the entries are that fit a search, in a duel of so many. */
  | { readonly kind: 'found'; readonly text: string; readonly length: number }
  /** The entries of the worked examples that fit a search. */
  | { readonly kind: 'inExamples'; readonly text: string }
  /** Where breakpoints stop, and how watched values change, in a duel of so many entries. */
  | { readonly kind: 'stops'; readonly queries: readonly string[]; readonly length: number }
  | { readonly kind: 'watches'; readonly values: readonly string[]; readonly length: number }
  /** What may stand where one types a search or a value. */
  | {
      readonly kind: 'completions';
      readonly text: string;
      readonly at: number;
      readonly of: 'query' | 'value';
    }
  /** An entry as something to paste, in a duel of so many. */
  | {
      readonly kind: 'copied';
      /** Of a report: what of the entry is other than our rules say, where others decided the duel. */
      readonly differences?: readonly string[];
      /** The rule of the first of these, where it has one. */
      readonly differenceRule?: string;
      readonly as: 'steps' | 'smallest' | 'test' | 'report';
      readonly position: number;
      readonly length: number;
    }
  /** These rows of the log in words. */
  | { readonly kind: 'rowsAt'; readonly positions: readonly number[] }
  /** The guards that the chart asked about an entry. */
  | { readonly kind: 'guards'; readonly position: number }
  /** The smallest scenario that comes to the same verdict as the entry there. */
  | { readonly kind: 'reduced'; readonly position: number }
  /** What is shown to a judge of the entry there. */
  | { readonly kind: 'judged'; readonly position: number }
  /** The procedure as the chart keeps it. */
  | { readonly kind: 'procedure'; readonly position: number };

/** What a look shows, by its kind. */
export interface Looked {
  readonly card: CardLooked | null;
  readonly changes: readonly Change[];
  readonly near: NearLooked | null;
  readonly found: FoundLooked;
  readonly inExamples: InExamplesLooked;
  readonly stops: StopsLooked;
  readonly watches: WatchesLooked;
  readonly completions: Completions;
  readonly rowsAt: readonly string[];
  readonly copied: CopiedLooked;
  readonly guards: readonly GuardLooked[];
  readonly procedure: Json;
  readonly reduced: ReducedLooked;
  readonly judged: Judgement;
}

/** A text to paste, or why there is none; while a scenario is looked for, how many were played. */
export type CopiedLooked = { readonly text: string } | { readonly none: string } | { readonly tries: number };

/** A scenario as data, or why there is none; while it is looked for, how many were played. */
export type ReducedLooked =
  | { readonly found: Json }
  | { readonly none: Irreducible }
  | { readonly tries: number };
export type LookKind = Look['kind'];

/** An entry as a line: its number, its row in words, and where it stands on the path. */
export interface EntryLine {
  readonly entry: number;
  readonly words: string;
  readonly mark: Mark | null;
  /** How many entries led to it, and how many it led to, on this path. */
  readonly causes: number;
  readonly effects: number;
}
export interface NearLooked {
  readonly line: EntryLine;
  readonly causes: readonly EntryLine[];
  readonly effects: readonly EntryLine[];
}

/** A guard that was asked, the transitions it stands at, what it said, and what of the entry it read. */
export interface GuardLooked {
  readonly guard: string;
  readonly edges: readonly string[];
  readonly says: boolean;
  readonly reads: readonly { readonly name: string; readonly value: Json }[];
}

/** A value of a card with what set it. */
export interface CardValue {
  readonly what: string;
  readonly now: Value;
  readonly printed: Value | undefined;
  /** The entry that set it; where nothing did, it is as printed. */
  readonly entry: number | null;
  /** What that entry says: for abilities, the words for them. */
  readonly words: string;
  readonly by: readonly CardId[];
}

/** How one effect of a card stands, with the reason in words where it cannot be used. */
export type EffectStands =
  | { readonly kind: 'legal' }
  | {
      readonly kind: 'notLegal';
      readonly reason: readonly Piece[];
      readonly rule: string;
      readonly code: string;
    }
  | { readonly kind: 'applies'; readonly to: readonly CardId[]; readonly players: readonly Player[] }
  | { readonly kind: 'idle'; readonly why: Idle }
  | { readonly kind: 'byItself' | 'otherPrinting' }
  /** It depends on cards that the one who looks does not see. */
  | { readonly kind: 'hidden' };

/** Something that may be done with the card, or not. */
export interface CardUse {
  readonly type: Offer['type'];
  readonly stands: Extract<EffectStands, { kind: 'legal' | 'notLegal' }>;
}

/** A card as the panel Card shows it. */
export interface CardLooked {
  readonly card: CardId;
  readonly position: number;
  readonly name: string;
  /** The one who looks knows which card it is. */
  readonly known: boolean;
  readonly player: Player;
  readonly zone: Zone;
  readonly effects: readonly {
    readonly id: string;
    readonly data: CardData['effects'][number];
    readonly speed: number | null;
    readonly stands: EffectStands;
  }[];
  readonly uses: readonly CardUse[];
  readonly values: readonly CardValue[];
  readonly counters: readonly {
    readonly name: string;
    readonly count: number;
    readonly entry: number | null;
  }[];
  /** Effects that last and hold this card. */
  readonly held: readonly { readonly entry: number; readonly words: string; readonly by: CardId }[];
}
