import { expect, test } from 'vitest';
import { exampleById, playScenario, readScenario } from '../../machines/index.ts';
import { workerSession } from '../support/workerSession.ts';

test('the smallest scenario of an entry is looked for bit by bit, while the page is answered', async () => {
  let pauses = 0;
  const { session, all } = workerSession({
    pause: async () => {
      pauses += 1;
    },
  });
  await session.hear({ type: 'openExample', serial: 1, id: 'T-09', branch: null, ruleset: null, at: null });
  const look = { kind: 'reduced', position: 24 } as const;
  await session.hear({ type: 'look', serial: 1, look });
  const shown = all('looked').map(({ shows }) => shows);
  expect(pauses).toBeGreaterThan(5);
  expect(shown[0]).toEqual({ tries: 5 });
  const last = shown.at(-1) as { readonly found: unknown };
  const reading = readScenario(JSON.stringify(last.found));
  if (!reading.ok) throw new Error(reading.message);
  expect(playScenario(reading.scenario).failures).toEqual([]);
  expect(reading.scenario.steps.length).toBeLessThanOrEqual(exampleById('T-09')?.steps.length ?? 0);
  expect(reading.scenario.title).toBe('From entry 24 of Scapegoat under a direct attack');
});
