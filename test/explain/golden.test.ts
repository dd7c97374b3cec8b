import { describe, expect, it } from 'vitest';
import { type Entry, type Explanation, textOf } from '../../events/index.ts';
import { EXAMPLES, type PlayedScenario, playScenario } from '../../machines/index.ts';
import { REPLAYS } from './golden/attackReplays.ts';
import type { Golden } from './golden/golden.ts';
import { ASIDES, CARDS, DAMAGE_STEPS, OLDER_RULESETS } from './golden/moments.ts';
import { NO_REPLAYS } from './golden/noAttackReplays.ts';
import { BATTLES, REFUSALS } from './golden/others.ts';
import { RESTRICTIONS } from './golden/restrictions.ts';
import { teller } from './telling.ts';

// What a reader who does not know the game is told at the turning points of the worked examples. The sentences were
// written by hand from the rows of the rules, and say who did what, why it follows, and what would change it.

function played(golden: Golden): PlayedScenario {
  const scenario = EXAMPLES.find((each) => each.id === golden.id);
  if (scenario === undefined) throw new Error(`no example ${golden.id}`);
  const { branch, ruleset } = golden;
  return playScenario(scenario, {
    ...(branch === undefined ? {} : { branch }),
    ...(ruleset === undefined ? {} : { ruleset }),
  });
}

function told(golden: Golden): Explanation {
  const { entries, header } = played(golden);
  const names = new Map(header.cards.map((card) => [card.id, card.name]));
  const found: readonly Entry[] = entries.filter((entry) => entry.type === golden.at);
  const entry = found.at(golden.nth ?? 0);
  if (entry === undefined) throw new Error(`${golden.id} has no ${golden.at}`);
  return teller(entries, (name) => names.get(name) ?? name, header.ruleset.switches).at(entry.index);
}

const title = ({ id, branch, at }: Golden): string =>
  `${id}${branch === undefined ? '' : `, ${branch}`}: ${at}`;

const uncountedOf = ({ candidates }: Explanation): readonly string[] =>
  candidates.filter(({ counted }) => counted === false).map(({ words }) => words);

function check(golden: Golden): void {
  const explanation = told(golden);
  expect(textOf(explanation.sentence)).toBe(golden.sentence);
  if (golden.otherwise !== undefined) expect(textOf(explanation.otherwise)).toBe(golden.otherwise);
  if (golden.rule !== undefined) expect(explanation.rule).toBe(golden.rule);
  if (golden.choices !== undefined)
    expect(explanation.choices.map((choice) => choice.words)).toEqual(golden.choices);
  if (golden.mark !== undefined) expect(explanation.mark).toBe(golden.mark);
  if (golden.uncounted !== undefined) expect(uncountedOf(explanation)).toEqual(golden.uncounted);
}

describe('golden: why there is a replay', () => {
  it.each(REPLAYS.map((golden) => [title(golden), golden] as const))('%s', (_, golden) => check(golden));
});
describe('golden: why there is none', () => {
  it.each(NO_REPLAYS.map((golden) => [title(golden), golden] as const))('%s', (_, golden) => check(golden));
});
describe('golden: what a battle comes to', () => {
  it.each(BATTLES.map((golden) => [title(golden), golden] as const))('%s', (_, golden) => check(golden));
});
describe('golden: why a decision is refused', () => {
  it.each(REFUSALS.map((golden) => [title(golden), golden] as const))('%s', (_, golden) => check(golden));
});
describe('golden: the rule beside the sentence under older rulesets', () => {
  it.each(OLDER_RULESETS.map((golden) => [title(golden), golden] as const))('%s', (_, golden) =>
    check(golden),
  );
});
describe('golden: what happened besides and does not count', () => {
  it.each(ASIDES.map((golden) => [title(golden), golden] as const))('%s', (_, golden) => check(golden));
});
describe('golden: the Damage Step as it is in this duel', () => {
  it.each(DAMAGE_STEPS.map((golden) => [title(golden), golden] as const))('%s', (_, golden) => check(golden));
});
describe('golden: what may be attacked', () => {
  it.each(RESTRICTIONS.map((golden) => [title(golden), golden] as const))('%s', (_, golden) => check(golden));
});
describe('golden: what cards do and undergo', () => {
  it.each(CARDS.map((golden) => [title(golden), golden] as const))('%s', (_, golden) => check(golden));
});
