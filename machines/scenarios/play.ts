import type { Entry } from '../../events/index.ts';
import { CardLoop } from '../decide/index.ts';
import type { Rules } from '../duel/rules.ts';
import { type DuelSession, openSession } from '../duel/session.ts';
import type { DuelHeader, DuelState } from '../duel/types.ts';
import { nameOfChoice, resolveRuleset } from '../rulesets/index.ts';
import { digestOf } from './digest.ts';
import { DIGESTS } from './digests.ts';
import { Playing } from './playing.ts';
import { rulesetsOf, type Scenario } from './schema.ts';
import { ScenarioError, setUp } from './setup.ts';

export interface PlayOptions {
  /** The branch to play after the trunk's steps that it keeps. */
  readonly branch?: string;
  /** A ruleset by name (`nameOfChoice`) instead of the scenario's own. */
  readonly ruleset?: string;
  /** Whether everything that happens must be mentioned; so for the built-in scenarios. */
  readonly closedWorld?: boolean;
  /** Rules to play with instead of those of the ruleset (a chart with a transition taken out, in tests). */
  readonly rulesFor?: (header: DuelHeader) => Rules;
}

/** A scenario played to its end, or to where it failed. */
export interface PlayedScenario {
  readonly header: DuelHeader;
  readonly entries: readonly Entry[];
  readonly state: DuelState;
  /** What did not come out as expected, a line each; none where all is well. */
  readonly failures: readonly string[];
  /** The entry at which the first of them showed: the last one there was then, or the one that nobody expected. */
  readonly failedAt?: number;
  /** How many expectations were checked. */
  readonly checked: number;
  /** The `as` names of the scenario's cards. */
  readonly names: ReadonlyMap<string, string>;
}

/** Known by its digest: who plays one scenario need not have all the others at hand. */
const isBuiltIn = (scenario: Scenario): boolean =>
  Object.hasOwn(DIGESTS, scenario.id) && DIGESTS[scenario.id] === digestOf(scenario);

/** Cards that never come to rest make a setup that cannot be played. */
function beginDuel(header: DuelHeader, rules: Rules | undefined): DuelSession {
  try {
    return openSession(header, rules === undefined ? {} : { rules });
  } catch (error) {
    if (error instanceof CardLoop) throw new ScenarioError(error.message);
    throw error;
  }
}

/** Whether a scenario is played under a ruleset that it was not told for. */
const isForeign = (scenario: Scenario, { branch, ruleset }: PlayOptions): boolean =>
  ruleset !== undefined &&
  ruleset !== nameOfChoice(scenario.ruleset) &&
  (branch === undefined || rulesetsOf(scenario.branches?.[branch])?.includes(ruleset) !== true);

/**
 * Play a scenario, its trunk or a branch, under its own ruleset or another one; a duel comes of it even where it fails.
 * @throws ScenarioError where the scenario cannot be set up: an unknown card, ruleset or branch
 * @example playScenario(scenario, { branch: 'stop' }).failures
 */
export function playScenario(scenario: Scenario, options: PlayOptions = {}): PlayedScenario {
  const ruleset = resolveRuleset(options.ruleset ?? scenario.ruleset);
  if (ruleset === undefined)
    throw new ScenarioError(`there is no ruleset '${options.ruleset ?? nameOfChoice(scenario.ruleset)}'`);
  const branch = options.branch === undefined ? undefined : scenario.branches?.[options.branch];
  if (options.branch !== undefined && branch === undefined)
    throw new ScenarioError(`the scenario has no branch '${options.branch}'`);
  const kept =
    branch === undefined ? scenario.steps : scenario.steps.slice(0, branch.from ?? scenario.steps.length);
  const { header, names } = setUp(scenario, ruleset);
  const rules = options.rulesFor?.(header);
  const session = beginDuel(header, rules);
  const playing = new Playing(
    session,
    names,
    options.closedWorld ?? isBuiltIn(scenario),
    isForeign(scenario, options),
  );
  const steps = [
    ...kept.map((step, index) => ({ step, label: `step ${index + 1}` })),
    ...(branch?.steps ?? []).map((step, index) => ({
      step,
      label: `${options.branch ?? ''}, step ${index + 1}`,
    })),
  ];
  let whole = true;
  let failedAt: number | undefined;
  for (const { step, label } of steps) {
    whole = playing.take(step, label);
    if (playing.failures.length > 0) failedAt ??= playing.entries.length - 1;
    if (!whole) break;
  }
  if (whole) {
    const unexpected = playing.expectations.finish(playing.failures);
    failedAt ??= unexpected;
  }
  const { entries, failures, state, expectations } = playing;
  return {
    ...{ header, entries, failures, state, checked: expectations.checked, names },
    ...(failedAt === undefined ? {} : { failedAt }),
  };
}
