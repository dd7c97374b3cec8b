import { choiceThatMakes, nameOfChoice, RULESETS, type Ruleset, switchValues } from '../../machines/index.ts';
import { rulesetTold, switchesTold } from './language.ts';
import type { Outline, RulesetLine, SwitchLine } from './protocol/index.ts';

/** The rulesets that a duel may be decided under: the built-in ones, and its own where it is none of these. */
export function knownRulesets(own: Ruleset): ReadonlyMap<string, Ruleset> {
  const { base } = choiceThatMakes(own);
  return RULESETS.has(base) ? RULESETS : new Map([[own.id, own], ...RULESETS]);
}

/** What each switch of a ruleset says. */
export const valuesOf = ({ switches }: Ruleset): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(switches).map(([name, value]) => [name, String(value)]));

/** How a ruleset is asked for, as one word. */
export const wordFor = (ruleset: Ruleset, own: Ruleset = ruleset): string =>
  nameOfChoice(choiceThatMakes(ruleset, knownRulesets(own)));

/** How a ruleset is asked for: one that is known, and what is changed of it. */
export function choiceIn(ruleset: Ruleset, own: Ruleset): Outline['choice'] {
  const { base, with: changed } = choiceThatMakes(ruleset, knownRulesets(own));
  return {
    base,
    with: Object.fromEntries(Object.entries(changed).map(([name, value]) => [name, String(value)])),
  };
}

/** The rulesets to choose from, as they are listed. */
export const rulesetLines = (own: Ruleset): readonly RulesetLine[] =>
  [...knownRulesets(own).values()].map(rulesetTold).map((ruleset) => {
    const { id, name, text, ours } = ruleset;
    return { id, name, text, ours: ours.length, values: valuesOf(ruleset) };
  });

/** Every switch in the reader's language: what it asks, and each value that it may have with what that means. */
export const switchesInWords = () =>
  switchesTold().map(({ name, asks, values }) => ({
    ...{ name, asks },
    values: switchValues(name).map((value) => ({ value, means: values[value] ?? value })),
  }));

/** What a ruleset says, switch by switch, and what each of them could say. */
export const switchLines = ({ switches, ours }: Ruleset): readonly SwitchLine[] =>
  switchesInWords().map(({ name, asks, values }) => {
    const value = String(switches[name]);
    const means = values.find((each) => each.value === value)?.means ?? value;
    return { name, asks, value, means, values, ours: ours.includes(name) };
  });
