export { type ChartArrow, ChartCoverage } from './coverage.ts';
export { CHARTS, type DuelChart } from './duel.ts';
export * from './meta.ts';
export { PASSAGE_WORDS } from './passageWords.ts';
export { stateWords } from './stateWords.ts';
export { createStepper, type DuelSnapshot, type RegionSpeech, type Stepper } from './stepper.ts';
