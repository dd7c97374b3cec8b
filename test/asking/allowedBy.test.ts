import { describe, expect, test } from 'vitest';
import { allowedBy, createRules, exampleById, playScenario, rulesetsOf } from '../../machines/index.ts';

/** The rule that allowed the decision of an entry of an example, or of a branch of it under the first ruleset that it is for. */
function ruleAt(id: string, index: number, branch: string | undefined): string | undefined {
  const scenario = exampleById(id);
  if (scenario === undefined) throw new Error(`no example ${id}`);
  const ruleset = branch === undefined ? undefined : rulesetsOf(scenario.branches?.[branch])?.[0];
  const { header, entries } = playScenario(scenario, {
    ...(branch === undefined ? {} : { branch }),
    ...(ruleset === undefined ? {} : { ruleset }),
  });
  const rules = createRules({ ruleset: header.ruleset, cards: header.cards });
  const before = entries.slice(0, index).reduce(rules.evolve, rules.initial());
  const command = entries[index]?.command;
  return command && allowedBy(command, before.board, rules.speaker(before), rules.cards);
}

describe('a decision that is legal is allowed by the rule of its moment', () => {
  test.each([
    ['B18', 'T-09@10', 'Scapegoat, when the attack was just declared'],
    ['F5', 'T-12@6', 'Mystical Space Typhoon, on top of a link'],
    [
      'C1',
      'T-12@24@where Mirror Force may answer again',
      'Mirror Force again at the replay, by the FAQ of UDE',
    ],
    ['B19', 'T-46@12', 'Call of the Haunted, once the declaration was answered'],
    ['B34', 'T-07@14', 'Shrink, before damage calculation'],
    ['B28', 'D-14@15', 'Injection Fairy Lily, during damage calculation'],
    ['B30', 'T-56@25', 'Mystic Tomato, set off at the end of the Damage Step'],
    ['F2', 'T-05@4', 'Cyber Valley, set off by the attack'],
    ['B10', 'T-33@2', 'Absolute End, in the Start Step'],
    ['B47', 'T-76@5', 'Scapegoat, in the End Step'],
    ['F3', 'X-70@17@A uses a card first', 'Shrink, box B'],
    ['F4', 'X-37@4', 'Shrink, box C'],
    ['F6', 'X-03@2', 'Shrink, box E'],
    ['F1', 'X-13@1', 'Shrink, box A'],
    ['B13', 'T-13@38@2004, 2005: Luster Dragon instead', 'a second attack'],
    ['B48', 'X-33@1', 'a change of position by hand'],
  ])('%s: %s, %s', (rule, at) => {
    const [id = '', index, branch] = at.split('@');
    expect(ruleAt(id, Number(index), branch)).toBe(rule);
  });
});
