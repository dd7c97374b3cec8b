import type { Board, Phase, Player, Rejection } from '../../events/index.ts';
import type { RulesEnvironment } from '../effects/env.ts';

/** Why a player may not ask for this phase now, or undefined (B1 to B3). `next` is what the chart allows here. */
export function refusePhase(
  board: Board,
  player: Player,
  to: Phase,
  next: readonly Phase[],
): Rejection | undefined {
  const detail = { player, to, phase: board.phase };
  if (to === 'main2' && board.phase === 'main1') return { code: 'phase/no-battle-phase', rule: 'B3', detail };
  if (!next.includes(to)) return { code: 'phase/not-next', rule: 'B1', detail };
  if (to === 'battle' && board.turn === 1) return { code: 'phase/first-turn', rule: 'B2', detail };
  return undefined;
}

/** Whether the turn player draws in this Draw Phase (B56, switch firstTurnDraw). */
export const drawsThisTurn = (env: RulesEnvironment, board: Board): boolean =>
  board.turn > 1 || env.ruleset.switches.firstTurnDraw;

/** The hand limit in the End Phase (B7). */
export const HAND_LIMIT = 6;
