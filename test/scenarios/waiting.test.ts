import { describe, expect, test } from 'vitest';
import { exampleById, playScenario, type Scenario } from '../../machines/index.ts';

const scenario = (steps: Scenario['steps'], more: Partial<Scenario> = {}): Scenario => ({
  format: 'duelscope/scenario',
  version: 1,
  id: 'waiting',
  title: 'Waiting',
  setup: {
    A: { monsters: ['dark-magician'] },
    B: { monsters: ['7-colored-fish'], spellsTraps: ['book-of-moon'] },
  },
  steps,
  ...more,
});

describe('a scenario that waits in vain says for what, and what came instead', () => {
  test('a replay that never comes: the end of the attack and the last check are named', () => {
    const played = playScenario(
      scenario([
        { A: 'attack', with: 'dark-magician', target: '7-colored-fish' },
        { B: 'activate', card: 'book-of-moon', answers: ['7-colored-fish'] },
        { until: 'attackReplay' },
      ]),
    );
    expect(played.failures).toHaveLength(1);
    expect(played.failures[0]).toMatch(
      /^step 3: attackReplay does not come \(attackReplay is when a replay was found, the attacking player\): the attack ended at entry \d+; the last check, entry \d+, said POSITION_ONLY \(R4\), and now it is attackOver, battle\.open$/,
    );
    expect(played.state.board.turn).toBe(3);
  });

  test('a place of an attack without any attack', () => {
    const played = playScenario(scenario([{ until: 'damage.1' }]));
    expect(played.failures).toEqual([
      'step 1: damage.1 does not come (damage.1 is at the start of the Damage Step): no attack was declared',
    ]);
  });

  test('waiting ends with the next turn', () => {
    const played = playScenario(
      scenario([
        { A: 'attack', with: 'dark-magician', target: '7-colored-fish', at: 'start.open' },
        { until: 'main1' },
      ]),
    );
    expect(played.failures).toHaveLength(1);
    expect(played.state.board.turn).toBeLessThanOrEqual(5);
  });

  test('a decision that is not legal is told in words, and a name that means nothing is named', () => {
    const steps: Scenario['steps'] = [{ A: 'attack', with: 'dark-magician', target: 'direct' }];
    expect(playScenario(scenario(steps)).failures[0]).toMatch(
      /^step 1: A's attack is not legal: attack\/direct-not-legal \(B15\) at battle\.open\. .+/,
    );
    expect(playScenario(scenario([{ expect: { atk: { nope: 1 } } }])).failures).toEqual([
      "step 1: 'nope' is no card here",
    ]);
    expect(playScenario(scenario([{ expect: { counts: { 'A.monsters': 1 } } }])).failures[0]).toContain(
      "'A.monsters' is no zone",
    );
  });
});

describe('an answer that is none', () => {
  const attack = { A: 'attack', with: 'dark-magician', target: '7-colored-fish' } as const;
  const choices = 'The choices are dark-magician, 7-colored-fish.';

  test('with the decision: the choices of its question are listed', () => {
    const steps: Scenario['steps'] = [
      attack,
      { B: 'activate', card: 'book-of-moon', answers: ['book-of-moon'] },
    ];
    expect(playScenario(scenario(steps)).failures[0]).toMatch(/answer\/not-an-option .* The choices are /);
    expect(playScenario(scenario(steps)).failures[0]?.endsWith(choices)).toBe(true);
  });

  test('to an open question: its choices are listed', () => {
    const steps: Scenario['steps'] = [
      attack,
      { B: 'activate', card: 'book-of-moon' },
      { B: 'answer', answer: 'book-of-moon' },
    ];
    expect(playScenario(scenario(steps)).failures[0]?.endsWith(choices)).toBe(true);
  });
});

describe('a name that both players have', () => {
  test("means one's own card, and the opponent's where it is attacked", () => {
    const sides = { A: { monsters: ['gemini-elf'] }, B: { monsters: ['gemini-elf'] } };
    const played = playScenario({
      ...scenario([{ B: 'attack', with: 'gemini-elf', target: 'gemini-elf' }]),
      setup: { ...sides, turnPlayer: 'B' },
    });
    expect(played.failures).toEqual([]);
    const { attack, cards } = played.state.board;
    expect(cards[attack?.attacker ?? '']?.place.player).toBe('B');
    expect(cards[attack?.target ?? '']?.place.player).toBe('A');
  });
});

describe('under a ruleset it was not told for, a duel stops where it goes another way', () => {
  test.each(['T-04', 'T-05', 'T-09', 'T-11', 'T-15'])(
    '%s under classic-2004 stays within the attack',
    (id) => {
      const example = exampleById(id);
      if (example === undefined) throw new Error(`${id} is not there`);
      const told = playScenario(example);
      const other = playScenario(example, { ruleset: 'classic-2004' });
      expect(other.state.board.turn).toBe(told.state.board.turn);
      expect(other.entries.some((entry) => entry.type === 'command.refused')).toBe(false);
      expect(other.entries.length).toBeLessThan(told.entries.length + 40);
    },
  );
});
