import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import type { InterruptedRecording } from '../../ui/index.ts';
import { resumeDuelFile } from './duelWriter.ts';
import { isLocked } from './fileLock.ts';
import { FileProblem } from './fileProblem.ts';
import { fileWords } from './fileWords.ts';
import { forgetRecording, idOf } from './recordingNotes.ts';

const noteSchema = z.object({ path: z.string().min(1).max(32_768) });

async function pathOf(note: string): Promise<string | undefined> {
  const text = await readFile(note, 'utf8').catch(() => '');
  try {
    return noteSchema.parse(JSON.parse(text)).path;
  } catch {
    return undefined;
  }
}

/**
 * The recordings that were interrupted, to be offered at a start, the newest first: those that are noted, are there, and
 * nobody writes.
 */
export async function interruptedRecordings(folder: string): Promise<readonly InterruptedRecording[]> {
  const names = await readdir(folder).catch(() => [] as string[]);
  const found: InterruptedRecording[] = [];
  for (const name of names.filter((each) => each.endsWith('.json'))) {
    const note = join(folder, name);
    const path = await pathOf(note);
    const there = path === undefined ? undefined : await stat(path).catch(() => undefined);
    // noted for nothing: the file was moved or deleted since
    if (path === undefined || there?.isFile() !== true)
      await rm(note, { force: true }).catch(() => undefined);
    else if (!(await isLocked(path)))
      found.push({
        id: idOf(path),
        name: basename(path),
        size: there.size,
        folder: dirname(path),
        writtenAt: there.mtimeMs,
      });
  }
  return found.sort((one, other) => (other.writtenAt ?? 0) - (one.writtenAt ?? 0));
}

async function noted(folder: string, id: string): Promise<string> {
  const path = /^[0-9a-f]{32}$/.test(id) ? await pathOf(join(folder, `${id}.json`)) : undefined;
  if (path === undefined) throw new FileProblem(fileWords.notInterrupted);
  return path;
}

/**
 * Mends an interrupted recording: a torn last line is cut and kept beside it, its lock is taken over and given up.
 * @returns the file, whole
 * @throws FileProblem with one line; nothing is lost then
 */
export async function recoverRecording(folder: string, id: string): Promise<string> {
  const path = await noted(folder, id);
  const { writer } = await resumeDuelFile(path, { notes: null });
  await writer.close();
  await forgetRecording(folder, path);
  return path;
}

/**
 * Deletes an interrupted recording, as the reader decided.
 * @throws FileProblem with one line where someone records into it again
 */
export async function discardRecording(folder: string, id: string): Promise<void> {
  const path = await noted(folder, id);
  if (await isLocked(path)) throw new FileProblem(fileWords.of(basename(path), fileWords.recordedAgain));
  await rm(path, { force: true });
  await rm(`${path}.lock`, { force: true });
  await forgetRecording(folder, path);
}
