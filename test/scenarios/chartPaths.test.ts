import { expect, test } from 'vitest';
import { EXAMPLES, playScenario } from '../../machines/index.ts';
import { ChartPaths } from './chartPaths.ts';
import { runsOf } from './runs.ts';

/** Everything the built-in scenarios play, followed through the chart that the run's ruleset takes. */
function followAll(): Readonly<Record<'modern' | 'classic', ChartPaths>> {
  const paths = { modern: new ChartPaths('modern'), classic: new ChartPaths('classic') };
  for (const { scenario, branch, ruleset } of EXAMPLES.flatMap(runsOf)) {
    const played = playScenario(scenario, {
      ...(branch === undefined ? {} : { branch }),
      ...(ruleset === undefined ? {} : { ruleset }),
    });
    paths[played.header.ruleset.switches.damageStep].follow(played.entries);
  }
  return paths;
}

const paths = followAll();

test.each(['modern', 'classic'] as const)(
  'every state and transition of the %s chart is reached by a scenario',
  (variant) => {
    const { states, transitions, missing } = paths[variant].report();
    const reached = {
      states: states - missing.states.length,
      transitions: transitions - missing.transitions.length,
    };
    console.log(
      `${variant} chart: ${reached.states} of ${states} states, ${reached.transitions} of ${transitions} transitions reached`,
    );
    expect(missing).toEqual({ states: [], transitions: [] });
  },
);
