import { canonical } from '../duel/index.ts';
import { changeSwitches, type Ruleset, type SwitchName, switchesSchema } from '../rulesets/index.ts';
import { type Course, playSideBySide, type RulesetDifference } from './sideBySide.ts';

/** The switches that make a difference: found by switching them, not by guessing. */
export interface Made {
  /**
   * The ways to make it, each a set of switches of which none can be left out: several sets of one switch where each
   * alone makes it, else one set that only makes it together.
   */
  readonly by: readonly (readonly SwitchName[])[];
  /** Switches that, beside these, shape what comes of the same entry. */
  readonly further: readonly SwitchName[];
}

const NAMES = Object.keys(switchesSchema.shape) as SwitchName[];

/** The switches in which two rulesets differ, in their order. */
export const differingSwitches = (one: Ruleset, other: Ruleset): readonly SwitchName[] =>
  NAMES.filter((name) => one.switches[name] !== other.switches[name]);

/** What a difference is about: the first value that differs, or the first thing that only one side allows. */
function gist({ kind, position, fields, offers }: RulesetDifference): string {
  const seen = kind === 'decision' ? fields : fields.slice(0, 1);
  const [first] = offers;
  return canonical([
    kind,
    position,
    seen.map(({ field, other }) => [field, other]),
    first?.offer,
    first?.possible,
  ]);
}
const whole = ({ kind, position, fields, offers }: RulesetDifference): string =>
  canonical([
    kind,
    position,
    fields.map(({ field, other }) => [field, other]),
    offers.map(({ offer, possible }) => [offer, possible]),
  ]);

/** Which of the switches between two rulesets make their first difference: each is tried alone, then all that are needed. */
export function madeBy(course: Course, one: Ruleset, other: Ruleset, difference: RulesetDifference): Made {
  const all = differingSwitches(one, other);
  const differs = (names: readonly SwitchName[]): RulesetDifference | null => {
    const to = Object.fromEntries(names.map((name) => [name, other.switches[name]]));
    return playSideBySide(course, [one, changeSwitches(one, to)], difference.position).difference;
  };
  const makes = (names: readonly SwitchName[], of: (found: RulesetDifference) => string): boolean => {
    const found = differs(names);
    return found !== null && of(found) === of(difference);
  };
  /** Leaves out whatever is not needed. */
  const needed = (
    kept: readonly SwitchName[],
    of: (found: RulesetDifference) => string,
  ): readonly SwitchName[] =>
    all.reduce<readonly SwitchName[]>((left, name) => {
      const fewer = left.filter((each) => each !== name);
      return !kept.includes(name) && makes(fewer, of) ? fewer : left;
    }, all);
  const alone = all.filter((name) => makes([name], gist));
  const by = alone.length > 0 ? alone.map((name) => [name]) : [needed([], gist)];
  const main = by[0] ?? [];
  const further = makes(main, whole) ? [] : needed(main, whole).filter((name) => !main.includes(name));
  return { by, further };
}
