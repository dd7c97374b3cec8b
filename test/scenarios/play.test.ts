import { describe, expect, test } from 'vitest';
import { EXAMPLES, playScenario } from '../../machines/index.ts';
import { runsOf } from './runs.ts';

describe('every built-in scenario, branch and ruleset comes out as the rules say', () => {
  test.each(EXAMPLES.flatMap(runsOf).map((run) => [run.title, run] as const))(
    '%s',
    (_, { scenario, branch, ruleset }) => {
      const played = playScenario(scenario, {
        ...(branch === undefined ? {} : { branch }),
        ...(ruleset === undefined ? {} : { ruleset }),
      });
      expect(played.failures).toEqual([]);
    },
  );
});
