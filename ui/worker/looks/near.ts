import type { Explanation } from '../../../events/index.ts';
import { contextAt, type DuelOnHand, positionOf } from '../duelOnHand.ts';
import { explain } from '../language.ts';
import type { EntryLine, NearLooked } from '../protocol/index.ts';

/** More effects of one entry than this are not worth a line each. */
const MOST_LINES = 200;

const onPath = (duel: DuelOnHand, entries: readonly number[]): readonly number[] =>
  entries.filter((entry) => positionOf(duel, entry) >= 0);

function told(duel: DuelOnHand, entry: number): Explanation | null {
  const position = positionOf(duel, entry);
  return position < 0 ? null : explain(contextAt(duel, position), entry);
}

const lineOf = (duel: DuelOnHand, { index, row, mark, becauseOf, leadsTo }: Explanation): EntryLine => ({
  entry: index,
  words: row,
  mark,
  causes: onPath(duel, becauseOf).length,
  effects: onPath(duel, leadsTo).length,
});

/** An entry with what led to it and what it led to, one step each way; `null` where it is not on this path. */
export function lookNear(duel: DuelOnHand, entry: number): NearLooked | null {
  const here = told(duel, entry);
  if (here === null) return null;
  const lines = (entries: readonly number[]): EntryLine[] =>
    onPath(duel, entries)
      .slice(0, MOST_LINES)
      .flatMap((each) => {
        const one = told(duel, each);
        return one === null ? [] : [lineOf(duel, one)];
      });
  return { line: lineOf(duel, here), causes: lines(here.becauseOf), effects: lines(here.leadsTo) };
}
