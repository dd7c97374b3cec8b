export * from './host/host.ts';
export * from './host/keyMap.ts';
export * from './host/pageCommands.ts';
export { loadJudging } from './judging/loadJudging.ts';
export { LANGUAGES, type Language, speak, spoken, words } from './locales/index.ts';
export { answerDecks } from './worker/answerDecks.ts';
export { titlesOf, witnessLine } from './worker/witnessLine.ts';
