import { expect, test } from 'vitest';
import type { Tell } from '../../ui/worker/protocol/index.ts';
import { createSession } from '../../ui/worker/session/index.ts';

const TURNING = /\p{Bidi_Control}/u;
const TURNED = '\u202enogarD';

const SCENARIO = {
  format: 'duelscope/scenario',
  version: 1,
  id: 'turned',
  title: `A \u2067title`,
  text: 'What \u202eit is about.',
  cards: [
    {
      id: 'turned-dragon',
      name: TURNED,
      kind: 'monster',
      frame: 'normal',
      atk: 1000,
      def: 1000,
      level: 4,
      attribute: 'DARK',
      type: 'Dragon',
      summary: 'None.',
      effects: [],
    },
  ],
  setup: { A: { monsters: ['turned-dragon'] }, B: {} },
  steps: [{ A: 'attack', with: 'turned-dragon', target: 'direct' }],
};

test('signs in names from a file that would turn the text around them are told written out', async () => {
  const told: Tell[] = [];
  const session = createSession({
    tell: (tell) => void told.push(tell),
    pause: () => Promise.resolve(),
    verify: () => Promise.reject(new Error('not asked for')),
    under: () => Promise.reject(new Error('not asked for')),
  });
  const text = JSON.stringify(SCENARIO);
  await session.hear({ type: 'openText', serial: 1, name: 'mine.json', text, at: null });
  const [outline] = told.flatMap((tell) => (tell.type === 'opened' ? [tell.outline] : []));
  expect(told.filter(({ type }) => type === 'problem')).toEqual([]);
  const { length = 0 } = outline ?? {};
  for (let position = 0; position < length; position += 1)
    await session.hear({ type: 'moment', serial: 1, position });
  await session.hear({ type: 'rows', serial: 1, from: 0, to: length });
  await session.hear({ type: 'decisions', serial: 1, position: 0 });
  for (const look of [
    { kind: 'judged', position: length - 1 },
    { kind: 'card', position: 0, card: 'turned-dragon' },
    { kind: 'changes', from: 0, to: length - 1 },
    { kind: 'completions', text: 'card:', at: 5, of: 'query' },
    { kind: 'copied', as: 'report', position: length - 1, length },
  ] as const)
    await session.hear({ type: 'look', serial: 1, look });
  const all = JSON.stringify(told);
  expect(all).toContain('\\\\u202enogarD attacks directly');
  const at = TURNING.exec(all)?.index;
  expect(at === undefined ? undefined : all.slice(at - 300, at + 20)).toBeUndefined();
});
