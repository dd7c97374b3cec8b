import { ByteReader } from '../../events/importers/bytes.ts';
import { readRecordingHeader } from '../../events/importers/recordingHeader.ts';
import { unpack } from '../../events/importers/unpack.ts';
import { readRecording } from '../../events/index.ts';
import { importRecording } from '../../machines/index.ts';
import { recording } from '../importers/recordings.ts';
import type { Figure } from './figures.ts';
import { inTurns } from './measure.ts';

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
const WARM_TURNS = 4;

/** What importing recordings costs, against unpacking them; beside it, against unpacking them and reading their packets. */
export function measureImporting(rounds: number): Figure {
  const files = FILES.map(recording);
  const walls = [0, 0, 0];
  /** By the wall's clock too, which leaves out what other threads collect and compile meanwhile. */
  const timed = (kind: number, work: () => void) => (): void => {
    const begun = performance.now();
    work();
    walls[kind] = (walls[kind] ?? 0) + performance.now() - begun;
  };
  const kinds = [
    timed(0, () => files.forEach(unpackOnly)),
    timed(1, () => {
      for (const file of files) readRecording(file);
    }),
    timed(2, () => {
      for (const [at, file] of files.entries()) importRecording(file, { title: FILES[at] ?? '' });
    }),
  ];
  inTurns(WARM_TURNS, ...kinds);
  walls.fill(0);
  const [unpacked = 0, read = 0, imported = 0] = inTurns(rounds, ...kinds);
  const [unpackedByWall = 1, readByWall = 1, importedByWall = 0] = walls;
  return {
    name: 'importing a recording, against unpacking it',
    value: imported / unpacked,
    unit: '',
    goal: 3,
    better: 'less',
    details: `${files.length} recordings: ${(imported / rounds).toFixed(0)} ms imported, ${(unpacked / rounds).toFixed(0)} ms unpacked, all threads of the process together; by the wall’s clock ${(importedByWall / unpackedByWall).toFixed(2)} times; against unpacking and reading its packets (${(read / rounds).toFixed(0)} ms) ${(imported / read).toFixed(2)} times, by the wall’s clock ${(importedByWall / readByWall).toFixed(2)}`,
  };
}
