import { classTest, type LetterTest, SHORT_CLASSES } from './letters.ts';
import { QueryError } from './problem.ts';

/** One step of a compiled pattern; `to` and `or` are steps to go on at. */
export type PatternStep =
  | { readonly kind: 'letter'; readonly test: LetterTest }
  | { readonly kind: 'split'; to: number; or: number }
  | { readonly kind: 'jump'; to: number }
  | { readonly kind: 'at'; readonly where: 'start' | 'end' | 'edge' | 'noEdge' }
  | { readonly kind: 'done' };

/** A pattern between slashes, ready to be looked for. */
export interface Pattern {
  readonly source: string;
  readonly steps: readonly PatternStep[];
}

/** A pattern in parts, before it becomes steps. */
type Part =
  | { readonly kind: 'letter'; readonly test: LetterTest }
  | { readonly kind: 'at'; readonly where: 'start' | 'end' | 'edge' | 'noEdge' }
  | { readonly kind: 'row'; readonly parts: readonly Part[] }
  | { readonly kind: 'either'; readonly parts: readonly Part[] }
  | { readonly kind: 'times'; readonly part: Part; readonly least: number; readonly most: number };

/** Repetitions are written out, so there is a bound to them and to the whole. */
const MOST_TIMES = 100;
const MOST_STEPS = 2000;
const MOST_DEEP = 50;

/** Reads one pattern from its first letter to its last. */
class Reader {
  readonly #source: string;
  readonly #anyCase: boolean;
  readonly #offset: number;
  #at = 0;

  constructor(source: string, anyCase: boolean, offset: number) {
    this.#source = source;
    this.#anyCase = anyCase;
    this.#offset = offset;
  }

  whole(): Part {
    const part = this.#either(0);
    if (this.#at < this.#source.length) throw this.#wrong('closed');
    return part;
  }

  #wrong(what: 'open' | 'closed' | 'nothing' | 'notHere' | 'times' | 'deep' | 'order'): QueryError {
    const word = this.#source.slice(this.#at, this.#at + 3);
    return new QueryError({ kind: 'pattern', what, word, at: this.#offset + this.#at });
  }

  #either(deep: number): Part {
    if (deep > MOST_DEEP) throw this.#wrong('deep');
    const parts = [this.#row(deep)];
    while (this.#source[this.#at] === '|') {
      this.#at += 1;
      parts.push(this.#row(deep));
    }
    return parts.length === 1 && parts[0] !== undefined ? parts[0] : { kind: 'either', parts };
  }

  #row(deep: number): Part {
    const parts: Part[] = [];
    for (;;) {
      const next = this.#source[this.#at];
      if (next === undefined || next === '|' || next === ')') return { kind: 'row', parts };
      parts.push(this.#repeated(this.#one(deep)));
    }
  }

  #repeated(part: Part): Part {
    const rest = this.#source.slice(this.#at);
    const times = /^(?:[*+?]|\{(\d{1,4})(,(\d{0,4}))?\})\??/.exec(rest);
    if (times === null) return part;
    if (part.kind === 'at') throw this.#wrong('nothing');
    const [all, from, comma, to] = times;
    const least = from !== undefined ? Number(from) : all[0] === '+' ? 1 : 0;
    const most =
      from === undefined
        ? all[0] === '?'
          ? 1
          : Number.POSITIVE_INFINITY
        : comma === undefined
          ? least
          : to === undefined || to === ''
            ? Number.POSITIVE_INFINITY
            : Number(to);
    if (least > MOST_TIMES || (Number.isFinite(most) && most > MOST_TIMES)) throw this.#wrong('times');
    if (most < least) throw this.#wrong('order');
    this.#at += all.length;
    if (/^[*+?]|^\{\d/.test(this.#source.slice(this.#at))) throw this.#wrong('nothing');
    return { kind: 'times', part, least, most };
  }

  #one(deep: number): Part {
    const letter = String.fromCodePoint(this.#source.codePointAt(this.#at) ?? 0);
    if (letter === '*' || letter === '+' || letter === '?') throw this.#wrong('nothing');
    if (letter === '(') return this.#group(deep);
    if (letter === '[') return this.#class();
    if (letter === '\\') return this.#escaped();
    this.#at += letter.length;
    if (letter === '^') return { kind: 'at', where: 'start' };
    if (letter === '$') return { kind: 'at', where: 'end' };
    if (letter === '.') return { kind: 'letter', test: (each) => each !== '\n' };
    return { kind: 'letter', test: classTest([[letter, letter]], false, this.#anyCase) };
  }

  #group(deep: number): Part {
    if (this.#source.startsWith('(?', this.#at) && !this.#source.startsWith('(?:', this.#at))
      throw this.#wrong('notHere');
    const open = this.#at;
    this.#at += this.#source.startsWith('(?:', this.#at) ? 3 : 1;
    const part = this.#either(deep + 1);
    if (this.#source[this.#at] !== ')') {
      this.#at = open;
      throw this.#wrong('open');
    }
    this.#at += 1;
    return part;
  }

  #escaped(): Part {
    const next = this.#source[this.#at + 1];
    if (next === undefined) throw this.#wrong('nothing');
    if (/[1-9kpPuxc]/.test(next)) throw this.#wrong('notHere');
    this.#at += 2;
    if (next === 'b') return { kind: 'at', where: 'edge' };
    if (next === 'B') return { kind: 'at', where: 'noEdge' };
    const short = SHORT_CLASSES[next];
    if (short !== undefined) return { kind: 'letter', test: short };
    const letter = next === 'n' ? '\n' : next === 't' ? '\t' : next;
    return { kind: 'letter', test: classTest([[letter, letter]], false, this.#anyCase) };
  }

  #class(): Part {
    const open = this.#at;
    const end = /^\[\^?\]?(?:\\.|[^\]\\])*\]/su.exec(this.#source.slice(open));
    if (end === null) throw this.#wrong('open');
    this.#at += end[0].length;
    const negated = end[0][1] === '^';
    const letters = [...end[0].slice(negated ? 2 : 1, -1)];
    const ranges: [string, string][] = [];
    const tests: LetterTest[] = [];
    for (let at = 0; at < letters.length; at++) {
      let letter = letters[at] ?? '';
      if (letter === '\\') {
        at += 1;
        letter = letters[at] ?? '';
        const short = SHORT_CLASSES[letter];
        if (short !== undefined) {
          tests.push(short);
          continue;
        }
      }
      const last = letters[at + 1] === '-' ? letters[at + 2] : undefined;
      if (last === undefined || last === '\\') {
        ranges.push([letter, letter]);
        continue;
      }
      if (last < letter) {
        this.#at = open;
        throw this.#wrong('order');
      }
      ranges.push([letter, last]);
      at += 2;
    }
    const own = classTest(ranges, false, this.#anyCase);
    const test: LetterTest = (each) => (own(each) || tests.some((one) => one(each))) !== negated;
    return { kind: 'letter', test };
  }
}

/** Writes the steps of a part behind those that are there. */
function write(part: Part, steps: PatternStep[], full: () => QueryError): void {
  if (steps.length > MOST_STEPS) throw full();
  switch (part.kind) {
    case 'letter':
    case 'at':
      steps.push(part);
      return;
    case 'row':
      for (const each of part.parts) write(each, steps, full);
      return;
    case 'either': {
      const jumps: { kind: 'jump'; to: number }[] = [];
      for (const [at, each] of part.parts.entries()) {
        const isLast = at === part.parts.length - 1;
        const split = { kind: 'split' as const, to: steps.length + 1, or: 0 };
        if (!isLast) steps.push(split);
        write(each, steps, full);
        if (isLast) continue;
        const jump = { kind: 'jump' as const, to: 0 };
        jumps.push(jump);
        steps.push(jump);
        split.or = steps.length;
      }
      for (const jump of jumps) jump.to = steps.length;
      return;
    }
    case 'times': {
      for (let count = 0; count < part.least; count++) write(part.part, steps, full);
      if (part.most === Number.POSITIVE_INFINITY) {
        const split = { kind: 'split' as const, to: steps.length + 1, or: 0 };
        const start = steps.length;
        steps.push(split);
        write(part.part, steps, full);
        steps.push({ kind: 'jump', to: start });
        split.or = steps.length;
        return;
      }
      const splits: { kind: 'split'; to: number; or: number }[] = [];
      for (let count = part.least; count < part.most; count++) {
        const split = { kind: 'split' as const, to: steps.length + 1, or: 0 };
        splits.push(split);
        steps.push(split);
        write(part.part, steps, full);
      }
      for (const split of splits) split.or = steps.length;
    }
  }
}

/**
 * Reads a pattern: letters, `.`, classes, groups, `|`, repetitions, `^`, `$` and `\b`, as everywhere. What needs more than
 * one look at each letter (references back, looking ahead) is refused.
 * @param anyCase capital and small letters are the same
 * @param offset where the pattern stands in what was typed, for the place of a problem
 * @throws QueryError where it cannot be read
 * @example findsPattern(readPattern('attack(s|ed)?'), 'it attacked')
 */
export function readPattern(source: string, anyCase = false, offset = 0): Pattern {
  const steps: PatternStep[] = [];
  const full = () =>
    new QueryError({ kind: 'pattern', what: 'times', word: source.slice(0, 20), at: offset });
  write(new Reader(source, anyCase, offset).whole(), steps, full);
  if (steps.length > MOST_STEPS) throw full();
  steps.push({ kind: 'done' });
  return { source, steps };
}

const isWord = (letter: string | undefined): boolean => letter !== undefined && /\w/.test(letter);

function holdsAt(
  where: 'start' | 'end' | 'edge' | 'noEdge',
  letters: readonly string[],
  at: number,
): boolean {
  if (where === 'start') return at === 0;
  if (where === 'end') return at === letters.length;
  const edge = isWord(letters[at - 1]) !== isWord(letters[at]);
  return (where === 'edge') === edge;
}

/** Whether a text holds the pattern. It takes time in proportion to both, whatever the pattern is: nothing is tried twice. */
export function findsPattern({ steps }: Pattern, text: string): boolean {
  const letters = [...text];
  const seen = new Int32Array(steps.length).fill(-1);
  let now: number[] = [];
  const reach = (first: number, at: number, into: number[]): boolean => {
    const waiting = [first];
    for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
      if (seen[one] === at) continue;
      seen[one] = at;
      const step = steps[one];
      if (step === undefined) continue;
      if (step.kind === 'done') return true;
      if (step.kind === 'letter') into.push(one);
      else if (step.kind === 'jump') waiting.push(step.to);
      else if (step.kind === 'split') waiting.push(step.or, step.to);
      else if (holdsAt(step.where, letters, at)) waiting.push(one + 1);
    }
    return false;
  };
  if (reach(0, 0, now)) return true;
  for (const [at, letter] of letters.entries()) {
    const next: number[] = [];
    for (const one of now) {
      const step = steps[one];
      if (step?.kind === 'letter' && step.test(letter) && reach(one + 1, at + 1, next)) return true;
    }
    // it may begin at the next letter as well
    if (reach(0, at + 1, next)) return true;
    now = next;
  }
  return false;
}
