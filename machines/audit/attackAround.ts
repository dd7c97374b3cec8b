import type { AuditedAttack } from './report.ts';

/**
 * The attack in which an entry is, from the naming of its attacker to its end (B14): one that never ended lasts to the
 * next one.
 */
export function attackAround(attacks: readonly AuditedAttack[], entry: number): AuditedAttack | undefined {
  const attack = attacks.findLast(({ declaringAt }) => declaringAt <= entry);
  return attack !== undefined && entry <= (attack.endedAt ?? Number.POSITIVE_INFINITY) ? attack : undefined;
}
