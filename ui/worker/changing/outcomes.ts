import { type Board, type Entry, opponentOf, type Player } from '../../../events/index.ts';
import { boardAt, type DuelOnHand } from '../duelOnHand.ts';
import type { CourseOutcome, OutcomeFor } from '../protocol/index.ts';

/** What a course comes to from the first difference on, for each player: Life Points and monsters lost, replays, and how it ends. */
function outcomeOf(duel: DuelOnHand, shared: number): CourseOutcome {
  const before = boardAt(duel, Math.max(0, shared - 1));
  const after = boardAt(duel, duel.path.length - 1);
  const later = duel.path.slice(shared);
  const lost = (player: Player) => ({
    lifePoints: before.players[player].lifePoints - after.players[player].lifePoints,
    monsters: later.filter((entry) => leavesField(entry, player)).length,
  });
  return {
    lost: { A: lost('A'), B: lost('B') },
    replays: later.filter(
      (entry) => entry.type === 'attackReplay.checked' && entry.payload.verdict === 'replay',
    ).length,
    winner: after.winner,
    isRunning: after.attack !== null,
  };
}

const leavesField = (entry: Entry, player: Player): boolean =>
  entry.type === 'card.moved' &&
  (entry.payload.from.zone === 'monster' || entry.payload.from.zone === 'extraMonster') &&
  entry.payload.to.zone !== 'monster' &&
  entry.payload.to.zone !== 'extraMonster' &&
  entry.payload.from.player === player;

/** Who attacks where two courses part: in the attack that runs there, else in the first one after it, else the turn player. */
function attackerOf(duels: readonly DuelOnHand[], shared: number): Player {
  const [first] = duels;
  const board: Board | null =
    first === undefined || first.path.length === 0 ? null : boardAt(first, Math.max(0, shared - 1));
  if (board?.attack != null) return board.attack.player;
  for (const { path } of duels)
    for (const entry of path.slice(shared))
      if (entry.type === 'attack.declaring') return entry.payload.player;
  return board?.turnPlayer ?? 'A';
}

/** How good one course is for a player against another one: by Life Points, and by monsters. */
function balance(player: Player, one: CourseOutcome, other: CourseOutcome): readonly number[] {
  const foe = opponentOf(player);
  const of = ({ lost }: CourseOutcome, what: 'lifePoints' | 'monsters') =>
    lost[foe][what] - lost[player][what];
  return (['lifePoints', 'monsters'] as const).map((what) => Math.sign(of(one, what) - of(other, what)));
}

/** What two courses mean for the attacking player: which one is better, if one is better in nothing worse. */
export function outcomesOf(duels: readonly [DuelOnHand, DuelOnHand], shared: number): OutcomeFor {
  const attacker = attackerOf(duels, shared);
  const [one, other] = [outcomeOf(duels[0], shared), outcomeOf(duels[1], shared)];
  const won = ({ winner }: CourseOutcome) =>
    winner === attacker ? 1 : winner === opponentOf(attacker) ? -1 : 0;
  const ends = Math.sign(won(one) - won(other));
  const signs = ends === 0 ? balance(attacker, one, other) : [ends];
  const [isBetter, isWorse] = [signs.includes(1), signs.includes(-1)];
  const better = isBetter && isWorse ? 'trade' : isBetter ? 'one' : isWorse ? 'other' : 'same';
  return { attacker, better, one, other };
}
