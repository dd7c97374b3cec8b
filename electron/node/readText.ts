import { readFile, stat } from 'node:fs/promises';
import { FileProblem, fileProblem } from './fileProblem.ts';

/** The most a file may hold: 512 MiB. */
export const FILE_LIMIT = 512 * 1024 * 1024;

const MEBIBYTE = 1024 * 1024;

function tooLarge(path: string, size: number): FileProblem {
  const has = size > 0 ? `, ${Math.ceil(size / MEBIBYTE)} MiB` : '';
  return new FileProblem(
    `${path}: this file is larger than ${FILE_LIMIT / MEBIBYTE} MiB${has}; open a shorter recording`,
  );
}

/**
 * The text of bytes that should be UTF-8; a byte order mark is left out.
 * @throws FileProblem where they are UTF-16, binary, or no UTF-8.
 */
export function decodeText(path: string, bytes: Uint8Array): string {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff))
    throw new FileProblem(`${path}: this is UTF-16 text; save it as UTF-8`);
  const line = (end: number) =>
    bytes.subarray(0, end).reduce((count, byte) => (byte === 10 ? count + 1 : count), 1);
  const nul = bytes.indexOf(0);
  if (nul >= 0)
    throw new FileProblem(`${path}:${line(nul)}: this is a binary file; open a duel file or a scenario`);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_STRING_TOO_LONG')
      throw tooLarge(path, 0);
    throw new FileProblem(`${path}: this is not UTF-8 text; save it as UTF-8`);
  }
}

async function mustBeReadable(path: string, shown: string): Promise<void> {
  const found = await stat(path);
  if (found.isDirectory()) throw new FileProblem(`${shown}: this is a folder, not a file; name a file in it`);
  // a named pipe would wait for ever for its other end
  if (!found.isFile())
    throw new FileProblem(`${shown}: this is not an ordinary file; name a duel file or a scenario`);
  if (found.size > FILE_LIMIT) throw tooLarge(shown, found.size);
}

/**
 * Reads a whole text file within the limits of untrusted files.
 * @throws FileProblem with one line: missing, a folder, a device, larger than 512 MiB, binary, not UTF-8.
 */
export async function readText(path: string, shown = path): Promise<string> {
  try {
    await mustBeReadable(path, shown);
    return decodeText(shown, await readFile(path));
  } catch (error) {
    throw fileProblem(shown, error);
  }
}
