import type { AttackState, Payload } from '../../events/index.ts';
import type { RulesEnvironment } from '../effects/env.ts';

/**
 * How an attack ended and what it counts as (rules.md 4.5, R35): an attack stopped at a replay uses up the monster's
 * attack where the ruleset says so, and counts as nothing, as declared, or as attacked.
 */
export function endOfAttack(env: RulesEnvironment, attack: AttackState): Payload<'attack.ended'> {
  const { cancelUsesAttack, stoppedCountsAs } = env.ruleset.switches;
  const kept = { used: true, countsAsDeclared: true, countsAsAttacked: false };
  const code = attack.endedBy === null ? {} : { code: attack.endedBy };
  if (attack.calculatedAt !== null) return { how: 'battle', ...kept };
  if (attack.endedBy !== null || attack.calledOff || attack.declaredAt === null)
    return { how: 'noBattle', ...code, ...kept };
  const ended = {
    used: cancelUsesAttack,
    countsAsDeclared: stoppedCountsAs !== 'nothing',
    countsAsAttacked: stoppedCountsAs === 'attacked',
  };
  return { how: attack.stopped ? 'stopped' : 'startedOver', ...ended };
}

/** The rule that says what a stopped attack counts as: today's, or the point on which rulesets differ (C14). */
export const ruleOfStopping = (env: RulesEnvironment): string =>
  env.ruleset.switches.stoppedCountsAs === 'declared' ? 'R35' : 'C14';
