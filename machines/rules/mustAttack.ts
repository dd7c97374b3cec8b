import type { Board, CardId, Player } from '../../events/index.ts';
import { monstersOf } from '../../events/index.ts';
import { cardOf, type RulesEnvironment } from '../effects/env.ts';
import { refuseAttack } from './attack.ts';

/** Whether a monster whose attack is replayed may stop it (R27, switch mayStopUnderMustAttack). */
export const mayStop = (env: RulesEnvironment, board: Board, attacker: CardId): boolean =>
  env.ruleset.switches.mayStopUnderMustAttack || cardOf(board, attacker).values.mustAttack !== true;

/**
 * The first monster of a player that still has to attack: it must if it can, and it can (B5); undefined where none has
 * to. Where such a monster may stop at a replay (switch mayStopUnderMustAttack), one that has declared is free.
 */
export const obligedToAttack = (env: RulesEnvironment, board: Board, player: Player): CardId | undefined =>
  monstersOf(board, player).find((id) => {
    const { flags, values } = cardOf(board, id);
    if (values.mustAttack !== true) return false;
    if (env.ruleset.switches.mayStopUnderMustAttack && flags.everDeclared === true) return false;
    return refuseAttack(env, board, player, id) === undefined;
  });
