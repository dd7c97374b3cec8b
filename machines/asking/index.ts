export { allowedBy } from './allowedBy.ts';
export { isAsked, judge } from './judge.ts';
export { questionsOf } from './questions.ts';
export type * from './types.ts';
