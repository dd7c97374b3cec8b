import { BATTLE_DAMAGE_CHANGES } from '../../events/index.ts';
import type { Condition, Expression, Influence, Operation, Selector, Timing } from '../../machines/index.ts';
import type { Dice } from '../support/dice.ts';

// The vocabulary of cards by dice: any word of it, anywhere it may stand.

/** Seen from the effect's controller. */
export const SIDES = ['you', 'opponent'] as const;
const PLACES = [
  'monster',
  'monster',
  'spellTrap',
  'hand',
  'graveyard',
  'deck',
  'banished',
  'fieldSpell',
] as const;
const POSITIONS = ['attack', 'defense', 'facedownDefense'] as const;

/** One or more, made one after the other. */
export const some = <T>(dice: Dice, make: () => T, most: number): T[] =>
  Array.from({ length: 1 + dice.roll(most) }, make);

/** Cards found by zone, side and filter, or ones the effect knows. */
export function selector(dice: Dice, known: readonly Selector[] = []): Selector {
  if (known.length > 0 && dice.roll(3) > 0) return dice.pick(known);
  const where = dice.roll(3);
  return {
    in: dice.pick(PLACES),
    of: dice.pick(['you', 'opponent', 'either']),
    ...(where === 0
      ? {}
      : {
          where:
            where === 1
              ? { kind: 'monster' }
              : dice.pick([
                  { faceUp: true },
                  { atk: { max: 1500 } },
                  { not: 'self' },
                  { not: 'summoned' },
                  { sameLevelAs: dice.pick(['self', 'trigger', 'attacker'] as const) },
                  { sameLevelAs: { in: 'monster', of: 'opponent' } },
                  { level: { max: 4 } },
                  { token: false },
                  { position: 'attack' },
                ]),
        }),
  } as Selector;
}

function number(dice: Dice): Expression {
  return dice.pick<Expression>([
    500,
    1000,
    -500,
    { count: { in: 'monster', of: 'either' }, times: 200 },
    { valueOf: 'attacker', what: 'level' },
    { valueOf: 'opponentInBattle', what: 'atk', original: true },
    { count: { in: 'graveyard', of: 'you' }, times: 100 },
    { valueOf: 'self', what: 'def' },
    { valueOf: 'self', what: 'atk', original: true, half: true },
  ]);
}

/** The same, never below 0. */
function amount(dice: Dice): Expression {
  const made = number(dice);
  return typeof made === 'number' ? Math.abs(made) : made;
}

const battleDamage = (dice: Dice): Influence =>
  dice.pick<Influence>([
    {
      battleDamage: dice.pick(BATTLE_DAMAGE_CHANGES.filter((one) => one !== 'become' && one !== 'ignore')),
      ...(dice.roll(3) === 0 ? { direct: true as const } : {}),
    },
    { battleDamage: 'become', points: amount(dice) },
    { battleDamage: 'ignore', [dice.pick(['atLeast', 'atMost'])]: amount(dice) },
  ]);

/** Something that a card does to others while it lasts. */
export function influence(dice: Dice): Influence {
  return dice.pick<Influence>([
    { modify: 'atk', add: number(dice) },
    { modify: 'def', set: amount(dice) },
    { modify: 'level', add: 1 },
    { modify: 'atk', set: { valueOf: 'self', what: 'atk', original: true, half: true } },
    {
      ability: dice.pick([
        'attackDirectly',
        'piercing',
        'notDestroyedByBattle',
        'attackInDefense',
        'attackEachMonster',
      ]),
    },
    {
      forbid: dice.pick([
        'attack',
        'declareAttack',
        'turnByHand',
        'changePosition',
        'normalSummon',
        'flipSummon',
        'specialSummon',
        'attackDirectly',
        'beTargeted',
        'tribute',
        'tributeSummon',
      ]),
    },
    { forbid: dice.pick(['beTargeted', 'attackDirectly']), hard: true },
    { cannotAttack: selector(dice) },
    { canOnlyAttack: selector(dice) },
    { unaffectedBy: some(dice, () => dice.pick(['monster', 'spell', 'trap']), 3) },
    { must: dice.pick(['attack', 'beAttacked']) },
    { attackTargets: 'namedByOpponent' },
    { battlePhases: 2 },
    { attacks: 2 + dice.roll(2), ...(dice.roll(2) === 0 ? {} : { onMonsters: true as const }) },
    { negated: true },
    { damage: 'none' },
    battleDamage(dice),
    { negatesNextAttack: true },
  ]);
}

/** A condition of the table. */
export function condition(dice: Dice): Condition {
  return dice.pick<Condition>([
    { exists: selector(dice) },
    { none: selector(dice) },
    { freeMonsterZones: dice.pick(SIDES), min: 1 + dice.roll(3) },
    { turn: dice.pick(SIDES) },
    { phase: [dice.pick(['draw', 'standby', 'main', 'battle', 'end'])] },
    { self: { position: dice.pick(['attack', 'defense']) } },
    { selfDid: dice.pick(['attacked', 'declaredAttack', 'battled', 'notDeclaredAttack', 'attackedLast']) },
    { notSummonedThisTurn: dice.pick(SIDES) },
  ]);
}

/** One thing an effect does, with others inside it. */
export function operation(dice: Dice, known: readonly Selector[], depth = 0): Operation {
  const what = selector(dice, known);
  const side = dice.pick(SIDES);
  const inner = (): Operation[] => some(dice, () => operation(dice, known, depth + 1), 2);
  const kinds: (() => Operation)[] = [
    () => ({
      op: dice.pick(['destroy', 'banish', 'sendToGraveyard', 'returnToHand', 'tribute', 'discard']),
      what,
      ...(dice.roll(2) === 0 ? {} : { count: 1 + dice.roll(2), choose: side }),
    }),
    () => ({
      op: 'specialSummon',
      what,
      positions: some(dice, () => dice.pick(POSITIONS), 2),
      ...(dice.roll(2) === 0 ? { count: 1 } : { upTo: 2 }),
      to: side,
      ...(dice.roll(3) === 0 ? { bond: true as const } : {}),
      ...(dice.roll(4) === 0 ? { as: { atk: 0, def: 0 } } : {}),
    }),
    () => ({
      op: 'createTokens',
      token: dice.pick(['sheep-token', 'ojama-token']),
      count: 1 + dice.roll(3),
      position: dice.pick(['attack', 'defense']),
      to: side,
    }),
    () => ({ op: dice.pick(['draw', 'mill']), player: side, count: 1 + dice.roll(2) }),
    () => ({
      op: dice.pick(['damage', 'gainLifePoints']),
      player: dice.pick(['you', 'opponent', 'controllerOfTarget', 'formerController']),
      amount: amount(dice),
    }),
    () => ({ op: 'addToHand', what, count: 1, ...(dice.roll(2) === 0 ? { optional: true as const } : {}) }),
    () => ({ op: 'takeControl', what, until: dice.pick(['endOfTurn', 'whileFaceUp']) }),
    () => ({
      op: 'turn',
      what,
      ...(dice.roll(3) === 0 ? { count: 1 + dice.roll(2) } : {}),
      to: dice.pick(['attack', 'defense', 'other', 'facedownDefense', 'faceUpAttack', 'faceUpDefense']),
    }),
    () => ({ op: 'banishUntil', what, until: dice.pick(['endPhase', 'endOfBattlePhase']) }),
    () => ({ op: 'mix', among: some(dice, () => selector(dice, known), 2) }),
    () => ({ op: 'setFromHand', where: { kind: 'spellOrTrap' }, optional: true }),
    () => ({ op: 'normalSummonOrSet', what: { in: 'hand', of: 'you', where: { kind: 'monster' } } }),
    () =>
      dice.roll(3) === 0
        ? { op: 'changeAttackTarget', to: what, ...(dice.roll(2) === 0 ? { fight: true as const } : {}) }
        : { op: dice.pick(['negateActivation', 'negateAttack', 'endBattlePhase']) },
    () => ({
      op: 'apply',
      to: dice.roll(3) === 0 ? dice.pick(['you', 'opponent', 'bothPlayers']) : what,
      what: [influence(dice)],
      until: dice.pick([
        'endOfCalculation',
        'endOfDamageStep',
        'endOfBattlePhase',
        'endOfTurn',
        'endOfYourNextTurn',
        'endOfNextTurn',
        'whileFaceUp',
        'nextAttack',
      ]),
    }),
    () => ({ op: 'bond', to: what }),
    () => ({ op: 'equip', to: what }),
    () => ({
      op: 'becomeMonster',
      atk: 1200,
      def: 800,
      level: 4,
      attribute: 'DARK',
      type: 'Fiend',
      position: 'attack',
    }),
    () => ({ op: 'shuffleDeck', player: side }),
  ];
  if (depth < 2) {
    kinds.push(
      () => ({ op: 'may', do: inner() }),
      () => ({
        op: 'later',
        what,
        at: dice.pick(['endPhase', 'endOfBattlePhase']),
        do: some(dice, () => operation(dice, ['chosen'], depth + 1), 2),
      }),
      () => ({
        op: 'if',
        condition: [dice.roll(2) === 0 ? { done: true } : condition(dice)],
        do: inner(),
        ...(dice.roll(2) === 0 ? { else: inner() } : {}),
      }),
      () => ({
        op: 'option',
        options: [
          { name: 'one', do: inner() },
          { name: 'two', condition: [condition(dice)], do: inner() },
        ],
      }),
    );
  }
  return dice.pick(kinds)();
}

/** When something reacts. */
export function timing(dice: Dice): Timing {
  return dice.pick<Timing>([
    { event: 'attackDeclared', by: dice.pick(['self', 'you', 'opponent', 'either']) },
    { event: 'targetedForAttack', card: dice.pick(['self', 'attackedBySelf']) },
    {
      event: 'summoned',
      card: dice.pick(['self', 'any']),
      how: some(dice, () => dice.pick(['normal', 'tribute', 'flip', 'special']), 3),
    },
    { event: 'flipped', card: 'self' },
    { event: 'turned', card: 'self', to: dice.pick(['attack', 'defense']) },
    {
      event: 'moved',
      card: 'self',
      from: dice.pick(['field', 'hand', 'deck', 'monster']),
      how: dice.pick(['destroyed', 'destroyedByBattle', 'destroyedByEffect', 'any']),
    },
    { event: 'moved', card: 'self', to: dice.pick(['graveyard', 'hand', 'banished', 'monster']) },
    { event: 'battleDamage', by: 'self', to: dice.pick(SIDES) },
    { event: 'targetingEffectResolved', card: 'self' },
    {
      event: 'phase',
      phase: dice.pick(['standby', 'battleStart', 'battleEnd', 'end']),
      turn: dice.pick(['you', 'opponent', 'either']),
    },
    dice.roll(2) === 0
      ? { event: 'destroysByBattle', by: 'self' }
      : {
          event: 'damageStep',
          at: dice.pick(['start', 'beforeCalculation', 'afterCalculation', 'end']),
          as: dice.pick(['attacker', 'target', 'either']),
        },
    { event: 'damageStepEnd', after: dice.pick(['selfAttacked', 'selfWasAttacked']) },
  ]);
}
