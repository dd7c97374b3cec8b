import { basename } from 'node:path';
import type { OpenedFile } from '../../ui/index.ts';
import { FileProblem } from './fileProblem.ts';
import { readText } from './readText.ts';

/** How the files that we open are named, for dialogs. */
export const OPENED_KINDS = [
  { name: 'Duels and scenarios', extensions: ['jsonl', 'json'] },
  { name: 'All files', extensions: ['*'] },
];
export const isOurs = (path: string): boolean => /\.jsonl?$/i.test(path);

/**
 * Reads a duel file or scenario for the page.
 * @throws FileProblem with one line.
 */
export async function readDuelText(path: string): Promise<OpenedFile> {
  return { name: basename(path), path, text: await readText(path) };
}

/** Refuses files of other kinds by their name, before they are read. */
export function mustBeOurs(path: string): void {
  if (!isOurs(path))
    throw new FileProblem(
      `${basename(path)}: this is no duel file or scenario; their names end in .jsonl or .json`,
    );
}
