import { basename, dirname } from 'node:path';
import { createDecoder, type Entry, lineOf } from '../../events/index.ts';
import { DUEL_READING, type DuelHeader, type DuelSession, headerSchema } from '../../machines/index.ts';
import { type FileLock, lockFile } from './fileLock.ts';
import { FileProblem, fileProblem } from './fileProblem.ts';
import { fileWords } from './fileWords.ts';
import { LineFile, openForLines, type SyncPolicy } from './lineFile.ts';
import { textPieces } from './readText.ts';
import { forgetRecording, noteRecording, recordingNotes } from './recordingNotes.ts';
import { syncFolder } from './saveAtomically.ts';
import { cutTail, startOfTail } from './tornTail.ts';

export type { SyncPolicy };

export interface DuelWriterOptions {
  /** When the disk has what was acknowledged: `often` (the default) or `always`; see `SyncPolicy`. */
  readonly sync?: SyncPolicy;
  /**
   * The folder in which it is noted that this is being recorded, so that it is offered when it was interrupted; the
   * program's own folder where left out, `null` for none.
   */
  readonly notes?: string | null;
}

/** A duel file that is being recorded. No other process can record into it until it is closed or this one ends. */
export interface DuelWriter {
  readonly path: string;
  readonly header: DuelHeader;
  /** How many entries were given to it, and the number of the next one. */
  readonly next: number;
  /**
   * Appends entries. What resolved is acknowledged: it survives `kill -9` of this process at any moment, and so does
   * what was given before it. Without entries it waits for that alone.
   * @throws FileProblem with one line where an entry could not be read again (then nothing of this call is written), or
   *   the disk refused it (then recording is over, and what was acknowledged is whole)
   */
  append(entries: readonly Entry[]): Promise<void>;
  /** Waits for what is being written, flushes it to the disk, and gives the file up to others. */
  close(): Promise<void>;
}

/** What was found in a file that is recorded further. */
export interface ResumedDuel {
  readonly writer: DuelWriter;
  readonly entries: readonly Entry[];
  /** A last line that was not written to its end: one line for the reader, and the file that keeps it. */
  readonly cut: { readonly message: string; readonly kept: string } | undefined;
}

interface Opened {
  readonly path: string;
  readonly header: DuelHeader;
  readonly lines: LineFile;
  readonly lock: FileLock;
  readonly next: number;
  readonly notes: string | null;
}

function writerOf({ path, header, lines, lock, next: first, notes }: Opened): DuelWriter {
  let next = first;
  const form = DUEL_READING.entryForm?.(header);
  let closing: Promise<void> | undefined;
  return {
    path,
    header,
    get next() {
      return next;
    },
    async append(entries) {
      let text: string;
      try {
        text = entries.map((entry, offset) => lineOf(entry, next + offset, form)).join('');
      } catch (error) {
        throw new FileProblem(fileWords.of(path, error instanceof Error ? error.message : String(error)));
      }
      next += entries.length;
      try {
        await lines.write(text);
      } catch (error) {
        throw closing === undefined
          ? fileProblem(path, error)
          : new FileProblem(`${path}: recording into it has ended; open it again to go on`);
      }
    },
    close() {
      closing ??= lines.close().finally(async () => {
        if (notes !== null) await forgetRecording(notes, path);
        await lock.release();
      });
      return closing;
    },
  };
}

/** Opens under the lock; what fails gives the lock back. */
async function underLock<T>(path: string, open: (lock: FileLock) => Promise<T>): Promise<T> {
  const lock = await lockFile(path);
  try {
    return await open(lock);
  } catch (error) {
    await lock.release();
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST')
      throw new FileProblem(
        `${path}: this file is there already; choose another name, or go on recording it`,
      );
    throw fileProblem(path, error);
  }
}

/**
 * Begins a duel file. It must not be there yet.
 * @example const file = await createDuelFile('mine.duel.jsonl', header); await file.append(entries); await file.close();
 * @throws FileProblem with one line
 */
export function createDuelFile(
  path: string,
  header: DuelHeader,
  { sync = 'often', notes = recordingNotes() }: DuelWriterOptions = {},
): Promise<DuelWriter> {
  const checked = headerSchema.safeParse(JSON.parse(JSON.stringify(header)));
  if (!checked.success)
    throw new FileProblem(
      `${path}: the header of the duel is wrong: ${checked.error.issues[0]?.message ?? 'unknown'}; correct it`,
    );
  return underLock(path, async (lock) => {
    const file = await openForLines(path, 'new');
    const lines = new LineFile(file, 0, sync);
    try {
      await lines.write(`${JSON.stringify(header)}\n`);
      await syncFolder(dirname(path));
    } catch (error) {
      await lines.close();
      throw error;
    }
    if (notes !== null) await noteRecording(notes, path);
    return writerOf({ path, header, lines, lock, next: 0, notes });
  });
}

interface Found {
  readonly header: DuelHeader;
  readonly entries: readonly Entry[];
  readonly torn: string | undefined;
}

/** Reads what is recorded. @param start where what stands behind the last line break begins */
async function read(path: string, start: number, size: number): Promise<Found> {
  const decoder = createDecoder<DuelHeader>(DUEL_READING);
  for await (const piece of textPieces(path)) if (!decoder.push(piece)) break;
  const result = decoder.end();
  if (result.ok) {
    const { header, entries, torn, version } = result.duel;
    if (version !== header.version)
      throw new FileProblem(`${path}: it is of the older version ${version}; save it as a new file to go on`);
    return { header, entries, torn: torn?.message };
  }
  const { header } = decoder;
  // a recording that was ended before its first decision
  if (header !== null && result.error.code === 'file/no-setup' && decoder.entries.length === 0)
    return { header, entries: [], torn: start < size ? 'line 2 was not written to its end.' : undefined };
  if (header === null && start === 0)
    throw new FileProblem(`${path}: this recording was ended before its first line was written; delete it`);
  throw new FileProblem(fileWords.of(path, result.error.message));
}

/**
 * Goes on recording a duel file. A last line that was not written to its end is cut and kept beside it in `NAME.torn`;
 * one that only lacks its line break gets it.
 * @throws FileProblem with one line: damaged, of an older version, or recorded into by another process
 */
export function resumeDuelFile(
  path: string,
  { sync = 'often', notes = recordingNotes() }: DuelWriterOptions = {},
): Promise<ResumedDuel> {
  return underLock(path, async (lock) => {
    const file = await openForLines(path, 'there');
    try {
      const { size } = await file.stat();
      const start = await startOfTail(file, size);
      const { header, entries, torn } = await read(path, start, size);
      const kept = torn === undefined ? undefined : await cutTail(path, file, start, size);
      const lines = new LineFile(file, torn === undefined ? size : start, sync);
      if (torn === undefined && start < size) await lines.write('\n');
      if (notes !== null) await noteRecording(notes, path);
      return {
        writer: writerOf({ path, header, lines, lock, next: entries.length, notes }),
        entries,
        cut:
          kept === undefined || torn === undefined
            ? undefined
            : { message: `${torn} It is kept in ${basename(kept)}.`, kept },
      };
    } catch (error) {
      await file.close().catch(() => undefined);
      throw error;
    }
  });
}

/**
 * Writes a session's log into a file as it grows: what is there, then each decision.
 * @param failed told once where the disk refuses; the session goes on, and what was acknowledged stays
 * @returns ends the recording when all is written
 */
export function recordSession(
  session: Pick<DuelSession, 'log'>,
  writer: DuelWriter,
  failed: (problem: Error) => void,
): () => Promise<void> {
  let broken = false;
  const write = (entries: readonly Entry[]): void => {
    if (broken) return;
    writer.append(entries).catch((error: Error) => {
      if (!broken) failed(error);
      broken = true;
    });
  };
  write(session.log.entries.slice(writer.next));
  const subscription = session.log.entries$.subscribe(write);
  return async () => {
    subscription.unsubscribe();
    await writer.close();
  };
}
