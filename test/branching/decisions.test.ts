import { describe, expect, it } from 'vitest';
import { type Command, PLAYERS } from '../../events/index.ts';
import { createRules, EXAMPLES, exampleById, playScenario } from '../../machines/index.ts';

const atEachDecision = (id: string) => {
  const scenario = exampleById(id);
  if (scenario === undefined) throw new Error(`no example ${id}`);
  const { header, entries } = playScenario(scenario);
  const rules = createRules({ ruleset: header.ruleset, cards: header.cards });
  let state = rules.initial();
  const moments = entries.map((entry, at) => {
    state = rules.evolve(state, entry);
    const next = entries[at + 1];
    return { entry, state, decided: next === undefined || next.command !== undefined };
  });
  return { rules, moments: moments.filter(({ decided }) => decided) };
};
const wanted = (command: Command): string =>
  'target' in command ? `${command.type} ${command.target ?? ''}` : command.type;

describe('the decisions at an entry', () => {
  it('are what the rules decide: legal ones are taken, the others refused with that code', () => {
    let looked = 0;
    for (const { id } of EXAMPLES.filter((_, at) => at % 9 === 0)) {
      const { rules, moments } = atEachDecision(id);
      for (const { state, entry } of moments)
        for (const player of PLAYERS)
          for (const { command, refused } of rules.decisions(state, player)) {
            const decided = rules.decide(state, command, 0);
            const code = 'code' in decided ? decided.code : null;
            const about = `${id}, entry ${entry.index}, ${JSON.stringify(command)}`;
            if (refused === null) expect(code, about).toBeNull();
            else expect(code, about).not.toBeNull();
            looked += 1;
          }
    }
    expect(looked).toBeGreaterThan(500);
  });

  it('B15, R23: at a replay they are its choices, and greyed what is none', () => {
    const { rules, moments } = atEachDecision('T-09');
    const choosing = moments.find(({ state }) => rules.speaker(state).may.includes('attackReplay.choose'));
    if (choosing === undefined) throw new Error('no replay in T-09');
    const decisions = rules.decisions(choosing.state, 'A');
    const legal = decisions.filter(({ refused }) => refused === null).map(({ command }) => command);
    const tokens = choosing.state.board.players.B.monster.filter((id) => id !== null);
    expect(tokens).toHaveLength(4);
    expect(legal.map(wanted)).toEqual([
      ...tokens.map((token) => `attackReplay.choose ${token}`),
      'attackReplay.choose stop',
      'duel.concede',
    ]);
    const direct = decisions.find(({ command }) => wanted(command) === 'attackReplay.choose direct');
    expect(direct?.refused).toMatchObject({ code: 'attack/direct-not-legal', rule: 'B15' });
  });

  it('B13, B15: an open Battle Step offers each attack with its target', () => {
    const { rules, moments } = atEachDecision('T-01');
    const open = moments.find(({ state }) => rules.speaker(state).may.includes('attack.declare'));
    if (open === undefined) throw new Error('no open state in T-01');
    const attacks = rules
      .decisions(open.state, 'A')
      .filter(({ command }) => command.type === 'attack.declare');
    expect(attacks.map(({ command, refused }) => [wanted(command), refused?.code ?? null])).toEqual([
      ['attack.declare direct', null],
    ]);
    for (const { refused } of rules.decisions(open.state, 'B')) expect(refused).not.toBeNull();
  });
});
