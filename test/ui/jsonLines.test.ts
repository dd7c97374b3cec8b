import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Json } from '../../events/index.ts';
import { allParts, aroundPath, findInJson, jsonLines } from '../../ui/inspector/entry/jsonLines.ts';

const VALUE: Json = {
  type: 'card.moved',
  payload: { card: 'c1', to: { player: 'A', zone: 'monster' } },
  causedBy: [1, 2],
};
const openAll = (value: Json) => new Map(allParts(value).map((path) => [path, true] as const));

describe('data as lines', () => {
  test('everything open, each value has its line, by name and depth', () => {
    expect(jsonLines(VALUE, openAll(VALUE)).map(({ depth, name, text }) => [depth, name, text])).toEqual([
      [0, 'type', '"card.moved"'],
      [0, 'payload', ''],
      [1, 'card', '"c1"'],
      [1, 'to', ''],
      [2, 'player', '"A"'],
      [2, 'zone', '"monster"'],
      [0, 'causedBy', ''],
      [1, '0', '1'],
      [1, '1', '2'],
    ]);
  });

  test('what is closed says what it holds', () => {
    const closed = jsonLines(VALUE, new Map(allParts(VALUE).map((path) => [path, false])));
    expect(closed.map(({ text }) => text)).toEqual([
      '"card.moved"',
      '{"card":"c1","to":{"player":"A","zone":"monster"}}',
      '[1,2]',
    ]);
  });

  test('a search finds names and values, and knows what must be open to see them', () => {
    expect(findInJson(VALUE, 'MONSTER')).toEqual(['payload\nto\nzone']);
    expect(aroundPath('payload\nto\nzone')).toEqual(['payload', 'payload\nto']);
    expect(findInJson(VALUE, '')).toEqual([]);
    expect(findInJson(VALUE, 'no such thing')).toEqual([]);
  });

  test('whatever is found has a line of its own once what is around it is open', () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.string({ minLength: 1, maxLength: 6 }).filter((key) => !key.includes('\n')),
          fc.jsonValue({ maxDepth: 3 }),
        ),
        (made) => {
          const value = made as Json;
          for (const path of findInJson(value, 'a').slice(0, 20)) {
            const around = new Map(aroundPath(path).map((one) => [one, true] as const));
            expect(jsonLines(value, around).map((line) => line.path)).toContain(path);
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});
