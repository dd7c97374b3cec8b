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

function courseFrom(duel: DuelOnHand, branch: string | null, shared: number): ComparedCourse {
  const first = duel.path[shared];
  const board: Board = duel.path.length === 0 ? emptyBoard : boardAt(duel, duel.path.length - 1);
  const further = duel.path.flatMap((entry, position) =>
    position > shared && isTold(entry) ? [{ entry: entry.index, words: rowAt(duel, position) }] : [],
  );
  const names = (player: 'A' | 'B') => monstersOf(board, player).map((id) => duel.names.full[id] ?? '?');
  return {
    branch,
    entry: first?.index ?? null,
    words: first === undefined ? null : rowAt(duel, shared),
    further: further.slice(0, MOST),
    lifePoints: { A: board.players.A.lifePoints, B: board.players.B.lifePoints },
    monsters: { A: names('A'), B: names('B') },
  };
}

/** Two courses of one duel, laid beside each other from their first difference on, as the viewpoint sees them. */
export function compareCourses(
  { header, seenBy }: DuelOnHand,
  tree: DuelTree,
  one: string | null,
  other: string | null,
): CoursesCompared {
  const { entries } = tree.log;
  const heads = [headOf(tree, one), headOf(tree, other)] as const;
  const paths = [pathTo(entries, heads[0]), pathTo(entries, heads[1])] as const;
  let shared = 0;
  while (shared < paths[0].length && paths[0][shared] === paths[1][shared]) shared += 1;
  const inHand = (head: number) => takeInHand(header, [...entries], head, seenBy);
  const duels = [inHand(heads[0]), inHand(heads[1])] as const;
  return {
    one: courseFrom(duels[0], one, shared),
    other: courseFrom(duels[1], other, shared),
    outcome: outcomesOf(duels, shared),
    shared: paths[0][shared - 1]?.index ?? null,
  };
}
