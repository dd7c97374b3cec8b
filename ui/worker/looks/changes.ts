import { type Change, changesBetween } from '../changes.ts';
import { boardAt, contextAt, type DuelOnHand, positionOf } from '../duelOnHand.ts';
import { explain } from '../language.ts';

/** What is other on the table at the later one of two positions than at the earlier one, each with its entry. */
export function lookAtChanges(duel: DuelOnHand, one: number, other: number): readonly Change[] {
  const [from, to] = one <= other ? [one, other] : [other, one];
  return changesBetween(boardAt(duel, from), boardAt(duel, to), {
    between: duel.path.slice(from + 1, to + 1),
    entryOf: (number) => duel.entries[number],
    rowOf(number) {
      const position = positionOf(duel, number);
      return position < 0 ? '' : explain(contextAt(duel, position), number).row;
    },
  });
}
