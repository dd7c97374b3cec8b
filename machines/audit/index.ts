export { type AuditedDuel, type AuditOptions, auditRecording } from './auditRecording.ts';
export { builtInByPasscode, cardsOfRecording } from './cardsOfRecording.ts';
export {
  type ImportedDuel,
  type ImportOptions,
  type ImportResult,
  importRecording,
  type KnownCard,
} from './importRecording.ts';
export type * from './report.ts';
