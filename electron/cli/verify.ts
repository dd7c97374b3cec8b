import { type Verification, verifyDuel } from '../../machines/index.ts';
import { differenceLines, unexplainedLines } from './audited.ts';
import { badLine } from './badInput.ts';
import { type LoadedDuel, loadDuel, Several } from './load.ts';
import { plural, unusableWords } from './plural.ts';
import type { ExitCode, Terminal } from './terminal.ts';

/** A duel file decided again: how it came out, and on which line it differs. */
export interface Verified {
  readonly file: string;
  readonly ok: boolean;
  readonly entries: number;
  readonly decisions?: number;
  /** Of a duel that another engine tells: its attacks, and each place where our rules and it differ. */
  readonly attacks?: number;
  readonly differences?: readonly string[];
  /** How many of these are events that do not fit the table. */
  readonly leftOut?: number;
  /** What nothing explains that was told, and that is no difference. */
  readonly unexplained?: readonly string[];
  /** The entry that differs first, and its line in the file; line 1 without an entry is the header. */
  readonly entry?: number;
  readonly line?: number;
  readonly message?: string;
  readonly torn?: string;
}

function decideAgain({ header, entries }: LoadedDuel): Verification {
  try {
    return verifyDuel(header, entries);
  } catch (error) {
    // an edited header may describe a table on which nothing can be decided
    return {
      ok: false,
      index: 0,
      message: `it cannot be decided again: ${error instanceof Error ? error.message : String(error)}`,
    };
  }
}

/** What the rules say of a duel that another engine tells in events. */
function audited({
  file,
  header,
  entries,
  torn,
  report,
}: LoadedDuel & Required<Pick<LoadedDuel, 'report'>>): Verified {
  const differences = differenceLines({ header, entries, report });
  return {
    file,
    ok: differences.length === 0,
    entries: report.packets,
    attacks: report.attacks.length,
    differences,
    leftOut: report.leftOut.length,
    unexplained: unexplainedLines({ header, entries, report }),
    ...(torn === undefined ? {} : { torn }),
  };
}

/** Decides a loaded duel again; of one that another engine tells, judges what was told. */
export function verified(duel: LoadedDuel): Verified {
  const { file, entries, torn, report } = duel;
  if (report !== undefined) return audited({ ...duel, report });
  const came = decideAgain(duel);
  const about = { file, entries: entries.length, ...(torn === undefined ? {} : { torn }) };
  if (came.ok) return { ...about, ok: true, decisions: came.decisions };
  const { message } = came;
  if (came.inHeader === true) return { ...about, ok: false, line: 1, message };
  // line 1 is the header, and the first entry stands on line 2
  return { ...about, ok: false, entry: came.index, line: came.index + 2, message };
}

/** One line for how it came out. */
export function verifiedLine(result: Verified): string {
  const { file, ok, entries, decisions, entry, line, message, attacks, differences, leftOut = 0 } = result;
  if (attacks !== undefined && differences !== undefined) {
    const told = `${file}: ${plural(entries, 'entry', 'entries')} of another engine, ${plural(attacks, 'attack', 'attacks')}`;
    return ok
      ? `${told}: as the rules decide`
      : `${told}: ${[
          ...(differences.length > leftOut
            ? [`${plural(differences.length - leftOut, 'difference', 'differences')} from the rules`]
            : []),
          ...(leftOut > 0 ? [`${plural(leftOut, 'event', 'events')} left out`] : []),
        ].join(', ')}`;
  }
  if (ok) {
    const from = plural(decisions ?? 0, 'decision', 'decisions');
    return `${file}: ${plural(entries, 'entry', 'entries')} from ${from}: as the rules decide`;
  }
  const where = entry === undefined ? 'the header differs' : `entry ${entry} differs`;
  return `${file}: line ${line}: ${where}: ${message}`;
}

/** What is said of a result below its line: each difference, and what nothing explains. */
export const linesBelow = ({ file, differences = [], unexplained = [] }: Verified): readonly string[] =>
  [...differences, ...unexplained].map((line) => `${file}: ${line}`);

/** Of a duel that others decided there is nothing to decide again. */
export const OBSERVED = 'this duel was observed, not decided here: it holds no decisions to decide again';

async function loadDecided(file: string): Promise<LoadedDuel> {
  const duel = await loadDuel(file);
  if (duel.header.profile === 'full' || duel.report !== undefined) return duel;
  throw badLine(file, 1, `${OBSERVED}; duelscope explain tells it`);
}

/** `duelscope verify`: decides recorded duels again from their commands alone. */
export async function verifyCommand(
  files: readonly string[],
  options: { readonly json?: boolean | undefined },
  terminal: Terminal,
): Promise<ExitCode> {
  const several = new Several(terminal);
  const results = (await several.each(files, loadDecided)).map(verified);
  const unusable = several.unusable.length;
  // a single file that cannot be used has its line on stderr, and there is nothing to add up
  if (results.length === 0 && unusable === 1) return 2;
  const bad = results.filter(({ ok }) => !ok).length;
  if (options.json === true) terminal.json(results);
  else {
    for (const result of results) {
      terminal.line(verifiedLine(result));
      for (const line of linesBelow(result)) terminal.line(`  ${line}`);
      if (result.torn !== undefined) terminal.line(`${result.file}: ${result.torn}`);
    }
    if (files.length > 1)
      terminal.line(
        `${plural(results.length, 'duel file', 'duel files')}: ${results.length - bad} passed, ${bad} failed${unusableWords(unusable)}`,
      );
  }
  if (unusable > 0) return 2;
  return bad === 0 ? 0 : 1;
}
