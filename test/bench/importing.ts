import { ByteReader } from '../../events/importers/bytes.ts';
import { readRecordingHeader } from '../../events/importers/recordingHeader.ts';
import { unpack } from '../../events/importers/unpack.ts';
import { readRecording } from '../../events/index.ts';
import { importRecording } from '../../machines/index.ts';
import { recording } from '../importers/recordings.ts';
import type { Figure } from './figures.ts';
import { percentile, processorTime } from './measure.ts';

const FILES = [
  'core8-1.yrpX',
  'core8-two-attack-replays.yrpX',
  'core10-two-attack-replays.yrpX',
  'core11-full.yrpX',
];

function unpackOnly(file: Uint8Array): void {
  const { length, properties, size } = readRecordingHeader(new ByteReader(file, 'the header'));
  unpack(file.subarray(length), properties, size);
}

/** Turns before those that are measured: until the compiler, which works beside us, is done with what is hot. */
const WARM_TURNS = 20;

/** What one turn took: by the processor's clock, all threads of the process together, and by the wall's. */
interface Took {
  readonly processor: number;
  readonly wall: number;
}

function took(work: () => void): Took {
  const begun = performance.now();
  const processor = processorTime(work);
  return { processor, wall: performance.now() - begun };
}

/**
 * What importing recordings costs, against unpacking them; beside it, against unpacking them and reading their packets.
 * Each turn is a ratio of its own, and the middle one counts: what another program does meanwhile spoils single turns.
 */
export function measureImporting(rounds: number): Figure {
  const files = FILES.map(recording);
  const turn = () => ({
    unpacked: took(() => files.forEach(unpackOnly)),
    read: took(() => {
      for (const file of files) readRecording(file);
    }),
    imported: took(() => {
      for (const [at, file] of files.entries()) importRecording(file, { title: FILES[at] ?? '' });
    }),
  });
  for (let warm = 0; warm < WARM_TURNS; warm += 1) turn();
  const turns = Array.from({ length: rounds }, turn);
  const middle = (of: (turn: (typeof turns)[number]) => number): number => percentile(turns.map(of), 0.5);
  const times = (against: 'unpacked' | 'read', clock: keyof Took): number =>
    middle((each) => each.imported[clock] / each[against][clock]);
  const milliseconds = (what: keyof (typeof turns)[number]): string =>
    middle((each) => each[what].processor).toFixed(0);
  return {
    name: 'importing a recording, against unpacking it',
    value: times('unpacked', 'processor'),
    unit: '',
    goal: 3,
    better: 'less',
    details: `${files.length} recordings: ${milliseconds('imported')} ms imported, ${milliseconds('unpacked')} ms unpacked, all threads of the process together; by the wall’s clock ${times('unpacked', 'wall').toFixed(2)} times; against unpacking and reading its packets (${milliseconds('read')} ms) ${times('read', 'processor').toFixed(2)} times, by the wall’s clock ${times('read', 'wall').toFixed(2)}`,
  };
}
