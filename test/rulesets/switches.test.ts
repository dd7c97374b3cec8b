import { describe, expect, test } from 'vitest';
import {
  EXAMPLES,
  nameOfChoice,
  playScenario,
  resolveRuleset,
  type Scenario,
  type SwitchName,
  switchesSchema,
  switchValues,
} from '../../machines/index.ts';
import { runsOf, type ScenarioRun } from '../scenarios/runs.ts';

const SWITCHES = Object.keys(switchesSchema.shape) as SwitchName[];

interface Way {
  readonly run: ScenarioRun;
  /** The ruleset it is told for, by name. */
  readonly under: string;
}

/** The ways to play a scenario, each with the ruleset that it is told for. */
const waysOf = (scenario: Scenario): readonly Way[] =>
  runsOf(scenario).map((run) => ({ run, under: run.ruleset ?? nameOfChoice(scenario.ruleset) }));

const valueUnder = (under: string, name: SwitchName): string => String(resolveRuleset(under)?.switches[name]);
const differing = (one: string, other: string): readonly SwitchName[] =>
  SWITCHES.filter((name) => valueUnder(one, name) !== valueUnder(other, name));

/** The scenario as if one way through it were told for another ruleset: its refusals are expected, too. */
function toldFor(scenario: Scenario, branch: string | undefined, ruleset: string): Scenario {
  const own = branch === undefined ? undefined : scenario.branches?.[branch];
  const kept = branch === undefined ? scenario.steps : scenario.steps.slice(0, own?.from);
  return { ...scenario, ruleset, branches: undefined, steps: [...kept, ...(own?.steps ?? [])] };
}

/** Whether a way comes to what its scenario says, under its own ruleset or another one. */
const holds = ({ run: { scenario, branch } }: Way, under: string): boolean =>
  playScenario(toldFor(scenario, branch, under), { closedWorld: true }).failures.length === 0;

/** Two ways of one scenario, told for rulesets that differ in this switch alone; each fails under the other's. */
interface Proof {
  readonly title: string;
  readonly values: readonly [string, string];
}

function* proofsIn(scenario: Scenario): Generator<Proof & { readonly name: SwitchName }> {
  const ways = waysOf(scenario);
  for (const [at, one] of ways.entries())
    for (const other of ways.slice(at + 1)) {
      const [name, ...more] = differing(one.under, other.under);
      if (name === undefined || more.length > 0) continue;
      if (holds(one, other.under) || holds(other, one.under)) continue;
      if (!holds(one, one.under) || !holds(other, other.under)) continue;
      const values = [valueUnder(one.under, name), valueUnder(other.under, name)] as const;
      yield { name, title: `${one.run.title} | ${other.run.title}`, values };
    }
}

const PROOFS = EXAMPLES.flatMap((scenario) => [...proofsIn(scenario)]);

describe('each switch alone changes what comes of a scenario', () => {
  test.each(SWITCHES)('%s, each of its values', (name) => {
    const proofs = PROOFS.filter((proof) => proof.name === name);
    const proven = new Set(proofs.flatMap(({ values }) => values));
    expect([...proven].sort(), 'the values that some scenario proves').toEqual(
      [...switchValues(name)].sort(),
    );
  });
});

/** What the rulesets have in common: rules, not switches. */
const IN_ALL = ['modern-tcg', 'modern-ocg', 'wiki-2013', 'wiki-ude', 'ude-2005', 'classic-2004'];
const IN_ALL_THAT_RETARGET = ['modern-tcg', 'modern-ocg', 'wiki-2013', 'wiki-ude'];
const COMMON: readonly (readonly [string, string, string | undefined, readonly string[]])[] = [
  ['no Battle Phase in the first turn', 'T-69', undefined, IN_ALL],
  ['a hand of six', 'T-81', undefined, IN_ALL],
  ['what declared is not turned by hand', 'T-78', undefined, IN_ALL],
  ['a new target is targeted again', 'X-08', 'Cyber Valley again', IN_ALL_THAT_RETARGET],
  ['no cost again for a new target', 'T-08', 'go on at a token', IN_ALL_THAT_RETARGET],
  ['the choice waits for the open state', 'T-11', 'stop', ['modern-tcg', 'modern-ocg', 'wiki-2013']],
];

describe('the same in every ruleset', () => {
  test.each(COMMON)('%s: %s %s', (_, id, branch, rulesets) => {
    const scenario = EXAMPLES.find((example) => example.id === id);
    if (scenario === undefined) throw new Error(`${id} is gone`);
    for (const ruleset of rulesets)
      expect(
        playScenario(toldFor(scenario, branch, ruleset), { closedWorld: true }).failures,
        ruleset,
      ).toEqual([]);
  });
});

test('modern-ocg is modern-tcg but for how long a stopped attack stays used', () => {
  expect(differing('modern-tcg', 'modern-ocg')).toEqual(['usedFor']);
  const others = EXAMPLES.flatMap(waysOf)
    .filter(({ under }) => under === 'modern-tcg')
    .filter((way) => !holds(way, 'modern-ocg'))
    .map(({ run }) => run.scenario)
    .filter(
      (scenario) => !PROOFS.some(({ name, title }) => name === 'usedFor' && title.startsWith(scenario.id)),
    );
  expect(others.map(({ id }) => id)).toEqual([]);
});
