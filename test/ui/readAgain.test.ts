import { expect, test } from 'vitest';
import { encodeDuel } from '../../events/index.ts';
import { exampleById, playScenario } from '../../machines/index.ts';
import type { Outline } from '../../ui/worker/protocol/index.ts';
import { workerSession } from '../support/workerSession.ts';

const scenario = exampleById('T-09');
if (scenario === undefined) throw new Error('T-09 is gone');
const { header, entries } = playScenario(scenario);
const duelText = encodeDuel({ ...header, title: 'as recorded' }, entries);

/** Opens a file, looks at it under other rules, and reads it anew as another program left it. */
async function readAgain(
  name: string,
  before: string,
  after: string,
  branch: string | null,
): Promise<Outline> {
  const { session, all, last } = workerSession({
    verify: () => Promise.resolve({ ok: true, entries: 0, decisions: 0 }),
  });
  await session.hear({ type: 'openText', serial: 1, name, text: before, at: null });
  await session.hear({ type: 'again', serial: 2, branch, ruleset: 'wiki-2013', at: 12 });
  await session.hear({ type: 'openText', serial: 3, name, text: after, at: 12, branch, isAgain: true });
  expect(all('problem')).toEqual([]);
  const opened = last('opened');
  expect(opened.serial).toBe(3);
  return opened.outline;
}

test('a scenario that another program changed is looked at under the rules that were chosen, on its branch', async () => {
  const [branch = ''] = Object.keys(scenario.branches ?? {});
  const changed = { ...scenario, title: 'changed outside' };
  const outline = await readAgain('mine.json', JSON.stringify(scenario), JSON.stringify(changed), branch);
  expect([outline.title, outline.ruleset.id, outline.branch, outline.ownRuleset]).toEqual([
    'changed outside',
    'wiki-2013',
    branch,
    false,
  ]);
});

test('so is a recorded duel, with its recording one step away', async () => {
  const after = duelText.replace('as recorded', 'changed outside');
  const outline = await readAgain('evening.duel.jsonl', duelText, after, null);
  expect([outline.title, outline.ruleset.id, outline.under?.recorded]).toEqual([
    'changed outside',
    'wiki-2013',
    true,
  ]);
});
