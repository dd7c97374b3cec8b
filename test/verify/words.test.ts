import { expect, test } from 'vitest';
import type { Entry } from '../../events/index.ts';
import { exampleById, playScenario, verifyDuel } from '../../machines/index.ts';

const example = exampleById('D-01');
if (example === undefined) throw new Error('no D-01');
const { header, entries } = playScenario(example);

const messageOf = (edited: readonly Entry[]): string => {
  const came = verifyDuel(header, edited);
  return came.ok ? 'as the rules decide' : came.message;
};

test('where a file differs is told as the log tells it, with the values', () => {
  const at = entries.findIndex(({ type }) => type === 'attack.declared');
  const pass = entries.find(({ type }) => type === 'priority.passed');
  if (pass === undefined) throw new Error('nobody passes');
  const says = 'the rules say “Dark Magician attacks 7 Colored Fish” comes here, and the file';
  expect(messageOf(entries.map((entry, index) => (index === at ? { ...pass, index } : entry)))).toBe(
    `${says} says “Passes”`,
  );
  const otherwise = entries.map((entry, index) => (index === at ? { ...entry, causedBy: [] } : entry));
  expect(messageOf(otherwise as Entry[])).toBe(
    `${says} has it with other causes: causedBy is ${JSON.stringify(entries[at]?.causedBy)} by the rules and [] in the file`,
  );
  expect(messageOf(entries.slice(0, at))).toBe(`${says} ends`);
  expect(messageOf(entries)).toBe('as the rules decide');
});
