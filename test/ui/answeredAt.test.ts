import { expect, test } from 'vitest';
import { exampleById, playScenario } from '../../machines/index.ts';
import { answerPosition } from '../../ui/app/examplesDone.ts';
import { columnsOf } from '../../ui/worker/outline.ts';

const answerOf = (id: string) => {
  const scenario = exampleById(id);
  if (scenario === undefined) throw new Error(`no example ${id}`);
  const { entries } = playScenario(scenario);
  const { marks } = columnsOf(entries);
  return entries[answerPosition({ marks, length: entries.length })];
};

test.each(['D-01', 'D-02', 'D-03', 'D-04', 'D-06', 'D-07'])(
  '%s asks what a battle costs: that is answered where it is calculated',
  (id) => expect(answerOf(id)?.type).toBe('battle.calculated'),
);

test('T-09 asks for a replay: that is answered where it is checked', () => {
  expect(answerOf('T-09')).toMatchObject({ type: 'attackReplay.checked', payload: { verdict: 'replay' } });
});

test('T-04: tokens came, and the check after them found no replay', () => {
  expect(answerOf('T-04')).toMatchObject({
    type: 'attackReplay.checked',
    payload: { verdict: 'none', code: 'OWN_SIDE_ONLY' },
  });
});
