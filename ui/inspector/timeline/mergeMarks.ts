import type { Mark } from '../../../events/index.ts';
import { MARKS } from '../../worker/protocol/index.ts';

/** A mark on the timeline. Those too close to be told apart are one, which holds them all. */
export interface TimelineMark {
  /** The most telling of those it holds; the others are counted with it. */
  readonly mark: Mark;
  readonly position: number;
  readonly holds: readonly { readonly mark: Mark; readonly position: number }[];
}

/** Marks that the timeline has room for; the others are in the log. */
const SHOWN: ReadonlySet<Mark> = new Set<Mark>([
  'attack',
  'came',
  'left',
  'replay',
  'noReplay',
  'refused',
  'activated',
  'damage',
  'branch',
  'bookmark',
  'differs',
]);
/** Where two marks of different kinds are too close, the more telling one stays. */
const RANK: Partial<Record<Mark, number>> = {
  differs: 10,
  replay: 9,
  noReplay: 6,
  attack: 5,
  branch: 4,
  came: 3,
  left: 3,
  refused: 3,
  bookmark: 2,
  damage: 2,
  activated: 1,
};

/** From which share of their distance two replays would cover each other. */
const COVERED = 1 / 3;

/**
 * The marks to draw for a track of that width: neighbours nearer than `least` pixels merge into the most telling one,
 * which counts them all; two replays stay apart until they would cover each other.
 * @param more positions at which another course begins or a bookmark lies, and the stretch of the path that is drawn
 */
export function mergeMarks(
  marks: Uint8Array,
  width: number,
  least: number,
  more: {
    readonly branches?: ReadonlySet<number>;
    readonly bookmarks?: ReadonlySet<number>;
    readonly stretch?: { readonly from: number; readonly to: number };
  } = {},
): TimelineMark[] {
  const { branches, bookmarks, stretch = { from: 0, to: marks.length - 1 } } = more;
  const last = stretch.to - stretch.from;
  const perEntry = last <= 0 ? width : width / last;
  const out: { mark: Mark; position: number; holds: { mark: Mark; position: number }[] }[] = [];
  const add = (mark: Mark, position: number) => {
    const one = { mark, position };
    const before = out[out.length - 1];
    const far = before === undefined || (position - before.position) * perEntry >= least;
    const covered = before !== undefined && (position - before.position) * perEntry < least * COVERED;
    if (far || (mark === 'replay' && before.mark === 'replay' && !covered)) {
      out.push({ ...one, holds: [one] });
      return;
    }
    before.holds.push(one);
    if ((RANK[mark] ?? 0) > (RANK[before.mark] ?? 0)) Object.assign(before, one);
  };
  for (let position = Math.ceil(stretch.from); position <= stretch.to; position++) {
    const own = MARKS[marks[position] ?? 0] ?? null;
    if (own !== null && SHOWN.has(own)) add(own, position);
    if (branches?.has(position) === true && own !== 'branch') add('branch', position);
    if (bookmarks?.has(position) === true && own !== 'bookmark') add('bookmark', position);
  }
  return out;
}

/** The last of things in order whose position is not behind one; found by halving, since a long duel has thousands. */
function lastUpTo<T>(
  list: readonly T[],
  positionOf: (one: T) => number | undefined,
  position: number,
): T | undefined {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const one = list[middle];
    if (one !== undefined && (positionOf(one) ?? 0) <= position) low = middle + 1;
    else high = middle;
  }
  return list[low - 1];
}

/** The mark that holds a position, if one does; `marks` as they were merged. */
export function markHolding(marks: readonly TimelineMark[], position: number): TimelineMark | undefined {
  const mark = lastUpTo(marks, ({ holds }) => holds[0]?.position, position);
  return lastUpTo(mark?.holds ?? [], (one) => one.position, position)?.position === position
    ? mark
    : undefined;
}

/** What a mark holds, kind by kind, in the order in which they come. */
export function kindsOf(mark: TimelineMark): readonly { readonly mark: Mark; readonly count: number }[] {
  const counts = new Map<Mark, number>();
  for (const each of mark.holds) counts.set(each.mark, (counts.get(each.mark) ?? 0) + 1);
  return [...counts].map(([kind, count]) => ({ mark: kind, count }));
}
