import type { Board, Entry, Explanation } from '../../../events/index.ts';

/** What is said of a position in passing: what happened, without what it comes from and leads to. */
export interface Glimpse {
  readonly position: number;
  readonly explanation: Pick<Explanation, 'index' | 'mark' | 'player' | 'title' | 'row' | 'sentence'>;
}

/** A glimpse with the table, for a page that draws it itself. */
export interface GlimpseWithTable extends Glimpse {
  readonly entry: Entry;
  readonly board: Board;
}
