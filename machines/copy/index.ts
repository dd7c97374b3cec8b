export { engineTest } from './engineTest.ts';
export { type AttackOutcome, type DuelOutcome, outcomeOf } from './outcome.ts';
export { bugReport, type ReportAround } from './report.ts';
export { type CopiedDuel, stepsTo } from './steps.ts';
