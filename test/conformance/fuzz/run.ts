import type { OcgCoreSync } from 'ocgcore-wasm';
import { randomDuel } from './duel.ts';
import { type KnownDifference, knownAs } from './known.ts';
import { Mix } from './mix.ts';
import { type OurDuel, playOurs } from './ours.ts';
import { Difference, playTheirs } from './theirs.ts';
import type { FuzzDuel } from './words.ts';

/** How a duel of the fuzz went: nothing where both engines agree, else where they part, and whether that is known. */
export interface Outcome {
  readonly ours: OurDuel;
  readonly difference?: Difference;
  readonly known?: KnownDifference;
}

/** Play a duel on both engines and compare line by line what happens. */
export function playBoth(core: OcgCoreSync, duel: FuzzDuel): Outcome {
  const ours = playOurs(duel);
  try {
    playTheirs(core, duel.table, ours.happened, ours.steps);
    return { ours };
  } catch (error) {
    if (!(error instanceof Difference)) throw error;
    const known = knownAs(error, ours);
    return { ours, difference: error, ...(known === undefined ? {} : { known }) };
  }
}

/** What a run came to. */
export interface Report {
  readonly mix: Mix;
  /** Duels excused by each known difference. */
  readonly excused: ReadonlyMap<KnownDifference, number>;
  /** Seeds of the duels in which the engines differ. */
  readonly failed: readonly { readonly seed: number; readonly difference: Difference }[];
}

/** Play the duels of consecutive seeds. */
export function fuzz(
  core: OcgCoreSync,
  { seed, duels }: { readonly seed: number; readonly duels: number },
  each: (seed: number, outcome: Outcome) => void = () => undefined,
): Report {
  const mix = new Mix();
  const excused = new Map<KnownDifference, number>();
  const failed: { seed: number; difference: Difference }[] = [];
  for (let at = seed; at < seed + duels; at++) {
    const outcome = playBoth(core, randomDuel(at));
    mix.add(outcome.ours.entries);
    const { known, difference } = outcome;
    if (known !== undefined) excused.set(known, (excused.get(known) ?? 0) + 1);
    else if (difference !== undefined) failed.push({ seed: at, difference });
    each(at, outcome);
  }
  return { mix, excused, failed };
}
