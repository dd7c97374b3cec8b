// Words that the page shows too: without a schema, since it checks nothing and loads no checker.

/** The two players: A starts the scenario as turn player and attacker, B defends. */
export const PLAYERS = ['A', 'B'] as const;
export type Player = (typeof PLAYERS)[number];

/** The other of the two players. */
export const opponentOf = (player: Player): Player => (player === 'A' ? 'B' : 'A');

export const REPLAY_CAUSES = [
  'ENTER',
  'LEAVE',
  'CONTROL_IN',
  'CONTROL_OUT',
  'RETURNED',
  'DIRECT_LOST',
  'TARGET_FORBIDDEN',
  'OWN_SIDE_CHANGED',
  'DIRECT_GAINED',
  'ATTACKER_UNABLE',
] as const;
/** A reason for a replay (rules.md 4.7). */
export type ReplayCause = (typeof REPLAY_CAUSES)[number];

export const NO_REPLAY_CODES = [
  'DAMAGE_STEP',
  'ATTACKER_LEFT',
  'ATTACKER_FACEDOWN',
  'ATTACKER_DEFENSE',
  'ATTACKER_CONTROL',
  'ATTACK_NEGATED',
  'CANNOT_ATTACK',
  'BATTLE_PHASE_ENDED',
  'EXTRA_ATTACK_LOST',
  'NO_LEGAL_TARGET',
  'OWN_SIDE_ONLY',
  'POSITION_ONLY',
  'STATS_ONLY',
  'PROTECTION_TOO_LATE',
  'NEUTRALISED_IN_CHAIN',
  'REDIRECTED',
  'NEVER_ARRIVED',
  'NO_ATTACK_RUNNING',
  'NOTHING_CHANGED',
  'COUNT_UNCHANGED',
  'CAUSE_NOT_COUNTED',
  'LEGALITY_NOT_COUNTED',
  'DECLARATION_ONLY',
] as const;
/** A reason why there is no replay (rules.md 4.7). */
export type NoReplayCode = (typeof NO_REPLAY_CODES)[number];
