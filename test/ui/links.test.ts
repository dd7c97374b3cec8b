import { expect, test } from 'vitest';
import { followLink, tellLinked } from '../../ui/app/entryLinks.ts';
import { awaitLinked, linkedEntry } from '../../ui/app/rememberPlace.ts';
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

test('a page that was loaded by a link to one file and shows another says so once, and not before that is there', async () => {
  const store = createStore(INITIAL_STATE);
  const host = { recent: () => Promise.resolve([]) };
  const documents = { keptFile: () => undefined };
  const shows = (origin: object) => store.set({ outline: { origin, numbers: [], branch: null } as never });
  awaitLinked(link('other.duel.jsonl'));
  tellLinked({ store, documents, host } as never);
  shows({ kind: 'example', id: 'T-09' });
  expect([store.get().problem, store.get().offered]).toEqual([null, null]);
  shows({ kind: 'file', name: 'a.duel.jsonl' });
  await expect.poll(() => store.get().problem).toMatch(/^other\.duel\.jsonl is not open here\./);
  store.set({ problem: null });
  shows({ kind: 'file', name: 'b.duel.jsonl' });
  await Promise.resolve();
  expect(store.get().problem).toBeNull();
  // the file itself is still waited for
  expect(linkedEntry('other.duel.jsonl')?.at).toBe(7);
  // and where it is the one that comes, nothing is said
  awaitLinked(link('c.duel.jsonl'));
  tellLinked({ store, documents, host } as never);
  expect(linkedEntry('c.duel.jsonl')?.at).toBe(7);
  shows({ kind: 'file', name: 'c.duel.jsonl' });
  await Promise.resolve();
  expect([store.get().problem, store.get().offered]).toEqual([null, null]);
});
