import { describe, expect, test } from 'vitest';
import { pathTo } from '../../events/index.ts';
import {
  createRules,
  EXAMPLES,
  exampleById,
  type PlayedScenario,
  playScenario,
  readScenario,
  reduceDuel,
  type Scenario,
} from '../../machines/index.ts';

function played(id: string): PlayedScenario {
  const scenario = exampleById(id);
  if (scenario === undefined) throw new Error(`no ${id}`);
  return playScenario(scenario);
}
/** The first entry of a duel at which an attack was looked at and this came out. */
const checkOf = ({ entries }: PlayedScenario, verdict: string): number | undefined =>
  entries.find((entry) => entry.type === 'attackReplay.checked' && entry.payload.verdict === verdict)?.index;

const cardsIn = ({ setup }: Scenario): number =>
  [setup.A, setup.B].flatMap((side) =>
    Object.values(side ?? {}).flatMap((list) => (Array.isArray(list) ? list : [])),
  ).length;

function reducedTo(duel: PlayedScenario, at: number) {
  const reduced = reduceDuel(duel.header, pathTo(duel.entries, at), 'smaller');
  if (typeof reduced === 'string') throw new Error(reduced);
  return reduced;
}

describe('a scenario reduced to one verdict', () => {
  test('R3: keeps the attacker, the card that brought the tokens, and two decisions', () => {
    const duel = played('T-09');
    const { scenario } = reducedTo(duel, checkOf(duel, 'replay') ?? -1);
    expect(scenario.setup).toEqual({
      A: { monsters: ['dark-magician'] },
      B: { spellsTraps: ['scapegoat'] },
    });
    expect(scenario.steps).toEqual([
      { A: 'attack', with: 'dark-magician', target: 'direct' },
      { B: 'activate', card: 'scapegoat' },
      { until: 'attackReplay' },
      { expect: { attackReplay: { causes: ['ENTER'] } } },
    ]);
  });

  test('what has nothing to do with it is left out: cards, a turn before, another attack', () => {
    const scenario: Scenario = {
      format: 'duelscope/scenario',
      version: 1,
      id: 'own',
      title: 'much of it',
      setup: {
        at: 'battle.open',
        turn: 3,
        A: {
          lifePoints: 4000,
          monsters: ['dark-magician', 'luster-dragon'],
          hand: ['book-of-moon'],
          deck: ['dark-elf'],
        },
        B: {
          monsters: ['7-colored-fish', 'celtic-guardian'],
          spellsTraps: ['scapegoat'],
          graveyard: ['battle-ox'],
        },
      },
      steps: [
        { A: 'attack', with: 'luster-dragon', target: 'celtic-guardian' },
        { A: 'attack', with: 'dark-magician', target: '7-colored-fish', at: 'battle.open' },
        { B: 'activate', card: 'scapegoat' },
        { until: 'attackReplay' },
      ],
    };
    const duel = playScenario(scenario);
    expect(duel.failures).toEqual([]);
    const { scenario: small, entry } = reducedTo(duel, checkOf(duel, 'replay') ?? -1);
    expect(cardsIn(small)).toBe(3);
    expect(small.setup.A?.lifePoints).toBeUndefined();
    const again = playScenario(small);
    expect(again.failures).toEqual([]);
    expect(again.entries[entry]?.because).toMatchObject({ code: 'ENTER' });
    expect(again.entries.filter(({ type }) => type === 'attack.declared')).toHaveLength(1);
  });

  test('of a sample of the examples: it reads, plays, says the same, and is no larger', () => {
    let some = 0;
    for (const scenario of EXAMPLES.filter((_, at) => at % 40 === 7)) {
      const duel = playScenario(scenario);
      for (const verdict of ['replay', 'none']) {
        const at = checkOf(duel, verdict);
        if (at === undefined) continue;
        const reduced = reduceDuel(duel.header, pathTo(duel.entries, at), 'smaller');
        if (typeof reduced === 'string') continue;
        some += 1;
        const { scenario: small, entry } = reduced;
        const reading = readScenario(JSON.stringify(small));
        expect(reading.ok ? '' : reading.message, scenario.id).toBe('');
        const again = playScenario(small);
        expect(again.failures, scenario.id).toEqual([]);
        expect(again.entries[entry]?.because?.code, scenario.id).toBe(duel.entries[at]?.because?.code);
        expect(cardsIn(small), scenario.id).toBeLessThanOrEqual(
          Object.values(
            duel.entries.reduce(createRules(duel.header).evolve, createRules(duel.header).initial()).board
              .cards,
          ).length,
        );
      }
    }
    expect(some).toBeGreaterThan(3);
  });

  test('a refused decision keeps its code', () => {
    const scenario = exampleById('T-09');
    const branch = Object.keys(scenario?.branches ?? {}).find((name) => name.includes('directly'));
    if (scenario === undefined || branch === undefined) throw new Error('no such branch');
    const duel = playScenario(scenario, { branch });
    const at = duel.entries.find(({ type }) => type === 'command.refused')?.index ?? -1;
    const { scenario: small, entry, tries } = reducedTo(duel, at);
    expect([small.steps.length <= 5, tries < 600]).toEqual([true, true]);
    expect(playScenario(small).entries[entry]).toMatchObject({
      type: 'command.refused',
      payload: { code: 'attack/direct-not-legal' },
    });
  });

  test('a duel that others decided holds nothing to play again', () => {
    const { header, entries } = played('T-09');
    expect(reduceDuel({ ...header, profile: 'observed' }, entries, 'x')).toBe('noDecisions');
  });
});
