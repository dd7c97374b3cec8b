import { expect, test } from 'vitest';
import { decodeDuel } from '../../events/index.ts';
import { DUEL_READING, readScenario } from '../../machines/index.ts';
import { declares, fought, toldFile, turnEnds } from './otherEngine.ts';

const refused = (...events: readonly unknown[]): string => {
  const read = decodeDuel(toldFile(...events), DUEL_READING);
  return read.ok ? '' : read.error.message;
};

test('of a file that another engine writes, all lines of the wrong form are named at once, and each of their faults', () => {
  const [declaring, declared] = declares('a', 1, 'b');
  const wrongMove = ['card.moved', { card: 'b', visit: 'b/2', from: 'B3', to: 'gy', faceUp: true }];
  const said = refused(declaring, ['attack.declarde', {}], wrongMove, declared, ...fought, turnEnds);
  expect(said).toMatch(
    /^line 4: "attack\.declarde" is not a type of event\. .* Also line 5: in this card\.moved entry /,
  );
  for (const part of ['"payload.from" must be', '"payload.to"', '"payload.reason"'])
    expect(said).toContain(part);
  expect(said).not.toContain('\n');
  // what mends them is said once
  expect(said.split('Correct what the engine writes').length).toBe(2);
  // a file that Duelscope wrote is whole up to where it is damaged: only that is told
  expect(refused(declaring, declared)).toBe('');
});

test('of a scenario the first fault is told, and what else its form is not, with the lines', () => {
  const text = JSON.stringify(
    {
      ...{ format: 'duelscope/scenario', version: 1, id: 'mine', title: 7, setup: { turn: 'three' } },
      steps: [{ A: 'atack' }],
    },
    null,
    1,
  );
  const read = readScenario(text);
  expect(read.ok).toBe(false);
  if (read.ok) return;
  const lines = [
    read.line,
    ...[...read.message.matchAll(/; also line (\d+): /g)].map(([, at]) => Number(at)),
  ];
  expect(lines.sort((a, b) => a - b)).toEqual([5, 7, 11]);
});
