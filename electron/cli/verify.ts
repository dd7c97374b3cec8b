import { type Verification, verifyDuel } from '../../machines/index.ts';
import { type LoadedDuel, loadDuel } from './load.ts';
import type { ExitCode, Terminal } from './terminal.ts';

/** A duel file decided again: how it came out, and on which line it differs. */
export interface Verified {
  readonly file: string;
  readonly ok: boolean;
  readonly entries: number;
  readonly decisions?: number;
  /** The entry that differs first, and its line in the file. */
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

/** Decides a loaded duel again. */
export function verified(duel: LoadedDuel): Verified {
  const { file, entries, torn } = duel;
  const came = decideAgain(duel);
  const about = { file, entries: entries.length, ...(torn === undefined ? {} : { torn }) };
  if (came.ok) return { ...about, ok: true, decisions: came.decisions };
  // line 1 is the header, and the first entry stands on line 2
  return { ...about, ok: false, entry: came.index, line: came.index + 2, message: came.message };
}

/** One line for how it came out. */
export function verifiedLine({ file, ok, entries, decisions, entry, line, message }: Verified): string {
  if (ok) return `${file}: ${entries} entries from ${decisions} decisions: as the rules decide`;
  return `${file}: line ${line}: entry ${entry} differs: ${message}`;
}

/** `duelscope verify`: decides recorded duels again from their commands alone. */
export async function verifyCommand(
  files: readonly string[],
  options: { readonly json?: boolean | undefined },
  terminal: Terminal,
): Promise<ExitCode> {
  const duels: LoadedDuel[] = [];
  for (const file of files) duels.push(await loadDuel(file));
  const results = duels.map(verified);
  if (options.json === true) terminal.json(results);
  else
    for (const result of results) {
      terminal.line(verifiedLine(result));
      if (result.torn !== undefined) terminal.line(`${result.file}: ${result.torn}`);
    }
  return results.every(({ ok }) => ok) ? 0 : 1;
}
