import { describe, expect, test } from 'vitest';
import { nameOfChoice, RULESETS, readRuleset, resolveRuleset } from '../../machines/index.ts';

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
