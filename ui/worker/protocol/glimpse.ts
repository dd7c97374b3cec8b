import type { Board, Entry, Explanation } from '../../../events/index.ts';

/** What is seen of a position in passing: the table and what happened, without what it comes from and leads to. */
export interface Glimpse {
  readonly position: number;
  readonly entry: Entry;
  readonly board: Board;
  readonly explanation: Pick<Explanation, 'index' | 'mark' | 'player' | 'title' | 'row' | 'sentence'>;
}
