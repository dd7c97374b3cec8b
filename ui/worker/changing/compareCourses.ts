import { type Board, type Entry, emptyBoard, monstersOf, pathTo } from '../../../events/index.ts';
import { type DuelTree, headOf } from '../../../machines/index.ts';
import { boardAt, contextAt, type DuelOnHand, takeInHand } from '../duelOnHand.ts';
import { explain } from '../language.ts';
import type { ComparedCourse, CoursesCompared } from '../protocol/index.ts';
import { outcomesOf } from './outcomes.ts';

/** What a reader wants to know of how a course went on. */
const TOLD: ReadonlySet<Entry['type']> = new Set<Entry['type']>([
  'attack.declared',
  'attackReplay.checked',
  'battle.calculated',
  'lifePoints.changed',
  'effect.activated',
  'attack.stopped',
  'attack.ended',
  'duel.ended',
]);
const MOST = 8;

const isTold = (entry: Entry): boolean =>
  TOLD.has(entry.type) ||
  (entry.type === 'card.moved' &&
    (entry.payload.from.zone === 'monster' || entry.payload.to.zone === 'monster'));

const rowAt = (duel: DuelOnHand, position: number): string =>
  explain(contextAt(duel, position), duel.path[position]?.index ?? 0).row;

/** A course as it is shown by itself: a branch of a scenario is a duel of its own there, with its own numbers. */
type NumberIn = (duel: DuelOnHand, position: number) => number;

function courseFrom(
  duel: DuelOnHand,
  branch: string | null,
  shared: number,
  numberIn: NumberIn,
): ComparedCourse {
  const told = (position: number) => ({
    position,
    entry: numberIn(duel, position),
    words: rowAt(duel, position),
  });
  const board: Board = duel.path.length === 0 ? emptyBoard : boardAt(duel, duel.path.length - 1);
  const further = duel.path.flatMap((entry, position) =>
    position > shared && isTold(entry) ? [position] : [],
  );
  const names = (player: 'A' | 'B') => monstersOf(board, player).map((id) => duel.names.full[id] ?? '?');
  return {
    branch,
    first: duel.path[shared] === undefined ? null : told(shared),
    further: further.slice(0, MOST).map(told),
    lifePoints: { A: board.players.A.lifePoints, B: board.players.B.lifePoints },
    monsters: { A: names('A'), B: names('B') },
  };
}

/**
 * Two courses of one duel, laid beside each other from their first difference on, as the viewpoint sees them.
 * @param apart each course is shown as a duel of its own, numbered from its start; else by the numbers of the log
 */
export function compareCourses(
  { header, seenBy }: DuelOnHand,
  tree: DuelTree,
  one: string | null,
  other: string | null,
  apart: boolean,
): CoursesCompared {
  const { entries } = tree.log;
  const heads = [headOf(tree, one), headOf(tree, other)] as const;
  const paths = [pathTo(entries, heads[0]), pathTo(entries, heads[1])] as const;
  let shared = 0;
  while (shared < paths[0].length && paths[0][shared] === paths[1][shared]) shared += 1;
  const inHand = (head: number) => takeInHand(header, [...entries], head, seenBy);
  const duels = [inHand(heads[0]), inHand(heads[1])] as const;
  const numberIn: NumberIn = ({ path }, position) => (apart ? position : (path[position]?.index ?? position));
  return {
    one: courseFrom(duels[0], one, shared, numberIn),
    other: courseFrom(duels[1], other, shared, numberIn),
    outcome: outcomesOf(duels, shared),
    shared: shared === 0 ? null : { position: shared - 1, entry: numberIn(duels[0], shared - 1) },
  };
}
