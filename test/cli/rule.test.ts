import { describe, expect, test } from 'vitest';
import { lookUp } from '../../electron/cli/ruleLookup.ts';
import {
  quotedFacts,
  RULE_IDS,
  RULEBOOK,
  SOURCE_FACTS,
  SOURCE_TEXTS,
  SWITCH_TEXTS,
  sourceFactSchema,
} from '../../machines/index.ts';
import { duelscope } from '../support/commandLine.ts';

const said = async (...ids: string[]): Promise<string> => (await duelscope('rule', ...ids)).out.join('\n');

describe('duelscope rule', () => {
  test('R3: statement, source with what its texts are and say, switches, and the examples that test it', async () => {
    const text = await said('R3');
    expect(text).toMatch(/^R3 {2}When there is a replay\n {2}If any monster comes to or leaves/);
    expect(text).toContain('    Source text 0: A French list of questions and answers on replays');
    expect(text).toContain('    S0.18: Example 2. ');
    expect(text).toContain('Switches that change it: fieldChange, watchedSides, causeFilter');
    expect(text).toMatch(/Tested by the worked examples:\n {4}T-01 {2}/);
  });

  test('R14: a source that is another rule is told, and what EDOPro is', async () => {
    const text = await said('r14');
    expect(text).toContain('    B22: A negated attack was still declared');
    expect(text).toContain('a second opinion, not official');
  });

  test('a reason and a refusal: where one is shown, by which rule, and who expects it', async () => {
    const text = await said('OWN_SIDE_ONLY', 'attack/no-target');
    expect(text).toMatch(/OWN_SIDE_ONLY .*\n {2}For example T-04, entry \d+: /);
    expect(text).toContain('  There by R5: ');
    expect(text).toMatch(/attack\/no-target .*\n {2}For example .*nothing that it may attack/);
  });

  test('a switch: its values, and what each ruleset says', async () => {
    const text = await said('watchedSides');
    expect(text).toContain("both: Either player's.");
    expect(text).toMatch(/classic-2004: both/);
  });

  test('what is none is one line with what was meant', async () => {
    const came = await duelscope('rule', 'NEUTRALIZED_IN_CHAIN');
    expect([came.code, came.out]).toEqual([2, []]);
    expect(came.problems).toEqual([
      'there is no rule, reason, switch or source "NEUTRALIZED_IN_CHAIN"; did you mean "NEUTRALISED_IN_CHAIN"?',
    ]);
  });

  test('--json has the same as data; without an id the whole rulebook', async () => {
    expect((await duelscope('rule', 'R3', '--json')).json()).toMatchObject([
      { about: 'rule', id: 'R3', facts: [{ id: 'S0.1' }, { id: 'S0.18' }, { id: 'S2.3' }, { id: 'S2.13' }] },
    ]);
    expect((await said()).split('\n').filter((line) => /^ {2}[BREF]\d/.test(line))).toHaveLength(
      RULEBOOK.flatMap(({ rules }) => rules).length,
    );
  });

  test('every id that an explanation may name is found', () => {
    for (const id of [...RULE_IDS, ...SWITCH_TEXTS.map(({ name }) => name)])
      expect(lookUp(id), id).toBeDefined();
    for (const { name } of SOURCE_TEXTS)
      expect(lookUp(name)).toMatchObject({ kind: 'source', text: { name } });
    expect(lookUp('S4.31').kind).toBe('fact');
    expect(lookUp('Q9').kind).toBe('open');
  });

  test('every fact that a rule quotes is there', () => {
    for (const fact of SOURCE_FACTS) expect(() => sourceFactSchema.parse(fact)).not.toThrow();
    expect(new Set(SOURCE_FACTS.map(({ id }) => id)).size).toBe(SOURCE_FACTS.length);
    for (const { rules } of RULEBOOK)
      for (const { id, source } of rules) {
        const cited = [...source.matchAll(/facts? ([\d, -]+)/g)].length;
        expect(quotedFacts(source).length, id).toBeGreaterThanOrEqual(cited);
      }
  });
});
