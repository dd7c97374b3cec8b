import type { Board, Player } from '../../events/index.ts';
import type { RulesEnvironment } from '../effects/env.ts';

/** Whether a player can pay Life Points: down to 0 only where the ruleset lets one (C20, switch mayPayToZero). */
export function canPayLifePoints(env: RulesEnvironment, board: Board, player: Player, amount: number): boolean {
  const { lifePoints } = board.players[player];
  return lifePoints > amount || (lifePoints === amount && env.ruleset.switches.mayPayToZero);
}
