import { loadCore, playOnCore } from './core.ts';
import type { Figure } from './figures.ts';
import { inTurns } from './measure.ts';
import { outcomeOf, playSmallDuel, prepareSmallDuel } from './smallDuel.ts';

const AT_A_TIME = 20;

/** The same small duel with one attack replay on our engine and on the core: duels per second, ours by theirs. */
export async function measureDuels(duels: number): Promise<Figure> {
  const core = await loadCore();
  const ours = prepareSmallDuel();
  const entries = playSmallDuel(ours);
  const theirs = playOnCore(core);
  const [so, there] = [JSON.stringify(outcomeOf(entries)), JSON.stringify(theirs.outcome)];
  if (so !== there) throw new Error(`the two engines did not play the same duel: ${so} here, ${there} there`);
  const several = (play: () => unknown) => () => {
    for (let count = 0; count < AT_A_TIME; count++) play();
  };
  const [play, drive] = [several(() => playSmallDuel(ours)), several(() => playOnCore(core))];
  // Both have seen as many duels before the clock runs: neither is measured cold.
  inTurns(Math.ceil(duels / AT_A_TIME / 4), play, drive);
  const rounds = Math.ceil(duels / AT_A_TIME);
  const [here = 1, onCore = 1] = inTurns(rounds, play, drive);
  const perSecond = (milliseconds: number): number => (rounds * AT_A_TIME * 1000) / milliseconds;
  return {
    name: 'small duel with one attack replay, ours by ocgcore-wasm, duels per second',
    value: onCore / here,
    unit: '',
    goal: 1,
    better: 'more',
    details: `${perSecond(here).toFixed(0)} duels per second of processor time (${entries.length} entries with reasons) by ${perSecond(onCore).toFixed(0)} (${theirs.messages} messages decoded)`,
  };
}
