import {
  type OfferTelling,
  RULESETS,
  type Ruleset,
  rulesetIn,
  rulesetTitle,
  rulesOfSwitch,
  type SwitchName,
} from '../../machines/index.ts';
import { said, telling } from './words/index.ts';

const textOf = (name: SwitchName) => telling.switches.find((text) => text.name === name);
const starOf = (ruleset: Ruleset, name: SwitchName): string => (ruleset.ours.includes(name) ? ' *' : '');

const rulesOf = (name: SwitchName): readonly string[] => rulesOfSwitch(name).map(({ id }) => id);

/** What a switch decides, with its name and rules: `Whose monsters count (watchedSides; R3, R5, C2)`. */
export const switchWords = (name: SwitchName): string =>
  said.common.switchAsks(textOf(name)?.asks ?? name, name, rulesOf(name).join(', '));

/** What a ruleset says on a switch, with a star where no source says it: `both: Either player's. *`. */
export function valueWords(ruleset: Ruleset, name: SwitchName): string {
  const value = String(ruleset.switches[name]);
  const means = textOf(name)?.values[value] ?? value;
  return `${said.common.about(value, means)}${starOf(ruleset, name)}`;
}

/** A switch with its value on both sides, as data. */
export const switchData = (name: SwitchName, one: Ruleset, other: Ruleset) => ({
  name,
  asks: textOf(name)?.asks ?? name,
  rules: rulesOf(name),
  one: one.switches[name],
  oneIsOurs: one.ours.includes(name),
  other: other.switches[name],
  otherIsOurs: other.ours.includes(name),
});

/** A ruleset by its name and, where single switches of it were changed, these. */
export function rulesetNamed(ruleset: Ruleset): string {
  const { rulebook } = telling;
  if (rulebook === null) return rulesetTitle(ruleset);
  const known = new Map([...RULESETS].map(([id, each]) => [id, rulesetIn(rulebook, each)]));
  return rulesetTitle(rulesetIn(rulebook, ruleset), known, said.common.andMore);
}

/** What it is told with that only one ruleset allows something. */
export const offerTelling = (): OfferTelling => ({
  catalogue: telling.catalogue,
  nameOfRuleset: (ruleset) => rulesetIn(telling.rulebook, ruleset).name,
});
