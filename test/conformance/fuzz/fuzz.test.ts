import { beforeAll, describe, expect, test } from 'vitest';
import { playSteps } from './bySteps.ts';
import { loadCore } from './coreTable.ts';
import { KNOWN, knownAs } from './known.ts';
import { PINNED } from './pinned.ts';
import { stepOf } from './recorded.ts';
import { fuzz } from './run.ts';
import { SHOWN } from './shown.ts';
import { Difference, playTheirs } from './theirs.ts';

const DUELS = 500;
let core: Awaited<ReturnType<typeof loadCore>>;
beforeAll(async () => {
  core = await loadCore();
});

const differenceOf = (play: () => void): Difference => {
  try {
    play();
  } catch (error) {
    if (error instanceof Difference) return error;
    throw error;
  }
  throw new Error('the engines agree');
};

describe('random duels on our engine and on the real core (npm run fuzz for more)', () => {
  test(`${DUELS} duels: everything that happens is the same, and everything comes up`, {
    timeout: 240_000,
  }, () => {
    const { failed, mix, excused } = fuzz(core, { seed: 1, duels: DUELS });
    const used = [...excused].map(([{ rule }, count]) => `excused by ${rule}: ${count}`);
    console.log([...mix.lines(), ...used].join('\n'));
    expect(failed.map(({ seed, difference }) => `seed ${seed}: ${difference.message}`)).toEqual([]);
    expect(mix.missing()).toEqual([]);
  });

  test('a duel that goes differently is found, with the line where it does', () => {
    const [pinned] = PINNED;
    if (pinned === undefined) throw new Error('nothing is pinned');
    const { table, steps } = pinned.duel;
    const ours = playSteps(table, steps);
    const wrong = ours.happened.with(3, 'link 1: nobody.1');
    expect(differenceOf(() => playTheirs(core, table, wrong, steps)).at).toBe(3);
    expect(differenceOf(() => playTheirs(core, table, ours.happened.slice(0, 5), steps.slice(0, 1))).at).toBe(
      2,
    );
  });
});

describe('duels in which the engines once differed', () => {
  test.each(PINNED)('$title', ({ duel: { table, steps }, refused }) => {
    const { happened } = playSteps(table, steps);
    playTheirs(core, table, happened, steps);
    if (refused === undefined) return;
    const more = [...steps, stepOf(refused)];
    expect(() => playSteps(table, more)).toThrow(/refused|no place/);
    expect(differenceOf(() => playTheirs(core, table, happened, more)).theirs).toMatch(
      /^does not (offer|let it attack)/,
    );
  });
});

describe('known differences', () => {
  test.each(KNOWN)('$rule: $what', ({ rule }) => {
    const shown = SHOWN.filter((one) => one.rule === rule);
    expect(shown).not.toEqual([]);
    for (const { duel } of shown) {
      const ours = playSteps(duel.table, duel.steps);
      const difference = differenceOf(() => playTheirs(core, duel.table, ours.happened, duel.steps));
      expect(knownAs(difference, ours)?.rule).toBe(rule);
    }
  });
});
