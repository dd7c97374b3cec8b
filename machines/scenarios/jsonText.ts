/** A step into a JSON value: an object's key or an array's index. */
export type JsonPath = readonly PropertyKey[];

/** A text that cannot be read: the line, counted from 1, a code, and what to mend. */
export interface TextProblem {
  readonly line: number;
  readonly code: string;
  readonly message: string;
}

/** The most levels of objects and arrays in a file, and the most characters in one of its lines. */
export const JSON_LIMITS = { depth: 64, line: 1024 * 1024 } as const;
/** Keys that name an object's insides in JavaScript: never taken from a file. */
const FORBIDDEN_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

class Stopped extends Error {
  readonly at: number;
  readonly code: string;
  constructor(at: number, code: string, message: string) {
    super(message);
    this.at = at;
    this.code = code;
  }
}

const lineAt = (text: string, offset: number): number => {
  let line = 1;
  for (let at = text.indexOf('\n'); at >= 0 && at < offset; at = text.indexOf('\n', at + 1)) line += 1;
  return line;
};

const STRING = /"(?:[^"\\\n]|\\.)*"/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORD = /true|false|null/y;
const SPACE = /[ \t\r\n]*/y;

/** Walks over JSON text without building it; `visit` hears of each value with its path and offset. */
class Walker {
  private readonly text: string;
  private readonly visit: (path: PropertyKey[], offset: number) => void;
  private readonly path: PropertyKey[] = [];
  private at = 0;

  constructor(text: string, visit: (path: PropertyKey[], offset: number) => void) {
    this.text = text;
    this.visit = visit;
  }

  walk(): void {
    this.skip();
    if (this.at >= this.text.length)
      throw new Stopped(0, 'json/empty', 'this file is empty; a scenario is an object in { }');
    this.value();
    this.skip();
    if (this.at < this.text.length) throw this.unexpected('the end of the file');
  }

  private take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0];
    if (found !== undefined) this.at += found.length;
    return found;
  }

  private string(): string | undefined {
    const start = this.at;
    const found = this.take(STRING);
    if (found === undefined) {
      if (this.text[start] !== '"') return undefined;
      throw new Stopped(
        start,
        'json/syntax',
        'this text does not end on its line; close it with a double quote',
      );
    }
    try {
      JSON.parse(found);
    } catch {
      throw new Stopped(
        start,
        'json/syntax',
        'this text holds a character that JSON wants escaped; write it as \\u….',
      );
    }
    return found;
  }

  private skip(): void {
    this.take(SPACE);
  }

  private is(sign: string): boolean {
    this.skip();
    if (this.text[this.at] !== sign) return false;
    this.at += 1;
    return true;
  }

  private unexpected(wanted: string): Stopped {
    const rest = this.text.slice(this.at, this.at + 12).split('\n')[0] ?? '';
    const found = this.at >= this.text.length ? 'the file ends' : `there is ${JSON.stringify(rest)}`;
    const comment = rest.startsWith('//') || rest.startsWith('/*');
    const mend = comment ? 'JSON has no comments: take them out' : 'mend the JSON there';
    return new Stopped(this.at, 'json/syntax', `${wanted} should stand here, but ${found}; ${mend}`);
  }

  private value(): void {
    this.visit(this.path, this.at);
    const sign = this.text[this.at];
    if (sign === '{' || sign === '[') {
      if (this.path.length >= JSON_LIMITS.depth)
        throw new Stopped(
          this.at,
          'json/depth',
          `this is nested deeper than ${JSON_LIMITS.depth} levels; make it flatter`,
        );
      this.at += 1;
      if (sign === '{') this.object();
      else this.array();
    } else if ((this.string() ?? this.take(NUMBER) ?? this.take(WORD)) === undefined)
      throw this.unexpected('a value');
  }

  private object(): void {
    const keys = new Set<string>();
    if (this.is('}')) return;
    do {
      this.skip();
      const start = this.at;
      const quoted = this.string();
      if (quoted === undefined) throw this.unexpected('a key in double quotes');
      const key: unknown = JSON.parse(quoted);
      if (typeof key !== 'string' || FORBIDDEN_KEYS.has(key))
        throw new Stopped(start, 'json/key', `the key ${quoted} is not allowed in any file; take it out`);
      if (keys.has(key))
        throw new Stopped(start, 'json/twice', `the key ${quoted} stands here twice; take one out`);
      keys.add(key);
      if (!this.is(':')) throw this.unexpected('a colon');
      this.inside(key);
    } while (this.is(','));
    if (!this.is('}')) throw this.unexpected('a comma or }');
  }

  private array(): void {
    if (this.is(']')) return;
    let index = 0;
    do {
      this.inside(index);
      index += 1;
    } while (this.is(','));
    if (!this.is(']')) throw this.unexpected('a comma or ]');
  }

  private inside(step: PropertyKey): void {
    this.skip();
    this.path.push(step);
    this.value();
    this.path.pop();
  }
}

function longLine(text: string): number | undefined {
  let start = 0;
  while (text.length - start > JSON_LIMITS.line) {
    const end = text.indexOf('\n', start);
    if (end < 0 || end - start > JSON_LIMITS.line) return start;
    start = end + 1;
  }
  return undefined;
}

/** The line on which the value at a path begins, or the innermost one around it. */
export function lineOfPath(text: string, path: JsonPath): number {
  let best = 0;
  let depth = -1;
  new Walker(text, (here, offset) => {
    if (here.length > path.length || here.length <= depth || here.some((step, index) => step !== path[index]))
      return;
    best = offset;
    depth = here.length;
  }).walk();
  return lineAt(text, best);
}

/**
 * Reads untrusted JSON text: its limits (depth 64, lines of 1 MiB) and keys are checked before anything is built.
 * A byte order mark is left out.
 */
export function readJsonText(
  source: string,
):
  | { readonly ok: true; readonly value: unknown; readonly text: string }
  | ({ readonly ok: false } & TextProblem) {
  const text = source.startsWith('\ufeff') ? source.slice(1) : source;
  const long = longLine(text);
  if (long !== undefined)
    return {
      ok: false,
      line: lineAt(text, long),
      code: 'json/long-line',
      message: 'this line is longer than 1 MiB; break it into several lines',
    };
  try {
    new Walker(text, () => undefined).walk();
    return { ok: true, value: JSON.parse(text), text };
  } catch (error) {
    if (error instanceof Stopped)
      return { ok: false, line: lineAt(text, error.at), code: error.code, message: error.message };
    throw error;
  }
}
