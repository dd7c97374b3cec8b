export { attackAround } from './attackAround.ts';
export { attackOverBefore } from './attackOverBefore.ts';
export { type AuditedDuel, type AuditOptions, auditRecording } from './auditRecording.ts';
export { builtInByPasscode, cardsOfRecording } from './cardsOfRecording.ts';
export {
  type ImportedDuel,
  type ImportOptions,
  type ImportReading,
  type ImportResult,
  importRead,
  importRecording,
  type KnownCard,
  readImport,
} from './importRecording.ts';
export { namedDifference } from './namedDifference.ts';
export { type Observer, observeDuel } from './observer.ts';
export type * from './report.ts';
export { ruleOfDifference } from './ruleOfDifference.ts';
export { toldByRules } from './toldByRules.ts';
