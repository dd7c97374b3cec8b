import type { Board, DuelEvent, Entry, Rejection } from '../../events/index.ts';
import type { RulesEnvironment } from '../effects/env.ts';
import { refuseAttack, refuseTarget } from '../rules/attack.ts';
import { hasTaken } from './judgeToll.ts';
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
 * What of a told event is other than our rules say, beside battles and replays: an attack that may not be declared,
 * Life Points that change from or to another number than they stand at, or by a battle otherwise than its damage, and
 * a card that leaves as destroyed by a battle that did not destroy it.
 * @param since the entries behind the last damage calculation of the running attack
 * @throws Error where it names a card that is nowhere
 */
export function judgeTold(
  env: RulesEnvironment,
  board: Board,
  event: DuelEvent,
  since: readonly Entry[],
): readonly Difference[] {
  if (event.type === 'lifePoints.changed') {
    const { player, from, to, why } = event.payload;
    const now = board.players[player].lifePoints;
    const lost = hasTaken(since, player) ? 0 : (board.attack?.damage[player] ?? 0);
    const then = why === 'battleDamage' ? Math.max(0, now - lost) : now - from + to;
    return then === to ? [] : [{ about: 'lifePoints', player, ours: String(then), recorded: String(to) }];
  }
  if (event.type === 'card.moved') {
    const { card, reason } = event.payload;
    const isFought = reason !== 'destroyedByBattle' || board.attack?.judged.includes(card) === true;
    return isFought ? [] : [{ about: 'notDestroyed', ours: card, recorded: card }];
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
