import { createMatcher, type Disagreement, parseQuery, QueryError } from '../../../machines/index.ts';
import type { DuelOnHand } from '../duelOnHand.ts';
import type { FoundLooked } from '../protocol/index.ts';
import { bySlices, type LongLook, searchableOn, wrongOf } from './searchable.ts';

/** A list with more rows than this is not read any more; the reader types another letter. */
const MOST_FOUND = 20_000;

/** The positions that fit a search. It tells what it has after each slice and lets others in. */
export async function findRows(
  duel: DuelOnHand,
  text: string,
  around: LongLook<FoundLooked>,
  differing: readonly Disagreement[] = [],
): Promise<void> {
  const total = duel.path.length;
  const positions: number[] = [];
  try {
    const { fits, absent } = createMatcher(parseQuery(text), searchableOn(duel, differing));
    await bySlices(
      total,
      { ...around, go: () => around.go() && positions.length < MOST_FOUND },
      (from, to) => {
        for (let at = from; at < to; at++) if (fits(at)) positions.push(at);
      },
      (read) => {
        const isInVain = absent !== null && positions.length === 0 && read >= total;
        around.tell({
          positions: [...positions],
          read,
          total,
          ...(isInVain ? { wrong: wrongOf(absent) } : {}),
        });
      },
    );
  } catch (reason) {
    if (!(reason instanceof QueryError)) throw reason;
    around.tell({ positions: [], read: total, total, wrong: wrongOf(reason) });
  }
}
