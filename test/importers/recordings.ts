import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Recording, readRecording } from '../../events/index.ts';

const FOLDER = resolve(import.meta.dirname, 'fixtures');

/** The bytes of a recording that a public client wrote (players' names replaced). */
export const recording = (file: string): Uint8Array => readFileSync(resolve(FOLDER, file));

/** The recording, read. */
export function recordingOf(file: string): Recording {
  const read = readRecording(recording(file));
  if (!read.ok) throw new Error(`${file}: ${read.message}`);
  return read.recording;
}
