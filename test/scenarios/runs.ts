import { nameOfChoice } from '../../machines/rulesets/index.ts';
import { rulesetsOf, type Scenario } from '../../machines/scenarios/schema.ts';

/** One way to play a scenario: its trunk, or a branch under one ruleset. */
export interface ScenarioRun {
  readonly title: string;
  readonly scenario: Scenario;
  readonly branch?: string;
  /** A ruleset the branch names; the scenario's own where left out. */
  readonly ruleset?: string;
}

/** The trunk and every branch, each under every ruleset it is for. */
export function runsOf(scenario: Scenario): readonly ScenarioRun[] {
  const branches = Object.entries(scenario.branches ?? {}).flatMap(([branch, data]): ScenarioRun[] => {
    const rulesets = rulesetsOf(data);
    return rulesets === undefined
      ? [{ title: `${scenario.id} ${branch}`, scenario, branch }]
      : rulesets.map((ruleset) => ({
          title: `${scenario.id} ${branch} (${ruleset})`,
          scenario,
          branch,
          ruleset,
        }));
  });
  return [
    { title: `${scenario.id} ${scenario.title} (${nameOfChoice(scenario.ruleset)})`, scenario },
    ...branches,
  ];
}

/** What a run asks of the player. */
export const optionsOf = ({ branch, ruleset }: ScenarioRun): { branch?: string; ruleset?: string } => ({
  ...(branch === undefined ? {} : { branch }),
  ...(ruleset === undefined ? {} : { ruleset }),
});
