import type { Entry } from '../messages/index.ts';
import { DUEL_VERSIONS } from '../versions/index.ts';
import type { EntryForm } from './decode.ts';
import { encodeEntry } from './encode.ts';
import { LIMITS } from './guard.ts';
import { readEntryLine } from './lines.ts';

/** Behind the header: the first entry stands on line 2. */
const LINES_BEFORE = 2;

/**
 * An entry as the line of a duel file that may stand at `index`, with its line break. It is read back first: what comes
 * out can be opened again, whoever made the entry.
 * @param form how entries are read that another engine wrote: what it left out is written too
 * @throws Error with one line (which entry, what is wrong) where it could not be read
 */
export function lineOf(entry: Entry, index: number, form?: EntryForm): string {
  const text = encodeEntry(form === undefined ? entry : (form.whole({ ...entry } as never) as never));
  const { current } = DUEL_VERSIONS;
  const read = readEntryLine(text, index + LINES_BEFORE, index, current, DUEL_VERSIONS, LIMITS, form);
  if (!read.ok) throw new Error(read.error.message);
  return `${text}\n`;
}
