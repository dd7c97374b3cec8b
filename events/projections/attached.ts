import type { EntryOf } from '../messages/index.ts';
import type { Board } from './board.ts';
import { patchCard } from './changed.ts';

/** Two cards are bound together, each to the other. */
export const foldBonded = (board: Board, { payload: { card, to } }: EntryOf<'cards.bonded'>): Board => {
  const next = patchCard(board, card, { bonds: [...(board.cards[card]?.bonds ?? []), to] });
  return patchCard(next, to, { bonds: [...(next.cards[to]?.bonds ?? []), card] });
};
