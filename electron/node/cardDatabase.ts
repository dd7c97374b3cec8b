import { readdir, readFile, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import initSqlJs, { type Database, type Statement } from 'sql.js';
import { type CounterNames, readCounterNames, valuesOfRow } from '../../events/index.ts';
import type { KnownCard } from '../../machines/index.ts';
import { FileProblem, fileProblem } from './fileProblem.ts';
import { fileWords } from './fileWords.ts';

/** Names and printed values of a client's own cards, by passcode. */
export interface CardDatabase {
  readonly path: string;
  find(passcode: number): KnownCard | undefined;
  /** What the client that it belongs to calls the kinds of counters; empty where its strings.conf is not found. */
  readonly counters: CounterNames;
  close(): void;
}

const MOST_BYTES = 256 * 1024 * 1024;
const MEBIBYTE = 1024 * 1024;
const FIND =
  'SELECT texts.name, type, atk, def, level, race, attribute FROM datas JOIN texts USING (id) WHERE id = ?';

async function bytesOf(path: string): Promise<Uint8Array> {
  try {
    const found = await stat(path);
    if (!found.isFile()) throw new FileProblem(fileWords.of(path, fileWords.notOrdinaryDatabase));
    if (found.size > MOST_BYTES)
      throw new FileProblem(fileWords.of(path, fileWords.tooLargeDatabase(MOST_BYTES / MEBIBYTE)));
    return await readFile(path);
  } catch (error) {
    throw fileProblem(path, error);
  }
}

const SQLITE = 'SQLite format 3\0';
const notADatabase = (path: string): FileProblem =>
  new FileProblem(fileWords.of(path, fileWords.notADatabase));

const KINDS = "SELECT type, sql FROM sqlite_master WHERE lower(name) IN ('datas', 'texts')";
/** What SQLite works out when it is read: it could go on for ever, or fill the memory. */
const COMPUTED = /\bvirtual\b|\bas\s*\(/i;

/** Whether what is asked for lies in two plain tables: a view, or a column that is computed, would run what the file says. */
function isPlain(database: Database): boolean {
  const [found] = database.exec(KINDS);
  const rows = found?.values ?? [];
  return rows.length === 2 && rows.every(([type, sql]) => type === 'table' && !COMPUTED.test(String(sql)));
}

function rowOf(statement: Statement, passcode: number): KnownCard | undefined {
  statement.bind([passcode]);
  if (!statement.step()) return undefined;
  const [name, ...numbers] = statement.get();
  const [type, atk, def, level, race, attribute] = numbers.map(Number);
  if (type === undefined) return undefined;
  return {
    title: String(name).slice(0, 200),
    values: valuesOfRow({ type, atk, def, level, race, attribute }),
  };
}

const MOST_STRINGS = 4 * MEBIBYTE;

/** The names of counters in the strings.conf of the client whose folder this database lies in, or one or two above it. */
async function countersBeside(path: string): Promise<CounterNames> {
  const folder = dirname(path);
  for (const above of ['.', '..', '../..']) {
    for (const inner of ['config', 'expansions', '.']) {
      const file = join(folder, above, inner, 'strings.conf');
      const found = await stat(file).catch(() => undefined);
      if (found?.isFile() !== true || found.size > MOST_STRINGS) continue;
      const names = readCounterNames(await readFile(file, 'utf8').catch(() => ''));
      if (names.size > 0) return names;
    }
  }
  return new Map();
}

/**
 * Opens a client's card database (SQLite, tables `datas` and `texts`). It is read into memory and never written.
 * @throws FileProblem with one line where it is none.
 */
export async function openCardDatabase(path: string): Promise<CardDatabase> {
  const bytes = await bytesOf(path);
  if (Buffer.from(bytes.subarray(0, SQLITE.length)).toString('latin1') !== SQLITE) throw notADatabase(path);
  const sql = await initSqlJs();
  let database: Database | undefined;
  let statement: Statement;
  try {
    database = new sql.Database(bytes);
    if (!isPlain(database)) throw notADatabase(path);
    statement = database.prepare(FIND);
  } catch (reason) {
    database?.close();
    if (reason instanceof FileProblem) throw reason;
    const isOther = reason instanceof Error && reason.message.startsWith('no such ');
    throw isOther ? notADatabase(path) : new FileProblem(fileWords.of(path, fileWords.damagedDatabase));
  }
  const counters = await countersBeside(path);
  const known = new Map<number, KnownCard | undefined>();
  const open = database;
  return {
    path,
    counters,
    find(passcode) {
      if (!known.has(passcode)) {
        let found: KnownCard | undefined;
        try {
          found = rowOf(statement, passcode);
        } catch {
          // a damaged page: this card stays unknown
        }
        known.set(passcode, found);
      }
      return known.get(passcode);
    },
    close: () => open.close(),
  };
}

/** Where EDOPro usually lies. */
export const usualFolders = (home: string = homedir()): readonly string[] => [
  join(home, 'ProjectIgnis'),
  join(home, '.local/share/ProjectIgnis'),
  join(home, 'Applications/ProjectIgnis'),
  '/opt/edopro',
  '/Applications/ProjectIgnis',
  'C:\\ProjectIgnis',
];

/** The card database in a usual folder of EDOPro, if there is one: its own file before those of its expansions. */
export async function findCardDatabase(folders = usualFolders()): Promise<string | undefined> {
  for (const folder of folders) {
    for (const inner of ['', 'expansions', 'repositories/delta-bagooska']) {
      const names = await readdir(join(folder, inner)).catch(() => [] as string[]);
      const found =
        names.find((name) => name === 'cards.cdb') ?? names.filter((name) => name.endsWith('.cdb')).sort()[0];
      if (found !== undefined) return join(folder, inner, found);
    }
  }
  return undefined;
}
