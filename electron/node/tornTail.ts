import { type FileHandle, open } from 'node:fs/promises';
import { FileProblem } from './fileProblem.ts';

const BLOCK = 64 * 1024;
const NEWLINE = 10;
const MOST_KEPT = 1000;

/** Where the last line that was not written to its end begins: behind the last line break. */
export async function startOfTail(file: FileHandle, size: number): Promise<number> {
  const block = Buffer.alloc(BLOCK);
  for (let end = size; end > 0; ) {
    const start = Math.max(0, end - BLOCK);
    const { bytesRead } = await file.read(block, 0, end - start, start);
    const at = block.subarray(0, bytesRead).lastIndexOf(NEWLINE);
    if (at >= 0) return start + at + 1;
    end = start;
  }
  return 0;
}

/** Puts bytes into a new file `NAME.torn` beside another one, flushed to the disk; a taken name gets a number. */
async function keepAside(path: string, bytes: Uint8Array): Promise<string> {
  for (let number = 1; number <= MOST_KEPT; number += 1) {
    const name = number === 1 ? `${path}.torn` : `${path}.torn-${number}`;
    try {
      const kept = await open(name, 'wx');
      try {
        await kept.writeFile(bytes);
        await kept.sync();
      } finally {
        await kept.close();
      }
      return name;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
  }
  throw new FileProblem(`${path}: too many torn lines are kept beside it; move the .torn files away`);
}

/**
 * Cuts a torn last line off a file and keeps it in a file of its own, first written, then cut: nothing is lost at any
 * moment.
 * @returns the file that keeps it
 */
export async function cutTail(path: string, file: FileHandle, start: number, size: number): Promise<string> {
  const tail = Buffer.alloc(size - start);
  await file.read(tail, 0, tail.length, start);
  const kept = await keepAside(path, tail);
  await file.truncate(start);
  await file.datasync();
  return kept;
}
