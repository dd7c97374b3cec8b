import { readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type ImportResult, importRecording, type Ruleset } from '../../machines/index.ts';
import { words } from '../../ui/index.ts';
import { type CardDatabase, findCardDatabase, openCardDatabase } from './cardDatabase.ts';
import { FileProblem, fileProblem } from './fileProblem.ts';
import { fileWords } from './fileWords.ts';
import { KEPT_CARDS, ownFolder } from './ownFolder.ts';
import { beginsAsText } from './recordingKind.ts';

const MOST_BYTES = 64 * 1024 * 1024;
const MEBIBYTE = 1024 * 1024;

export interface OpenRecordingOptions {
  readonly ruleset?: Ruleset | undefined;
  /** A card database to take names from; where left out, that of EDOPro's usual folders. */
  readonly database?: string | undefined;
  /** The most bytes that it may unpack to. */
  readonly mostUnpacked?: number | undefined;
}

export type OpenedRecording = Extract<ImportResult, { readonly ok: true }> & {
  /** The card database that gave the names, if any. */
  readonly database: string | undefined;
};

/**
 * The bytes of a recording, within what any may have.
 * @throws FileProblem with one line.
 */
export async function recordingBytes(path: string): Promise<Uint8Array> {
  try {
    const found = await stat(path);
    if (found.isDirectory()) throw new FileProblem(fileWords.of(path, fileWords.folder));
    if (!found.isFile()) throw new FileProblem(fileWords.of(path, fileWords.notOrdinaryRecording));
    if (found.size > MOST_BYTES)
      throw new FileProblem(fileWords.of(path, fileWords.tooLargeRecording(MOST_BYTES / MEBIBYTE)));
    return await readFile(path);
  } catch (error) {
    throw fileProblem(path, error);
  }
}

/** The card database that was named, else one that was chosen in the page, else one of EDOPro's usual folders. */
export async function databaseFor(named: string | undefined): Promise<CardDatabase | undefined> {
  if (named !== undefined) return openCardDatabase(named);
  // one that nobody named may be broken, or not be there, without harm
  const kept = await openCardDatabase(join(ownFolder(), KEPT_CARDS)).catch(() => undefined);
  if (kept !== undefined) return kept;
  const found = await findCardDatabase();
  return found === undefined ? undefined : openCardDatabase(found).catch(() => undefined);
}

/**
 * Opens a recording of EDOPro or YGOPro as a duel of ours, with its report. The file is only read.
 * @throws FileProblem with one line: what is wrong, and how to mend it.
 */
export async function openRecording(
  path: string,
  options: OpenRecordingOptions = {},
): Promise<OpenedRecording> {
  const bytes = await recordingBytes(path);
  if (beginsAsText(bytes)) throw new FileProblem(fileWords.of(path, fileWords.noRecording));
  const database = await databaseFor(options.database);
  try {
    const result = importRecording(bytes, {
      title: basename(path),
      ...(options.ruleset === undefined ? {} : { ruleset: options.ruleset }),
      ...(database === undefined
        ? {}
        : { database: (passcode) => database.find(passcode), counters: database.counters }),
      ...(options.mostUnpacked === undefined ? {} : { mostUnpacked: options.mostUnpacked }),
    });
    if (!result.ok) throw new FileProblem(words.recordingProblem(path, result));
    return { ...result, database: database?.path };
  } finally {
    database?.close();
  }
}
