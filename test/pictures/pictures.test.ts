import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../support/sources.ts';
import { FOLDER, PICTURES, SIZE } from './pictures.ts';

const MOST = 400 * 1024;

test('the README shows each picture, and each is a PNG of its size that loads quickly', async () => {
  const readme = await readFile(join(ROOT, 'README.md'), 'utf8');
  const shown = [...readme.matchAll(/!\[([^\]]+)\]\(([^)]+)\)/g)];
  expect(shown.map(([, , path]) => path)).toEqual(PICTURES.map(({ file }) => `${FOLDER}/${file}`));
  for (const [, words, path = ''] of shown) {
    expect(words?.length).toBeGreaterThan(40);
    const bytes = await readFile(join(ROOT, path));
    expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
    expect({ width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }).toEqual(SIZE);
    expect(bytes.length).toBeLessThan(MOST);
  }
});
