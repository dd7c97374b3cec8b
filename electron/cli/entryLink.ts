import { existsSync } from 'node:fs';
import { BadInput } from './badInput.ts';
import { said } from './words/index.ts';

/** A file, and the entry of it that is meant, if one is. */
export interface EntryLink {
  readonly file: string;
  readonly at: number | undefined;
}

const LINK = /^(.+)@(\d{1,9})$/s;

/**
 * A name with an entry behind it, `FILE@24`, as `find`, `coverage` and the inspector write it. A file that is called so
 * is that file.
 * @throws BadInput where `--at` names another entry
 */
export function entryLink(name: string, at?: number): EntryLink {
  const found = existsSync(name) ? null : LINK.exec(name);
  if (found?.[1] === undefined) return { file: name, at };
  const entry = Number(found[2]);
  if (at !== undefined && at !== entry) throw new BadInput(said.common.twoEntries(name, entry, at));
  return { file: found[1], at: entry };
}
