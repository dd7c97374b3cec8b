import { describe, expect, test } from 'vitest';
import {
  choiceThatMakes,
  nameOfChoice,
  RULESETS,
  type Ruleset,
  readRuleset,
  resolveRuleset,
} from '../../machines/index.ts';

describe('a ruleset by name', () => {
  test('is that ruleset, and the default one where nothing is said', () => {
    expect(readRuleset('wiki-2013')).toEqual({ ok: true, ruleset: RULESETS.get('wiki-2013') });
    expect(nameOfChoice()).toBe('modern-tcg');
    expect(resolveRuleset()).toBe(RULESETS.get('modern-tcg'));
  });

  test('with single switches changed is the same as one word or as data', () => {
    const choice = { base: 'modern-tcg', with: { zeroVsZero: 'both', cancelUsesAttack: false } } as const;
    const name = nameOfChoice(choice);
    expect(name).toBe('modern-tcg,cancelUsesAttack=false,zeroVsZero=both');
    expect(resolveRuleset(name)).toEqual(resolveRuleset(choice));
    expect(resolveRuleset(name)?.switches).toMatchObject({ zeroVsZero: 'both', cancelUsesAttack: false });
  });

  test('is asked for as it came about', () => {
    for (const name of ['wiki-2013', 'modern-tcg,cancelUsesAttack=false,zeroVsZero=both']) {
      const ruleset = resolveRuleset(name);
      if (ruleset === undefined) throw new Error(`${name} is gone`);
      expect(nameOfChoice(choiceThatMakes(ruleset))).toBe(name);
    }
    const foreign = { ...(RULESETS.get('modern-ocg') as Ruleset), id: 'house-rules', name: 'House rules' };
    expect(choiceThatMakes(foreign)).toEqual({ base: 'house-rules', with: {} });
    const known = new Map([[foreign.id, foreign]]);
    const read = readRuleset('house-rules,zeroVsZero=both', known);
    expect(read).toMatchObject({
      ok: true,
      ruleset: { name: 'House rules, changed', switches: { zeroVsZero: 'both' } },
    });
    expect(read.ok && choiceThatMakes(read.ruleset, known)).toEqual({
      base: 'house-rules',
      with: { zeroVsZero: 'both' },
    });
  });

  test.each([
    [
      'modern',
      'there is no ruleset "modern"; there are modern-tcg, modern-ocg, wiki-2013, wiki-ude, ude-2005, classic-2004',
    ],
    ['', /^there is no ruleset ""; there are modern-tcg/],
    ['modern-tcg,zeroVsZer=both', /^there is no switch "zeroVsZer"; there are onReplay, /],
    ['modern-tcg,', /^there is no switch ""; there are onReplay, /],
    ['modern-tcg,zeroVsZero', 'the switch zeroVsZero is set so: zeroVsZero=both or zeroVsZero=none'],
    ['modern-tcg,zeroVsZero=neither', 'the switch zeroVsZero is set so: zeroVsZero=both or zeroVsZero=none'],
    [
      'modern-tcg,cancelUsesAttack=no',
      'the switch cancelUsesAttack is set so: cancelUsesAttack=true or cancelUsesAttack=false',
    ],
    ['modern-tcg,zeroVsZero=both,zeroVsZero=none', 'the switch zeroVsZero is set twice; set it once'],
  ])('%j says what is wrong and how to mend it', (text, message) => {
    const read = readRuleset(text);
    expect(read.ok ? 'taken' : read.message).toEqual(
      typeof message === 'string' ? message : expect.stringMatching(message),
    );
    expect(resolveRuleset(text)).toBeUndefined();
  });
});
