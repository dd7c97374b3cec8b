import type { Board } from '../../events/index.ts';
import { activeInfluences } from '../effects/atWork.ts';
import type { RulesEnvironment } from '../effects/env.ts';

/** Whether the turn player may have one more Battle Phase this turn: an effect gives more than there have been (C18). */
export const hasAnotherBattlePhase = (env: RulesEnvironment, board: Board): boolean =>
  activeInfluences(env, board, 'battlePhases').some(
    ({ influence, players }) =>
      'battlePhases' in influence &&
      players.includes(board.turnPlayer) &&
      influence.battlePhases > board.battlePhases,
  );

/**
 * Whether attacks are counted anew with a further Battle Phase (C18, switch usedFor): a monster has its attacks for the
 * Battle Phase, those that were stopped included, or for the turn.
 */
export const countsAttacksAnew = (env: RulesEnvironment, board: Board): boolean =>
  board.battlePhases > 0 && env.ruleset.switches.usedFor === 'battlePhase';
