import { expect, test } from 'vitest';
import { initialTransition, transition } from 'xstate';
import type { Entry } from '../../events/index.ts';
import { CHARTS, createStepper, EXAMPLES, playScenario } from '../../machines/index.ts';
import { optionsOf, runsOf } from '../scenarios/runs.ts';

type Event = Parameters<typeof transition<(typeof CHARTS)['modern']>>[2];

test('a remembered step is the step that XState itself takes, entry by entry of every scenario', () => {
  const steppers = { modern: createStepper(CHARTS.modern), classic: createStepper(CHARTS.classic) };
  let compared = 0;
  for (const run of EXAMPLES.flatMap(runsOf)) {
    const { header, entries } = playScenario(run.scenario, optionsOf(run));
    const variant = header.ruleset.switches.damageStep;
    const chart = CHARTS[variant];
    const stepper = steppers[variant];
    let ours = stepper.initial();
    let [theirs] = initialTransition(chart);
    for (const entry of entries as readonly Entry[]) {
      ours = stepper.step(ours, entry);
      [theirs] = transition(chart, theirs, entry as Event);
      expect([ours.value, ours.status], `${run.title}, entry ${entry.index}`).toEqual([
        theirs.value,
        theirs.status,
      ]);
      compared += 1;
    }
  }
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
