import { createReadStream } from 'node:fs';
import type { Entry } from '../../events/index.ts';
import { createDecoder, createTimeline, type Timeline } from '../../events/index.ts';
import type { DuelHeader, DuelState, Rules } from '../../machines/index.ts';
import { createRules, headerSchema } from '../../machines/index.ts';
import type { Figure } from './figures.ts';
import { processorTime } from './measure.ts';

/** Moments that fill the first screen. */
const FIRST_SCREEN = 50;

interface Spent {
  readonly decoded: number;
  readonly folded: number;
  readonly first: number;
  readonly whole: number;
}

async function processorTimeOf(work: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { system, user } = process.cpuUsage(before);
  return (system + user) / 1000;
}

/** Reads and checks the file piece by piece; the first moments are folded as soon as they are there, and the rest at the end. */
async function readAndFold(path: string): Promise<Spent> {
  const begun = performance.now();
  const decoder = createDecoder<DuelHeader>({ header: headerSchema });
  let timeline: Timeline<DuelState, Entry> | undefined;
  let first = Number.NaN;
  let foldedFirst = 0;
  const begin = (header: DuelHeader): Timeline<DuelState, Entry> => {
    const rules: Rules = createRules({ ruleset: header.ruleset, cards: header.cards });
    return createTimeline({ initial: rules.initial(), evolve: rules.evolve, entries: decoder.entries });
  };
  const decodedAll = await processorTimeOf(async () => {
    for await (const piece of createReadStream(path, { encoding: 'utf8', highWaterMark: 64 * 1024 })) {
      if (!decoder.push(piece as string)) break;
      if (timeline !== undefined || decoder.header === null || decoder.entries.length < FIRST_SCREEN)
        continue;
      const { header } = decoder;
      foldedFirst = processorTime(() => {
        timeline = begin(header);
        for (let at = 0; at < FIRST_SCREEN; at++) timeline.at(at);
      });
      first = performance.now() - begun;
    }
  });
  const result = decoder.end();
  if (!result.ok) throw new Error(result.error.message);
  const rest = processorTime(() => {
    timeline ??= begin(result.duel.header);
    timeline.foldSome(decoder.entries.length);
  });
  return {
    decoded: decodedAll - foldedFirst,
    folded: foldedFirst + rest,
    first,
    whole: performance.now() - begun,
  };
}

const middle = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** A duel file read, checked and folded, against JSON.parse of its lines. */
export async function measureReading(path: string, text: string, rounds: number): Promise<readonly Figure[]> {
  const lines = text.split('\n').filter((line) => line !== '');
  const parse = (): void => {
    for (const line of lines) JSON.parse(line);
  };
  parse();
  await readAndFold(path);
  const parsed: number[] = [];
  const spent: Spent[] = [];
  for (let round = 0; round < rounds; round++) {
    parsed.push(processorTime(parse));
    spent.push(await readAndFold(path));
  }
  const base = middle(parsed);
  const of = (one: keyof Spent): number => middle(spent.map((each) => each[one]));
  const [decoded, folded, first, whole] = [of('decoded'), of('folded'), of('first'), of('whole')];
  const by = `JSON.parse of ${lines.length} lines ${base.toFixed(0)} ms`;
  return [
    {
      name: 'duel file read, decoded and checked, by JSON.parse',
      value: decoded / base,
      unit: '',
      goal: 4,
      better: 'less',
      details: `${decoded.toFixed(0)} ms of processor time; ${by}`,
    },
    {
      name: 'duel file folded, by JSON.parse',
      value: folded / base,
      unit: '',
      goal: 25,
      better: 'less',
      details: `${folded.toFixed(0)} ms of processor time; ${by}`,
    },
    {
      name: `first ${FIRST_SCREEN} moments usable before the fold ends, share of the time`,
      value: first / whole,
      unit: '',
      goal: 1,
      better: 'less',
      details: `after ${first.toFixed(1)} ms of ${whole.toFixed(0)} ms`,
    },
  ];
}
