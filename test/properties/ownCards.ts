import {
  type CardData,
  type Condition,
  cardSchema,
  type Effect,
  type Expression,
  type Influence,
  type Operation,
  problemsOfCard,
  type Selector,
  type Timing,
} from '../../machines/index.ts';
import type { Dice } from '../support/dice.ts';

const SIDES = ['you', 'opponent'] as const;
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

const some = <T>(dice: Dice, make: () => T, most: number): T[] =>
  Array.from({ length: 1 + dice.roll(most) }, make);

function selector(dice: Dice, known: readonly Selector[] = []): Selector {
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
    { count: { in: 'graveyard', of: 'you' }, times: 100 },
    { valueOf: 'self', what: 'def' },
    { valueOf: 'self', what: 'atk', original: true, half: true },
  ]);
}

function influence(dice: Dice): Influence {
  return dice.pick<Influence>([
    { modify: 'atk', add: number(dice) },
    { modify: 'def', set: number(dice) },
    { modify: 'level', add: 1 },
    { modify: 'atk', halve: 'original' },
    {
      ability: dice.pick([
        'attackDirectly',
        'piercing',
        'notDestroyedByBattle',
        'attackInDefense',
        'doubleAttack',
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
    { negated: true },
    { damage: 'none' },
    { negatesNextAttack: true },
  ]);
}

function condition(dice: Dice): Condition {
  return dice.pick<Condition>([
    { exists: selector(dice) },
    { none: selector(dice) },
    { freeMonsterZones: dice.pick(SIDES), min: 1 + dice.roll(3) },
    { turn: dice.pick(SIDES) },
    { phase: [dice.pick(['draw', 'standby', 'main', 'battle', 'end'])] },
    { self: { position: dice.pick(['attack', 'defense']) } },
    { selfDid: dice.pick(['attacked', 'declaredAttack', 'battled', 'notDeclaredAttack']) },
    { notSummonedThisTurn: dice.pick(SIDES) },
  ]);
}

function operation(dice: Dice, known: readonly Selector[], depth = 0): Operation {
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
      amount: number(dice),
    }),
    () => ({ op: 'addToHand', what, count: 1, ...(dice.roll(2) === 0 ? { optional: true as const } : {}) }),
    () => ({ op: 'takeControl', what, until: dice.pick(['endOfTurn', 'whileFaceUp']) }),
    () => ({
      op: 'turn',
      what,
      to: dice.pick(['attack', 'defense', 'other', 'facedownDefense', 'faceUpAttack', 'faceUpDefense']),
    }),
    () => ({ op: 'setFromHand', where: { kind: 'spellOrTrap' }, optional: true }),
    () => ({ op: 'normalSummonOrSet', what: { in: 'hand', of: 'you', where: { kind: 'monster' } } }),
    () => ({ op: dice.pick(['negateActivation', 'negateAttack', 'endBattlePhase']) }),
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
    () => ({ op: 'shuffleDeck', player: side }),
  ];
  if (depth < 2) {
    kinds.push(
      () => ({ op: 'may', do: inner() }),
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

function timing(dice: Dice): Timing {
  return dice.pick<Timing>([
    { event: 'attackDeclared', by: dice.pick(['self', 'you', 'opponent', 'either']) },
    { event: 'targetedForAttack', card: 'self' },
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
      phase: dice.pick(['standby', 'battleEnd', 'end']),
      turn: dice.pick(['you', 'opponent', 'either']),
    },
    { event: 'damageStepEnd', after: dice.pick(['selfAttacked', 'selfWasAttacked']) },
  ]);
}

const COSTS = ['banish', 'sendToGraveyard', 'tribute', 'discard', 'returnToHand'] as const;
const cost = (dice: Dice): Operation[] =>
  dice.roll(3) === 0
    ? [{ op: 'payLifePoints', amount: 500 }]
    : [{ op: dice.pick(COSTS), what: dice.roll(3) === 0 ? 'self' : selector(dice), count: 1 }];

function effect(dice: Dice, id: string, kind: Effect['kind']): Effect {
  const targets = dice.roll(2) === 0;
  const known: Selector[] = ['self', ...(targets ? (['target'] as const) : [])];
  const does = (): Operation[] => [
    ...(targets ? [operationOn(dice)] : []),
    ...some(dice, () => operation(dice, known), 2),
  ];
  const target = targets ? { target: { what: selector(dice), count: 1 + dice.roll(2) } } : {};
  const conditions = dice.roll(3) === 0 ? { condition: [condition(dice)] } : {};
  const costs = dice.roll(3) === 0 ? { cost: cost(dice) } : {};
  const limit =
    dice.roll(2) === 0
      ? { limit: { per: dice.pick(['turn', 'battle', 'chain']), times: 1, by: dice.pick(['copy', 'name']) } }
      : {};
  const shared = { id, kind, ...conditions };
  switch (kind) {
    case 'continuous':
      return {
        ...shared,
        influences: some(
          dice,
          () => ({
            to: dice.roll(3) === 0 ? dice.pick([...SIDES, 'bothPlayers'] as const) : selector(dice, ['self']),
            what: some(dice, () => influence(dice), 2),
          }),
          2,
        ),
      } as Effect;
    case 'attackCost':
      return { ...shared, cost: cost(dice) };
    case 'reaction':
      return {
        ...shared,
        when: some(dice, () => timing(dice), 2),
        do: some(dice, () => operation(dice, ['self']), 2),
      };
    case 'trigger':
      return {
        ...shared,
        ...target,
        ...costs,
        ...limit,
        optional: dice.roll(2) === 0,
        when: some(dice, () => timing(dice), 2),
        do: does(),
        ...(dice.roll(4) === 0 ? { from: ['graveyard', 'hand'] } : {}),
      } as Effect;
    case 'flip':
      return { ...shared, ...target, optional: dice.roll(2) === 0, do: does() } as Effect;
    case 'quick':
      return {
        ...shared,
        ...target,
        ...costs,
        ...limit,
        do: does(),
        ...(dice.roll(2) === 0
          ? {
              when: [
                dice.pick<Timing>([
                  { event: 'attackDeclared', by: 'opponent' },
                  { event: 'damageCalculation', with: 'self' },
                  { event: 'activation', by: 'either', of: ['spell', 'trap', 'monster'] },
                ]),
              ],
            }
          : {}),
        ...(dice.roll(4) === 0 ? { from: ['graveyard', 'hand'] } : {}),
      } as Effect;
    case 'activate':
    case 'ignition':
      return { ...shared, ...target, ...costs, ...(kind === 'ignition' ? limit : {}), do: does() } as Effect;
  }
}

/** An operation that does something with the target. */
const operationOn = (dice: Dice): Operation =>
  operation(dice, ['target', 'target', 'target', 'target', 'target', 'target']);

const MONSTER_EFFECTS = [
  'continuous',
  'trigger',
  'trigger',
  'quick',
  'ignition',
  'reaction',
  'flip',
  'attackCost',
] as const;
const BACK_EFFECTS = ['continuous', 'quick', 'reaction', 'trigger'] as const;

function card(dice: Dice, id: string): unknown {
  const kind = dice.pick(['monster', 'monster', 'spell', 'trap'] as const);
  const base = { id, name: id, kind, summary: 'A card made by dice.' };
  if (kind === 'monster') {
    const effects = some(dice, () => dice.pick(MONSTER_EFFECTS), 2).map((one, at) =>
      effect(dice, `e${at}`, one),
    );
    return {
      ...base,
      frame: 'effect',
      attribute: dice.pick(['DARK', 'EARTH']),
      type: 'Warrior',
      level: 1 + dice.roll(8),
      atk: dice.roll(30) * 100,
      def: dice.roll(30) * 100,
      effects,
    };
  }
  const icon =
    kind === 'trap'
      ? dice.pick(['normal', 'continuous', 'counter'])
      : dice.pick(['normal', 'continuous', 'quickPlay', 'field']);
  const more = icon === 'continuous' || icon === 'field' ? [effect(dice, 'e1', dice.pick(BACK_EFFECTS))] : [];
  return { ...base, icon, effects: [effect(dice, 'activate', 'activate'), ...more] };
}

/** Cards made by dice over the whole vocabulary, each as well-formed as a card of ours has to be. */
export function ownCards(dice: Dice, count: number): readonly CardData[] {
  const made: CardData[] = [];
  for (let tries = 0; made.length < count && tries < count * 20; tries++) {
    const checked = cardSchema.safeParse(card(dice, `own-${made.length + 1}`));
    if (checked.success && problemsOfCard(checked.data).length === 0) made.push(checked.data);
  }
  return made;
}
