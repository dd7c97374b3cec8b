import { expect, test } from 'vitest';
import {
  CHARTS,
  type ChartArrow,
  ChartCoverage,
  createRules,
  type DuelHeader,
  EXAMPLES,
  playScenario,
} from '../../machines/index.ts';
import { chartWithout, VARIANTS, type Variant } from './chartPaths.ts';
import { optionsOf, runsOf, type ScenarioRun } from './runs.ts';

/** Everything the built-in scenarios play, followed through the chart that the run's ruleset takes. */
function followAll() {
  const paths: Record<Variant, ChartCoverage> = {
    modern: new ChartCoverage(CHARTS.modern),
    classic: new ChartCoverage(CHARTS.classic),
  };
  const takenBy = new Map<ChartArrow, ScenarioRun[]>();
  for (const run of EXAMPLES.flatMap(runsOf)) {
    const { header, entries } = playScenario(run.scenario, optionsOf(run));
    for (const arrow of paths[header.ruleset.switches.damageStep].follow(entries))
      takenBy.set(arrow, [...(takenBy.get(arrow) ?? []), run]);
  }
  return { paths, takenBy };
}

const { paths, takenBy } = followAll();

/** Whether every one of these runs still comes out without an arrow; a defect of the engine counts as not. */
function comesOutWithout(arrow: ChartArrow, variant: Variant, runs: readonly ScenarioRun[]): boolean {
  const chart = chartWithout(variant, arrow);
  const rulesFor = ({ ruleset, cards }: DuelHeader) => createRules({ ruleset, cards, chart });
  return runs.every((run) => {
    try {
      return playScenario(run.scenario, { ...optionsOf(run), rulesFor }).failures.length === 0;
    } catch {
      return false;
    }
  });
}

test.each(VARIANTS)('every state and transition of the %s chart is reached by a scenario', (variant) => {
  const { states, arrows, reached, taken } = paths[variant];
  console.log(
    `${variant} chart: ${reached.length} of ${states.length} states and ${taken.length} of ${arrows.length} transitions are reached`,
  );
  expect(reached).toEqual(states);
  expect(taken).toEqual(arrows);
});

test.each(VARIANTS)('without any one transition of the %s chart some scenario fails', (variant) => {
  // The last ones were written for single arrows, and mostly fail at once.
  const unneeded = paths[variant].arrows.filter((arrow) =>
    comesOutWithout(arrow, variant, (takenBy.get(arrow) ?? []).toReversed()),
  );
  expect(unneeded.map(({ words }) => words)).toEqual([]);
});
