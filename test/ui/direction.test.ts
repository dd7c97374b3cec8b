import { expect, test } from 'vitest';
import { workerSession } from '../support/workerSession.ts';

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
  const { session, told, all: allOf } = workerSession();
  const text = JSON.stringify(SCENARIO);
  await session.hear({ type: 'openText', serial: 1, name: 'mine.json', text, at: null });
  expect(allOf('problem')).toEqual([]);
  const length = allOf('opened')[0]?.outline.length ?? 0;
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
