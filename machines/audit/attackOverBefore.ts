import type { AuditedAttack } from './report.ts';

/**
 * The attack of the same card in this turn that was over without a battle before this one was declared: in a stream the
 * second declaration looks like the new target of a replay, and is a new attack (R10).
 */
export function attackOverBefore(
  attacks: readonly AuditedAttack[],
  attack: AuditedAttack,
): AuditedAttack | undefined {
  return attacks.findLast(
    (other) =>
      other.declaredAt < attack.declaredAt &&
      other.turn === attack.turn &&
      other.attacker === attack.attacker &&
      other.how === 'noBattle',
  );
}
