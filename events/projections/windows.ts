import type { EntryOf, Trigger } from '../messages/index.ts';
import type { Board } from './board.ts';
import { boardWith, type Unseen } from './changed.ts';

/** Where the last link began to resolve: what happened before it was not the last thing to happen. */
export const resolvingAt = (board: Board): number =>
  Math.max(-1, ...board.chain.map((link) => link.resolvingAt ?? -1));

/** Both have passed, turn player first: what happened can no longer be answered (rules.md 3.2, boxes B and C). */
export function foldPassed(board: Board, { payload }: EntryOf<'priority.passed'>): Board {
  if (payload.offers < board.offers.length)
    return boardWith(board, { offers: board.offers.slice(board.offers.length - payload.offers) });
  const closes = board.chain.length === 0 && payload.player !== board.turnPlayer;
  return closes && board.answerable.length > 0 ? boardWith(board, { answerable: [] }) : board;
}

/** Looking for triggers: what was found waits, what happened is forgotten; flips and delayed self-destruction wait for timing 4 (B27). */
export function lookForTriggers(
  next: Unseen<Board>,
  triggers: readonly Trigger[],
  index: number,
  resolving: number,
): void {
  const { attack } = next;
  const early = attack?.inDamageStep === true && attack.timing < 4;
  next.triggers = triggers;
  next.answerable = next.happenings.filter(({ entry }) => entry > resolving);
  next.happenings = next.happenings.filter(
    ({ entry, type }) => entry === index || (early && (type === 'flipped' || type === 'effectResolved')),
  );
  next.lookedTo = index;
}
