import { opponentOf, type Player } from '../../../events/index.ts';
import type { CourseOutcome, OutcomeFor } from '../../worker/protocol/index.ts';

const lifePoints = (count: number): string => (count === 0 ? 'no Life Points' : `${count} Life Points`);
const monsters = (count: number): string =>
  count === 0 ? 'no monster' : count === 1 ? '1 monster' : `${count} monsters`;
const replays = (count: number): string =>
  count === 0 ? 'no replay' : count === 1 ? 'a replay' : `${count} replays`;

const change = (player: Player, lost: number): string =>
  lost < 0 ? `${player} gains ${-lost} Life Points` : `${player} loses ${lifePoints(lost)}`;

/** What differs between two courses, told of the first: what each player loses there, and the replays. */
function differences(of: CourseOutcome, than: CourseOutcome, attacker: Player): readonly string[] {
  const players = [opponentOf(attacker), attacker] as const;
  const parts = players.flatMap((player) => {
    const [here, there] = [of.lost[player], than.lost[player]];
    const gained =
      there.lifePoints < 0
        ? `a gain of ${-there.lifePoints}`
        : there.lifePoints === 0
          ? 'none'
          : `${there.lifePoints}`;
    return [
      ...(here.lifePoints === there.lifePoints
        ? []
        : [`${change(player, here.lifePoints)} instead of ${gained}`]),
      ...(here.monsters === there.monsters
        ? []
        : [
            `${player} loses ${monsters(here.monsters)} instead of ${there.monsters === 0 ? 'none' : there.monsters}`,
          ]),
    ];
  });
  const attackReplay =
    of.replays === than.replays
      ? []
      : [`there is ${replays(of.replays)} instead of ${than.replays === 0 ? 'none' : replays(than.replays)}`];
  return [...parts, ...attackReplay];
}

const list = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')}, and ${parts[parts.length - 1]}`;

const ending = ({ winner }: CourseOutcome, call: string): string =>
  winner === null
    ? ''
    : winner === 'draw'
      ? `the duel is a draw on “${call}”`
      : `${winner} wins the duel on “${call}”`;

/** What two courses mean for the attacking player, in one sentence. */
export const comparing = {
  betterFor: (
    { attacker, better, one, other }: OutcomeFor,
    calls: { readonly one: string; readonly other: string },
  ): string => {
    const isOther = better === 'other';
    const [of, than] = isOther ? [other, one] : [one, other];
    const call = isOther ? calls.other : calls.one;
    const ends =
      of.winner === than.winner
        ? []
        : [ending(one, calls.one), ending(other, calls.other)].filter((each) => each !== '');
    const parts = list([...ends, ...differences(of, than, attacker)]);
    const lead = `For ${attacker}, who attacks,`;
    if (better === 'same')
      return parts === ''
        ? `${lead} both come to the same: nobody loses more on one than on the other.`
        : `${lead} both come to the same; on “${call}” ${parts}.`;
    if (better === 'trade') return `${lead} each has its price: on “${call}” ${parts}.`;
    return `${lead} “${call}” is better: ${parts}.`;
  },
  stillRunning: (call: string) => `“${call}” ends while the attack still runs: more may come of it.`,
};
