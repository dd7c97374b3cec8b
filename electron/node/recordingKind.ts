import { open, stat } from 'node:fs/promises';

/** Recordings of other clients, as they are mostly called. */
export const isRecordingName = (path: string): boolean => /\.yrpx?$/i.test(path);

const MAGIC = /^yrp[12X]$/;
const BYTES = 4;
const LOOKED_AT = 64;

/** The first bytes of an ordinary file; none of what is no such file, or cannot be read: who opens it says why. */
async function firstBytes(path: string): Promise<Uint8Array> {
  // a named pipe would wait for ever for its other end
  if (!(await stat(path)).isFile()) return new Uint8Array();
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(new Uint8Array(LOOKED_AT), 0, LOOKED_AT, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Whether bytes begin as those of a recording do, whatever the file is called. */
export const beginsAsRecording = (bytes: Uint8Array): boolean =>
  MAGIC.test(String.fromCharCode(...bytes.subarray(0, BYTES)));

/** Whether they begin as the text of a scenario or duel file does. */
export const beginsAsText = (bytes: Uint8Array): boolean =>
  /^(?:\xef\xbb\xbf)?\s*\{/.test(String.fromCharCode(...bytes.subarray(0, LOOKED_AT)));

/** Whether a file is to be read as a recording of another client: by what it begins with; by its name where that is neither. */
export async function isRecording(path: string): Promise<boolean> {
  const bytes = await firstBytes(path).catch(() => new Uint8Array());
  return beginsAsRecording(bytes) || (isRecordingName(path) && !beginsAsText(bytes));
}
