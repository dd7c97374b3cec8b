import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { FileProblem, fileProblem } from './fileProblem.ts';
import { fileWords } from './fileWords.ts';

/** The most a file may hold: 512 MiB. */
export const FILE_LIMIT = 512 * 1024 * 1024;

const MEBIBYTE = 1024 * 1024;
const NEWLINE = 10;

function tooLarge(path: string, size: number): FileProblem {
  const has = size > FILE_LIMIT ? Math.ceil(size / MEBIBYTE) : null;
  return new FileProblem(fileWords.of(path, fileWords.tooLarge(FILE_LIMIT / MEBIBYTE, has)));
}

async function mustBeReadable(path: string): Promise<void> {
  const found = await stat(path);
  if (found.isDirectory()) throw new FileProblem(fileWords.of(path, fileWords.folder));
  // a named pipe would wait for ever for its other end
  if (!found.isFile()) throw new FileProblem(fileWords.of(path, fileWords.notOrdinary));
  if (found.size > FILE_LIMIT) throw tooLarge(path, found.size);
}

const linesIn = (bytes: Uint8Array): number =>
  bytes.reduce((count, byte) => (byte === NEWLINE ? count + 1 : count), 0);

function isUtf16(bytes: Uint8Array): boolean {
  const [first, second] = bytes;
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
}

async function* pieces(path: string): AsyncGenerator<string> {
  await mustBeReadable(path);
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let line = 1;
  let size = 0;
  for await (const chunk of createReadStream(path, { highWaterMark: MEBIBYTE })) {
    const bytes: Uint8Array = chunk;
    if (size === 0 && isUtf16(bytes))
      throw new FileProblem(fileWords.of(path, fileWords.line(1, fileWords.utf16)));
    size += bytes.byteLength;
    // it may have grown since it was looked at
    if (size > FILE_LIMIT) throw tooLarge(path, size);
    const nul = bytes.indexOf(0);
    if (nul >= 0) {
      const at = line + linesIn(bytes.subarray(0, nul));
      throw new FileProblem(fileWords.of(path, fileWords.line(at, fileWords.binary)));
    }
    yield decoded(
      path,
      () => decoder.decode(bytes, { stream: true }),
      () => line + linesBeforeFault(bytes),
    );
    line += linesIn(bytes);
  }
  // a last character of which only a part was written is no fault of the lines before it
  try {
    decoder.decode();
  } catch {
    yield '\ufffd';
  }
}

/** How many line breaks stand before the first byte that is no UTF-8; what is left of a character before it is passed over. */
function linesBeforeFault(bytes: Uint8Array): number {
  let start = 0;
  while (start < 3 && ((bytes[start] ?? 0) & 0xc0) === 0x80) start += 1;
  for (let lines = 0; ; lines++) {
    const end = bytes.indexOf(NEWLINE, start);
    try {
      new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(start, end < 0 ? undefined : end));
    } catch {
      return lines;
    }
    // the fault was in what was passed over
    if (end < 0) return 0;
    start = end + 1;
  }
}

function decoded(path: string, decode: () => string, line: () => number): string {
  try {
    return decode();
  } catch {
    throw new FileProblem(fileWords.of(path, fileWords.line(line(), fileWords.notUtf8)));
  }
}

/**
 * The text of a file piece by piece, within the limits of untrusted files; a byte order mark is left out.
 * @throws FileProblem with one line: missing, a folder, a device, larger than 512 MiB, binary, not UTF-8.
 */
export async function* textPieces(path: string): AsyncGenerator<string> {
  try {
    yield* pieces(path);
  } catch (error) {
    throw fileProblem(path, error);
  }
}

/**
 * The whole text of a file, within the same limits.
 * @throws FileProblem as `textPieces`, and where the text is longer than one text may be here.
 */
export async function readText(path: string): Promise<string> {
  const parts: string[] = [];
  for await (const piece of textPieces(path)) parts.push(piece);
  try {
    return parts.join('');
  } catch {
    throw tooLarge(path, 0);
  }
}
