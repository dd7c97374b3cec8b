import { expect, test } from 'vitest';
import { exampleById, playScenario } from '../../machines/index.ts';
import { playEveryRun } from '../support/everyRun.ts';
import { withoutAuthority } from './authority.ts';

test('no entry of any built-in run stands there without a command or a must that asks for it', () => {
  const found: string[] = [];
  let [runs, entries] = [0, 0];
  for (const { run, played } of playEveryRun()) {
    runs += 1;
    entries += played.entries.length;
    for (const { index, type, why } of withoutAuthority(played.header, played.entries))
      found.push(`${run.title}: entry ${index}, ${type}: ${why}`);
  }
  console.log(`authority: ${entries} entries of ${runs} runs followed through their charts`);
  expect(found).toEqual([]);
});

test.each([
  'attack.declared',
  'attackReplay.checked',
  'damageStep.reached',
  'battle.calculated',
  'chain.ended',
] as const)('a second %s that nothing asks for is noticed', (type) => {
  const scenario = exampleById('T-01');
  if (scenario === undefined) throw new Error('T-01 is missing');
  const { entries, header } = playScenario(scenario, { branch: 'attack the dragon' });
  const first = entries.findIndex((entry) => entry.type === type);
  expect(first).toBeGreaterThan(0);
  const forged = entries.slice(0, first + 1);
  const copy = entries[first];
  if (copy !== undefined) forged.push({ ...copy, index: first + 1 });
  expect(withoutAuthority(header, forged).map(({ index, type: name }) => [index, name])).toEqual([
    [first + 1, type],
  ]);
});
