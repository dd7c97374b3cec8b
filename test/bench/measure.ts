/** Milliseconds of processor time this process spent on some work; other processes on the machine do not count. */
export function processorTime(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { system, user } = process.cpuUsage(before);
  return (system + user) / 1000;
}

/**
 * Processor time of several kinds of work, done in turns so that all meet the same machine; each is done once unmeasured.
 * @returns milliseconds of each over all rounds
 */
export function inTurns(rounds: number, ...kinds: readonly (() => void)[]): readonly number[] {
  for (const work of kinds) work();
  const spent = kinds.map(() => 0);
  for (let round = 0; round < rounds; round++) {
    for (const [at, work] of kinds.entries()) spent[at] = (spent[at] ?? 0) + processorTime(work);
  }
  return spent;
}

/** The value below which this share of all values lies, 0.95 for the 95th percentile. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Bytes on the heap that are still reachable. */
export function heapInUse(): number {
  if (globalThis.gc === undefined)
    throw new Error('the benchmark needs node --expose-gc (npm run bench has it)');
  // Twice: what the first run's finalizers let go of is gone after the second.
  globalThis.gc();
  globalThis.gc();
  return process.memoryUsage().heapUsed;
}

/** Numbers that look like chance and are the same each time (mulberry32): 0 up to, not including, `sides`. */
export function dice(seed: number): (sides: number) => number {
  let state = seed >>> 0;
  return (sides) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % sides;
  };
}
