export { isAdded } from './added.ts';
export type { Catalogue, Refusal, ToldRefusal } from './catalogue.ts';
export { REFUSAL_CODES } from './en/refusals.ts';
export { type ReportWords, reportWords } from './en/report.ts';
export {
  explain,
  explainDecision,
  explainOnlyUnder,
  explainReason,
  explainRefusal,
  unseenName,
} from './explain.ts';
export { whereLies } from './facts/wanted.ts';
export { catalogueOf, isLanguage, LANGUAGES, type Language, languageOf } from './languages.ts';
export { causesOf, effectsOf } from './links.ts';
export { markOf } from './marks.ts';
export { cardNames, type Names, nameCards } from './names.ts';
export type { ByRules, ExplainContext, Explanation, Mark, Piece, ReplaySwitches } from './types.ts';
export { sentences, textOf, type Words } from './words.ts';
