import type { AttackState, Board, Candidate, NoReplayCode } from '../../events/index.ts';
import { keptOff } from '../effects/atWork.ts';
import { cardOf, type RulesEnvironment } from '../effects/env.ts';
import { barredTargets, lastingOn, valueNameOf } from '../effects/influences.ts';
import { fieldRule, yes } from './replayCandidates.ts';

/** A restriction on the attack that came since the targeting and does nothing, as the attacker is unaffected by it (R8). */
function keptOffAttack(env: RulesEnvironment, board: Board, attack: AttackState): Candidate | undefined {
  const { attacker, snapshot, target } = attack;
  if (target === null) return undefined;
  const found = keptOff(env, board, attacker).find(({ influence }) => {
    if (influence.since <= snapshot.entry) return false;
    const name = valueNameOf(influence.influence);
    if (name === 'cannotAttack') return true;
    return target === 'direct'
      ? name === 'cannotAttackDirectly'
      : barredTargets(board, attacker, [influence]).targets.includes(target);
  });
  if (found === undefined) return undefined;
  const { influence, shield } = found;
  return yes('NEUTRALISED_IN_CHAIN', 'R8', [attacker, shield], [influence.since]);
}

/** A restriction that came after the targeting and is gone again: judged on what is left in the end (R8, R15). */
function neutralisedOn(env: RulesEnvironment, board: Board, attack: AttackState): Candidate | undefined {
  const { attacker, snapshot, target, targetForbiddenAt } = attack;
  const kept = keptOffAttack(env, board, attack);
  if (kept !== undefined) return kept;
  if (targetForbiddenAt !== null) {
    const cards = target === null || target === 'direct' ? [attacker] : [target];
    return yes('NEUTRALISED_IN_CHAIN', 'R8', cards, [targetForbiddenAt]);
  }
  const { setBy, values } = cardOf(board, attacker);
  const entry = setBy['cannotAttack'];
  return entry !== undefined && entry > snapshot.entry && values.cannotAttack !== true
    ? yes('NEUTRALISED_IN_CHAIN', 'R15', [attacker], [entry])
    : undefined;
}

/** Why nothing came of it, when no cause was found. */
export function whyNot(
  env: RulesEnvironment,
  board: Board,
  attack: AttackState,
  uncounted: NoReplayCode | null,
): Candidate {
  if (uncounted !== null)
    return yes(
      uncounted,
      uncounted === 'LEGALITY_NOT_COUNTED' ? 'C7' : uncounted === 'COUNT_UNCHANGED' ? 'C9' : 'C6',
      [],
      attack.defenderChanges.map(({ entry }) => entry),
    );
  const { target } = attack;
  if (target !== null && target !== 'direct') {
    const { setBy: set, values } = cardOf(board, target);
    if (values.cannotBeChosen === true && (set['cannotBeChosen'] ?? 0) > attack.snapshot.entry)
      return yes('PROTECTION_TOO_LATE', 'R7', [target], [set['cannotBeChosen'] ?? 0]);
  }
  if (attack.redirected !== null) {
    const { before, entry } = attack.redirected;
    const entries = [...before.map((change) => change.entry), entry];
    return yes(
      'REDIRECTED',
      'R39',
      before.map(({ card }) => card),
      entries,
    );
  }
  const neutralised = neutralisedOn(env, board, attack);
  if (neutralised !== undefined) return neutralised;
  if (attack.neverArrived.length > 0) return yes('NEVER_ARRIVED', 'R4', [], attack.neverArrived);
  const attacker = cardOf(board, attack.attacker);
  const { setBy } = attacker;
  const barred = lastingOn(board, attack.player, 'declareAttack').find(
    ({ entry }) => entry > attack.snapshot.entry,
  );
  if (
    barred !== undefined ||
    (attacker.values.cannotDeclareAttack === true &&
      (setBy['cannotDeclareAttack'] ?? 0) > attack.snapshot.entry)
  ) {
    return yes(
      'DECLARATION_ONLY',
      'B23',
      [barred?.source.card ?? attack.attacker],
      [barred?.entry ?? setBy['cannotDeclareAttack'] ?? attack.snapshot.entry],
    );
  }
  if (attack.ownChanges.length > 0)
    return yes(
      'OWN_SIDE_ONLY',
      'R5',
      attack.ownChanges.map(({ card }) => card),
      attack.ownChanges.map(({ entry }) => entry),
    );
  if (attack.positionChanges.length > 0) return yes('POSITION_ONLY', 'R4', [], attack.positionChanges);
  if (attack.valueChanges.length > 0) return yes('STATS_ONLY', 'R4', [], attack.valueChanges);
  return yes('NOTHING_CHANGED', fieldRule(env));
}
