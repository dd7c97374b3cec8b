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

/** What importing recordings costs, against unpacking them and reading their packets; beside it, what the unpacking alone takes. */
export function measureImporting(rounds: number): Figure {
  const files = FILES.map(recording);
  const walls = [0, 0, 0];
  /** By the wall's clock too, which leaves out what other threads collect and compile meanwhile. */
  const timed = (kind: number, work: () => void) => (): void => {
    const begun = performance.now();
    work();
    walls[kind] = (walls[kind] ?? 0) + performance.now() - begun;
  };
  const [unpacked = 0, read = 0, imported = 0] = inTurns(
    rounds,
    timed(0, () => files.forEach(unpackOnly)),
    timed(1, () => {
      for (const file of files) readRecording(file);
    }),
    timed(2, () => {
      for (const [at, file] of files.entries()) importRecording(file, { title: FILES[at] ?? '' });
    }),
  );
  const [unpackedByWall = 1, readByWall = 1, importedByWall = 0] = walls;
  return {
    name: 'importing a recording, against unpacking and reading it',
    value: imported / read,
    unit: '',
    goal: 3,
    better: 'less',
    details: `${files.length} recordings: ${(imported / rounds).toFixed(0)} ms imported, ${(read / rounds).toFixed(0)} ms unpacked and read (${(unpacked / rounds).toFixed(0)} ms of it unpacking alone, ${(imported / unpacked).toFixed(1)} to 1), all threads of the process together; by the wall’s clock ${(importedByWall / readByWall).toFixed(2)} times, and ${(importedByWall / unpackedByWall).toFixed(1)} times unpacking alone`,
  };
}
