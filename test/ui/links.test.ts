import { expect, test } from 'vitest';
import { followLink } from '../../ui/app/entryLinks.ts';
import { INITIAL_STATE } from '../../ui/app/state.ts';
import { createStore } from '../../ui/app/store.ts';

const RECENT = [
  { name: 'evening.duel.jsonl', path: '/new/evening.duel.jsonl' },
  { name: 'evening.duel.jsonl', path: '/old/evening.duel.jsonl' },
];
const link = (name: string) => ({ name, branch: null, ruleset: null, at: 7 });

/** Follows a link to a file that is not open. */
async function followed(name: string, kept: readonly string[] = []) {
  const store = createStore(INITIAL_STATE);
  const documents = {
    keptFile: (each: string) => (kept.includes(each) ? { name: each, text: '' } : undefined),
  };
  const host = { recent: () => Promise.resolve(RECENT) };
  followLink({ store, documents, host } as never, link(name));
  await expect.poll(() => store.get().offered ?? store.get().problem).not.toBeNull();
  return store.get();
}

test('a link to a file that is not open offers the newest of that name, or the very one it names', async () => {
  expect((await followed('evening.duel.jsonl')).offered).toEqual({
    link: link('evening.duel.jsonl'),
    path: '/new/evening.duel.jsonl',
  });
  expect((await followed('/old/evening.duel.jsonl')).offered?.path).toBe('/old/evening.duel.jsonl');
});

test('one that the page has kept needs no path; of one that nobody knows it says what to do', async () => {
  expect((await followed('mine.json', ['mine.json'])).offered).toEqual({
    link: link('mine.json'),
    path: null,
  });
  const { offered, problem } = await followed('other.json');
  expect([offered, problem]).toEqual([
    null,
    'other.json is not open here. Open the file; it begins at entry 7 then.',
  ]);
});
