import type { z } from 'zod';

/** What is wrong with a duel file, as data: where, a code `file/problem`, and one line for the reader. */
export interface FileError {
  /** 1-based line of the file. */
  readonly line: number;
  readonly code: FileErrorCode;
  /** Where, what, and how to mend it; one line without the file's name. */
  readonly message: string;
}

export type FileErrorCode =
  | 'file/empty'
  | 'file/not-a-duel'
  | 'file/newer-version'
  | 'file/unknown-version'
  | 'file/header'
  | 'file/too-long'
  | 'file/line-too-long'
  | 'file/too-deep'
  | 'file/forbidden-key'
  | 'file/not-json'
  | 'file/blank-line'
  | 'file/unknown-type'
  | 'file/schema'
  | 'file/number'
  | 'file/reference'
  | 'file/no-setup';

/** Signs that move a cursor, turn the direction of text, or cannot be seen. */
const UNSAFE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the purpose
  /[\u0000-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
const codeOf = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
const LONGEST_WORD = 80;
const LONGEST_LINE = 800;

/** A message with pieces of a file in it as one plain line: unsafe signs as their codes, endless words and lines cut. */
export function plainLine(message: string): string {
  const safe = message.replace(UNSAFE, codeOf);
  const short = safe.replace(/\S{81,}/g, (word) => `${word.slice(0, LONGEST_WORD - 20)}…${word.slice(-18)}`);
  return short.length <= LONGEST_LINE ? short : `${short.slice(0, LONGEST_LINE - 1)}…`;
}

/** A short piece of the file in a message: no control characters, not over 60 characters. */
export function quoted(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  // Everything but plain printable characters is written as its code: a terminal or page only ever shows text.
  const safe = text.replace(UNSAFE, codeOf);
  return safe.length <= 60 ? safe : `${safe.slice(0, 57)}…`;
}

const pathText = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (text, part) =>
      typeof part === 'number' ? `${text}[${part}]` : text === '' ? String(part) : `${text}.${String(part)}`,
    '',
  );

const NAMES: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  record: 'an object',
  array: 'a list',
  null: 'null',
};

/** What stands at a path, where something does: a word or a number, not a whole object. */
function givenAt(path: readonly PropertyKey[], value: unknown): string {
  let found = value;
  for (const part of path)
    found =
      typeof found === 'object' && found !== null && Object.hasOwn(found, part)
        ? (found as Readonly<Record<PropertyKey, unknown>>)[part]
        : undefined;
  return typeof found === 'string' || typeof found === 'number' ? `is ${quoted(found)} and ` : '';
}

/** So many words are listed where one of them must stand. */
const MOST_LISTED = 24;

type Issues = { readonly issues: readonly z.core.$ZodIssue[] };

/** So many complaints about one line are told. */
const MOST_TOLD = 4;

/** The complaints of a schema about one line, the first of them first. */
export function describeIssues({ issues }: Issues, value?: unknown): string {
  const told = issues.slice(0, MOST_TOLD).map((issue) => describeIssue({ issues: [issue] }, value));
  const more = issues.length > MOST_TOLD ? [`${issues.length - MOST_TOLD} more`] : [];
  return [...new Set(told), ...more].join('; ') || 'it has the wrong form';
}

/**
 * The deepest complaint of a schema: where it is and what should stand there.
 * @param value what the schema was given, where it is at hand: what stands there is told too
 */
export function describeIssue(error: z.core.$ZodError | Issues, value?: unknown): string {
  let issue = error.issues[0];
  let path: readonly PropertyKey[] = issue?.path ?? [];
  while (issue?.code === 'invalid_union') {
    const closest = [...issue.errors].sort(
      (a, b) => (b[0]?.path.length ?? 0) - (a[0]?.path.length ?? 0),
    )[0]?.[0];
    if (closest === undefined) break;
    path = [...path, ...closest.path];
    issue = closest;
  }
  if (issue === undefined) return 'it has the wrong form';
  const where = pathText(path) || 'it';
  switch (issue.code) {
    case 'unrecognized_keys':
      return `${where === 'it' ? 'it' : quoted(where)} has an unknown key ${issue.keys.slice(0, 3).map(quoted).join(', ')}`;
    case 'invalid_type':
      return `${quoted(where)} must be ${NAMES[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return `${quoted(where)} ${givenAt(path, value)}must be ${issue.values.length === 1 ? '' : 'one of '}${issue.values.slice(0, MOST_LISTED).map(quoted).join(', ')}${issue.values.length > MOST_LISTED ? ', …' : ''}`;
    case 'too_small':
      return `${quoted(where)} is too small or too short (at least ${issue.minimum})`;
    case 'too_big':
      return `${quoted(where)} is too large or too long (at most ${issue.maximum})`;
    default:
      return `${quoted(where)} ${issue.message.replace(/\s+/g, ' ')}`;
  }
}
