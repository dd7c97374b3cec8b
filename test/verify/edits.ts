import type { Entry } from '../../events/index.ts';
import type { Dice } from '../support/dice.ts';

const FIELDS = ['type', 'payload', 'causedBy', 'because'] as const;
export type Field = (typeof FIELDS)[number];

/** A file in which one byte is another one. */
export interface Edited {
  readonly bytes: Buffer;
  /** The entry the byte stands in, and the line of the file. */
  readonly entry: number;
  readonly line: number;
  readonly field: Field;
  readonly from: number;
  readonly to: number;
}

/** Where the values of an entry's fields stand in its line, in bytes. */
function spansOf(
  line: string,
  entry: Entry,
): readonly { readonly field: Field; readonly start: number; readonly end: number }[] {
  return FIELDS.flatMap((field) => {
    const value = entry[field];
    if (value === undefined) return [];
    const text = JSON.stringify(value);
    const at = line.indexOf(`"${field}":${text}`);
    if (at < 0) throw new Error(`entry ${entry.index} has its ${field} elsewhere`);
    const start = Buffer.byteLength(line.slice(0, at)) + field.length + 3;
    return [{ field, start, end: start + Buffer.byteLength(text) }];
  });
}

/** Change one byte, drawn by dice, of a decided entry's type, payload, because or causedBy. */
export function editOneByte(dice: Dice, file: string, entries: readonly Entry[]): Edited {
  const decided = entries.filter(({ type }) => type !== 'branch.named');
  const { index } = dice.pick(decided);
  const entry = entries[index] as Entry;
  const lines = file.split('\n');
  const before = Buffer.byteLength(lines.slice(0, index + 1).join('\n')) + 1;
  const { field, start, end } = dice.pick(spansOf(lines[index + 1] ?? '', entry));
  const bytes = Buffer.from(file);
  const at = before + start + dice.roll(end - start);
  const from = bytes[at] ?? 0;
  // Half of the bytes are ones that could stand there, so that most lines still read.
  const drawn =
    dice.roll(2) === 0
      ? dice.pick([...Buffer.from('0123456789abcdefghijklmnopqrstuvwxyzAB.')])
      : dice.roll(256);
  const to = drawn === from ? (drawn + 1) % 256 : drawn;
  bytes[at] = to;
  return { bytes, entry: index, line: index + 2, field, from, to };
}
