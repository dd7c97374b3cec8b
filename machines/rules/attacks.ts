import type { Board, CardId, CardState } from '../../events/index.ts';
import { cardOf } from '../effects/env.ts';

/**
 * What an attack of a monster may be: anything (its own one, or one more that is not bound to anything), on monsters
 * only, on a monster that it has not attacked yet, or nothing at all.
 */
export type Permission = 'any' | 'onMonsters' | 'eachMonster' | 'none';

/** Which of its attacks this turn an attack is: the running one, else the one it would declare now; from 1. */
export function numberOfAttack(board: Board, id: CardId): number {
  const { flags, visit } = cardOf(board, id);
  const { attack } = board;
  const isRunning = attack !== null && attack.attackerVisit === visit && attack.declaredAt !== null;
  return (flags.attacksUsed ?? 0) + (isRunning ? 0 : 1);
}

/**
 * What the n-th attack of a monster may be (S1.11, R17, R37). Further attacks "on monsters" or "on each monster once" are
 * not for a monster that has declared a direct attack, whatever became of it.
 */
export function permissionOf({ flags, values }: CardState, number: number): Permission {
  if (number <= (values.attacks ?? 1)) return 'any';
  if (flags.declaredDirect === true) return 'none';
  if (number <= (values.attacksOnMonsters ?? 1)) return 'onMonsters';
  return values.attackEachMonster === true ? 'eachMonster' : 'none';
}

/** What the running attack of a monster, or the one it would declare now, may be. */
export const permissionNow = (board: Board, id: CardId): Permission =>
  permissionOf(cardOf(board, id), numberOfAttack(board, id));

/** Whether a monster that may attack each monster once has had its attack on this one (R38). */
export const hasAttacked = (board: Board, id: CardId, target: CardId): boolean =>
  cardOf(board, id).flags.attackedMonsters?.includes(cardOf(board, target).visit) === true;
