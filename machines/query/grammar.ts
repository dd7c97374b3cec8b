import type { ValuePath } from './paths.ts';
import type { Pattern } from './pattern.ts';

/** What a search may ask of an entry by its key. */
export const QUERY_KEYS = [
  'type',
  'card',
  'rule',
  'code',
  'player',
  'changed',
  'state',
  'in',
  'refused',
] as const;
export type QueryKey = (typeof QUERY_KEYS)[number];

export const COMPARISONS = ['<=', '>=', '!=', '=', '<', '>'] as const;
export type ComparisonSign = (typeof COMPARISONS)[number];

/** A word as it stands, with stars for any letters; or a pattern. */
export type WordTest =
  | { readonly kind: 'word'; readonly word: string; readonly glob: Pattern | null }
  | { readonly kind: 'pattern'; readonly pattern: Pattern };

/** Something with a value: a number, a word, a value of the table, or sums of them. */
export type ValueExpression =
  | { readonly kind: 'literal'; readonly value: number | string | boolean }
  | { readonly kind: 'path'; readonly path: ValuePath; readonly words: string }
  | {
      readonly kind: 'sum';
      readonly first: ValueExpression;
      readonly rest: readonly { readonly sign: '+' | '-'; readonly value: ValueExpression }[];
    };

/** A search in its parts. */
export type QueryPart =
  | { readonly kind: 'all' | 'any'; readonly parts: readonly QueryPart[] }
  | { readonly kind: 'not'; readonly part: QueryPart }
  | { readonly kind: 'key'; readonly key: QueryKey; readonly values: readonly WordTest[] }
  | { readonly kind: 'words'; readonly test: WordTest }
  | {
      readonly kind: 'compare';
      readonly left: ValueExpression;
      readonly sign: ComparisonSign;
      readonly right: ValueExpression;
    };

/** A search that was read. */
export interface Query {
  readonly text: string;
  readonly part: QueryPart;
  /** It asks only how things stand: a breakpoint on it stops where that comes true. */
  readonly isCondition: boolean;
}
