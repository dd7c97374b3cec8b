import { explain, FoldError } from '../../events/index.ts';
import { createMatcher, parseQuery, type Query, QueryError, searchableOf } from '../../machines/index.ts';
import { words as page } from '../../ui/index.ts';
import { BadInput, badThing } from './badInput.ts';
import { type Loaded, load, Several } from './load.ts';
import type { Choice } from './playings.ts';
import { subjectOf } from './subject.ts';
import type { ExitCode, Terminal } from './terminal.ts';
import { said, telling } from './words/index.ts';

/** What `duelscope find` may be told. */
export interface FindOptions extends Choice {
  readonly json?: boolean | undefined;
  /** Only where what is asked comes true, as a breakpoint stops. */
  readonly stops?: boolean | undefined;
}

interface FoundEntry {
  readonly file: string;
  readonly entry: number;
  readonly type: string;
  readonly row: string;
}

/** What was found in a file, and where nothing was, that it has no such card. */
interface Found {
  readonly entries: readonly FoundEntry[];
  readonly absent: QueryError | null;
}

function readQuery(text: string): Query {
  try {
    return parseQuery(text);
  } catch (error) {
    if (error instanceof QueryError) throw badThing(JSON.stringify(text), page.queryProblem(error));
    throw error;
  }
}

function foundIn(loaded: Loaded, query: Query, options: FindOptions): Found {
  const { file } = loaded;
  const subject = subjectOf(loaded, options);
  if (!('path' in subject)) throw badThing(file, subject[0] ?? said.lookup.cannotBePlayed);
  const { header, path, entries, report } = subject;
  const duel = searchableOf(header, path, entries, (context, index) => {
    const { row } = explain(context, index, telling.catalogue);
    const kinds = (report?.disagreements ?? []).flatMap(({ entry, about }) =>
      entry === index ? [about] : [],
    );
    return { row: kinds.length === 0 ? row : page.rowDiffers(kinds, row) };
  });
  const matcher = createMatcher(query, duel);
  const fits = options.stops === true ? matcher.stopsAt : matcher.fits;
  try {
    const all = path.flatMap(({ index, type }, at) =>
      fits(at) ? [{ file, entry: index, type, row: duel.rowAt(at) }] : [],
    );
    return { entries: all, absent: all.length === 0 ? matcher.absent : null };
  } catch (error) {
    if (error instanceof FoldError)
      throw badThing(file, said.lookup.entryDoesNotFit(path[error.position]?.index ?? 0, error.message));
    throw error;
  }
}

/** `duelscope find`: the entries of scenarios and duel files that fit a search, each as `FILE@ENTRY` with its row in words. */
export async function findCommand(
  words: readonly string[],
  options: FindOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  const names = words.slice(0, -1);
  const text = words.at(-1) ?? '';
  if (names.length === 0) throw new BadInput(said.lookup.nameFilesFirst(text));
  const query = readQuery(text);
  const several = new Several(terminal);
  const files = await several.files(names);
  const found = await several.each(files, async (name) => {
    const { entries, absent } = foundIn(await load(name), query, options);
    // Of many duels most have not got a card; of one the name may be misspelt.
    if (absent !== null && files.length === 1)
      terminal.problem(said.common.about(name, page.queryProblem(absent)));
    if (options.json !== true)
      for (const { file, entry, row } of entries) terminal.line(`${file}@${entry}  ${row}`);
    return entries;
  });
  const { unusable } = several;
  const all = found.flat();
  if (options.json === true) terminal.json({ query: text, found: all, unusable });
  else if (found.length > 0)
    terminal.line(
      `${said.lookup.found(all.length, found.filter((each) => each.length > 0).length, found.length)}${said.common.unusable(unusable.length)}`,
    );
  if (unusable.length > 0) return 2;
  return all.length > 0 ? 0 : 1;
}
