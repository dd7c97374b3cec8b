import {
  type CardData,
  cardSchema,
  type Effect,
  type Operation,
  problemsOfCard,
  type Selector,
  type Timing,
} from '../../machines/index.ts';
import type { Dice } from '../support/dice.ts';
import { condition, influence, operation, SIDES, selector, some, timing } from './ownWords.ts';

const COSTS = ['banish', 'sendToGraveyard', 'tribute', 'discard', 'returnToHand'] as const;
const cost = (dice: Dice): NonNullable<Effect['cost']> =>
  dice.roll(3) === 0
    ? [{ op: 'payLifePoints', amount: 500 }]
    : [{ op: dice.pick(COSTS), what: dice.roll(3) === 0 ? 'self' : selector(dice), count: 1 }];

function effect(dice: Dice, id: string, kind: Effect['kind']): Effect {
  const targets = dice.roll(2) === 0;
  const known: Selector[] = [
    'self',
    dice.pick([
      'attacker',
      'attackTarget',
      'opponentInBattle',
      'chosen',
      'summoned',
      'trigger',
      'negatedCard',
      'bonded',
      'equipped',
    ]),
    ...(targets ? (['target'] as const) : []),
  ];
  const does = (): Operation[] => [
    ...(targets ? [operationOn(dice)] : []),
    ...some(dice, () => operation(dice, known), 2),
  ];
  const upTo = dice.roll(3) === 0 ? { upTo: true as const } : {};
  const late = dice.roll(6) === 0 ? { afterCost: true as const } : {};
  const target = targets
    ? { target: { what: selector(dice), count: 1 + dice.roll(2), ...upTo, ...late } }
    : {};
  const conditions = dice.roll(3) === 0 ? { condition: [condition(dice)] } : {};
  const costs = dice.roll(3) === 0 ? { cost: cost(dice) } : {};
  const limit =
    dice.roll(2) === 0
      ? {
          limit: {
            per: dice.pick(['turn', 'battle', 'chain', 'duel']),
            times: 1,
            by: dice.pick(['copy', 'name']),
          },
        }
      : {};
  const shared = { id, kind, ...conditions };
  switch (kind) {
    case 'continuous':
      return {
        ...shared,
        influences: some(
          dice,
          () => ({
            to:
              dice.roll(3) === 0
                ? dice.pick([...SIDES, 'bothPlayers'] as const)
                : selector(dice, ['self', 'attacker', 'equipped', 'bonded']),
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
      if (dice.roll(4) === 0)
        return {
          ...shared,
          options: ['one', 'two'].map((name) => ({ name, ...costs, ...target, do: does() })),
        } as Effect;
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

const NAMES = ['Alder', 'Birch', 'Cedar', 'Dogwood', 'Elm', 'Fir', 'Gorse', 'Hazel', 'Ivy', 'Juniper'];

function card(dice: Dice, number: number): unknown {
  const kind = dice.pick(['monster', 'monster', 'spell', 'trap'] as const);
  const name = NAMES[number % NAMES.length];
  const base = { id: `own-${number}`, name, kind, summary: 'A card made by dice.' };
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
    const checked = cardSchema.safeParse(card(dice, made.length + 1));
    if (checked.success && problemsOfCard(checked.data).length === 0) made.push(checked.data);
  }
  return made;
}
