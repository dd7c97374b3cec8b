import type { Board, Player, Trigger } from '../../events/index.ts';
import { isOnField, usageKeys } from '../../events/index.ts';
import type { RulesEnvironment } from './env.ts';
import { printedEffects } from './printed.ts';
import { canTrigger, timingMatches } from './triggers.ts';

/**
 * The effects for the start or the end of the Battle Phase that this player could use now. Each starts a chain of its
 * own, once, in free order and mixed with fast effects (B10, B47); one that must be used is due before play moves on.
 */
export function stepEffects(env: RulesEnvironment, board: Board, player: Player): readonly Trigger[] {
  const { chain, offers, step, stepAt } = board;
  const printed = printedEffects(env);
  if (stepAt === null || (step !== 'start' && step !== 'end') || !printed.anyTrigger) return [];
  if (chain.length > 0 || offers.length > 0) return [];
  const how = step === 'start' ? 'battleStart' : 'battleEnd';
  const happening = { entry: stepAt, type: 'phase', how, player: board.turnPlayer } as const;
  return Object.values(board.cards)
    .filter(({ place }) => place.player === player)
    .flatMap((card) =>
      printed.of(card.name).triggers.flatMap((effect): readonly Trigger[] => {
        const isThere =
          effect.from === undefined
            ? isOnField(card.place.zone) && card.faceUp
            : effect.from.some((zone) => zone === card.place.zone);
        const comes = (effect.when ?? []).some((timing) =>
          timingMatches(board, card, player, timing, happening),
        );
        const used = board.uses[usageKeys(card.visit, card.name, player, effect.id).copy] ?? 0;
        if (!isThere || !comes || used > 0 || !canTrigger(env, board, card, player, effect)) return [];
        const optional = effect.optional === true;
        return [{ card: card.id, visit: card.visit, effect: effect.id, player, optional, entry: stepAt }];
      }),
    );
}
