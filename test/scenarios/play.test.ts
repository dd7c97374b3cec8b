import { describe, expect, test } from 'vitest';
import { EXAMPLES, playScenario } from '../../machines/index.ts';
import { optionsOf, runsOf } from './runs.ts';

describe('every built-in scenario, branch and ruleset comes out as the rules say', () => {
  test.each(EXAMPLES.flatMap(runsOf).map((run) => [run.title, run] as const))('%s', (_, run) => {
    expect(playScenario(run.scenario, optionsOf(run)).failures).toEqual([]);
  });
});
