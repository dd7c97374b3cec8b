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
  openings.looksAt({ at: 3 });
  openings.pageReady();
  expect(handed).toEqual([]);
});
