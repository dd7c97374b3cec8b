import { expect, test } from 'vitest';
import { workerSession } from '../support/workerSession.ts';

/** An example, shown, with what the worker tells of it. */
async function opened(id: string) {
  const { session, all, last } = workerSession();
  await session.hear({ type: 'openExample', serial: 1, id, branch: null, ruleset: null, at: null });
  return { session, all, last, shown: () => all('opened') };
}

test('pressed twice before what came of it is shown, a decision is taken once', async () => {
  const { session, all, last, shown } = await opened('T-09');
  const position = shown()[0]?.outline.numbers.indexOf(24) ?? -1;
  await session.hear({ type: 'decisions', serial: 1, position });
  const legal = last('decisions').decisions.lines.filter(
    ({ refused, taken }) => refused === null && taken === null,
  );
  const [first, second] = legal;
  if (first === undefined || second === undefined)
    throw new Error('fewer than two other decisions at entry 24');
  // both on their way at once, and one that comes when the first is shown but was pressed before
  await Promise.all([
    session.hear({ type: 'decide', serial: 2, on: 1, position, number: first.number }),
    session.hear({ type: 'decide', serial: 3, on: 1, position, number: second.number }),
    session.hear({ type: 'passOn', serial: 4, on: 1, position }),
  ]);
  await session.hear({ type: 'decide', serial: 5, on: 1, position, number: second.number });
  expect(shown().map(({ serial }) => serial)).toEqual([1, 2]);
  expect(shown()[1]?.outline.branches).toHaveLength(1 + (shown()[0]?.outline.branches.length ?? 0));
  expect(all('problem')).toEqual([]);
  // pressed in what is shown now, it is taken
  await session.hear({ type: 'decide', serial: 6, on: 2, position, number: second.number });
  expect(shown().map(({ serial }) => serial)).toEqual([1, 2, 6]);
});
