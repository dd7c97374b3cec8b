import { opponentOf, type Player } from '../../../events/index.ts';
import type { CourseOutcome } from '../../worker/protocol/index.ts';
import type { comparing as en } from '../en/comparing.ts';
import type { Translated } from '../translated.ts';
import { and, many, plural } from './grammar.ts';

const change = (player: Player, lost: number): string =>
  lost < 0
    ? `${player} gagne ${-lost} ${plural(lost, 'Life Point', 'Life Points')}`
    : lost === 0
      ? `${player} ne perd aucun Life Point`
      : `${player} perd ${lost} ${plural(lost, 'Life Point', 'Life Points')}`;
const monsters = (player: Player, count: number): string =>
  count === 0 ? `${player} ne perd aucun monstre` : `${player} perd ${many(count, 'monstre', 'monstres')}`;
const replays = (count: number): string =>
  count === 0 ? 'il n’y a pas de Replay' : `il y a ${count === 1 ? 'un Replay' : `${count} Replays`}`;

/** What differs between two courses, told of the first: what each player loses there, and the replays. */
function differences(of: CourseOutcome, than: CourseOutcome, attacker: Player): readonly string[] {
  const players = [opponentOf(attacker), attacker] as const;
  const parts = players.flatMap((player) => {
    const [here, there] = [of.lost[player], than.lost[player]];
    const gained =
      there.lifePoints < 0
        ? `d’un gain de ${-there.lifePoints}`
        : there.lifePoints === 0
          ? 'd’aucun'
          : `de ${there.lifePoints}`;
    return [
      ...(here.lifePoints === there.lifePoints
        ? []
        : [`${change(player, here.lifePoints)} au lieu ${gained}`]),
      ...(here.monsters === there.monsters
        ? []
        : [
            `${monsters(player, here.monsters)} au lieu ${there.monsters === 0 ? 'd’aucun' : `de ${there.monsters}`}`,
          ]),
    ];
  });
  const attackReplay =
    of.replays === than.replays
      ? []
      : [
          `${replays(of.replays)} au lieu ${than.replays === 0 ? 'd’aucun' : than.replays === 1 ? 'd’un' : `de ${than.replays}`}`,
        ];
  return [...parts, ...attackReplay];
}

const ending = ({ winner }: CourseOutcome, call: string): string =>
  winner === null
    ? ''
    : winner === 'draw'
      ? `le duel est nul dans « ${call} »`
      : `${winner} gagne le duel dans « ${call} »`;

/** What two courses mean for the attacking player, in one sentence. */
export const comparing: Translated<typeof en> = {
  betterFor: ({ attacker, better, one, other }, calls) => {
    const isOther = better === 'other';
    const [of, than] = isOther ? [other, one] : [one, other];
    const call = isOther ? calls.other : calls.one;
    const ends =
      of.winner === than.winner
        ? []
        : [ending(one, calls.one), ending(other, calls.other)].filter((each) => each !== '');
    const parts = and([...ends, ...differences(of, than, attacker)]);
    const lead = `Pour ${attacker}, qui attaque,`;
    if (better === 'same')
      return parts === ''
        ? `${lead} les deux reviennent au même : personne ne perd plus dans l’une que dans l’autre.`
        : `${lead} les deux reviennent au même ; dans « ${call} », ${parts}.`;
    if (better === 'trade') return `${lead} chacune a son prix : dans « ${call} », ${parts}.`;
    return `${lead} « ${call} » vaut mieux : ${parts}.`;
  },
  stillRunning: (call) =>
    `« ${call} » se termine alors que l’attaque est encore en cours : il peut encore en sortir autre chose.`,
};
