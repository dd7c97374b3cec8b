import { DEFAULT_RULESET, RULESETS } from './builtIn.ts';
import {
  type Ruleset,
  type RulesetChoice,
  rulesetSchema,
  type SwitchName,
  switchesSchema,
} from './schema.ts';

/** A ruleset that was asked for, or what is wrong with the asking and how to mend it. */
export type RulesetReading =
  | { readonly ok: true; readonly ruleset: Ruleset }
  | { readonly ok: false; readonly message: string; readonly problem: RulesetProblem };

/** What is wrong with the name of a ruleset, as data: `message` says the same in English. */
export type RulesetProblem =
  | { readonly kind: 'noRuleset' | 'noSwitch'; readonly name: string; readonly all: readonly string[] }
  | { readonly kind: 'value'; readonly name: string; readonly all: readonly string[] }
  | { readonly kind: 'twice'; readonly name: string };

function problemWords(problem: RulesetProblem): string {
  switch (problem.kind) {
    case 'noRuleset':
      return `there is no ruleset ${quote(problem.name)}; there are ${problem.all.join(', ')}`;
    case 'noSwitch':
      return `there is no switch ${quote(problem.name)}; there are ${problem.all.join(', ')}`;
    case 'value':
      return `the switch ${problem.name} is set so: ${problem.all.join(' or ')}`;
    case 'twice':
      return `the switch ${problem.name} is set twice; set it once`;
  }
}

const quote = (text: string): string => JSON.stringify(text);
const switchNames = Object.keys(switchesSchema.shape) as SwitchName[];
const isSwitch = (name: string): name is SwitchName => switchNames.some((known) => known === name);

/** Every value that a switch can have, as it is written. */
export function switchValues(name: SwitchName): readonly string[] {
  const schema = switchesSchema.shape[name];
  return 'options' in schema ? schema.options : ['true', 'false'];
}

/** The name of a choice, as one word: `modern-tcg`, or with single switches changed `modern-tcg,zeroVsZero=both`. */
export function nameOfChoice(choice: RulesetChoice = DEFAULT_RULESET): string {
  if (typeof choice === 'string') return choice;
  const changed = switchNames.filter((name) => choice.with[name] !== undefined);
  return [choice.base, ...changed.map((name) => `${name}=${String(choice.with[name])}`)].join(',');
}

/** A ruleset with single switches changed; these values are ours, whatever the ruleset says. */
export function changeSwitches(base: Ruleset, to: Readonly<Record<string, unknown>>): Ruleset {
  const names = switchNames.filter((name) => to[name] !== undefined);
  if (names.length === 0) return base;
  const changed = Object.fromEntries(names.map((name) => [name, to[name]]));
  return rulesetSchema.parse({
    ...base,
    id: `${base.id}+${[...names].sort().join('+')}`,
    name: `${base.name}, changed`,
    switches: { ...base.switches, ...changed },
    ours: switchNames.filter((name) => base.ours.includes(name) || names.includes(name)),
  });
}

/**
 * The choice that comes to a ruleset: one that is known, with the switches on which it says otherwise.
 * @param known the rulesets that may be named; a ruleset that none of them has the name of stands for itself
 */
export function choiceThatMakes(
  ruleset: Ruleset,
  known: ReadonlyMap<string, Ruleset> = RULESETS,
): { readonly base: string; readonly with: Partial<Ruleset['switches']> } {
  const base = known.get(ruleset.id) ?? known.get(ruleset.id.split('+')[0] ?? '');
  if (base === undefined) return { base: ruleset.id, with: {} };
  const changed = switchNames.filter((name) => ruleset.switches[name] !== base.switches[name]);
  return { base: base.id, with: Object.fromEntries(changed.map((name) => [name, ruleset.switches[name]])) };
}

/** How many changes a title names. */
const MOST_NAMED = 3;

/**
 * A ruleset by its name and, where single switches of it were changed, these: `Modern TCG, fieldChange=netCount`.
 * @param more says how many others were changed
 */
export function rulesetTitle(
  ruleset: Ruleset,
  known: ReadonlyMap<string, Ruleset> = RULESETS,
  more = (count: number): string => `and ${count} more`,
): string {
  const choice = choiceThatMakes(ruleset, known);
  const base = known.get(choice.base);
  const changed = Object.entries(choice.with).map(([name, value]) => `${name}=${String(value)}`);
  if (base === undefined || changed.length === 0) return ruleset.name;
  const others = changed.length > MOST_NAMED ? ` ${more(changed.length - MOST_NAMED)}` : '';
  return `${base.name}, ${changed.slice(0, MOST_NAMED).join(', ')}${others}`;
}

/**
 * Reads the name of a ruleset, with single switches changed where it says so.
 * @param known the rulesets that may be named; the built-in ones where left out
 * @example readRuleset('modern-tcg,zeroVsZero=both')
 */
export function readRuleset(text: string, known: ReadonlyMap<string, Ruleset> = RULESETS): RulesetReading {
  const [id = '', ...changes] = text.split(',');
  const wrong = (problem: RulesetProblem): RulesetReading => ({
    ok: false,
    message: problemWords(problem),
    problem,
  });
  const base = known.get(id);
  if (base === undefined) return wrong({ kind: 'noRuleset', name: id, all: [...known.keys()] });
  const to: Record<string, unknown> = {};
  for (const change of changes) {
    const [name = '', value, ...more] = change.split('=');
    if (!isSwitch(name)) return wrong({ kind: 'noSwitch', name, all: switchNames });
    const values = switchValues(name);
    if (value === undefined || more.length > 0 || !values.includes(value))
      return wrong({ kind: 'value', name, all: values.map((each) => `${name}=${each}`) });
    if (name in to) return wrong({ kind: 'twice', name });
    to[name] = value === 'true' ? true : value === 'false' ? false : value;
  }
  return { ok: true, ruleset: changeSwitches(base, to) };
}

/**
 * The ruleset that a scenario or header names, with its single switches changed.
 * @returns undefined where no built-in ruleset has that name.
 */
export function resolveRuleset(choice: RulesetChoice = DEFAULT_RULESET): Ruleset | undefined {
  if (typeof choice !== 'string') {
    const base = RULESETS.get(choice.base);
    return base === undefined ? undefined : changeSwitches(base, choice.with);
  }
  const read = readRuleset(choice);
  return read.ok ? read.ruleset : undefined;
}
