import { expect, test } from 'vitest';
import { exampleById, playScenario, readScenario } from '../../machines/index.ts';
import type { Tell } from '../../ui/worker/protocol/index.ts';
import { createSession } from '../../ui/worker/session/index.ts';

test('the smallest scenario of an entry is looked for bit by bit, while the page is answered', async () => {
  const told: Tell[] = [];
  let pauses = 0;
  const session = createSession({
    tell: (tell) => void told.push(tell),
    pause: async () => {
      pauses += 1;
    },
    verify: () => Promise.reject(new Error('not asked for')),
    under: () => Promise.reject(new Error('not asked for')),
  });
  await session.hear({ type: 'openExample', serial: 1, id: 'T-09', branch: null, ruleset: null, at: null });
  const look = { kind: 'reduced', position: 24 } as const;
  await session.hear({ type: 'look', serial: 1, look });
  const shown = told.flatMap((tell) =>
    tell.type === 'looked' && tell.look.kind === 'reduced' ? [tell.shows] : [],
  );
  expect(pauses).toBeGreaterThan(5);
  expect(shown[0]).toEqual({ tries: 5 });
  const last = shown.at(-1) as { readonly found: unknown };
  const reading = readScenario(JSON.stringify(last.found));
  if (!reading.ok) throw new Error(reading.message);
  expect(playScenario(reading.scenario).failures).toEqual([]);
  expect(reading.scenario.steps.length).toBeLessThanOrEqual(exampleById('T-09')?.steps.length ?? 0);
  expect(reading.scenario.title).toBe('From entry 24 of Scapegoat under a direct attack');
});
