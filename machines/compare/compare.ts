import type { Ruleset, SwitchName } from '../rulesets/index.ts';
import { differingSwitches, type Made, madeBy } from './made.ts';
import { type Course, playSideBySide, type SideBySide } from './sideBySide.ts';

/** One duel under two rulesets: where they first come to something else, and which switches make that. */
export interface Comparison extends SideBySide {
  /** The switches in which the two rulesets differ. */
  readonly switches: readonly SwitchName[];
  /** Which of them make the difference; null where there is none. */
  readonly made: Made | null;
}

/**
 * Compare two rulesets on one duel: its decisions are carried over while they are asked for, and the first entry that
 * differs, decision that only one allows, or thing that only one lets a player do, is the difference.
 * @param course a duel that was decided here (profile `full`), and one future of it
 * @param other the ruleset to compare with
 * @param one the ruleset to compare; that of the duel where left out
 * @example compareRulesets({ header, path: entries }, ruleset).made?.by
 */
export function compareRulesets(
  course: Course,
  other: Ruleset,
  one: Ruleset = course.header.ruleset,
): Comparison {
  const played = playSideBySide(course, [one, other]);
  const { difference } = played;
  return {
    ...played,
    switches: differingSwitches(one, other),
    made: difference === null ? null : madeBy(course, one, other, difference),
  };
}
