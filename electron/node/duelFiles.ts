import { basename } from 'node:path';
import type { OpenedFile } from '../../ui/index.ts';
import { FileProblem } from './fileProblem.ts';
import { fileWords } from './fileWords.ts';
import { wholeLines } from './followFile.ts';
import { recordingBytes } from './openRecording.ts';
import { readText } from './readText.ts';
import { isRecording } from './recordingKind.ts';

/** How the files that we open are named, for dialogs. */
export const openedKinds = (names: { readonly duels: string; readonly all: string }) => [
  { name: names.duels, extensions: ['jsonl', 'json', 'yrpX', 'yrpx', 'yrp'] },
  { name: names.all, extensions: ['*'] },
];
const isOurs = (path: string): boolean => /\.(?:jsonl?|yrpx?)$/i.test(path);
/** Whether others may append to a file of that name. */
const canFollow = (path: string): boolean => /\.jsonl$/i.test(path);

/**
 * Reads a duel file, a scenario or a recording for the page.
 * @throws FileProblem with one line.
 */
export async function readForPage(path: string): Promise<OpenedFile> {
  const file = { name: basename(path), path };
  if (await isRecording(path)) return { ...file, text: '', recording: await recordingBytes(path) };
  return { ...file, text: await readText(path), ...(canFollow(path) ? { canFollow: true } : {}) };
}

/**
 * The whole lines of a duel file so far, for the page to follow it, and the byte behind them.
 * @throws FileProblem with one line.
 */
export async function readToFollow(
  path: string,
): Promise<{ readonly file: OpenedFile; readonly end: number }> {
  if (!canFollow(path)) throw new FileProblem(fileWords.of(basename(path), fileWords.notFollowed));
  const { text, end } = await wholeLines(path);
  return { file: { name: basename(path), path, text, canFollow: true, followed: true }, end };
}

/** Refuses files of other kinds before they are read: by their name, where they do not begin as a recording does. */
export async function mustBeOurs(path: string): Promise<void> {
  if (!isOurs(path) && !(await isRecording(path)))
    throw new FileProblem(fileWords.of(basename(path), fileWords.notOurs));
}
