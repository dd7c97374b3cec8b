import type { Completions, QueryProblem, WatchChange } from '../../../machines/index.ts';

/** What is wrong with a search or a value: as data, and in an English line. */
export interface WrongQuery {
  readonly problem: QueryProblem;
  readonly message: string;
}

/** How far a long look is: entries, or examples, that were read, of how many. */
export interface LookedSoFar {
  readonly read: number;
  readonly total: number;
}

/** Positions that fit a search, or what is wrong with it. */
export interface FoundLooked extends LookedSoFar {
  readonly positions: readonly number[];
  readonly wrong?: WrongQuery;
}

/** Entries of the worked examples that fit a search. */
export interface InExamplesLooked extends LookedSoFar {
  readonly examples: readonly {
    readonly id: string;
    readonly title: string;
    readonly count: number;
    /** The first of them. */
    readonly entries: readonly { readonly entry: number; readonly words: string }[];
  }[];
  readonly wrong?: WrongQuery;
}

/** Where each breakpoint stops, in the order in which they were asked for. */
export interface StopsLooked extends LookedSoFar {
  readonly stops: readonly { readonly positions: readonly number[]; readonly wrong: WrongQuery | null }[];
}

/** Where each watched value changed, in the order in which they were asked for. */
export interface WatchesLooked extends LookedSoFar {
  readonly watches: readonly {
    readonly changes: readonly WatchChange[];
    readonly wrong: WrongQuery | null;
  }[];
}

export type { Completions, WatchChange };
