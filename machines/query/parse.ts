import {
  COMPARISONS,
  type ComparisonSign,
  QUERY_KEYS,
  type Query,
  type QueryKey,
  type QueryPart,
  type ValueExpression,
  type WordTest,
} from './grammar.ts';
import { mustBeKnown } from './known.ts';
import { mustBePath, nearest, pathOf } from './paths.ts';
import { readPattern } from './pattern.ts';
import { QueryError } from './problem.ts';

const MOST_LETTERS = 1000;
const MOST_DEEP = 50;
const NUMBER = /^-?\d{1,9}$/;
/** Where a bare word ends. */
const WORD = /^[^\s()"<>=!]+/;
const KEY = /^([A-Za-z]+):/;

/** A word, with stars for any letters. */
function wordTest(word: string, at: number): WordTest {
  const glob = word.includes('*')
    ? readPattern(`^${word.replaceAll(/[.+?^${}()|[\]\\/]/g, '\\$&').replaceAll('*', '.*')}$`, true, at)
    : null;
  return { kind: 'word', word, glob };
}

/** Reads what was typed from its first letter on. */
class Reader {
  readonly text: string;
  at = 0;
  deep = 0;

  constructor(text: string) {
    this.text = text;
  }

  get rest(): string {
    return this.text.slice(this.at);
  }

  space(): void {
    this.at += /^\s*/.exec(this.rest)?.[0].length ?? 0;
  }

  isOver(): boolean {
    this.space();
    return this.at >= this.text.length;
  }

  unexpected(): QueryError {
    const word = /^\S{1,20}/.exec(this.rest)?.[0] ?? '';
    return new QueryError({ kind: 'unexpected', word, at: this.at });
  }

  /** A whole word of the grammar, such as `or`. */
  keyword(word: string): boolean {
    const found = new RegExp(`^${word}(?=[\\s(]|$)`, 'i').exec(this.rest);
    if (found === null) return false;
    this.at += found[0].length;
    this.space();
    return true;
  }

  quoted(): string {
    const found = /^"((?:[^"\\]|\\.)*)"/s.exec(this.rest);
    if (found === null) throw new QueryError({ kind: 'notClosed', word: '"', at: this.at });
    this.at += found[0].length;
    return (found[1] ?? '').replaceAll(/\\(.)/gs, '$1');
  }

  pattern(): WordTest {
    const start = this.at;
    const found = /^\/((?:[^/\\[]|\\.|\[(?:[^\]\\]|\\.)*\])*)\/(i?)(?![A-Za-z])/s.exec(this.rest);
    if (found === null) throw new QueryError({ kind: 'notClosed', word: '/', at: start });
    this.at += found[0].length;
    return { kind: 'pattern', pattern: readPattern(found[1] ?? '', found[2] === 'i', start + 1) };
  }

  any(): QueryPart {
    this.deep += 1;
    if (this.deep > MOST_DEEP) throw this.unexpected();
    const parts = [this.all()];
    while (this.keyword('or')) parts.push(this.all());
    this.deep -= 1;
    return parts.length === 1 && parts[0] !== undefined ? parts[0] : { kind: 'any', parts };
  }

  all(): QueryPart {
    const parts: QueryPart[] = [];
    for (;;) {
      if (this.isOver() || this.text[this.at] === ')') break;
      if (/^or(?=[\s(]|$)/i.test(this.rest)) break;
      if (parts.length > 0 && this.keyword('and')) continue;
      parts.push(this.term());
    }
    if (parts.length === 0) {
      if (this.isOver()) throw new QueryError({ kind: 'empty', at: this.at });
      throw this.unexpected();
    }
    return parts.length === 1 && parts[0] !== undefined ? parts[0] : { kind: 'all', parts };
  }

  term(): QueryPart {
    if (this.keyword('not')) return { kind: 'not', part: this.term() };
    const letter = this.text[this.at];
    if (letter === '-' && /^-[^\s\d]/.test(this.rest)) {
      this.at += 1;
      return { kind: 'not', part: this.term() };
    }
    if (letter === '(') return this.group();
    if (letter === '/') return { kind: 'words', test: this.pattern() };
    const key = KEY.exec(this.rest);
    if (key?.[1] !== undefined) return this.keyed(key[1]);
    return this.comparisonOrWords();
  }

  group(): QueryPart {
    const open = this.at;
    this.at += 1;
    const part = this.any();
    this.space();
    if (this.text[this.at] !== ')') throw new QueryError({ kind: 'notClosed', word: '(', at: open });
    this.at += 1;
    return part;
  }

  keyed(word: string): QueryPart {
    const start = this.at;
    const key = QUERY_KEYS.find((each) => each === word.toLowerCase());
    if (key === undefined)
      throw new QueryError({ kind: 'unknownKey', word, meant: nearest(word, QUERY_KEYS), at: start });
    this.at += word.length + 1;
    const values: WordTest[] = [];
    for (;;) {
      const at = this.at;
      if (this.text[at] === '/') values.push(this.pattern());
      else if (this.text[at] === '"') values.push({ kind: 'word', word: this.quotedWithValue(), glob: null });
      else {
        const value = /^[^\s()",]+/.exec(this.rest)?.[0];
        if (value === undefined) {
          if (key === 'refused' && values.length === 0) values.push(wordTest('*', at));
          else throw new QueryError({ kind: 'noValue', key, at });
        } else {
          this.at += value.length;
          values.push(wordTest(value, at));
        }
      }
      const value = values[values.length - 1];
      if (value !== undefined) mustBeKnown(key, value, at);
      if (this.text[this.at] !== ',') return { kind: 'key', key: key satisfies QueryKey, values };
      this.at += 1;
    }
  }

  /** `"Dark Magician"`, or `"Dark Magician".atk` as one word. */
  quotedWithValue(): string {
    const name = this.quoted();
    const behind = /^\.[A-Za-z]+/.exec(this.rest)?.[0] ?? '';
    this.at += behind.length;
    return `${name}${behind}`;
  }

  comparisonOrWords(): QueryPart {
    const start = this.at;
    const isQuoted = this.text[start] === '"';
    const word = isQuoted ? this.quotedWithValue() : WORD.exec(this.rest)?.[0];
    if (word === undefined || word === '') throw this.unexpected();
    if (!isQuoted) this.at += word.length;
    if (/^\s*(?:[<>=]|!=|[+-]\s)/.test(this.rest)) {
      this.at = start;
      const left = this.expression(true);
      const sign = this.sign();
      if (sign === undefined) throw this.unexpected();
      this.space();
      if (this.isOver()) throw new QueryError({ kind: 'noRight', word: sign, at: this.at });
      return { kind: 'compare', left, sign, right: this.expression(false) };
    }
    const test: WordTest = isQuoted ? { kind: 'word', word, glob: null } : wordTest(word, start);
    return { kind: 'words', test: test.kind === 'word' ? { ...test, glob: null } : test };
  }

  sign(): ComparisonSign | undefined {
    this.space();
    const found = /^(?:==|<=|>=|!=|=|<|>)/.exec(this.rest)?.[0];
    if (found === undefined) return undefined;
    this.at += found.length;
    return found === '==' ? '=' : COMPARISONS.find((each) => each === found);
  }

  /** @param mustBeValue a word that names no value is a mistake, not a word to compare with */
  expression(mustBeValue: boolean): ValueExpression {
    const first = this.operand(mustBeValue);
    const rest: { sign: '+' | '-'; value: ValueExpression }[] = [];
    for (;;) {
      const found = /^\s*([+-])\s+/.exec(this.rest);
      if (found === null) break;
      this.at += found[0].length;
      rest.push({ sign: found[1] === '+' ? '+' : '-', value: this.operand(true) });
    }
    return rest.length === 0 ? first : { kind: 'sum', first, rest };
  }

  operand(mustBeValue: boolean): ValueExpression {
    this.space();
    const start = this.at;
    if (this.text[start] === '"') {
      const word = this.quotedWithValue();
      const path = pathOf(word);
      if (path !== undefined) return { kind: 'path', path, words: this.text.slice(start, this.at) };
      if (mustBeValue) mustBePath(word, start);
      return { kind: 'literal', value: word };
    }
    const word = WORD.exec(this.rest)?.[0];
    if (word === undefined) throw this.unexpected();
    this.at += word.length;
    if (NUMBER.test(word)) return { kind: 'literal', value: Number(word) };
    const path = pathOf(word);
    if (path !== undefined) return { kind: 'path', path, words: word };
    if (mustBeValue || /^[AB]\./.test(word)) mustBePath(word, start);
    const small = word.toLowerCase();
    if (small === 'yes' || small === 'true') return { kind: 'literal', value: true };
    if (small === 'no' || small === 'false') return { kind: 'literal', value: false };
    return { kind: 'literal', value: word };
  }
}

function readerOf(text: string): Reader {
  if (text.length > MOST_LETTERS) throw new QueryError({ kind: 'tooLong', most: MOST_LETTERS, at: 0 });
  return new Reader(text);
}

const asksOnlyHow = (part: QueryPart): boolean => {
  switch (part.kind) {
    case 'all':
    case 'any':
      return part.parts.every(asksOnlyHow);
    case 'not':
      return asksOnlyHow(part.part);
    case 'key':
      return part.key === 'in';
    case 'words':
      return false;
    case 'compare':
      return true;
  }
};

/**
 * Reads a search: keys with values (`type:attack* -player:B`), comparisons (`A.lifePoints < 4000`), words, `"words"` and
 * `/patterns/`; all must hold, unless `or` stands between them.
 * @throws QueryError where it cannot be read
 * @example parseQuery('type:attackReplay.checked rule:R3')
 */
export function parseQuery(text: string): Query {
  const reader = readerOf(text);
  const part = reader.any();
  if (!reader.isOver()) throw reader.unexpected();
  return { text, part, isCondition: asksOnlyHow(part) };
}

/**
 * Reads a value to watch: `A.lifePoints`, `dark-magician.atk`, `A.lifePoints - B.lifePoints`.
 * @throws QueryError where it cannot be read
 * @example parseValue('"Dark Magician".atk')
 */
export function parseValue(text: string): ValueExpression {
  const reader = readerOf(text);
  if (reader.isOver()) throw new QueryError({ kind: 'empty', at: 0 });
  const value = reader.expression(true);
  if (!reader.isOver()) throw reader.unexpected();
  return value;
}
