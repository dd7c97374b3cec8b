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
      /^step 3: attackReplay does not come: the attack ended at entry \d+; the last check, entry \d+, said POSITION_ONLY \(R4\), and now it is attackOver, battle\.open \(attackReplay: when a replay was found; the attacking player chooses\)$/,
    );
    expect(played.state.board.turn).toBe(3);
  });

  test('a place of an attack without any attack', () => {
    const played = playScenario(scenario([{ until: 'damage.1' }]));
    expect(played.failures).toEqual([
      'step 1: damage.1 does not come: no attack was declared (damage.1: at the start of the Damage Step)',
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
      'step 1: nope is not in this duel; A controls dark-magician, B controls 7-colored-fish',
    ]);
    expect(playScenario(scenario([{ expect: { counts: { 'A.monsters': 1 } } }])).failures[0]).toContain(
      "'A.monsters' is no zone",
    );
  });
});

describe('a step that cannot be taken says how to mend it', () => {
  const failure = (steps: Scenario['steps'], setup?: Scenario['setup']): string =>
    playScenario(scenario(steps, setup === undefined ? {} : { setup })).failures[0] ?? '';

  test('a card that is not in the duel: what is there, or what was meant', () => {
    const attack = (target: string): Scenario['steps'] => [{ A: 'attack', with: 'dark-magician', target }];
    expect(failure(attack('gemini-elf'))).toBe(
      'step 1: gemini-elf is not in this duel; B controls 7-colored-fish',
    );
    expect(failure(attack('7-colored-fsh'))).toContain('did you mean 7-colored-fish?');
    expect(failure(attack('B.monster.1'))).toBe('step 1: nothing lies in B.monster.1 now');
    expect(failure(attack('7-colored-fish#2'))).toBe(
      'step 1: there is no 7-colored-fish#2; of 7-colored-fish there is one card',
    );
  });

  test('the attacker of a refused attack is named', () => {
    expect(failure([{ A: 'attack', with: 'dark-magician', target: 'direct' }])).toContain(
      'A may not attack directly with Dark Magician',
    );
  });

  test('B2: what is possible only after a chain is waited for with "at"', () => {
    const told = failure(
      [
        { B: 'activate', card: 'book-of-moon', answers: ['dark-magician'], at: 'main1.response' },
        { A: 'phase', to: 'battle' },
      ],
      { at: 'main1', A: { monsters: ['dark-magician'] }, B: { spellsTraps: ['book-of-moon'] } },
    );
    expect(told).toContain(
      'The chain with Book of Moon is still to be resolved; "at": "main1" in this step waits for that.',
    );
    expect(failure([{ A: 'attack', with: 'dark-magician', target: 'direct' }])).not.toContain('"at"');
  });

  test('E3: an effect that must be used is used without a decision, and the step for it says so', () => {
    const steps: Scenario['steps'] = [
      { A: 'attack', with: 'dark-magician', target: 'man-eater-bug' },
      { B: 'activate', card: 'man-eater-bug', answers: ['dark-magician'] },
    ];
    const bug = { card: 'man-eater-bug', position: 'defense', faceUp: false } as const;
    const played = playScenario(
      scenario(steps, { setup: { A: { monsters: ['dark-magician'] }, B: { monsters: [bug] } } }),
    );
    const used = played.entries.find(({ type }) => type === 'effect.activated')?.index;
    expect(used).toBeGreaterThan(0);
    expect(played.failures[0]).toContain(
      `its effect had to be used and was, at entry ${used}, without a decision: leave this step out`,
    );
  });

  test('cards are told as the scenario calls them', () => {
    const attack = { A: 'attack', with: 'dark-magician', target: '7-colored-fish' } as const;
    const expected = {
      attack: { attacker: '7-colored-fish', target: 'dark-magician' },
      chain: ['dark-magician'],
    };
    const played = playScenario(scenario([attack, { expect: expected }]));
    expect(played.failures).toEqual([
      'step 2: the attacker must be 7-colored-fish, and is dark-magician',
      'step 2: the target must be dark-magician, and is 7-colored-fish',
      'step 2: the chain must be dark-magician, and is none',
    ]);
  });

  test('Life Points are, a number of cards is', () => {
    expect(failure([{ expect: { lifePoints: { A: 7000 } } }])).toBe(
      "step 1: A's Life Points must be 7000, and are 8000",
    );
    expect(failure([{ expect: { counts: { 'A.monster': 2 } } }])).toBe(
      'step 1: the number of cards in A.monster must be 2, and is 1',
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
