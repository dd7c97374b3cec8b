import { expect, test } from 'vitest';
import { CHARTS, stateWords } from '../../machines/index.ts';

interface Node {
  readonly id: string;
  readonly states: Readonly<Record<string, Node>>;
}
const idsOf = ({ id, states }: Node): readonly string[] => [
  id.replace(/^duel\.?/, ''),
  ...Object.values(states).flatMap(idsOf),
];

test('every state of both charts has words in each language', () => {
  const ids = new Set(Object.values(CHARTS).flatMap(({ root }) => idsOf(root)));
  ids.delete('');
  expect(ids.size).toBeGreaterThan(60);
  expect([...ids].filter((id) => stateWords(id) === undefined)).toEqual([]);
  for (const id of ids) expect(stateWords(id)?.fr, id).not.toMatch(/ [:;?!]/);
  expect(stateWords('turn.nowhere')).toBeUndefined();
});
