import { describe, expect, test } from 'vitest';
import { CardLoop, createRules, playScenario, ScenarioError } from '../../machines/index.ts';
import { resolveRuleset } from '../../machines/rulesets/index.ts';
import { setUp } from '../../machines/scenarios/setup.ts';
import { ACTIVATE, monster, scenarioOf, spell } from './made.ts';

/** What a duel with these cards comes to when it begins, or is played: its loop. */
function loopOf(...parts: Parameters<typeof scenarioOf>): string {
  const scenario = scenarioOf(...parts);
  try {
    const { failures } = playScenario(scenario);
    return failures[0] ?? 'nothing loops';
  } catch (error) {
    if (!(error instanceof ScenarioError)) throw error;
    return error.message;
  }
}

const grows = (id: string, where: object) =>
  monster([{ id: 'e', kind: 'continuous', influences: [where] }], id);
const turnIt = spell({ do: [{ op: 'turn', what: { in: 'monster', of: 'you' }, to: 'defense' }] }, 't');
const reaction = (id: string, to: 'attack' | 'defense', then: 'attack' | 'defense') => ({
  id,
  kind: 'reaction',
  when: [{ event: 'turned', card: 'self', to }],
  do: [{ op: 'turn', what: 'self', to: then }],
});
const WITH_T = { A: { monsters: ['x'], spellsTraps: ['t'] } };
const USE_T = [{ A: 'activate', card: 't' }, { until: 'battle.open' }];

describe('cards that never come to rest end the decision, and are named', () => {
  test('an ATK that depends on itself by a condition', () => {
    const card = grows('x', {
      to: 'self',
      what: [{ modify: 'atk', add: 1000 }],
      condition: [{ none: { in: 'monster', of: 'you', where: { atk: { min: 1500 } } } }],
    });
    expect(loopOf([card], { A: { monsters: ['x'] } })).toContain(
      "the effect 'e' of 'x' never lets the ATK of 'x' come to rest; mend the card",
    );
  });

  test('two monsters that outgrow each other', () => {
    const one = {
      to: 'self',
      what: [{ modify: 'atk', set: { valueOf: 'opponentInBattle', what: 'atk', plus: 100 } }],
    };
    const setup = { A: { monsters: ['x'] }, B: { monsters: ['y'] } };
    const steps = [{ A: 'attack', with: 'x', target: 'y' }, { until: 'attackOver' }];
    const says = loopOf([grows('x', one), grows('y', one)], setup, steps);
    expect(says).toMatch(
      /the effects of '[xy]' and '[xy]' never let the ATK of '[xy]' come to rest; mend one of the cards/,
    );
  });

  test('two reactions of a monster that undo each other', () => {
    const card = monster([reaction('e', 'attack', 'defense'), reaction('f', 'defense', 'attack')]);
    expect(loopOf([card, turnIt], WITH_T, USE_T)).toMatch(
      /the effects '[ef]' and '[ef]' of 'x' set each other off without end/,
    );
  });

  test('a reaction that brings its card back to be destroyed again', () => {
    const card = monster([
      {
        id: 'e',
        kind: 'reaction',
        when: [{ event: 'moved', card: 'self', from: 'field', how: 'any' }],
        do: [
          { op: 'specialSummon', what: 'self', positions: ['attack'] },
          { op: 'destroy', what: 'self' },
        ],
      },
    ]);
    const gone = spell({ do: [{ op: 'destroy', what: { in: 'monster', of: 'you' } }] }, 't');
    expect(loopOf([card, gone], WITH_T, USE_T)).toContain(
      "the effect 'e' of 'x' sets itself off without end",
    );
  });

  test('reactions that multiply', () => {
    const every = { in: 'monster', of: 'either' };
    const card = monster([
      {
        id: 'e',
        kind: 'reaction',
        when: [{ event: 'turned', card: 'self', to: 'defense' }],
        do: [{ op: 'turn', what: every, to: 'other' }],
      },
      {
        id: 'f',
        kind: 'reaction',
        when: [{ event: 'turned', card: 'self', to: 'attack' }],
        do: [{ op: 'turn', what: every, to: 'other' }],
      },
    ]);
    const setup = {
      A: { monsters: ['x', 'x', 'x', 'x', 'x'], spellsTraps: ['t'] },
      B: { monsters: ['x', 'x', 'x', 'x', 'x'] },
    };
    expect(loopOf([card, turnIt], setup, USE_T)).toContain('set each other off without end');
  });

  test('two copies that must answer each other', () => {
    const card = monster([
      {
        id: 'e',
        kind: 'quick',
        forced: true,
        when: [{ event: 'activation', by: 'either', of: ['spell', 'monster'] }],
        do: [],
      },
    ]);
    const setup = { A: { monsters: ['x', 'x'], spellsTraps: ['t'] } };
    expect(loopOf([card, spell({ do: [] }, 't')], setup, USE_T)).toContain(
      "the effect 'e' of 'x' sets itself off without end",
    );
  });

  // Each answer comes in a chain of its own, so no single decision is endless.
  const answers = (id: string, to: string, then: string) => ({
    id,
    kind: 'trigger',
    optional: false,
    when: [{ event: 'turned', card: 'self', to }],
    do: [{ op: 'turn', what: 'self', to: then }],
  });

  test('two mandatory effects that set each other off chain after chain', () => {
    const card = monster([answers('e', 'attack', 'defense'), answers('f', 'defense', 'attack')]);
    expect(loopOf([card, turnIt], WITH_T, USE_T)).toMatch(
      /the effects '[ef]' and '[ef]' of 'x' set each other off without end; mend the card/,
    );
  });

  test('and of two cards both are named', () => {
    const other = { in: 'monster', of: 'either', where: { not: 'self' } };
    const turns = (id: string) =>
      monster(
        [
          {
            id: 'e',
            kind: 'trigger',
            optional: false,
            when: [
              { event: 'turned', card: 'self', to: 'attack' },
              { event: 'turned', card: 'self', to: 'defense' },
            ],
            do: [{ op: 'turn', what: other, to: 'other' }],
          },
        ],
        id,
      );
    const setup = { A: { monsters: ['x'], spellsTraps: ['t'] }, B: { monsters: ['y'] } };
    expect(loopOf([turns('x'), turns('y'), turnIt], setup, USE_T)).toContain(
      "the effects of 'x' and 'y' set each other off without end; mend one of the cards",
    );
  });

  test('an effect that must be used twenty times in a turn is no loop', () => {
    const back = {
      ...answers('e', 'defense', 'attack'),
      limit: { per: 'turn', times: 20, by: 'copy' },
    };
    const card = monster([back, { ...answers('f', 'attack', 'defense'), limit: back.limit }]);
    expect(loopOf([card, turnIt], WITH_T, USE_T)).toBe('nothing loops');
  });

  test('the same each time, and of the type that says whose fault it is', () => {
    const card = monster([reaction('e', 'attack', 'defense'), reaction('f', 'defense', 'attack')]);
    const scenario = scenarioOf([card, turnIt], WITH_T);
    const ruleset = resolveRuleset('modern-tcg');
    if (ruleset === undefined) throw new Error('no ruleset');
    const { header } = setUp(scenario, ruleset);
    const rules = createRules(header);
    const { state } = rules.begin(header.setup);
    const t = Object.values(state.board.cards).find(({ name }) => name === 't')?.id ?? '';
    let now = rules.submit(state, { type: 'effect.activate', player: 'A', card: t }, 1).state;
    const errors: unknown[] = [];
    for (const player of ['B', 'A'] as const) {
      const before = now;
      for (const _ of player === 'A' ? [1, 2] : [1])
        try {
          now = rules.submit(before, { type: 'priority.pass', player }, 2).state;
        } catch (error) {
          errors.push(error);
        }
    }
    expect(errors).toHaveLength(2);
    expect(errors[0]).toBeInstanceOf(CardLoop);
    expect(errors[0]).toEqual(errors[1]);
  });
});

describe('negations come to rest', () => {
  const negates = (id: string, to: unknown) =>
    monster([{ id: 'e', kind: 'continuous', influences: [{ to, what: [{ negated: true }] }] }], id);
  test.each([
    ['of itself', [negates('x', 'self')], { A: { monsters: ['x'] } }],
    [
      'of each other',
      [negates('x', { in: 'monster', of: 'opponent' }), negates('y', { in: 'monster', of: 'opponent' })],
      { A: { monsters: ['x'] }, B: { monsters: ['y'] } },
    ],
  ])('%s', (_, cards, setup) => {
    expect(loopOf(cards, setup)).toBe('nothing loops');
  });
});

test('a card that is used but loops nowhere plays on', () => {
  expect(loopOf([spell({ do: [] })], undefined, ACTIVATE)).toBe('nothing loops');
});
