import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wrongWith } from './checks.ts';
import { type DuelNumbers, playByDice } from './duels.ts';

// DUELS=5000 DUELS_SEED=7 npx vitest run --config test/vitest.config.ts test/properties/duels: to look for more.
const DUELS = Number(process.env['DUELS'] ?? 100);
const SEED = Number(process.env['DUELS_SEED'] ?? 20_040_630);

const numbers = (least: number, most: number) =>
  fc.array(fc.nat(65_535), { minLength: least, maxLength: most, size: 'max' });
const duelNumbers: fc.Arbitrary<DuelNumbers> = fc.record({
  table: numbers(120, 120),
  decisions: numbers(200, 340),
});

const quantile = (sorted: readonly number[], part: number): number =>
  sorted[Math.floor((sorted.length - 1) * part)] ?? 0;

/** How the lengths are spread, a line for each fifty entries. */
function histogram(lengths: readonly number[]): string {
  const bars = new Map<number, number>();
  for (const length of lengths)
    bars.set(Math.floor(length / 50) * 50, (bars.get(Math.floor(length / 50) * 50) ?? 0) + 1);
  return [...bars]
    .sort(([a], [b]) => a - b)
    .map(([from, count]) => `\n  ${String(from).padStart(4)} to ${String(from + 49).padStart(4)}: ${count}`)
    .join('');
}

test(`${DUELS} duels by dice: every prefix is a duel, refolding is living it, no card is lost, nobody below 0, all is verified`, {
  timeout: 60_000 + DUELS * 2_000,
}, () => {
  const lengths: number[] = [];
  const happened: Record<string, number> = {
    attacks: 0,
    battles: 0,
    checks: 0,
    replays: 0,
    links: 0,
    refusals: 0,
    wins: 0,
  };
  const count = (what: string, by = 1): void => {
    happened[what] = (happened[what] ?? 0) + by;
  };
  fc.assert(
    fc.property(duelNumbers, (drawn) => {
      const duel = playByDice(drawn);
      const wrong = wrongWith(duel);
      lengths.push(duel.entries.length);
      for (const { payload, type } of duel.entries) {
        if (type === 'attack.declared') count('attacks');
        if (type === 'battle.calculated') count('battles');
        if (type === 'effect.activated') count('links');
        if (type === 'duel.ended') count('wins');
        if (type === 'attackReplay.checked') count(payload.verdict === 'replay' ? 'replays' : 'checks');
      }
      count('refusals', duel.refused);
      if (wrong.length > 0) throw new Error(wrong.slice(0, 5).join('\n'));
    }),
    {
      numRuns: DUELS,
      seed: SEED,
      interruptAfterTimeLimit: 30_000 + DUELS * 1_900,
      markInterruptAsFailure: true,
    },
  );
  const sorted = lengths.toSorted((a, b) => a - b);
  const [least, first, median, third, most] = [0, 0.25, 0.5, 0.75, 1].map((part) => quantile(sorted, part));
  console.log(
    `${lengths.length} duels by dice (seed ${SEED}): ${least} to ${most} entries, quartiles ${first}, ${median}, ${third}${histogram(lengths)}\n  ${Object.entries(
      happened,
    )
      .map(([what, times]) => `${times} ${what}`)
      .join(', ')}`,
  );
  expect(lengths.length).toBe(DUELS);
  expect(median).toBeGreaterThanOrEqual(150);
  expect(Object.entries(happened).filter(([, times]) => times === 0)).toEqual([]);
});
