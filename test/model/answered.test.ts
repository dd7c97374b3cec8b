import { describe, expect, test } from 'vitest';
import { createRules, type DuelState, EXAMPLES, isRejection, playScenario } from '../../machines/index.ts';

interface Answered {
  readonly id: string;
  readonly rules: ReturnType<typeof createRules>;
  readonly before: DuelState;
  readonly command: Parameters<ReturnType<typeof createRules>['decide']>[1];
}

/** Every answer to an open prompt in the worked examples, with the table on which it was given. */
function* answers(): Generator<Answered> {
  for (const example of EXAMPLES)
    for (const branch of [undefined, ...Object.keys(example.branches ?? {})]) {
      const { header, entries } = playScenario(example, branch === undefined ? {} : { branch });
      if (!entries.some(({ type }) => type === 'prompt.answered')) continue;
      const rules = createRules({ ruleset: header.ruleset, cards: header.cards });
      let state = rules.initial();
      for (const entry of entries) {
        if (entry.type === 'prompt.answered' && entry.command !== undefined)
          yield { id: `${example.id} ${branch ?? ''}`, rules, before: state, command: entry.command };
        state = rules.evolve(state, entry);
      }
    }
}

/** The same table, but for the ATK of a monster on it: it will be set right before anything else happens. */
function unsettled({ board, procedure }: DuelState): DuelState | undefined {
  const monster = Object.values(board.cards).find(
    ({ place, faceUp, values }) => place.zone === 'monster' && faceUp && values.atk !== undefined,
  );
  if (monster === undefined) return undefined;
  const values = { ...monster.values, atk: (monster.values.atk ?? 0) + 1 };
  return { procedure, board: { ...board, cards: { ...board.cards, [monster.id]: { ...monster, values } } } };
}

describe('an answer to an open prompt', () => {
  test('is kept where a value changes by itself before the work that asked goes on', () => {
    let seen = 0;
    for (const { id, rules, before, command } of answers()) {
      const table = unsettled(before);
      if (table === undefined) continue;
      const settled = rules.decide(before, command, 0);
      const decided = rules.decide(table, command, 0);
      if (isRejection(settled) || isRejection(decided)) throw new Error(`${id} was refused`);
      const types = decided.entries.map(({ type }) => type);
      if (types[1] !== 'value.changed') continue;
      seen += 1;
      expect([types[0], ...types.slice(2)], id).toEqual(settled.entries.map(({ type }) => type));
    }
    expect(seen).toBeGreaterThan(3);
  });
});
