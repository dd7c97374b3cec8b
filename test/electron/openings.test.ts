import { expect, test } from 'vitest';
import { createOpenings } from '../../electron/main/openings.ts';

const FILE = { name: 'a.yrpX', path: '/a.yrpX', text: '', recording: new Uint8Array([1]) };

test('a page that is loaded again is handed its file once more, at the entry it looked at', () => {
  const handed: unknown[] = [];
  const openings = createOpenings((file) => handed.push(file));
  openings.arrived(FILE);
  openings.pageReady();
  openings.looksAt({ path: FILE.path, at: 42 });
  openings.pageReady();
  expect(handed).toEqual([FILE, { ...FILE, at: 42 }]);
});

test('something else that was shown by then comes back by itself', () => {
  const handed: unknown[] = [];
  const openings = createOpenings((file) => handed.push(file));
  openings.pageReady();
  openings.pageReady();
  openings.shown(FILE);
  openings.looksAt({ path: FILE.path, at: 2 });
  openings.looksAt({ at: 3 });
  openings.pageReady();
  expect(handed).toEqual([]);
});

test('a file that the page refused is not handed over again: what it shows still is', () => {
  const OTHER = { name: 'b.jsonl', path: '/b.jsonl', text: 'no duel' };
  const handed: unknown[] = [];
  const openings = createOpenings((file) => handed.push(file));
  openings.pageReady();
  openings.shown(FILE);
  openings.looksAt({ path: FILE.path, at: 7 });
  openings.shown(OTHER);
  openings.looksAt({ path: FILE.path, at: 8, refused: OTHER.path });
  openings.pageGone(true);
  openings.pageReady();
  expect(handed).toEqual([{ ...FILE, at: 8 }]);
  // and once more, though it begins with something that is no file each time
  openings.looksAt({ at: 6 });
  openings.looksAt({ path: FILE.path, at: 9 });
  openings.pageGone(true);
  openings.pageReady();
  expect(handed.slice(1)).toEqual([{ ...FILE, at: 9 }]);
});

test('a file that was on its way when the page was gone is handed over again', () => {
  const handed: unknown[] = [];
  const openings = createOpenings((file) => handed.push(file));
  openings.pageReady();
  openings.looksAt({ at: 3 });
  openings.shown(FILE);
  // told a moment later: where one looked before
  openings.looksAt({ at: 4 });
  openings.pageGone(true);
  openings.pageReady();
  expect(handed).toEqual([FILE]);
});
