import {
  type Ruleset,
  rulesOfSwitch,
  SWITCH_TEXTS,
  type SwitchName,
  type SwitchText,
} from '../../machines/index.ts';

const textOf = (name: SwitchName, texts = SWITCH_TEXTS) => texts.find((text) => text.name === name);
const starOf = (ruleset: Ruleset, name: SwitchName): string => (ruleset.ours.includes(name) ? ' *' : '');

const rulesOf = (name: SwitchName): readonly string[] => rulesOfSwitch(name).map(({ id }) => id);

/** What a switch decides, with its name and rules: `Whose monsters count (watchedSides; R3, R5, C2)`. */
export const switchWords = (name: SwitchName, texts?: readonly SwitchText[]): string =>
  `${textOf(name, texts)?.asks ?? name} (${[name, rulesOf(name).join(', ')].join('; ')})`;

/** What a ruleset says on a switch, with a star where no source says it: `both: Either player's. *`. */
export function valueWords(ruleset: Ruleset, name: SwitchName, texts?: readonly SwitchText[]): string {
  const value = String(ruleset.switches[name]);
  const means = textOf(name, texts)?.values[value] ?? value;
  return `${value}: ${means}${starOf(ruleset, name)}`;
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

/** What a star means. */
export const STAR = '* no source states this value: it is our choice, or was changed here.';
