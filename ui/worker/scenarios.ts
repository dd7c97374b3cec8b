import { type Entry, encodeEntry } from '../../events/index.ts';
import {
  compareRulesets,
  differsFrom,
  type ExampleWords,
  lineOfPath,
  nameOfChoice,
  type PlayedScenario,
  playScenario,
  type Ruleset,
  rulesetsOf,
  type Scenario,
} from '../../machines/index.ts';
import { choiceAfter, seenFrom } from './branches.ts';
import type { DuelOnHand } from './duelOnHand.ts';
import { nameOfRuleset } from './exampleSummary.ts';
import type { BranchSummary, Origin, SwitchSides } from './protocol/index.ts';
import { placeIn, switchSides } from './rulesetsCompared.ts';

/** The ruleset a course is played under: the reader's, or its own where it is not meant for that one; `null` for the scenario's. */
export function rulesetFor(scenario: Scenario, branch: string | null, chosen: string | null): string | null {
  const meant = branch === null ? undefined : rulesetsOf(scenario.branches?.[branch]);
  const wanted = chosen ?? nameOfChoice(scenario.ruleset);
  // With single switches changed it still is meant for that ruleset.
  const fits = meant?.includes(wanted) === true || meant?.includes(wanted.split(',')[0] ?? '') === true;
  return meant === undefined || fits ? chosen : (meant[0] ?? chosen);
}

/**
 * Plays a course of a scenario.
 * @param stays under the ruleset that was chosen, also where the branch is not told for it
 */
export function play(
  scenario: Scenario,
  branch: string | null,
  chosen: string | null,
  stays = false,
): PlayedScenario {
  const ruleset = stays ? chosen : rulesetFor(scenario, branch, chosen);
  return playScenario(scenario, {
    ...(branch === null ? {} : { branch }),
    ...(ruleset === null ? {} : { ruleset }),
  });
}

/** The branches of a scenario as they are listed before they are played. */
export function branchesOfScenario(
  scenario: Scenario,
  chosen: string | null,
  told?: ExampleWords,
): readonly BranchSummary[] {
  const own = rulesetFor(scenario, null, chosen);
  return Object.entries(scenario.branches ?? {}).map(([name, { text }]) => {
    const ruleset = rulesetFor(scenario, name, chosen);
    return {
      name,
      called: told?.branches?.[name]?.name,
      ruleset: ruleset === null || ruleset === own ? null : nameOfRuleset(ruleset),
      text: told?.branches?.[name]?.text ?? text ?? null,
      from: null,
      choice: null,
    };
  });
}

/** The same branch, once it has been played: where it leaves the path and what it chooses there. */
export function locateBranch(
  branch: BranchSummary,
  scenario: Scenario,
  chosen: string | null,
  { truth, seenBy }: Pick<DuelOnHand, 'truth' | 'seenBy'>,
): BranchSummary {
  const other = play(scenario, branch.name, chosen).entries;
  const from = sharedWith(truth.path, other);
  return { ...branch, from, choice: choiceAfter(seenFrom(other, seenBy), from) };
}

/** The last position up to which two paths are the same; 0 at least. */
export function sharedWith(one: readonly Entry[], other: readonly Entry[]): number {
  let at = 0;
  while (at < one.length && at < other.length) {
    const a = one[at];
    const b = other[at];
    if (a === undefined || b === undefined || (a !== b && encodeEntry(a) !== encodeEntry(b))) break;
    at += 1;
  }
  return Math.max(0, at - 1);
}

/** A scenario is one object; a duel file is one object a line. What can be neither is taken for what its name says. */
export function looksLikeScenario(name: string, text: string): boolean {
  const head = text.slice(0, 4096);
  if (/"format"\s*:\s*"duelscope\/duel"/.test(head)) return false;
  return /\.jsonc?$/i.test(name) || /^[\uFEFF\s]*(\{|\/)/.test(head);
}

const STEP_LABEL = /^(?:(.*), )?step (\d+): /s;

/** What did not come out as a scenario says, with the line of its file where it has one. */
export function failureLines(
  failures: readonly string[],
  scenario: Scenario,
  origin: Origin,
  text: string | null,
): readonly string[] {
  if (origin.kind !== 'scenario' || text === null) return failures;
  return failures.map((failure) => {
    const [, label, step] = STEP_LABEL.exec(failure) ?? [];
    if (step === undefined) return `${origin.name}: ${failure}`;
    const branch = label !== undefined && scenario.branches?.[label] !== undefined ? ['branches', label] : [];
    return `${origin.name}, line ${lineOfPath(text, [...branch, 'steps', Number(step) - 1])}: ${failure}`;
  });
}

/** Where a scenario under another ruleset first comes to something else on the path that is looked at, and by which switches. */
export function differenceUnder(
  { header, entries }: PlayedScenario,
  ruleset: Ruleset,
  looked: readonly Entry[],
): { readonly from: number; readonly made: readonly SwitchSides[] } {
  const { difference, made, other } = compareRulesets({ header, path: entries }, ruleset);
  const by = (made?.by[0] ?? []).map((name) => switchSides(name, header.ruleset, ruleset));
  if (difference === null) return { from: differsFrom(entries, looked), made: by };
  const at = difference.position - (difference.kind === 'options' ? 1 : 0);
  return { from: placeIn(other.path, at, looked), made: by };
}
