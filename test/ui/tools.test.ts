import { describe, expect, test } from 'vitest';
import { stopBeyond } from '../../ui/app/tools.ts';
import { readLink, writeLink } from '../../ui/host/entryLink.ts';
import { sparkline, valueAt } from '../../ui/inspector/breakpoints/sparkline.ts';
import { flagsOf } from '../../ui/inspector/timeline/TrackStops.tsx';

describe('links to entries', () => {
  test.each([
    { name: 'T-09', branch: null, ruleset: null, at: 24 },
    { name: 'mine.duel.jsonl', branch: 'B answers @ last?', ruleset: 'modern-tcg,zeroVsZero=both', at: 0 },
    { name: 'odd name #1 100%.json', branch: null, ruleset: null, at: 7 },
  ])('$name is read as it was written, alone and in an address', (link) => {
    expect(readLink(writeLink(link))).toEqual(link);
    expect(readLink(`http://127.0.0.1:4680/#${writeLink(link)}`)).toEqual(link);
  });

  test('what is no link is none', () => {
    for (const text of ['T-09', '24', '@24', 'a@b', 'x@%', '%C3%28%A@3', `${'a'.repeat(500)}@1`])
      expect(readLink(text)).toBeUndefined();
  });
});

test('the next stop is the nearest of all breakpoints, with every one that stops there', () => {
  const stops = [
    { query: 'rule:R3', positions: [3, 9] },
    { query: 'card:a', positions: [3, 5] },
  ];
  expect(stopBeyond(stops, 0, 1)).toEqual({ position: 3, queries: ['rule:R3', 'card:a'] });
  expect(stopBeyond(stops, 3, 1)).toEqual({ position: 5, queries: ['card:a'] });
  expect(stopBeyond(stops, 9, -1)?.position).toBe(5);
  expect(stopBeyond(stops, 9, 1)).toBeNull();
  expect(flagsOf(stops, { from: 4, to: 9 }, 1000).map(({ position }) => position)).toEqual([5, 9]);
  expect(flagsOf(stops, { from: 0, to: 1000 }, 100)).toEqual([
    { position: 3, queries: ['rule:R3', 'card:a'] },
  ]);
});

describe('the course of a watched value', () => {
  const changes = [
    { position: 0, value: 8000 },
    { position: 50, value: 4000 },
    { position: 75, value: null },
  ];
  test('goes from step to step and breaks off where there is no value', () => {
    expect(sparkline(changes, 101)).toBe('M0.0000 0.100V0.100H0.5000V0.900V0.100V0.900H0.7500');
    expect(sparkline([{ position: 0, value: true }], 10)).toBe('M0.0000 0.500V0.500H1');
    expect(sparkline([], 10)).toBe('');
  });
  test('is bounded, however often the value changes', () => {
    const many = Array.from({ length: 50_000 }, (_, position) => ({ position, value: position % 7 }));
    expect(sparkline(many, 50_000).length).toBeLessThan(12_000);
  });
  test('tells the value at a position', () => {
    expect(valueAt(changes, 49)).toEqual(changes[0]);
    expect(valueAt(changes, 50)).toEqual(changes[1]);
    expect(valueAt([], 3)).toBeUndefined();
  });
});
