import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonical, isSameValue } from '../../machines/index.ts';

/** Values as they stand in entries, with keys that have none. */
const values = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    fc.constantFrom(
      null,
      undefined,
      true,
      0,
      -0,
      1,
      1.5,
      '',
      'a',
      'é♥',
      '"',
      '\\',
      '\n',
      '</a>',
      '__proto__',
    ),
    fc.array(tie('value'), { maxLength: 3 }),
    fc
      .array(fc.tuple(fc.constantFrom('a', 'b', 'é', '"', 'toString', '10', '9'), tie('value')), {
        maxLength: 4,
      })
      .map((pairs) => Object.fromEntries(pairs)),
  ),
})).value;

const withoutEmpty = (value: unknown): unknown => JSON.parse(JSON.stringify([value]))[0];

describe('the canonical text of a value', () => {
  test('is JSON that reads as the value, whatever the order of its keys', () => {
    fc.assert(
      fc.property(values, (value) => {
        const text = canonical(value);
        expect(JSON.parse(text)).toEqual(withoutEmpty(value));
        expect(canonical(JSON.parse(text))).toBe(text);
        if (typeof value === 'object' && value !== null && !Array.isArray(value))
          expect(canonical(Object.fromEntries(Object.entries(value).reverse()))).toBe(text);
      }),
      { numRuns: 500, seed: 41 },
    );
    expect(canonical({ b: [1, 'x'], a: { c: undefined, '"': -0 } })).toBe('{"a":{"\\"":0},"b":[1,"x"]}');
  });

  test('is the same where two values are the same, and only there', () => {
    let same = 0;
    fc.assert(
      fc.property(values, values, (one, other) => {
        expect(isSameValue(one, other)).toBe(canonical(one) === canonical(other));
        expect(isSameValue(one, JSON.parse(canonical(one)))).toBe(true);
        same += canonical(one) === canonical(other) ? 1 : 0;
      }),
      { numRuns: 3000, seed: 42 },
    );
    expect(same).toBeGreaterThan(50);
    for (const [one, other] of [
      [{ a: null }, {}],
      [{ a: undefined }, { b: undefined }],
      [{ a: undefined, b: 1 }, { c: 1 }],
      [[], {}],
      [[1], [1, 2]],
      [{ toString: undefined }, {}],
    ])
      expect(isSameValue(one, other)).toBe(canonical(one) === canonical(other));
  });
});
