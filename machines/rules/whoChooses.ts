import type { Board, CardId, Option, Player } from '../../events/index.ts';
import { monstersOf, opponentOf } from '../../events/index.ts';
import { activeInfluences } from '../effects/atWork.ts';
import { cardOf, type RulesEnvironment } from '../effects/env.ts';
import { legalTargets } from './attack.ts';

/** The card through which a player's attack targets are named by the opponent (R28); undefined where there is none. */
export const namedByOpponent = (env: RulesEnvironment, board: Board, player: Player): CardId | undefined =>
  activeInfluences(env, board, 'attackTargets').find(({ players }) => players.includes(player))?.source;

/**
 * The effects that each make this monster attack some monster, where there are several: the defending player says which
 * of them applies (B17). A card stands for its effect.
 */
export function effectsToChooseFrom(board: Board, attacker: CardId): Option[] {
  const legal = legalTargets(board, attacker).map(({ value }) => value);
  const opposing = monstersOf(board, opponentOf(cardOf(board, attacker).place.player));
  const sources = opposing
    .filter((id) => legal.includes(id))
    .flatMap((id) => cardOf(board, id).values.mustBeAttacked ?? []);
  const cards = [...new Set(sources)];
  return cards.length > 1 ? cards.map((card) => ({ value: card, card })) : [];
}

/** What may be attacked once it is settled which effect applies; all that is legal where none is. */
export const targetsUnder = (board: Board, attacker: CardId, effect: string | undefined): Option[] =>
  legalTargets(board, attacker).filter(
    ({ card }) =>
      effect === undefined || (card !== undefined && cardOf(board, card).values.mustBeAttacked === effect),
  );

/** Whether the defending player has a say in the target, so that the attacking one only decides to go on (B17, R28). */
export const opponentHasSay = (env: RulesEnvironment, board: Board, attacker: CardId): boolean =>
  namedByOpponent(env, board, cardOf(board, attacker).place.player) !== undefined ||
  effectsToChooseFrom(board, attacker).length > 0;

/** The rule by which a declared attack has its target: a direct one, one the defending player had a say in, or any other. */
export function ruleOfTarget(env: RulesEnvironment, board: Board, attacker: CardId, target: string): string {
  if (target === 'direct') return 'R25';
  if (namedByOpponent(env, board, cardOf(board, attacker).place.player) !== undefined) return 'R28';
  if (effectsToChooseFrom(board, attacker).length > 0) return 'B17';
  return cardOf(board, target).values.mustBeAttacked === undefined ? 'B15' : 'B16';
}
