import type { CardData, Effect } from './vocabulary.ts';

type Printing = '2004' | '2005' | 'current';
const PRINTINGS: readonly Printing[] = ['2004', '2005', 'current'];

/** All values of a key, anywhere inside a piece of card data. */
function valuesOf(data: unknown, key: string): readonly unknown[] {
  if (Array.isArray(data)) return data.flatMap((item) => valuesOf(item, key));
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([name, value]) => [
    ...(name === key ? [value] : []),
    ...valuesOf(value, key),
  ]);
}

/** Whether a reference such as `target` is used anywhere inside a piece of card data. */
function refersTo(data: unknown, reference: string): boolean {
  const keys = [
    'what',
    'to',
    'exists',
    'none',
    'valueOf',
    'count',
    'cannotAttack',
    'canOnlyAttack',
    'sameLevelAs',
  ];
  return keys.some((key) => valuesOf(data, key).includes(reference));
}

/** What a monster must have and others must not. */
function problemsOfFrame(card: CardData, known: boolean): readonly string[] {
  const values = [card.attribute, card.type, card.level, card.atk, card.def];
  if (card.kind === 'monster') {
    return [
      ...(known && values.includes(undefined) ? ['a monster needs attribute, type, level, atk and def'] : []),
      ...(card.frame === undefined ? ['a monster needs a frame'] : []),
      ...(card.icon === undefined ? [] : ['a monster has no icon']),
      ...(card.frame === 'normal' && card.effects.length > 0 ? ['a Normal Monster has no effects'] : []),
    ];
  }
  const icons: readonly unknown[] =
    card.kind === 'trap'
      ? ['normal', 'continuous', 'counter']
      : ['normal', 'continuous', 'equip', 'quickPlay', 'field', 'ritual'];
  return [
    ...(values.every((value) => value === undefined) ? [] : ['a Spell or Trap has no values of a monster']),
    ...(card.frame === undefined ? [] : ['a Spell or Trap has no frame']),
    ...(icons.includes(card.icon) ? [] : [`a ${card.kind} cannot have the icon ${card.icon ?? 'none'}`]),
  ];
}

/** Only what stands on a chain can answer it, stop an attack or end the Battle Phase: nothing that happens by itself. */
const ON_A_CHAIN = ['negateActivation', 'negateAttack', 'endBattlePhase', 'changeAttackTarget'];

/** What a player can answer by a decision, and what happens by itself or sets off a trigger. */
const ANSWERED: readonly string[] = [
  'attackDeclared',
  'targetedForAttack',
  'activation',
  'damageCalculation',
  'summoned',
];
const NEVER_TRIGGERS: readonly string[] = ['activation', 'damageCalculation'];

/** Timings that never come for an effect of this kind. */
function problemsOfTiming({ kind, when, forced }: Effect): readonly string[] {
  const events = (when ?? []).map(({ event }) => event);
  const byItself = kind === 'trigger' || kind === 'flip' || kind === 'reaction';
  const never = byItself
    ? events.filter((event) => NEVER_TRIGGERS.includes(event))
    : events.filter((event) => !ANSWERED.includes(event));
  return [
    ...never.map((event) => `waits for ${event}, which never comes to an effect of this kind`),
    ...(forced === true && !(kind === 'quick' && events.includes('activation'))
      ? ['is forced, and only a quick effect that answers an activation can be']
      : []),
  ];
}

/** The most operations in one effect, those inside others included. */
const MOST_OPERATIONS = 60;

const twice = (names: readonly string[]): string | undefined =>
  names.find((name, place) => names.indexOf(name) !== place);

/** Effects that are too long, that offer the same choice twice, or that depend on what they change. */
function problemsOfContent(effect: Effect): readonly string[] {
  const operations = valuesOf(effect, 'op').length;
  const choices = valuesOf(effect, 'options').map((options) =>
    (options as readonly { readonly name: string }[]).map(({ name }) => name),
  );
  const doubled = choices.map(twice).find((name) => name !== undefined);
  const own = (effect.influences ?? []).flatMap(({ to, what }) =>
    to !== 'self'
      ? []
      : what.flatMap((influence) => {
          if (!('modify' in influence)) return [];
          const number = 'add' in influence ? influence.add : influence.set;
          const itself =
            typeof number === 'object' &&
            'valueOf' in number &&
            number.valueOf === 'self' &&
            number.what === influence.modify &&
            number.original !== true;
          return itself ? [influence.modify] : [];
        }),
  );
  return [
    ...(operations > MOST_OPERATIONS
      ? [`does ${operations} things, and ${MOST_OPERATIONS} is the most`]
      : []),
    ...(doubled === undefined ? [] : [`offers ${JSON.stringify(doubled)} twice`]),
    ...own.map((what) => `makes its own ${what} depend on itself; take the original one`),
  ];
}

function problemsOffChain(part: string, operations: unknown): readonly string[] {
  const found = valuesOf(operations, 'op').filter((op) => ON_A_CHAIN.some((one) => one === op));
  return found.map((op) => `cannot ${String(op)} ${part}`);
}

/** Whether an operation has a player choose, as far as its words tell. */
function asks(operation: Readonly<Record<string, unknown>>): boolean {
  const { op, what, count, upTo, optional, positions } = operation;
  const found = typeof what === 'object';
  if (op === 'may' || op === 'option' || op === 'setFromHand' || op === 'normalSummonOrSet') return true;
  if (op === 'specialSummon')
    return found || upTo !== undefined || (Array.isArray(positions) && positions.length > 1);
  return optional === true || (found && count !== undefined);
}

/** What happens by itself starts no chain and waits for nobody. */
function problemsOfAsking(operations: unknown): readonly string[] {
  const found: string[] = [];
  const look = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(look);
    else if (typeof value === 'object' && value !== null) {
      if ('op' in value && asks(value)) found.push(String(value.op));
      Object.values(value).forEach(look);
    }
  };
  look(operations);
  return found.map((op) => `has a player choose (${op}), and nobody is asked by itself`);
}

/** What is done later is done by itself. */
function problemsOfLater(effect: Effect): readonly string[] {
  const found: unknown[] = [];
  const look = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(look);
    else if (typeof value === 'object' && value !== null) {
      if ('op' in value && value.op === 'later' && 'do' in value) found.push(value.do);
      Object.values(value).forEach(look);
    }
  };
  look(effect);
  return [...problemsOffChain('later', found), ...problemsOfAsking(found)];
}

/** What the kind of an effect asks for. */
function problemsOfKind(card: CardData, effect: Effect): readonly string[] {
  const needs = (key: keyof Effect): readonly string[] => (effect[key] === undefined ? [`needs ${key}`] : []);
  /** Where an effect offers options, those say what it does. */
  const does = effect.options === undefined ? needs('do') : [];
  const hasNo = (key: keyof Effect) => (effect[key] === undefined ? [] : [`cannot have ${key}`]);
  switch (effect.kind) {
    case 'activate':
      return [...(card.kind === 'monster' ? ['is for Spells and Traps only'] : []), ...hasNo('influences')];
    case 'flip':
      return [
        ...(card.kind === 'monster' ? [] : ['is for monsters only']),
        ...needs('do'),
        ...needs('optional'),
      ];
    case 'trigger':
      return [...needs('do'), ...needs('when'), ...needs('optional')];
    case 'reaction':
      return [
        ...needs('do'),
        ...needs('when'),
        ...hasNo('cost'),
        ...hasNo('target'),
        ...hasNo('influences'),
        ...problemsOffChain('by itself', effect.do),
        ...problemsOfAsking(effect.do),
      ];
    case 'continuous':
      return [...needs('influences'), ...hasNo('do'), ...hasNo('cost'), ...hasNo('target'), ...hasNo('when')];
    case 'attackCost':
      return [...needs('cost'), ...hasNo('do'), ...hasNo('target')];
    case 'ignition':
      return [...does, ...hasNo('when'), ...hasNo('influences')];
    case 'quick':
      return [...does, ...hasNo('influences')];
  }
}

/** References that mean nothing unless the effect, or another one of the card, says what they stand for. */
function problemsOfReferences(card: CardData, effect: Effect): readonly string[] {
  const parts = [{ name: '', do: effect.do, target: effect.target, cost: effect.cost }].concat(
    (effect.options ?? []).map((option) => ({
      name: ` in option ${option.name}`,
      do: option.do,
      target: option.target ?? effect.target,
      cost: option.cost ?? effect.cost,
    })),
  );
  const problems = parts.flatMap((part) => {
    const paid = refersTo(part.do, 'paid');
    return [
      ...(refersTo(part.do, 'target') && part.target === undefined
        ? [`speaks of its target and has none${part.name}`]
        : []),
      ...(part.target !== undefined && part.do !== undefined && !refersTo(part.do, 'target')
        ? [`has a target and does nothing with it${part.name}`]
        : []),
      ...(paid && part.cost === undefined ? [`speaks of what was paid and has no cost${part.name}`] : []),
    ];
  });
  const bonds = valuesOf(card.effects, 'bond').length > 0 || valuesOf(card.effects, 'op').includes('bond');
  const bonded =
    refersTo([effect.do, effect.influences], 'bonded') || valuesOf(effect.when, 'card').includes('bonded');
  const equips = valuesOf(card.effects, 'op').includes('equip');
  const equipped =
    refersTo([effect.do, effect.influences], 'equipped') ||
    valuesOf(effect.when, 'card').includes('equipped');
  return [
    ...problems,
    ...(bonded && !bonds ? ['speaks of a bonded card and binds none'] : []),
    ...(equipped && !equips ? ['speaks of an equipped monster and equips none'] : []),
  ];
}

/** Numbers that a change of battle damage needs, and words that only mean something on a card. */
function problemsOfBattleDamage(effect: Effect): readonly string[] {
  const given = [
    ...(effect.influences ?? []),
    ...(effect.do ?? []).flatMap((operation) => (operation.op === 'apply' ? [operation] : [])),
  ];
  return given.flatMap(({ to, what }) =>
    what.flatMap((influence) => {
      if (!('battleDamage' in influence)) return [];
      const { atLeast, atMost, battleDamage, inflicted, points, taken } = influence;
      const limits = atLeast !== undefined || atMost !== undefined;
      const toPlayer = to === 'you' || to === 'opponent' || to === 'bothPlayers';
      return [
        ...((battleDamage === 'become') === (points !== undefined)
          ? []
          : ['needs "points" with "become", and has no use for it elsewhere']),
        ...((battleDamage === 'ignore') === limits
          ? []
          : ['needs "atLeast" or "atMost" with "ignore", and has no use for them elsewhere']),
        ...(toPlayer && (taken !== undefined || inflicted !== undefined)
          ? ['says who takes or inflicts battle damage, which only means something on a card']
          : []),
      ];
    }),
  );
}

/** Words that only mean something beside certain others. */
function problemsOfWords(effect: Effect): readonly string[] {
  const { limit } = effect;
  const against = valuesOf(effect, 'what')
    .flat()
    .filter((what) => typeof what === 'object' && what !== null && 'against' in what)
    .filter((what) => !valuesOf(what, 'ability').includes('notDestroyedByBattle'));
  return [
    ...(limit?.per === 'duel' && limit.by === 'copy'
      ? ['is limited per duel, which counts by name only']
      : []),
    ...problemsOfBattleDamage(effect),
    ...(against.length > 0 ? ['says against what, and only notDestroyedByBattle can'] : []),
  ];
}

/** A Spell or Trap is activated in one way in each printing. */
function problemsOfActivation(card: CardData): readonly string[] {
  if (card.kind === 'monster') return [];
  return PRINTINGS.flatMap((printing) => {
    const ways = card.effects.filter(
      (effect) => effect.kind === 'activate' && (effect.printings?.includes(printing) ?? true),
    );
    return ways.length === 1 ? [] : [`has ${ways.length} activations in the ${printing} printing`];
  });
}

/**
 * What is wrong with a card beyond its schema: effects of a kind its frame cannot have, references to a target, a cost or
 * a bond that is not there. Each is a short clause about the card; none for a card that is in order.
 */
export function problemsOfCard(card: CardData, { valuesKnown = true } = {}): readonly string[] {
  const ids = card.effects.map((effect) => effect.id);
  return [
    ...problemsOfFrame(card, valuesKnown),
    ...problemsOfActivation(card),
    ...(card.summary.trim() === '' ? ['has no summary'] : []),
    ...(['direct', 'stop', 'continue'].includes(card.id)
      ? ['cannot be called that, it is a word of scenarios']
      : []),
    ...ids.filter((id, place) => ids.indexOf(id) !== place).map((id) => `has two effects called ${id}`),
    ...card.effects.flatMap((effect) =>
      [
        ...problemsOfKind(card, effect),
        ...problemsOfTiming(effect),
        ...problemsOfContent(effect),
        ...problemsOfLater(effect),
        ...problemsOfReferences(card, effect),
        ...problemsOfWords(effect),
      ].map((problem) => `effect ${effect.id} (${effect.kind}) ${problem}`),
    ),
  ];
}
