import { describe, expect, it } from 'vitest';
import { pathTo } from '../../events/index.ts';
import {
  createRules,
  EXAMPLES,
  exampleById,
  graft,
  headOf,
  nameOfChoice,
  openTree,
  playScenario,
  readScenario,
  rulesetsOf,
  type Scenario,
  scenarioOfBoard,
  writtenScenario,
} from '../../machines/index.ts';

/** The example played with every branch under its own rules, written as a scenario and read again. */
function written(scenario: Scenario) {
  const { header, entries } = playScenario(scenario);
  const rules = createRules({ ruleset: header.ruleset, cards: header.cards });
  const tree = openTree(rules, entries);
  for (const [name, branch] of Object.entries(scenario.branches ?? {})) {
    const meant = rulesetsOf(branch);
    if (meant !== undefined && !meant.includes(nameOfChoice(scenario.ruleset))) continue;
    tree.name(name, graft(tree, rules, playScenario(scenario, { branch: name }).entries));
  }
  const path = (course: string | null) => pathTo(tree.log.entries, headOf(tree, course));
  const courses = tree.names.map(({ name }) => ({ name, path: path(name) }));
  const reading = readScenario(JSON.stringify(writtenScenario(scenario, header, path(null), courses)));
  if (!reading.ok) throw new Error(reading.message);
  return { again: reading.scenario, trunk: path(null), courses };
}

describe('a duel written as a scenario', () => {
  it('plays to the same duel, and its expectations hold', () => {
    for (const scenario of EXAMPLES.filter((_, at) => at % 5 === 0)) {
      const { again, trunk, courses } = written(scenario);
      const played = playScenario(again);
      expect(played.failures, scenario.id).toEqual([]);
      expect(
        played.entries.map(({ type }) => type),
        scenario.id,
      ).toEqual(trunk.map(({ type }) => type));
      for (const { name, path } of courses) {
        const branch = playScenario(again, { branch: name });
        expect(branch.failures, `${scenario.id}, ${name}`).toEqual([]);
        expect(branch.entries.map(({ type }) => type)).toEqual(path.map(({ type }) => type));
      }
    }
  });

  it('R3: expects the replay with its causes and choices', () => {
    const scenario = exampleById('T-09');
    if (scenario === undefined) throw new Error('no T-09');
    const { again } = written(scenario);
    const expected = again.steps.flatMap((step) => ('expect' in step ? [step.expect.attackReplay] : []));
    expect(expected).toContainEqual({
      causes: ['ENTER'],
      choices: ['sheep-token#1', 'sheep-token#2', 'sheep-token#3', 'sheep-token#4', 'stop'],
    });
  });
});

describe('a table as a setup', () => {
  it('begins at the same table, where a setup can say it', () => {
    let whole = 0;
    for (const scenario of EXAMPLES) {
      const { header, entries } = playScenario({ ...scenario, steps: [] });
      const rules = createRules({ ruleset: header.ruleset, cards: header.cards });
      const state = entries.reduce(rules.evolve, rules.initial());
      const speaker = rules.speaker(state);
      const { scenario: again, unsaid } = scenarioOfBoard(state.board, speaker, header, 'again');
      if (unsaid.length > 0) continue;
      const begun = playScenario(again);
      const table = (board: typeof state.board) =>
        Object.values(board.cards)
          .map(({ name, place, position, faceUp, values }) =>
            JSON.stringify([name, place, position, faceUp, values]),
          )
          .sort();
      expect(begun.failures, scenario.id).toEqual([]);
      expect(table(begun.state.board), scenario.id).toEqual(table(state.board));
      expect(begun.state.board.players.A.lifePoints).toBe(state.board.players.A.lifePoints);
      whole += 1;
    }
    expect(whole).toBeGreaterThan(EXAMPLES.length / 3);
  });

  it('names a running attack as what it cannot say', () => {
    const scenario = exampleById('T-09');
    if (scenario === undefined) throw new Error('no T-09');
    const { header, entries } = playScenario(scenario);
    const rules = createRules({ ruleset: header.ruleset, cards: header.cards });
    const declared = entries.findIndex(({ type }) => type === 'attack.declared');
    const state = entries.slice(0, declared + 1).reduce(rules.evolve, rules.initial());
    const { unsaid } = scenarioOfBoard(state.board, rules.speaker(state), header, 'here');
    expect(unsaid).toContain('attack');
    expect(unsaid).toContain('place');
  });
});
