import type { AttackState } from '../../events/index.ts';

/** What of an attack says that it goes no further. */
export type AttackEnd = Pick<AttackState, 'attackerLost' | 'calledOff' | 'endedBy' | 'negatedAt' | 'stopped'>;

/**
 * The attack goes to nobody any more, though it is not over yet: its attacker went, turned or changed hands (R10 to R13),
 * it was negated, stopped or called off, or a check ended it.
 */
export const attackOver = ({ attackerLost, calledOff, endedBy, negatedAt, stopped }: AttackEnd): boolean =>
  attackerLost !== null || negatedAt !== null || endedBy !== null || stopped || calledOff;
