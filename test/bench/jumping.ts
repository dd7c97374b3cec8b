import { createTimeline } from '../../events/index.ts';
import type { Figure } from './figures.ts';
import type { LongDuel } from './longDuel.ts';
import { dice, percentile } from './measure.ts';

/** Jumps to moments at random in a duel that is folded, against folding it again from its first entry. */
export function measureJumping({ entries, rules }: LongDuel, jumps: number): readonly Figure[] {
  const { evolve } = rules;
  const refolds: number[] = [];
  let timeline = createTimeline({ initial: rules.initial(), evolve, entries });
  for (let round = 0; round < 3; round++) {
    timeline = createTimeline({ initial: rules.initial(), evolve, entries });
    const begun = performance.now();
    timeline.foldSome(entries.length);
    refolds.push(performance.now() - begun);
  }
  const refold = percentile(refolds, 0.5);
  const roll = dice(7);
  const taken: number[] = [];
  for (let jump = 0; jump < jumps; jump++) {
    const to = roll(entries.length);
    const begun = performance.now();
    timeline.at(to);
    taken.push(performance.now() - begun);
  }
  const p95 = percentile(taken, 0.95);
  const details = `p50 ${percentile(taken, 0.5).toFixed(3)} ms, p95 ${p95.toFixed(3)} ms over ${jumps} jumps in ${entries.length} entries; folded again in ${refold.toFixed(0)} ms`;
  return [
    {
      name: 'random jump, p95, by a refold',
      value: p95 / refold,
      unit: '',
      goal: 1 / 200,
      better: 'less',
      details,
    },
    { name: 'random jump, p95', value: p95, unit: ' ms', goal: 8, better: 'less', details },
  ];
}
