import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesOf, ROOT } from '../support/sources.ts';

const page = readFileSync(join(ROOT, 'electron/SECURITY.md'), 'utf8');
const tests = filesOf('test', ['.ts']).map(({ text }) => text);
const code = filesOf('electron', ['.ts', '.mjs']);

describe('electron/SECURITY.md', () => {
  test('has each of the twenty points once, with what is known of it', () => {
    const points = [...page.matchAll(/^\| (\d+) \|[^|]+\| ([^|]+) \|/gm)];
    expect(points.map(([, number]) => Number(number))).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
    for (const [, number, state] of points)
      expect(state, `point ${number}`).toMatch(/^(proven|configured|does not apply|not done)/);
  });

  test('names only tests and files that there are', () => {
    const quoted = [...page.replaceAll('\n', ' ').matchAll(/`([^`]+)`/g)].map(([, text]) =>
      (text ?? '').replaceAll(/\s+/g, ' '),
    );
    const titles = quoted.filter((text) => text.split(' ').length > 3 && /^[a-zA-Z]/.test(text));
    expect(titles.length).toBeGreaterThan(8);
    for (const title of titles)
      expect(
        tests.some((text) => text.includes(`'${title}'`)),
        title,
      ).toBe(true);
    for (const file of quoted.filter((text) => /^[a-z]+\/[\w/]+\.(test\.)?ts$/.test(text))) {
      const path = file.startsWith('test/') ? file : `electron/${file}`;
      expect(() => readFileSync(join(ROOT, path)), path).not.toThrow();
    }
  });

  test('points 8 to 12 and 15: what would weaken the page is set nowhere', () => {
    const words = [
      /\ballowRunningInsecureContent\b/,
      /\bexperimentalFeatures\b/,
      /\benableBlinkFeatures\b/,
      /\ballowpopups\b/i,
      /\bwebviewTag\b/,
      /\bappendSwitch\b/,
      /\bopenExternal\b/,
      /\bbypassCSP\b/,
    ];
    for (const { path, text } of code)
      for (const word of words) expect(text, `${path} and ${word.source}`).not.toMatch(word);
  });
});
