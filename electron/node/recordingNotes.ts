import { createHash } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { ownFolder } from './ownFolder.ts';
import { saveAtomically } from './saveAtomically.ts';

/** Where it is noted which duel files are being recorded: what is still noted when nobody records was interrupted. */
export const recordingNotes = (): string => join(ownFolder(), 'recordings');

/** A note's name: the same for the same file. */
export const idOf = (path: string): string => createHash('sha256').update(path).digest('hex').slice(0, 32);
const noteOf = (folder: string, path: string): string => join(folder, `${idOf(path)}.json`);

/** Notes that a file is being recorded. Where that cannot be written, it is only not offered after a crash. */
export async function noteRecording(folder: string, path: string): Promise<void> {
  const whole = resolve(path);
  await mkdir(folder, { recursive: true })
    .then(() => saveAtomically(noteOf(folder, whole), `${JSON.stringify({ path: whole })}\n`))
    .catch(() => undefined);
}

/** It was ended as it should be. */
export const forgetRecording = (folder: string, path: string): Promise<void> =>
  rm(noteOf(folder, resolve(path)), { force: true }).catch(() => undefined);
