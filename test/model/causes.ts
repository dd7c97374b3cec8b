import {
  type AttackState,
  type Board,
  type NoReplayCode,
  opponentOf,
  type ReplayCause,
  type SideChange,
} from '../../events/index.ts';

/** One thing about the table that was read, as it would have to be for the verdict to be another one. */
export interface Change {
  /** A path of the board; the check must have read it, or something below it. */
  readonly path: string;
  readonly to: unknown;
  /** Where the table remembers the same thing in two places: the other one. */
  readonly also?: Change;
}

type Make = (board: Board, attack: AttackState) => Change;

const without =
  (by: SideChange['by']): Make =>
  (_, attack) => ({
    path: 'attack.defenderChanges',
    to: attack.defenderChanges.filter((change) => change.by !== by),
  });

const attackerNever: Make = () => ({ path: 'attack.attackerLost', to: null });

const value =
  (who: (attack: AttackState) => string, what: string, to: boolean): Make =>
  (_, attack) => ({ path: `cards.${who(attack)}.values.${what}`, to });
const attacker = (attack: AttackState): string => attack.attacker;
const target = (attack: AttackState): string => attack.target ?? '';

/** The target is kept from being attacked by anything, or this attacker from attacking it, or has to attack another one. */
const forbidden: Make = (board, attack) => {
  const forced = board.players[opponentOf(attack.player)].monster.find(
    (id) => id !== null && board.cards[id]?.values.mustBeAttacked !== undefined,
  );
  return typeof forced === 'string'
    ? { path: `cards.${forced}.values.mustBeAttacked`, to: undefined }
    : barred(board, attack);
};
const barred: Make = (board, attack) =>
  board.cards[target(attack)]?.values.cannotBeAttacked === true
    ? value(target, 'cannotBeAttacked', false)(board, attack)
    : { path: `cards.${attack.attacker}.values.cannotAttackThese`, to: undefined };

/** A further attack is allowed again. */
const allowed: Make = (_, { attacker: id }) => ({ path: `cards.${id}.values.attacks`, to: 9 });

const PROTECTIONS = ['cannotBeAttacked', 'cannotBeChosen'] as const;
const entered: SideChange = {
  card: 'c1',
  visit: 'v1',
  entry: 0,
  by: 'entered',
  kind: 'trap',
  reason: 'specialSummon',
};

/** For every reason of a check the one thing that carries it. */
export const CARRIED_BY: Readonly<Partial<Record<ReplayCause | NoReplayCode, Make>>> = {
  ENTER: without('entered'),
  LEAVE: without('left'),
  CONTROL_IN: without('controlIn'),
  CONTROL_OUT: without('controlOut'),
  RETURNED: without('entered'),
  OWN_SIDE_CHANGED: () => ({ path: 'attack.ownChanges', to: [] }),
  DIRECT_LOST: (board, attack) =>
    board.cards[attack.attacker]?.values.cannotAttackDirectly === true
      ? value(attacker, 'cannotAttackDirectly', false)(board, attack)
      : value(attacker, 'attackDirectly', true)(board, attack),
  TARGET_FORBIDDEN: forbidden,
  DIRECT_GAINED: value(attacker, 'attackDirectly', false),
  ATTACKER_UNABLE: (board, attack) =>
    attack.attackerLost !== null ? attackerNever(board, attack) : allowed(board, attack),

  BATTLE_PHASE_ENDED: () => ({ path: 'battlePhaseEndedAt', to: null }),
  ATTACK_NEGATED: () => ({ path: 'attack.negatedAt', to: null }),
  ATTACKER_LEFT: attackerNever,
  ATTACKER_FACEDOWN: attackerNever,
  // Turned, or from Defense Position without what let it attack from there.
  ATTACKER_DEFENSE: (board, attack) =>
    attack.attackerLost === null
      ? value(attacker, 'attackInDefense', true)(board, attack)
      : {
          path: 'attack.attackerLost',
          to: null,
          also: { path: `cards.${attack.attacker}.position`, to: 'attack' },
        },
  ATTACKER_CONTROL: attackerNever,
  CANNOT_ATTACK: attackerNever,
  EXTRA_ATTACK_LOST: allowed,
  NO_LEGAL_TARGET: (board, attack) => {
    const empty = board.players[opponentOf(attack.player)].monster.every((id) => id === null);
    const { flags, values } = board.cards[attack.attacker] ?? {};
    if (empty && values?.cannotAttackDirectly === true)
      return value(attacker, 'cannotAttackDirectly', false)(board, attack);
    // A further attack on monsters only.
    if (empty && (flags?.attacksUsed ?? 0) > (values?.attacks ?? 1)) return allowed(board, attack);
    for (const id of board.players[opponentOf(attack.player)].monster) {
      const barred = PROTECTIONS.find((what) => id !== null && board.cards[id]?.values[what] === true);
      if (barred !== undefined) return { path: `cards.${id}.values.${barred}`, to: false };
    }
    const these = `cards.${attack.attacker}.values.cannotAttackThese`;
    if (board.cards[attack.attacker]?.values.cannotAttackThese !== undefined)
      return { path: these, to: undefined };
    return { path: 'attack.targetLost', to: null };
  },

  DAMAGE_STEP: () => ({ path: 'attack.inDamageStep', to: false }),
  NEUTRALISED_IN_CHAIN: (board, attack) => {
    // What lasts on the attacker's player and does nothing to a monster that is unaffected by it.
    if (board.effects.some(({ what }) => JSON.stringify(what).includes('canOnlyAttack')))
      return { path: 'effects', to: [], also: { path: 'attack.targetForbiddenAt', to: null } };
    return attack.targetForbiddenAt === null
      ? { path: `cards.${attack.attacker}.setBy.cannotAttack`, to: undefined }
      : { path: 'attack.targetForbiddenAt', to: null };
  },
  NO_ATTACK_RUNNING: () => ({ path: 'attack', to: { inDamageStep: true } }),
  COUNT_UNCHANGED: (board, attack) => {
    const player = opponentOf(attack.player);
    return { path: `players.${player}.monster`, to: [...board.players[player].monster, 'c1'] };
  },
  CAUSE_NOT_COUNTED: (_, attack) => ({
    path: 'attack.defenderChanges',
    to: attack.defenderChanges.map((change) => ({ ...change, kind: 'trap' })),
  }),
  LEGALITY_NOT_COUNTED: (board, attack) =>
    attack.target === 'direct'
      ? value(attacker, 'attackDirectly', true)(board, attack)
      : forbidden(board, attack),
  PROTECTION_TOO_LATE: value(target, 'cannotBeChosen', false),
  REDIRECTED: () => ({ path: 'attack.redirected', to: null }),
  NEVER_ARRIVED: () => ({ path: 'attack.neverArrived', to: [] }),
  OWN_SIDE_ONLY: () => ({ path: 'attack.ownChanges', to: [] }),
  // Kept from declaring by an effect that lasts on its player, or by what the monster itself is.
  DECLARATION_ONLY: (board, { attacker }) =>
    board.cards[attacker]?.values.cannotDeclareAttack === true
      ? { path: `cards.${attacker}.values.cannotDeclareAttack`, to: false }
      : { path: 'effects', to: [] },
  POSITION_ONLY: () => ({ path: 'attack.positionChanges', to: [] }),
  STATS_ONLY: () => ({ path: 'attack.valueChanges', to: [] }),
  NOTHING_CHANGED: (_, attack) => ({
    path: 'attack.defenderChanges',
    to: [...attack.defenderChanges, entered],
  }),
};

type Plain = Readonly<Record<string, unknown>>;

/** The same table with one thing changed. */
export function changed(board: Board, { also, path, to }: Change): Board {
  const put = (value: unknown, [key, ...rest]: readonly string[]): unknown =>
    key === undefined ? to : { ...(value as Plain), [key]: put((value as Plain | undefined)?.[key], rest) };
  const other = put(board, path.split('.')) as Board;
  return also === undefined ? other : changed(other, also);
}

/**
 * A table that holds nothing but what was read: what a decision can be taken from again if the reads are whole. What a
 * rule found missing stays missing.
 */
export function boardOf(
  reads: readonly { readonly fact: string; readonly value: unknown }[],
  board: Board,
): Board {
  const bare: Record<string, unknown> = {};
  for (const { fact, value } of reads) {
    const keys = fact.split('.');
    const last = keys.pop() ?? '';
    let inner: Record<string, unknown> = bare;
    let real: unknown = board;
    for (const key of keys) {
      real = (real as Plain | undefined)?.[key];
      inner[key] ??= {};
      inner = inner[key] as Record<string, unknown>;
    }
    if ((real as Plain | undefined)?.[last] !== undefined) inner[last] = value;
  }
  return bare as unknown as Board;
}
