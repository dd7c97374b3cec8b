import type { Board, DuelEvent, Rejection } from '../../events/index.ts';
import type { RulesEnvironment } from '../effects/env.ts';
import { refuseAttack, refuseTarget } from '../rules/attack.ts';
import type { Disagreement } from './report.ts';

type Difference = Omit<Disagreement, 'entry' | 'packet'>;

/** Why an attack may not be declared that another engine declares (B13 to B17); nothing where it may. */
function refused(env: RulesEnvironment, board: Board, event: DuelEvent): Rejection | undefined {
  if (event.type === 'attack.declaring')
    return refuseAttack(env, board, event.payload.player, event.payload.attacker);
  if (event.type !== 'attack.declared') return undefined;
  const { attacker, target, direct } = event.payload;
  if (!direct && board.cards[target] === undefined)
    throw new Error(`no card ${JSON.stringify(target)} is in this duel`);
  return refuseTarget(env, board, attacker, direct ? 'direct' : target);
}

/**
 * What of a told event is other than our rules say, beside battles and replays: an attack that may not be declared, and
 * Life Points that change from or to another number than they stand at.
 * @throws Error where it names a card that is nowhere
 */
export function judgeTold(env: RulesEnvironment, board: Board, event: DuelEvent): readonly Difference[] {
  if (event.type === 'lifePoints.changed') {
    const { player, from, to, why } = event.payload;
    const now = board.players[player].lifePoints;
    const lost = why === 'battleDamage' ? board.attack?.damage[player] : undefined;
    const then = lost === undefined || lost === 0 ? now - from + to : Math.max(0, now - lost);
    return then === to ? [] : [{ about: 'lifePoints', ours: String(then), recorded: String(to) }];
  }
  const rejection = refused(env, board, event);
  if (rejection === undefined) return [];
  const player = board.turnPlayer;
  const target = event.type === 'attack.declared' ? event.payload.target : undefined;
  const { card } = rejection.detail;
  return [
    {
      about: 'attackDeclared',
      ours: rejection.code,
      recorded: '',
      refusal: {
        ...rejection,
        type: 'attack.declare',
        player,
        ...(typeof card === 'string' ? { card } : {}),
        ...(target === undefined ? {} : { target }),
      },
    },
  ];
}
