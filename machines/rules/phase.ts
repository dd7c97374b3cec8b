import type { Board, Phase, Player, Rejection } from '../../events/index.ts';
import type { RulesEnvironment } from '../effects/env.ts';
import { hasAnotherBattlePhase } from './battlePhases.ts';
import { obligedToAttack } from './mustAttack.ts';

/** Whether going on to this phase would leave out the Battle Phase, or what is left of its Battle Step. */
const endsAttacking = (board: Board, to: Phase): boolean =>
  to === 'end' ? board.phase === 'main1' : to === 'main2' && board.step === 'battle';

/** Why a player may not ask for this phase now, or undefined (B1 to B3, B5). `next` is what the chart allows here. */
export function refusePhase(
  env: RulesEnvironment,
  board: Board,
  player: Player,
  to: Phase,
  next: readonly Phase[],
): Rejection | undefined {
  const detail = { player, to, phase: board.phase };
  if (to === 'main2' && board.phase === 'main1') return { code: 'phase/no-battle-phase', rule: 'B3', detail };
  if (!next.includes(to)) return { code: 'phase/not-next', rule: 'B1', detail };
  if (to === 'battle' && board.turn === 1) return { code: 'phase/first-turn', rule: 'B2', detail };
  if (to === 'battle' && board.phase === 'battle' && !hasAnotherBattlePhase(env, board))
    return { code: 'phase/not-next', rule: 'B1', detail };
  if (!endsAttacking(board, to)) return undefined;
  // Where no Battle Phase is to be had, nothing has to attack.
  if (to === 'end' && refusePhase(env, board, player, 'battle', next) !== undefined) return undefined;
  const card = obligedToAttack(env, board, player);
  return card === undefined
    ? undefined
    : { code: 'phase/must-attack', rule: 'B5', detail: { ...detail, card } };
}

/** Whether the turn player draws in this Draw Phase (B56, switch firstTurnDraw). */
export const drawsThisTurn = (env: RulesEnvironment, board: Board): boolean =>
  board.turn > 1 || env.ruleset.switches.firstTurnDraw;

/** The hand limit in the End Phase (B7). */
export const HAND_LIMIT = 6;
