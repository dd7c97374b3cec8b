import type { Board, CardId, Payload } from '../../events/index.ts';
import { isMonsterZone, opponentOf } from '../../events/index.ts';
import { unaffectedThrough } from '../effects/atWork.ts';
import { cardOf, type RulesEnvironment } from '../effects/env.ts';
import { legalTargets } from './attack.ts';
import { endings, entryAndExit, yes } from './replayCandidates.ts';

/** Why an effect cannot change the attack target, and the rule that says so. */
export interface NotRedirected {
  readonly code: 'ATTACK_OVER' | 'ATTACKER_UNAFFECTED' | 'TARGET_GONE' | 'SAME_TARGET' | 'TARGET_NOT_LEGAL';
  readonly rule: 'B24' | 'R39' | 'R40';
}

/**
 * Why an effect of this card cannot turn the running attack to this monster, or undefined (R39 to R41). Where only the
 * target is changed it must be a legal one; a battle fought within the effect heeds no protection from being chosen.
 */
export function refuseRedirect(
  env: RulesEnvironment,
  board: Board,
  by: CardId,
  target: CardId | undefined,
  fought: boolean,
): NotRedirected | undefined {
  const { attack } = board;
  const over =
    attack === null ||
    attack.declaredAt === null ||
    attack.inDamageStep ||
    attack.stopped ||
    attack.endedBy !== null ||
    board.battlePhaseEndedAt !== null ||
    attack.negatedAt !== null ||
    endings(board, attack).some(({ code, verdict }) => verdict === 'yes' && code.startsWith('ATTACKER_'));
  if (over) return { code: 'ATTACK_OVER', rule: 'B24' };
  if (unaffectedThrough(env, board, attack.attacker, by) !== undefined)
    return { code: 'ATTACKER_UNAFFECTED', rule: 'R40' };
  const place = target === undefined ? undefined : cardOf(board, target).place;
  if (target === undefined || place?.player !== opponentOf(attack.player) || !isMonsterZone(place.zone))
    return { code: 'TARGET_GONE', rule: 'R39' };
  if (target === attack.target && !fought) return { code: 'SAME_TARGET', rule: 'R39' };
  const legal = fought || legalTargets(board, attack.attacker).some(({ value }) => value === target);
  return legal ? undefined : { code: 'TARGET_NOT_LEGAL', rule: 'R40' };
}

/** The check where a battle is fought within an effect: the attack as declared is over, whatever was pending (R18, R41). */
export function judgeRedirected(board: Board): Payload<'attackReplay.checked'> | undefined {
  const { attack } = board;
  if (attack === null || attack.redirected?.fought !== true || attack.endedBy !== null) return undefined;
  const { before, entry } = attack.redirected;
  return {
    verdict: 'ended',
    then: 'end',
    causes: [],
    code: 'REDIRECTED',
    choices: [],
    window: false,
    candidates: [...entryAndExit(before), yes('REDIRECTED', 'R18', [attack.attacker], [entry])],
  };
}
