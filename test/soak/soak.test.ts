import { describe, expect, test } from 'vitest';
import { linesOf, missingIn, neverIn } from './mix.ts';
import { beginSoak, dealDuel, HeapWatch, type SoakState, soakOn, wrongInSoak } from './soak.ts';

const DECISIONS = 20_000;
const SEED = 20_041_101;

test(`${DECISIONS} decisions by dice over all rulesets: everything holds, and no memory is kept`, {
  timeout: 300_000,
}, () => {
  const soak = beginSoak(SEED);
  const heap = new HeapWatch(0, DECISIONS, 20);
  soakOn(soak, DECISIONS, ({ decisions }) => {
    heap.look(decisions);
    return 'on';
  });
  const { decisions, entries, failures, mix, processor, verified } = soak;
  const held = heap.tenths;
  console.log(
    [
      `soak (seed ${SEED}): ${decisions} decisions, ${entries} entries, ${soak.duels} duels, ${verified} verified, ${((decisions / processor) * 1000).toFixed(0)} decisions a second of one core`,
      `heap: ${held?.first.toFixed(1)} MB in the first tenth, ${held?.last.toFixed(1)} MB in the last`,
      ...linesOf(mix),
    ].join('\n  '),
  );
  expect(failures).toEqual([]);
  expect(decisions).toBeGreaterThanOrEqual(DECISIONS);
  expect(held).toBeDefined();
  expect(heap.grown).toBe(false);
  expect(missingIn(mix, decisions)).toEqual([]);
  for (const what of ['replay ENTER', 'replay LEAVE', 'targets chosen again', 'chains of 3 links or more'])
    expect(mix[what], what).toBeGreaterThan(0);
});

test('a soak that is gone on with plays the same duels as one that never stopped', () => {
  const half = beginSoak(7);
  soakOn(half, 10_000, ({ duels }) => (duels === 2 ? 'stop' : 'on'));
  const resumed = JSON.parse(JSON.stringify(half)) as SoakState;
  soakOn(resumed, 10_000, ({ duels }) => (duels === 5 ? 'stop' : 'on'));
  const whole = beginSoak(7);
  soakOn(whole, 10_000, ({ duels }) => (duels === 5 ? 'stop' : 'on'));
  expect(half.duels).toBe(2);
  expect({ ...resumed, processor: 0 }).toEqual({ ...whole, processor: 0 });
  expect(whole.decisions).toBeGreaterThan(half.decisions);
});

describe('what is wrong is found', () => {
  const duel = dealDuel(7, 0);

  test('an entry that is missing', () => {
    expect(wrongInSoak(duel, true)).toEqual([]);
    expect(wrongInSoak({ ...duel, entries: duel.entries.slice(0, -1) }, false)).not.toEqual([]);
  });

  test('memory that is kept', () => {
    const kept: unknown[] = [];
    const heap = new HeapWatch(0, 20, 20);
    for (let decisions = 1; decisions <= 20; decisions++) {
      kept.push(Array.from({ length: 20_000 }, (_, at) => ({ at })));
      heap.look(decisions);
    }
    expect(heap.grown).toBe(true);
    expect(kept).toHaveLength(20);
  });

  test('what never happened, once there was time enough for it', () => {
    const mix = { 'under modern-tcg': 10, replays: 3 };
    expect(missingIn(mix, 1000).join()).toContain('only 0 of 10 duels under classic-2004');
    expect(missingIn(mix, 1_000_000)).toContain('never replay CONTROL_OUT');
    expect(neverIn({ ...mix, 'replay ENTER': 3 })).not.toContain('never replay ENTER');
    expect(neverIn(mix)).toContain('never no replay DAMAGE_STEP');
  });
});
