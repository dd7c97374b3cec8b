/** Caps on what a file may ask of the reader; files are untrusted. */
export interface Limits {
  /** Bytes of one line, in UTF-8. */
  readonly line: number;
  /** Size of the whole file; counted here in characters, of which there are never more than bytes. */
  readonly file: number;
  /** Nesting of lists and objects. */
  readonly depth: number;
}
export const LIMITS: Limits = { line: 1024 * 1024, file: 512 * 1024 * 1024, depth: 64 };

/** Bytes of a text in UTF-8. */
export function bytesOf(text: string): number {
  let bytes = text.length;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < 0x80) continue;
    // Each half of a pair counts two: four bytes together.
    bytes += code < 0x800 || (code >= 0xd800 && code <= 0xdfff) ? 1 : 2;
  }
  return bytes;
}

const QUOTE = 34;
const BACKSLASH = 92;
const OPEN_LIST = 91;
const CLOSE_LIST = 93;
const OPEN_OBJECT = 123;
const CLOSE_OBJECT = 125;

/** Whether a text has more than `limit` opening brackets: without them it cannot nest deeper, whatever it says. */
function hasManyBrackets(text: string, limit: number): boolean {
  let count = 0;
  for (const bracket of ['{', '[']) {
    for (let at = text.indexOf(bracket); at >= 0; at = text.indexOf(bracket, at + 1)) {
      count += 1;
      if (count > limit) return true;
    }
  }
  return false;
}

/** Whether lists and objects in a JSON text nest deeper than allowed; judged before it is parsed. */
export function isTooDeep(text: string, limit: number): boolean {
  if (!hasManyBrackets(text, limit)) return false;
  let depth = 0;
  let inText = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (inText) {
      if (code === BACKSLASH) at += 1;
      else if (code === QUOTE) inText = false;
    } else if (code === QUOTE) inText = true;
    else if (code === OPEN_OBJECT || code === OPEN_LIST) {
      depth += 1;
      if (depth > limit) return true;
    } else if (code === CLOSE_OBJECT || code === CLOSE_LIST) depth -= 1;
  }
  return false;
}

const FORBIDDEN: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);
/** A line that has none of these letters, and no escaped ones, has none of these keys. */
const SUSPICIOUS = /__proto__|constructor|prototype|\\u/;

/** Where a text is only shown, and never looked anything up by: there any word may stand. */
const FREE_TEXT: ReadonlySet<string> = new Set([
  'text',
  'label',
  'title',
  'summary',
  'engine',
  'A',
  'B',
  'why',
]);

/** @param key the key under which the value stands; the printed name of a card is text, the name it goes by is not */
function keyIn(value: unknown, key: string): string | undefined {
  if (typeof value === 'string') return FORBIDDEN.has(value) && !FREE_TEXT.has(key) ? value : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  if (Array.isArray(value)) {
    for (const each of value) {
      const found = keyIn(each, key);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  for (const inner of Object.getOwnPropertyNames(value)) {
    if (FORBIDDEN.has(inner)) return inner;
    const found = keyIn((value as Readonly<Record<string, unknown>>)[inner], inner);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A key, or an id that becomes one, that could reach into an object's prototype, anywhere in a parsed line. */
export const forbiddenKey = (text: string, value: unknown): string | undefined =>
  SUSPICIOUS.test(text) ? keyIn(value, '') : undefined;
