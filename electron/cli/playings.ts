import {
  lineOfPath,
  nameOfChoice,
  type PlayedScenario,
  playScenario,
  readRuleset,
  resolveRuleset,
  rulesetsOf,
  type Scenario,
  ScenarioError,
  setUp,
} from '../../machines/index.ts';
import { BadInput, badLine, badThing } from './badInput.ts';
import type { LoadedScenario } from './load.ts';
import { said } from './words/index.ts';

/** What of a scenario is played: its trunk or a branch, and under which ruleset where not its own. */
export interface Choice {
  readonly branch?: string | undefined;
  readonly ruleset?: string | undefined;
}

/** One way through a scenario, played. */
export interface Playing extends Choice {
  /** What came of it; undefined where it broke off. */
  readonly played?: PlayedScenario | undefined;
  /** What did not come out as expected, each with its file and line. */
  readonly failures: readonly string[];
}

const quote = (text: string): string => JSON.stringify(text);

/** @throws BadInput where a scenario has no such branch, or there is no such ruleset. */
export function checkChoice({ file, scenario }: LoadedScenario, { branch, ruleset }: Choice): void {
  const read = ruleset === undefined ? undefined : readRuleset(ruleset);
  if (read?.ok === false) throw badThing('--ruleset', said.common.wrongRuleset(read));
  const branches = Object.keys(scenario.branches ?? {});
  if (branch !== undefined && !branches.includes(branch))
    throw new BadInput(said.common.noBranch(file, quote(branch), branches.map(quote)));
}

/** Every way through a scenario: the trunk, then each branch under each of its rulesets. */
export function choicesOf(scenario: Scenario, wanted: Choice): readonly Choice[] {
  const branches = Object.entries(scenario.branches ?? {}).filter(
    ([name]) => wanted.branch === undefined || name === wanted.branch,
  );
  const trunk = wanted.branch === undefined ? [{ ruleset: wanted.ruleset }] : [];
  return [
    ...trunk,
    ...branches.flatMap(([name, branch]) =>
      (wanted.ruleset === undefined ? (rulesetsOf(branch) ?? [undefined]) : [wanted.ruleset]).map(
        (ruleset) => ({ branch: name, ruleset }),
      ),
    ),
  ];
}

/** The one way that is told or recorded: a branch under the first of its own rulesets where none is named. */
export function choiceOf(scenario: Scenario, { branch, ruleset }: Choice): Choice {
  const own = branch === undefined ? undefined : rulesetsOf(scenario.branches?.[branch])?.[0];
  return { branch, ruleset: ruleset ?? own };
}

/** @throws BadInput where the table of a scenario cannot be set up at all. */
function mustSetUp({ file, text, scenario }: LoadedScenario, ruleset: string | undefined): void {
  const resolved = resolveRuleset(ruleset ?? scenario.ruleset);
  if (resolved === undefined) return;
  try {
    setUp(scenario, resolved);
  } catch (error) {
    if (error instanceof ScenarioError)
      throw badLine(file, lineOfPath(text, error.path ?? ['setup']), said.playing.setup(error.message));
    throw error;
  }
}

/** What the engine says about a scenario that cannot go on; by name, since each has a class of its own. */
const ABOUT_SCENARIO: ReadonlySet<string> = new Set(['ScenarioError', 'CardLoop']);

/** Why a playing broke off: the scenario's own fault, or a defect of this program. */
function brokenOff(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof Error && ABOUT_SCENARIO.has(error.name)) return message;
  return said.common.defectIn(message);
}

/**
 * Plays one way through a scenario; where that breaks off, it has failed.
 * @throws BadInput where its table cannot be set up.
 */
export function playOne(loaded: LoadedScenario, choice: Choice, closed: boolean | undefined): Playing {
  const { branch, ruleset } = choice;
  const options = {
    ...(branch === undefined ? {} : { branch }),
    ...(ruleset === undefined ? {} : { ruleset }),
    ...(closed === true ? { closedWorld: true } : {}),
  };
  try {
    const played = playScenario(loaded.scenario, options);
    const failures = played.failures.map((failure) => failureLine(loaded, choice, failure));
    return { branch, ruleset, played, failures };
  } catch (error) {
    if (error instanceof ScenarioError) mustSetUp(loaded, ruleset);
    return { branch, ruleset, failures: [failureLine(loaded, choice, brokenOff(error))] };
  }
}

/**
 * Plays every way through a scenario that was asked for; a branch that no ruleset plays has failed.
 * @throws BadInput where its table cannot be set up.
 */
export function playAll(
  loaded: LoadedScenario,
  wanted: Choice,
  closed: boolean | undefined,
): readonly Playing[] {
  const choices = choicesOf(loaded.scenario, wanted);
  const played = choices.map((choice) => playOne(loaded, choice, closed));
  const left = Object.keys(loaded.scenario.branches ?? {}).filter(
    (name) => (wanted.branch ?? name) === name && !choices.some(({ branch }) => branch === name),
  );
  return [
    ...played,
    ...left.map((branch) => ({
      branch,
      failures: [failureLine(loaded, { branch }, said.common.notPlayed)],
    })),
  ];
}

/** A failure with the line of its step: `own.json: line 24: branch "stop" under classic-2004: step 3: …`. */
export function failureLine(
  { file, text, scenario }: LoadedScenario,
  { branch, ruleset }: Choice,
  failure: string,
): string {
  const step = /(?:^|, )step (\d+): /.exec(failure);
  const own = branch !== undefined && failure.startsWith(`${branch}, step `);
  const index = step === null ? undefined : Number(step[1]) - 1;
  const above = own
    ? ['branches', branch, 'steps']
    : branch !== undefined && index === undefined
      ? ['branches', branch]
      : ['steps'];
  const line = lineOfPath(text, index === undefined ? above : [...above, index]);
  const way = branch === undefined ? '' : said.common.branch(quote(branch));
  const under =
    ruleset === undefined || ruleset === nameOfChoice(scenario.ruleset) ? '' : said.common.under(ruleset);
  const what = own ? failure.slice(branch.length + 2) : failure;
  const whole = [[way, under].filter((part) => part !== '').join(' '), what].filter((part) => part !== '');
  return said.common.atLine(file, line, whole.join(said.common.colon));
}
