import {
  lineOfPath,
  type PlayedScenario,
  playScenario,
  RULESETS,
  type Scenario,
  ScenarioError,
} from '../../machines/index.ts';
import { BadInput, badLine } from './badInput.ts';
import type { LoadedScenario } from './load.ts';

/** What of a scenario is played: its trunk or a branch, and under which ruleset where not its own. */
export interface Choice {
  readonly branch?: string | undefined;
  readonly ruleset?: string | undefined;
}

/** One way through a scenario, played. */
export interface Playing extends Choice {
  readonly played: PlayedScenario;
}

const quote = (text: string): string => JSON.stringify(text);

/** @throws BadInput where a scenario has no such branch, or there is no such ruleset. */
export function checkChoice({ file, scenario }: LoadedScenario, { branch, ruleset }: Choice): void {
  if (ruleset !== undefined && !RULESETS.has(ruleset))
    throw new BadInput(
      `--ruleset: there is no ruleset ${quote(ruleset)}; there are ${[...RULESETS.keys()].join(', ')}`,
    );
  const branches = Object.keys(scenario.branches ?? {});
  if (branch !== undefined && !branches.includes(branch)) {
    const there = branches.length === 0 ? 'it has none' : `it has ${branches.map(quote).join(', ')}`;
    throw new BadInput(`--branch: ${file} has no branch ${quote(branch)}; ${there}`);
  }
}

/** Every way through a scenario: the trunk, then each branch under each of its rulesets. */
export function choicesOf(scenario: Scenario, wanted: Choice): readonly Choice[] {
  const branches = Object.entries(scenario.branches ?? {}).filter(
    ([name]) => wanted.branch === undefined || name === wanted.branch,
  );
  const trunk = wanted.branch === undefined ? [{ ruleset: wanted.ruleset }] : [];
  return [
    ...trunk,
    ...branches.flatMap(([branch, { rulesets = [undefined] }]) =>
      (wanted.ruleset === undefined ? rulesets : [wanted.ruleset]).map((ruleset) => ({ branch, ruleset })),
    ),
  ];
}

/**
 * Plays one way through a scenario.
 * @throws BadInput where its table cannot be set up.
 */
export function playOne(
  loaded: LoadedScenario,
  { branch, ruleset }: Choice,
  closed: boolean | undefined,
): Playing {
  const options = {
    ...(branch === undefined ? {} : { branch }),
    ...(ruleset === undefined ? {} : { ruleset }),
    ...(closed === true ? { closedWorld: true } : {}),
  };
  try {
    return { branch, ruleset, played: playScenario(loaded.scenario, options) };
  } catch (error) {
    if (error instanceof ScenarioError)
      throw badLine(loaded.file, lineOfPath(loaded.text, ['setup']), `setup: ${error.message}`);
    throw error;
  }
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
  const way = branch === undefined ? '' : `branch ${quote(branch)}`;
  const under = ruleset === undefined || ruleset === scenario.ruleset ? '' : `under ${ruleset}`;
  const what = own ? failure.slice(branch.length + 2) : failure;
  return `${file}: line ${line}: ${[[way, under].filter((part) => part !== '').join(' '), what].filter((part) => part !== '').join(': ')}`;
}
