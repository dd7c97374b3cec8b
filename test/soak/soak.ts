import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { CARDS, fingerprint, RULESETS } from '../../machines/index.ts';
import { faultsInWords } from '../explain/clearWords.ts';
import { withoutAuthority } from '../model/authority.ts';
import { wrongReads } from '../model/reads.ts';
import { files, prefixes, rootless } from '../properties/checks.ts';
import { playByDice, type RandomDuel } from '../properties/duels.ts';
import { numbersFrom } from '../support/dice.ts';
import { type Mix, noteDuel } from './mix.ts';

/** A soak so far: plain data, to be written to a file and gone on from. */
export interface SoakState {
  readonly format: 'duelscope/soak';
  readonly seed: number;
  /** Fingerprint of rulesets and built-in cards: with others the same seed deals other duels. */
  readonly dealtFrom: string;
  /** Duels played; the next one has this number. */
  duels: number;
  /** Decisions that were taken; refused ones come on top. */
  decisions: number;
  refused: number;
  entries: number;
  /** Duels that were also written, read, and verified. */
  verified: number;
  /** Milliseconds of processor time. */
  processor: number;
  readonly mix: Mix;
  readonly failures: string[];
}

/** Where a soak begins. */
export const beginSoak = (seed: number): SoakState => ({
  format: 'duelscope/soak',
  seed,
  dealtFrom: fingerprint([[...CARDS.values()], [...RULESETS.values()]]),
  duels: 0,
  decisions: 0,
  refused: 0,
  entries: 0,
  verified: 0,
  processor: 0,
  mix: {},
  failures: [],
});

/** Every so many duels one is verified too, which costs as much as to play it. */
const VERIFIED = 16;

/** Duel `number` of a seed: every other one with cards made by dice beside the built-in ones. */
export function dealDuel(seed: number, number: number): RandomDuel {
  const from = (seed * 1_000_003 + number) * 3;
  return playByDice({
    table: numbersFrom(from, 120),
    decisions: numbersFrom(from + 1, 220),
    ...(number % 2 === 0 ? {} : { cards: numbersFrom(from + 2, 800) }),
  });
}

/**
 * What is wrong with a duel of a soak: the rules decided what they had said (`may` and offers), every prefix has its
 * cards and values, refolded it is the same, every entry has authority, a cause, true reads and clear words.
 */
export const wrongInSoak = (duel: RandomDuel, verified: boolean): readonly string[] => [
  ...duel.broken,
  ...prefixes(duel),
  ...rootless(duel.entries),
  ...withoutAuthority(duel.header, duel.entries).map(
    ({ index, type, why }) => `entry ${index}, ${type}: ${why}`,
  ),
  ...wrongReads(duel.header, duel.entries),
  ...faultsInWords(duel.header, duel.entries),
  ...(verified ? files(duel) : []),
];

function oneDuel(soak: SoakState): void {
  const number = soak.duels;
  const before = process.cpuUsage();
  const fails = (what: string): void =>
    void soak.failures.push(`duel ${number} of seed ${soak.seed}: ${what}`);
  try {
    const duel = dealDuel(soak.seed, number);
    const verified = number % VERIFIED === 0;
    for (const wrong of wrongInSoak(duel, verified).slice(0, 3)) fails(wrong);
    soak.decisions += duel.decisions - duel.refused;
    soak.refused += duel.refused;
    soak.entries += duel.entries.length;
    soak.verified += verified ? 1 : 0;
    noteDuel(soak.mix, duel);
  } catch (error) {
    fails(error instanceof Error ? (error.stack?.split('\n').slice(0, 4).join(' ') ?? error.message) : '?');
  }
  soak.duels += 1;
  const { system, user } = process.cpuUsage(before);
  soak.processor += (system + user) / 1000;
}

/** More failures say nothing new. */
export const ENOUGH_FAILURES = 20;

/** Go on until so many decisions were taken in all, and tell after each duel; whoever is told may stop it. */
export function soakOn(soak: SoakState, decisions: number, told: (soak: SoakState) => 'on' | 'stop'): void {
  while (soak.decisions < decisions && soak.failures.length < ENOUGH_FAILURES) {
    oneDuel(soak);
    if (told(soak) === 'stop') return;
  }
}

/** Bytes on the heap that are still reachable. */
export function heapHeld(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  collect();
  return process.memoryUsage().heapUsed;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The heap over a run, looked at in even steps: what is held in its first tenth and in its last. */
export class HeapWatch {
  readonly #from: number;
  readonly #step: number;
  readonly samples: { readonly decisions: number; readonly bytes: number }[] = [];

  /** @param steps how often it is looked at */
  constructor(from: number, to: number, steps = 50) {
    this.#from = from;
    this.#step = Math.max(1, (to - from) / steps);
  }

  look(decisions: number): void {
    if (decisions - this.#from >= (this.samples.length + 1) * this.#step)
      this.samples.push({ decisions, bytes: heapHeld() });
  }

  /** Megabytes in the first and the last tenth; undefined before there are enough looks to tell. */
  get tenths(): { readonly first: number; readonly last: number } | undefined {
    const tenth = Math.floor(this.samples.length / 10);
    if (tenth < 1) return undefined;
    const megabytes = this.samples.map(({ bytes }) => bytes / 1_048_576);
    return { first: mean(megabytes.slice(0, tenth)), last: mean(megabytes.slice(-tenth)) };
  }

  /** Whether it has grown: more than a tenth and what a run learns once (steps of the chart, compiled code). */
  get grown(): boolean {
    const { tenths } = this;
    return tenths !== undefined && tenths.last > tenths.first * 1.1 + 4;
  }
}
