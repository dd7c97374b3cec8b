import { type Board, type Entry, isMonsterZone, PLAYERS, type Player } from '../../events/index.ts';
import type { Disagreement } from './report.ts';

type Difference = Omit<Disagreement, 'entry' | 'packet'>;

/** Whether the battle that is on has taken a player's Life Points. */
export const hasTaken = (since: readonly Entry[], player: Player): boolean =>
  since.some(
    ({ type, payload }) =>
      type === 'lifePoints.changed' && payload.why === 'battleDamage' && payload.player === player,
  );

/**
 * What a told battle came to and was never taken until its attack ended: damage that left the Life Points as they were
 * (B35 to B42), and monsters that it destroyed and that stayed on the field (B30).
 * @param since the entries behind the damage calculation
 * @param rule the row of the damage table that it follows, where it was judged
 */
export function judgeToll(
  { attack, cards, players }: Board,
  since: readonly Entry[],
  rule: string | null,
): readonly Difference[] {
  if (attack === null) return [];
  return [
    ...PLAYERS.filter((player) => attack.damage[player] > 0 && !hasTaken(since, player)).map(
      (player): Difference => ({
        about: 'lifePoints',
        player,
        ours: String(Math.max(0, players[player].lifePoints - attack.damage[player])),
        recorded: String(players[player].lifePoints),
        ...(rule === null ? {} : { rule }),
      }),
    ),
    ...attack.judged
      .filter((card) => isMonsterZone(cards[card]?.place.zone ?? 'nowhere'))
      .map((card): Difference => ({ about: 'stillThere', ours: card, recorded: card })),
  ];
}
