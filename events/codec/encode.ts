import type { Entry } from '../messages/index.ts';

/** An entry as one line of a duel file, without its line break; its parts always in the same order. */
export function encodeEntry(entry: Entry): string {
  const { index, parent, at, type, payload, causedBy, because, command, inferred } = entry;
  return JSON.stringify({ index, parent, at, type, payload, causedBy, because, command, inferred });
}

/** A duel file line by line, each with its line break: the header, then the entries. */
export function* duelLines(header: object, entries: Iterable<Entry>): Generator<string> {
  yield `${JSON.stringify(header)}\n`;
  for (const entry of entries) yield `${encodeEntry(entry)}\n`;
}

/** A duel file as text: the same duel always gives the same text. */
export const encodeDuel = (header: object, entries: Iterable<Entry>): string =>
  [...duelLines(header, entries)].join('');
