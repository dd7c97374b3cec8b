export { type Comparison, compareRulesets } from './compare.ts';
export { correspondingPosition } from './correspond.ts';
export { type DuelDiff, type DuelDifference, diffDuels, type HeaderDifference } from './diff.ts';
export type { FieldDifference } from './fields.ts';
export { differingSwitches, type Made } from './made.ts';
export { createOursFinder, type OursFinder } from './ours.ts';
export { differsFrom, firstDifference, type Grain, type PathDifference } from './paths.ts';
export type { Course, OfferDifference, RulesetDifference, Side, SideBySide } from './sideBySide.ts';
