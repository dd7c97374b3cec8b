export * from './decode.ts';
export { duelLines, encodeDuel, encodeEntry } from './encode.ts';
export { ENTRY_SCHEMAS, EVENT_TYPES, entrySchema } from './entrySchema.ts';
export { describeIssue, type FileError, type FileErrorCode, plainLine, quoted } from './errors.ts';
export { LIMITS, type Limits } from './guard.ts';
export { DUEL_FORMAT } from './header.ts';
export { inOneDirection } from './inOneDirection.ts';
export { lineOf } from './lineOf.ts';
