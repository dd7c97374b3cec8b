import type { Mark } from '../../../events/index.ts';
import { MARKS } from '../../worker/protocol.ts';

/** A mark on the timeline; `count` of the same kind when they stand too close to be told apart. */
export interface TimelineMark {
  readonly mark: Mark;
  readonly position: number;
  readonly count: number;
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
]);
/** Where two marks of different kinds are too close, the more telling one stays. */
const RANK: Partial<Record<Mark, number>> = {
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

/**
 * The marks to draw for a track of that width: neighbours of a kind nearer than `least` pixels merge and count, of two
 * kinds the more telling one stays, and a replay is never merged away.
 * @param branches positions at which another course begins
 */
export function mergeMarks(
  marks: Uint8Array,
  width: number,
  least: number,
  branches: ReadonlySet<number> = new Set(),
): TimelineMark[] {
  const last = marks.length - 1;
  const perEntry = last <= 0 ? width : width / last;
  const out: TimelineMark[] = [];
  for (let position = 0; position < marks.length; position++) {
    const own = MARKS[marks[position] ?? 0] ?? null;
    const mark = branches.has(position) && (own === null || !SHOWN.has(own)) ? 'branch' : own;
    if (mark === null || !SHOWN.has(mark)) continue;
    const before = out[out.length - 1];
    if (before === undefined || (position - before.position) * perEntry >= least) {
      out.push({ mark, position, count: 1 });
    } else if (before.mark === mark && mark !== 'replay') {
      out[out.length - 1] = { ...before, count: before.count + 1 };
    } else if (mark === 'replay' && before.mark === 'replay') {
      out.push({ mark, position, count: 1 });
    } else if ((RANK[mark] ?? 0) > (RANK[before.mark] ?? 0)) {
      out[out.length - 1] = { mark, position, count: 1 };
    }
  }
  return out;
}
