import { expect, test } from 'vitest';
import type { Tell } from '../../ui/worker/protocol/index.ts';
import { createSession } from '../../ui/worker/session/index.ts';

/** An example, shown, with what the worker tells of it. */
async function opened(id: string) {
  const told: Tell[] = [];
  const session = createSession({
    tell: (tell) => void told.push(tell),
    pause: () => Promise.resolve(),
    verify: () => Promise.reject(new Error('not asked for')),
    under: () => Promise.reject(new Error('not asked for')),
  });
  await session.hear({ type: 'openExample', serial: 1, id, branch: null, ruleset: null, at: null });
  const shown = () => told.flatMap((tell) => (tell.type === 'opened' ? [tell] : []));
  return { session, told, shown };
}

test('pressed twice before what came of it is shown, a decision is taken once', async () => {
  const { session, told, shown } = await opened('T-09');
  const position = shown()[0]?.outline.numbers.indexOf(24) ?? -1;
  await session.hear({ type: 'decisions', serial: 1, position });
  const list = told.findLast((tell) => tell.type === 'decisions');
  if (list?.type !== 'decisions') throw new Error('no decisions were told');
  const legal = list.decisions.lines.filter(({ refused, taken }) => refused === null && taken === null);
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
  expect(told.filter(({ type }) => type === 'problem')).toEqual([]);
  // pressed in what is shown now, it is taken
  await session.hear({ type: 'decide', serial: 6, on: 2, position, number: second.number });
  expect(shown().map(({ serial }) => serial)).toEqual([1, 2, 6]);
});
