import { type Board, type CardId, opponentOf, type Player } from '../../events/index.ts';

/** One zone of the defender, at the declaration against now. */
export type ThenNow =
  | { readonly kind: 'empty' | 'same' }
  | { readonly kind: 'came'; readonly now: CardId }
  | { readonly kind: 'left'; readonly then: CardId }
  | { readonly kind: 'returned'; readonly now: CardId }
  | { readonly kind: 'other'; readonly then: CardId; readonly now: CardId };

/**
 * The defender's Main Monster Zones 1 to 5 compared with the picture taken when the target was named last (R2);
 * `null` while no attack is running.
 */
export function thenAndNow(
  board: Board,
): { readonly defender: Player; readonly zones: readonly ThenNow[] } | null {
  const { attack } = board;
  if (attack === null || attack.declaredAt === null) return null;
  const defender = opponentOf(attack.player);
  const { zones, defender: visits } = attack.snapshot;
  return {
    defender,
    zones: board.players[defender].monster.map((now, index): ThenNow => {
      const then = zones[index] ?? null;
      if (then === null && now === null) return { kind: 'empty' };
      if (then === null) return now === null ? { kind: 'empty' } : { kind: 'came', now };
      if (now === null) return { kind: 'left', then };
      if (then !== now) return { kind: 'other', then, now };
      const visit = board.cards[now]?.visit;
      return visit !== undefined && visits.includes(visit) ? { kind: 'same' } : { kind: 'returned', now };
    }),
  };
}
