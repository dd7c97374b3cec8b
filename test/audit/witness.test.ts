import { expect, test } from 'vitest';
import { inOneOrder } from '../../machines/audit/witness.ts';

const differing = (ours: readonly string[], recorded: readonly string[]): number => {
  const [mine, theirs] = inOneOrder(ours, recorded);
  expect([...mine].sort()).toEqual([...ours].sort());
  expect([...theirs].sort()).toEqual([...recorded].sort());
  return Array.from({ length: Math.max(mine.length, theirs.length) }, (_, at) => at).filter(
    (at) => mine[at] !== theirs[at],
  ).length;
};

test('one card that is missing in a hand is one difference, whatever stands around it', () => {
  expect(differing(['1', '2', '3', '4'], ['4', '3', '2', '1'])).toBe(0);
  expect(differing(['1', '3', '4'], ['1', '2', '3', '4'])).toBe(1);
  expect(differing(['9', '1', '1'], ['1', '1'])).toBe(1);
  expect(differing(['1', '1', '5'], ['1', '5', '6'])).toBe(1);
  expect(differing([], ['1', '1'])).toBe(2);
});
