import { absentCard } from './absentCards.ts';
import type { ValueExpression } from './grammar.ts';
import { cardsByName, type Searchable, valuesOf } from './matcher.ts';
import type { QueryValue } from './paths.ts';
import type { QueryError } from './problem.ts';

/** Where a watched value changed, and to what; the first one is what it began with. */
export interface WatchChange {
  readonly position: number;
  /** `null` where there is no such value, for example of a card that is not there. */
  readonly value: Exclude<QueryValue, undefined> | null;
}

/**
 * Follows a value along a path, some positions at a time; of several copies of a card it follows the first one that is
 * there. `next(count)` looks at so many more entries and says whether all were looked at.
 */
export function createWatch(
  expression: ValueExpression,
  duel: Searchable,
): {
  readonly changes: readonly WatchChange[];
  readonly absent: QueryError | null;
  next(count: number): boolean;
} {
  const cards = cardsByName(duel.names);
  const changes: WatchChange[] = [];
  let at = 0;
  return {
    changes,
    absent: absentCard(expression, cards),
    next(count) {
      const end = Math.min(duel.path.length, at + count);
      for (; at < end; at++) {
        const values = valuesOf(expression, duel.boardAt(at), cards);
        const value = values.find((each) => each !== undefined) ?? null;
        if (changes.at(-1)?.value !== value || changes.length === 0) changes.push({ position: at, value });
      }
      return at >= duel.path.length;
    },
  };
}
