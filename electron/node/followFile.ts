import { type FileHandle, open, stat } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { FileProblem, fileProblem } from './fileProblem.ts';
import { fileWords } from './fileWords.ts';
import { FILE_LIMIT } from './readText.ts';

const LOOK_EVERY = 200;
const BLOCK = 1024 * 1024;
const NEWLINE = 10;
/** So many of the bytes that were read last say whether it is the same file still. */
const KNOWN_AGAIN = 1024;

/** A piece that a file has grown by: whole lines, and the byte of the file behind them. */
export interface Growth {
  readonly text: string;
  readonly end: number;
}

/** A duel file's whole lines so far, for a reader who then follows it from `end`. */
export async function wholeLines(path: string): Promise<Growth> {
  const parts: string[] = [];
  let end = 0;
  for await (const growth of grown(path, 0)) {
    parts.push(growth.text);
    end = growth.end;
  }
  return { text: parts.join(''), end };
}

/** The last bytes of a file before a byte of it. */
async function bytesBefore(file: FileHandle, end: number): Promise<Buffer> {
  const from = Math.max(0, end - KNOWN_AGAIN);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(end - from), 0, end - from, from);
  return buffer.subarray(0, bytesRead);
}

/** What was read of a file, so that another one in its place is known: the last bytes before the one that is read next. */
interface Known {
  bytes: Buffer | undefined;
}

/** What stands in a file behind a byte, up to its last line break. */
async function* grown(path: string, from: number, known?: Known): AsyncGenerator<Growth> {
  const { size } = await stat(path);
  if (size > FILE_LIMIT)
    throw new FileProblem(fileWords.of(path, fileWords.tooLarge(FILE_LIMIT / BLOCK, null)));
  if (size < from) throw new FileProblem(fileWords.of(path, fileWords.shorter));
  if (size === from && known?.bytes !== undefined) return;
  const file = await open(path, 'r');
  try {
    const before = known === undefined ? Buffer.alloc(0) : await bytesBefore(file, from);
    if (known?.bytes?.equals(before) === false)
      throw new FileProblem(fileWords.of(path, fileWords.anotherFile));
    if (known !== undefined) known.bytes = before;
    let at = from;
    let bytes = Buffer.alloc(0);
    while (at + bytes.length < size) {
      const block = Buffer.alloc(Math.min(BLOCK, size - at - bytes.length));
      const { bytesRead } = await file.read(block, 0, block.length, at + bytes.length);
      if (bytesRead === 0) break;
      bytes = Buffer.concat([bytes, block.subarray(0, bytesRead)]);
      const last = bytes.lastIndexOf(NEWLINE) + 1;
      if (last === 0) continue;
      at += last;
      if (known !== undefined) known.bytes = await bytesBefore(file, at);
      yield { text: utf8(path, bytes.subarray(0, last)), end: at };
      bytes = bytes.subarray(last);
    }
  } finally {
    await file.close();
  }
}

function utf8(path: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes);
  } catch {
    throw new FileProblem(fileWords.of(path, fileWords.notUtf8));
  }
}

/** Whoever follows a file is told of each growth, or why there will be none any more. */
export interface Follower {
  grown(growth: Growth): void;
  ended(problem: FileProblem): void;
}

/**
 * Follows a file that someone else appends to, from a byte on. The file is only read; a line that is still being written
 * waits until it is whole.
 * @returns ends the following
 */
export function followFile(path: string, from: number, follower: Follower): () => void {
  const stop = new AbortController();
  const follow = async (): Promise<void> => {
    let at = from;
    const known: Known = { bytes: undefined };
    while (!stop.signal.aborted) {
      for await (const growth of grown(path, at, known)) {
        if (stop.signal.aborted) return;
        at = growth.end;
        follower.grown(growth);
      }
      await sleep(LOOK_EVERY, undefined, { signal: stop.signal, ref: false }).catch(() => undefined);
    }
  };
  follow().catch((error: unknown) => {
    if (stop.signal.aborted) return;
    const isGone = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    follower.ended(isGone ? new FileProblem(fileWords.of(path, fileWords.gone)) : fileProblem(path, error));
  });
  return () => stop.abort();
}
