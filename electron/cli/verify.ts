import { type Verification, verifyDuel } from '../../machines/index.ts';
import { differenceLines, unexplainedLines } from './audited.ts';
import { badLine } from './badInput.ts';
import { type LoadedDuel, loadDuel, Several } from './load.ts';
import { shellWord } from './shellWord.ts';
import type { ExitCode, Terminal } from './terminal.ts';
import { said } from './words/index.ts';

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
  /** Of such a duel: our entry at which the first of them is. */
  readonly firstAt?: number;
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
      message: said.playing.cannotBeDecided(error instanceof Error ? error.message : String(error)),
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
    ...(report.disagreements.length === 0
      ? {}
      : { firstAt: Math.min(...report.disagreements.map(({ entry }) => entry)) }),
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
  const { about, atLine } = said.common;
  const words = said.playing;
  if (attacks !== undefined && differences !== undefined) {
    const told = about(file, words.ofAnotherEngine(entries, attacks));
    return about(
      told,
      ok
        ? words.asDecided
        : [
            ...(differences.length > leftOut ? [words.differences(differences.length - leftOut)] : []),
            ...(leftOut > 0 ? [words.eventsLeftOut(leftOut)] : []),
          ].join(', '),
    );
  }
  if (ok) return about(about(file, words.fromDecisions(entries, decisions ?? 0)), words.asDecided);
  return atLine(file, line ?? 1, about(words.entryDiffers(entry), message ?? ''));
}

/** What is said of a result below its line: each difference, what nothing explains, and how one comes to the first. */
export function linesBelow({
  file,
  differences = [],
  unexplained = [],
  firstAt,
}: Verified): readonly string[] {
  const lines = [...differences, ...unexplained].map((line) => said.common.about(file, line));
  if (firstAt === undefined) return lines;
  return [...lines, said.playing.failedAt(firstAt, `duelscope open ${shellWord(file)} --at ${firstAt}`)];
}

async function loadDecided(file: string): Promise<LoadedDuel> {
  const duel = await loadDuel(file);
  if (duel.header.profile === 'full' || duel.report !== undefined) return duel;
  throw badLine(file, 1, `${said.playing.observed}; ${said.playing.explainTellsIt}`);
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
  const { about, duelFiles, passedAndFailed, unusable: unusableWords } = said.common;
  if (options.json === true) terminal.json(results);
  else {
    for (const result of results) {
      terminal.line(verifiedLine(result));
      for (const line of linesBelow(result)) terminal.line(`  ${line}`);
      if (result.torn !== undefined) terminal.line(said.common.about(result.file, result.torn));
    }
    if (files.length > 1)
      terminal.line(
        `${about(duelFiles(results.length), passedAndFailed(results.length - bad, bad))}${unusableWords(unusable)}`,
      );
  }
  if (unusable > 0) return 2;
  return bad === 0 ? 0 : 1;
}
