import type { WatchChange } from '../../worker/protocol/index.ts';

/** How many places side by side the line distinguishes. */
const COLUMNS = 240;
/** The line keeps this far from the edges, in parts of its height. */
const MARGIN = 0.1;

/** The heights of values, 0 the lowest and 1 the highest; words and yes or no by the order in which they came. */
function heightsOf(changes: readonly WatchChange[]): readonly (number | null)[] {
  const isNumber = changes.every(({ value }) => value === null || typeof value === 'number');
  const kinds = [...new Set(changes.map(({ value }) => value).filter((value) => value !== null))];
  const amounts = changes.map(({ value }) =>
    value === null ? null : isNumber ? Number(value) : kinds.indexOf(value),
  );
  const there = amounts.filter((amount) => amount !== null);
  const least = there.reduce((low, each) => Math.min(low, each), Number.POSITIVE_INFINITY);
  const most = there.reduce((high, each) => Math.max(high, each), Number.NEGATIVE_INFINITY);
  return amounts.map((amount) =>
    amount === null ? null : most === least ? 0.5 : (amount - least) / (most - least),
  );
}

/**
 * The course of a value as a path of steps in a box of 1 by 1, the highest value on top; where there is no value it breaks
 * off. Changes that fall on the same spot are drawn once, from the lowest to the highest of them.
 * @param length how many entries the duel has
 */
export function sparkline(changes: readonly WatchChange[], length: number): string {
  const heights = heightsOf(changes);
  const last = Math.max(1, length - 1);
  const columnOf = (position: number) => Math.round((position / last) * COLUMNS);
  const y = (height: number) => (1 - MARGIN - height * (1 - 2 * MARGIN)).toFixed(3);
  const x = (column: number) => (column / COLUMNS).toFixed(4);
  const parts: string[] = [];
  let now: number | null = null;
  for (let at = 0; at < changes.length; ) {
    const column = columnOf(changes[at]?.position ?? 0);
    const spot: number[] = [];
    const before = now;
    for (; at < changes.length && columnOf(changes[at]?.position ?? 0) === column; at++) {
      now = heights[at] ?? null;
      if (now !== null) spot.push(now);
    }
    if (before !== null) parts.push(`H${x(column)}`);
    if (spot.length === 0) continue;
    const low = Math.min(...spot, before ?? 1);
    const high = Math.max(...spot, before ?? 0);
    parts.push(before === null ? `M${x(column)} ${y(spot[0] ?? 0)}` : '');
    if (before !== null || spot.length > 1) parts.push(`V${y(low)}`, `V${y(high)}`);
    if (now !== null) parts.push(`V${y(now)}`);
  }
  if (now !== null) parts.push('H1');
  return parts.join('');
}

/** The value at a position: the last change at or before it. */
export function valueAt(changes: readonly WatchChange[], position: number): WatchChange | undefined {
  let low = 0;
  let high = changes.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((changes[middle]?.position ?? 0) <= position) low = middle;
    else high = middle - 1;
  }
  const found = changes[low];
  return found === undefined || found.position > position ? undefined : found;
}
