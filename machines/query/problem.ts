/** What is wrong with a search or a value that was typed, and where in it. */
export type QueryProblem = { readonly at: number } & (
  | { readonly kind: 'empty' }
  | { readonly kind: 'unknownKey'; readonly word: string; readonly meant: string | undefined }
  | {
      readonly kind: 'unknownValue';
      readonly key: string;
      readonly word: string;
      readonly meant: string | undefined;
      /** All there are, where they are few. */
      readonly all: readonly string[];
    }
  | { readonly kind: 'noValue'; readonly key: string }
  | { readonly kind: 'unknownPath'; readonly word: string; readonly meant: string | undefined }
  /** In this duel, that is; another one may have it. */
  | { readonly kind: 'noSuchCard'; readonly word: string; readonly meant: string | undefined }
  | { readonly kind: 'notClosed'; readonly word: '"' | '/' | '(' }
  | { readonly kind: 'unexpected'; readonly word: string }
  | { readonly kind: 'noRight'; readonly word: string }
  | { readonly kind: 'tooLong'; readonly most: number }
  | {
      readonly kind: 'pattern';
      readonly what: 'open' | 'closed' | 'nothing' | 'notHere' | 'times' | 'deep' | 'order';
      readonly word: string;
    }
);

/** A search or value that cannot be read; its message is one line in English, `problem` the same as data. */
export class QueryError extends Error {
  override readonly name = 'QueryError';
  readonly problem: QueryProblem;
  constructor(problem: QueryProblem) {
    super(queryProblemWords(problem));
    this.problem = problem;
  }
}

const meantWords = (meant: string | undefined, otherwise: string): string =>
  meant === undefined ? otherwise : `did you mean ${meant}?`;

const PATTERN: Record<Extract<QueryProblem, { kind: 'pattern' }>['what'], (word: string) => string> = {
  open: (word) => `the pattern opens ${word.slice(0, 1)} and never closes it`,
  closed: () => 'the pattern closes ) that it never opened; write \\) for the letter',
  nothing: (word) =>
    `the pattern repeats nothing at ${word.slice(0, 1)}; write \\${word.slice(0, 1)} for the letter`,
  notHere: (word) =>
    `${word} is not known in patterns here: they look at each letter once, so there are no references back and no looking ahead`,
  times: () => 'the pattern repeats too much; use counts up to 100',
  deep: () => 'the pattern has too many brackets in each other',
  order: (word) => `the pattern has a range that ends before it begins, at ${word}`,
};

/** What is wrong with a search or a value, in one English line that says how to mend it. */
export function queryProblemWords(problem: QueryProblem): string {
  switch (problem.kind) {
    case 'empty':
      return 'type something to look for, such as rule:R3 or A.lifePoints < 4000';
    case 'unknownKey':
      return `${problem.word}: is no key; ${meantWords(problem.meant === undefined ? undefined : `${problem.meant}:`, 'there are type, card, rule, code, player, changed, state, in and refused')}`;
    case 'unknownValue':
      return `${problem.key}: knows no ${problem.word}; ${meantWords(problem.meant, problem.all.length > 0 ? `there are ${problem.all.join(', ')}` : 'put a star where it may go on, such as attack*')}`;
    case 'noValue':
      return `${problem.key}: needs a value behind it, without a space`;
    case 'unknownPath':
      return `${problem.word} is no value; ${meantWords(problem.meant, 'write A.lifePoints, turn or dark-magician.atk, or put words in quotes')}`;
    case 'noSuchCard':
      return `no card of this duel is called ${problem.word}; ${meantWords(problem.meant, 'the list while typing names those there are')}`;
    case 'notClosed':
      return `${problem.word} is opened and never closed`;
    case 'unexpected':
      return `${problem.word} does not fit here; put it in quotes if it is meant as words`;
    case 'noRight':
      return `there is nothing to compare with behind ${problem.word}`;
    case 'tooLong':
      return `this is longer than ${problem.most} letters; look for less at once`;
    case 'pattern':
      return PATTERN[problem.what](problem.word);
  }
}
