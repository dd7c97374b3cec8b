import type { Entry } from '../messages/index.ts';
import type { RawLine, Versions } from '../versions/index.ts';
import type { EntryForm } from './decode.ts';
import { ENTRY_CHECKS, ENTRY_SCHEMAS } from './entrySchema.ts';
import { describeIssues, type FileError, type FileErrorCode, quoted } from './errors.ts';
import { bytesOf, forbiddenKey, isTooDeep, type Limits } from './guard.ts';

/** A line read, or what is wrong with it. */
export type Read<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: FileError };

const MEND_LINE = 'Restore this line from a copy of the file, or record the duel again.';

export const wrong = (
  line: number,
  code: FileErrorCode,
  what: string,
  mend: string = MEND_LINE,
): { ok: false; error: FileError } => ({
  ok: false,
  error: { line, code, message: `line ${line}: ${what}. ${mend}` },
});

/** One line as JSON: an object, not too long, not too deep, without keys that reach into prototypes. */
export function readJsonLine(text: string, line: number, limits: Limits, mend?: string): Read<RawLine> {
  if (text.length * 3 > limits.line && bytesOf(text) > limits.line) {
    return wrong(
      line,
      'file/line-too-long',
      `this line is longer than ${limits.line} bytes`,
      'No duel has such a line: the file was not written by Duelscope, or is damaged.',
    );
  }
  if (isTooDeep(text, limits.depth)) {
    return wrong(
      line,
      'file/too-deep',
      `lists and objects nest deeper than ${limits.depth}`,
      'No duel has such a line: the file was not written by Duelscope, or is damaged.',
    );
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return wrong(line, 'file/not-json', `this is not readable JSON: ${quoted(text.slice(0, 40))}`, mend);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return wrong(line, 'file/not-json', `a JSON object is expected here, not ${quoted(value)}`, mend);
  }
  const key = forbiddenKey(text, value);
  if (key !== undefined)
    return wrong(
      line,
      'file/forbidden-key',
      `the key ${quoted(key)} is not allowed, nor is an id of that name`,
      'Remove it.',
    );
  return { ok: true, value: value as RawLine };
}

function badReference(entry: Entry): string | undefined {
  const { index, parent, causedBy } = entry;
  if (parent !== undefined && parent >= index) return `its parent ${parent} is not an entry before it`;
  for (const cause of causedBy) if (cause >= index) return `its cause ${cause} is not an entry before it`;
  switch (entry.type) {
    case 'branch.named':
      return entry.payload.head < index
        ? undefined
        : `it names the branch head ${entry.payload.head}, which is not an entry before it`;
    case 'bookmark.added':
    case 'note.added':
      return entry.payload.about < index
        ? undefined
        : `it is about entry ${entry.payload.about}, which is not before it`;
    default:
      return undefined;
  }
}

/** One line after the first as an entry: of a known type and form, with its number and references in order. */
export function readEntryLine(
  text: string,
  line: number,
  index: number,
  version: number,
  versions: Versions,
  limits: Limits,
  form?: EntryForm,
): Read<Entry> {
  const read = readJsonLine(text, line, limits, form?.mend);
  if (!read.ok) return read;
  const current = version === versions.current ? read.value : versions.entry(version, read.value);
  const raw = form === undefined ? current : form.whole(current);
  const mend = form?.mend;
  const { type } = raw;
  const check = typeof type === 'string' ? ENTRY_CHECKS.get(type) : undefined;
  if (check === undefined)
    return wrong(line, 'file/unknown-type', `${quoted(type ?? null)} is not a type of event`, mend);
  if (!check(raw)) {
    const issue = ENTRY_SCHEMAS.get(String(type))?.safeParse(raw).error;
    const what = issue === undefined ? 'something has the wrong form' : describeIssues(issue, raw);
    return wrong(line, 'file/schema', `in this ${String(type)} entry ${what}`, mend);
  }
  const entry = raw as unknown as Entry;
  if (entry.index !== index) {
    return wrong(
      line,
      'file/number',
      `this entry has number ${entry.index}, and ${index} is due`,
      'A line is missing, doubled or moved: restore the file from a copy.',
    );
  }
  const reference = badReference(entry);
  if (reference !== undefined) return wrong(line, 'file/reference', reference, mend);
  if ((entry.type === 'duel.started') !== (index === 0)) {
    return wrong(
      line,
      'file/no-setup',
      index === 0
        ? `the first entry must be duel.started, not ${quoted(type)}`
        : 'the duel is started a second time',
    );
  }
  return { ok: true, value: entry };
}
