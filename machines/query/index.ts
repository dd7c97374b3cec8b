export { type Completions, completionsAt } from './complete.ts';
export { QUERY_KEYS, type Query, type QueryKey, type ValueExpression } from './grammar.ts';
export { createMatcher, type Matcher, type Searchable } from './matcher.ts';
export { nameKey } from './nameKey.ts';
export { parseQuery, parseValue } from './parse.ts';
export type { QueryValue } from './paths.ts';
export { QueryError, type QueryProblem, queryProblemWords } from './problem.ts';
export { searchableOf } from './searchable.ts';
export { createWatch, type WatchChange } from './watch.ts';
