import { expect, test } from 'vitest';
import { initialTransition, transition } from 'xstate';
import { CHARTS, createStepper, EXAMPLES, playScenario } from '../../machines/index.ts';
import { optionsOf, runsOf } from '../scenarios/runs.ts';

type Event = Parameters<typeof transition<(typeof CHARTS)['modern']>>[2];

test('a remembered step is the step that XState itself takes, entry by entry of every trunk', () => {
  const steppers = { modern: createStepper(CHARTS.modern), classic: createStepper(CHARTS.classic) };
  const different: string[] = [];
  let compared = 0;
  for (const scenario of EXAMPLES) {
    const { header, entries } = playScenario(scenario);
    const variant = header.ruleset.switches.damageStep;
    const stepper = steppers[variant];
    let ours = stepper.initial();
    let [theirs] = initialTransition(CHARTS[variant]);
    for (const entry of entries) {
      ours = stepper.step(ours, entry);
      [theirs] = transition(CHARTS[variant], theirs, entry as Event);
      if (JSON.stringify([ours.value, ours.status]) !== JSON.stringify([theirs.value, theirs.status]))
        different.push(`${scenario.id}, entry ${entry.index}`);
      compared += 1;
    }
  }
  expect(different).toEqual([]);
  expect(compared).toBeGreaterThan(1000);
});

test('equal configurations are one snapshot, however they were come to', () => {
  const stepper = createStepper(CHARTS.modern);
  const [run] = EXAMPLES.flatMap(runsOf);
  if (run === undefined) throw new Error('there is no scenario');
  const { entries } = playScenario(run.scenario, optionsOf(run));
  const fold = () =>
    entries.map((_, last) => entries.slice(0, last + 1).reduce(stepper.step, stepper.initial()));
  const [once, again] = [fold(), fold()];
  expect(once.every((snapshot, at) => snapshot === again[at])).toBe(true);
  expect(new Set(once).size).toBeLessThan(once.length);
});
