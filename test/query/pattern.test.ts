import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findsPattern, readPattern } from '../../machines/query/pattern.ts';
import { QueryError } from '../../machines/query/problem.ts';

const letter = fc.constantFrom('a', 'b', 'c', '.', '[ab]', '[^a]', '\\d', '\\w', 'A');
const { pattern } = fc.letrec<{ pattern: string; part: string }>((tie) => ({
  part: fc.oneof(
    { maxDepth: 3 },
    letter,
    tie('pattern').map((inner) => `(${inner})`),
    fc
      .tuple(letter, fc.constantFrom('*', '+', '?', '{2}', '{1,2}', '{1,}', '*?'))
      .map((both) => both.join('')),
    fc
      .tuple(tie('pattern'), fc.constantFrom('*', '+', '?', '{0,2}'))
      .map(([inner, times]) => `(?:${inner})${times}`),
    fc.constantFrom('^', '$', '\\b', '\\B'),
  ),
  pattern: fc.oneof(
    fc.array(tie('part'), { minLength: 1, maxLength: 3 }).map((parts) => parts.join('')),
    fc.tuple(tie('part'), tie('part')).map((parts) => parts.join('|')),
  ),
}));
const text = fc
  .array(fc.constantFrom('a', 'b', 'c', 'A', ' ', '1'), { maxLength: 8 })
  .map((all) => all.join(''));

describe('query: patterns', () => {
  test('a pattern finds what the same regular expression finds', () => {
    fc.assert(
      fc.property(pattern, text, fc.boolean(), (source, within, anyCase) => {
        expect(findsPattern(readPattern(source, anyCase), within)).toBe(
          new RegExp(source, anyCase ? 'i' : '').test(within),
        );
      }),
      { numRuns: 600, seed: 7 },
    );
  });

  test.each(['(a+)+$', '(a|a)*$', '(a|aa)+b', 'a*a*a*a*a*a*a*b', '(.*)*x'])(
    '%s takes no longer on a text that it does not fit',
    (source) => {
      expect(findsPattern(readPattern(`^${source}`), `${'a'.repeat(20_000)}!`)).toBe(false);
    },
  );

  test.each([
    ['(a', /opens \( and never closes/],
    ['a)', /closes \) that it never opened/],
    ['[ab', /opens \[ and never closes/],
    ['*a', /repeats nothing at \*/],
    ['a**', /repeats nothing/],
    ['(?=a)', /no looking ahead/],
    ['(a)\\1', /no references back/],
    ['a{1000}', /counts up to 100/],
    ['(((a{90}){90}){90})', /repeats too much/],
    ['a{3,1}', /ends before it begins/],
    ['[b-a]', /ends before it begins/],
    ['('.repeat(200), /too many brackets/],
  ])('%s is refused in one line', (source, message) => {
    expect(() => readPattern(source)).toThrow(QueryError);
    expect(() => readPattern(source)).toThrow(message);
  });
});
