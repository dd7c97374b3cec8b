import { contextAt, type DuelOnHand } from './duelOnHand.ts';
import { explain } from './language.ts';
import type { GlimpseWithTable } from './protocol/index.ts';

/**
 * What is seen of a position in passing.
 * @throws FoldError at and behind an entry that cannot be applied
 */
export function glimpseAt(duel: DuelOnHand, position: number): GlimpseWithTable {
  const entry = duel.path[position];
  if (entry === undefined) throw new RangeError(`There is no entry at position ${position}.`);
  const context = contextAt(duel, position);
  const { index, mark, player, title, row, sentence } = explain(context, entry.index);
  return {
    position,
    entry,
    board: context.after,
    explanation: { index, mark, player, title, row, sentence },
  };
}
