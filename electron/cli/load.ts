import type { Dirent } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createDecoder, type DecodeResult, type Entry } from '../../events/index.ts';
import {
  type AuditReport,
  DUEL_READING,
  type DuelHeader,
  isForeign,
  observeDuel,
  readScenario,
  type Scenario,
} from '../../machines/index.ts';
import { spoken, words } from '../../ui/index.ts';
import { FileProblem, fileProblem } from '../node/fileProblem.ts';
import { fileWords } from '../node/fileWords.ts';
import { openRecording } from '../node/openRecording.ts';
import { textPieces } from '../node/readText.ts';
import { isRecording, isRecordingName } from '../node/recordingKind.ts';
import { BadInput, badLine, badThing } from './badInput.ts';
import type { Terminal } from './terminal.ts';
import { said } from './words/index.ts';

/** A scenario file, read and checked. */
export interface LoadedScenario {
  readonly kind: 'scenario';
  readonly file: string;
  readonly scenario: Scenario;
  /** The file's text, to find the lines of its parts. */
  readonly text: string;
}
/** A duel file, read and checked; `torn` says that its last line was cut. */
export interface LoadedDuel {
  readonly kind: 'duel';
  readonly file: string;
  readonly header: DuelHeader;
  readonly entries: readonly Entry[];
  readonly torn: string | undefined;
  /** What the rules say of a duel that another engine tells in events. */
  readonly report?: AuditReport;
}
export type Loaded = LoadedScenario | LoadedDuel;

const DUEL_LINE = /^\s*\{[^\n]*"format"\s*:\s*"duelscope\/duel"/;
/** Does a text begin as a duel file does? */
export const isDuelLine = (text: string): boolean => DUEL_LINE.test(text);
const isDuelName = (file: string): boolean => file.endsWith('.jsonl');
const isOurName = (name: string): boolean => name.endsWith('.json') || isDuelName(name);
/** What else a folder is searched for. */
export type FolderOf = 'duels' | 'recordings';

function duelOf(file: string, read: DecodeResult<DuelHeader>): LoadedDuel {
  if (!read.ok)
    throw new BadInput(
      spoken() === 'en' ? said.common.about(file, read.error.message) : words.fileProblem(file, read.error),
    );
  const { header, entries: told, torn } = read.duel;
  // another engine tells events alone: what the procedure needs between them is added
  const duel = { kind: 'duel', file, header, torn: torn?.message } as const;
  if (!isForeign(header)) return { ...duel, entries: told };
  const observer = observeDuel(header);
  return { ...duel, entries: observer.take(told), report: observer.report };
}

/** @throws BadInput for the name of no file, which a script gives by mistake. */
export function mustBeNamed(name: string, what: Parameters<typeof said.files.emptyName>[0] = 'file'): void {
  if (name.trim() === '') throw new BadInput(said.files.emptyName(what));
}

/** A recording of another client as the duel it is told as. */
async function recordedElsewhere(file: string): Promise<LoadedDuel> {
  try {
    const { imported } = await openRecording(file);
    if (imported.kind === 'answers') throw badThing(file, said.files.answersOnly);
    const { header, entries } = imported;
    return { kind: 'duel', file, header, entries, torn: undefined };
  } catch (error) {
    if (error instanceof FileProblem) throw new BadInput(error.message);
    throw error;
  }
}

/**
 * Reads a scenario, a duel file or a recording of another client, as its first bytes say.
 * @throws BadInput with the file, the line, what is wrong and how to mend it.
 */
export async function load(file: string): Promise<Loaded> {
  mustBeNamed(file);
  if (await isRecording(file)) return recordedElsewhere(file);
  const decoder = createDecoder<DuelHeader>(DUEL_READING);
  const parts: string[] = [];
  let isDuel: boolean | undefined;
  try {
    for await (const piece of textPieces(file)) {
      isDuel ??= isDuelName(file) || isDuelLine(piece);
      if (!isDuel) parts.push(piece);
      else if (!decoder.push(piece) && !decoder.looksOn) break;
    }
  } catch (error) {
    if (error instanceof FileProblem) throw new BadInput(error.message);
    throw error;
  }
  if (isDuel ?? isDuelName(file)) return duelOf(file, decoder.end());
  const text = parts.join('');
  // what is neither called so nor looks so is no scenario with a mistake in it
  if (!isOurName(file) && !/^[\uFEFF\s]*(?:[{[/]|$)/.test(text)) throw badLine(file, 1, fileWords.notOurs);
  const read = readScenario(text);
  if (!read.ok)
    throw spoken() === 'en'
      ? badLine(file, read.line, read.message)
      : new BadInput(words.scenarioProblem(file, read));
  return { kind: 'scenario', file, scenario: read.scenario, text: read.text };
}

/** The same for a command that wants a duel file. */
export async function loadDuel(file: string): Promise<LoadedDuel> {
  const loaded = await load(file);
  if (loaded.kind === 'duel') return loaded;
  throw badLine(file, 1, said.files.isScenario);
}

/** The same for a command that wants a scenario. */
export async function loadScenario(file: string): Promise<LoadedScenario> {
  const loaded = await load(file);
  if (loaded.kind === 'scenario') return loaded;
  throw badLine(file, 1, said.files.isDuel);
}

/** Folders in a fixed order, whatever the system and locale. */
const byName = (one: Dirent, other: Dirent): number => (one.name < other.name ? -1 : 1);

async function* inFolder(folder: string, of: FolderOf): AsyncGenerator<string> {
  const found = await readdir(folder, { withFileTypes: true });
  for (const entry of found.sort(byName)) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (entry.name !== 'node_modules' && !entry.name.startsWith('.')) yield* inFolder(path, of);
    } else if (of === 'duels' ? isOurName(entry.name) : isRecordingName(entry.name)) yield path;
  }
}

/**
 * The files that a name stands for; a folder stands for every `.json` and `.jsonl` file in it and below, or for every
 * recording.
 * @throws BadInput where the name is not there, or a folder holds none.
 */
async function filesOf(name: string, of: FolderOf): Promise<readonly string[]> {
  mustBeNamed(name);
  try {
    if (!(await stat(name)).isDirectory()) return [name];
    const files: string[] = [];
    for await (const file of inFolder(name, of)) files.push(file);
    if (files.length > 0) return files;
  } catch (error) {
    throw new BadInput(fileProblem(name, error).message);
  }
  throw badThing(name, said.files.nothingInFolder(of));
}

/** Goes through several things; what cannot be used of them is said, counted, and does not stop the others. */
export class Several {
  readonly #terminal: Terminal;
  readonly unusable: string[] = [];
  constructor(terminal: Terminal) {
    this.#terminal = terminal;
  }

  async each<From, To>(from: readonly From[], one: (from: From) => Promise<To> | To): Promise<readonly To[]> {
    const results: To[] = [];
    for (const each of from)
      try {
        results.push(await one(each));
      } catch (error) {
        if (!(error instanceof BadInput)) throw error;
        this.#terminal.problem(error.message);
        this.unusable.push(error.message);
      }
    return results;
  }

  /** The files that these names stand for. */
  async files(names: readonly string[], of: FolderOf = 'duels'): Promise<readonly string[]> {
    return (await this.each(names, (name) => filesOf(name, of))).flat();
  }
}
