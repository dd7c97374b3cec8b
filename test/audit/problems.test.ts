import { expect, test } from 'vitest';
import { createDecoder, decodeDuel, encodeDuel } from '../../events/index.ts';
import { DUEL_READING, exampleById, playScenario, readScenario } from '../../machines/index.ts';
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

test('cards that nothing brought are named with the lines of the wrong form, but for those that such a line may have brought', () => {
  const [declaring, declared] = declares('a', 1, 'zz');
  const comes = ['card.moved', { card: 't1', created: 'token' }];
  const [again, known] = declares('a2', 2, 't1');
  const said = refused(declaring, ['attack.declarde', {}], declared, comes, again, known);
  expect(said).toMatch(/ Also line 5: in this attack\.declared entry no card "zz" is in this duel\./);
  expect(said).toContain('Also line 6: in this card.moved entry');
  expect(said).not.toContain('"t1" is in');
  expect(said).not.toMatch(/Also line [478]:/);
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

test('of a file that another engine writes, lines that are no JSON are named at once, and how many more there are', () => {
  const [header = '', setup = ''] = toldFile().split('\n');
  const bad = Array.from({ length: 7 }, (_, at) => `DEBUG attack ${at}`);
  const read = decodeDuel(
    `${[header, setup, ...bad.slice(0, 3), '', ...bad.slice(3)].join('\n')}\n`,
    DUEL_READING,
  );
  const said = read.ok ? '' : read.error.message;
  expect(said).toMatch(
    /^line 3: this is not readable JSON: "DEBUG attack 0"\. Correct what the engine writes/,
  );
  expect(
    [...said.matchAll(/Also line (\d+): this is not readable JSON/g)].map(([, at]) => Number(at)),
  ).toEqual([4, 5, 7, 8]);
  expect(said).toMatch(/ 2 more lines are wrong\.$/);
  // told piece by piece it is the same, and a last line that is still being written is none of them
  const decoder = createDecoder(DUEL_READING);
  for (const piece of [header, '\n', setup, '\n{"a', '"\n', 'b\n', '{"index":2,"ty']) decoder.push(piece);
  expect(decoder.error?.message).toMatch(/^line 3: .* Also line 4: this is not readable JSON: "b"\.$/);
  const whole = decoder.end();
  expect(whole.ok ? '' : whole.error.message).toBe(decoder.error?.message);
  // of a file that Duelscope wrote only the first: it is whole up to where it is damaged
  const example = exampleById('T-09');
  if (example === undefined) throw new Error('T-09 is gone');
  const played = playScenario(example);
  const own = encodeDuel(played.header, played.entries).split('\n');
  const damaged = decodeDuel([own[0], own[1], 'x', 'y', ''].join('\n'), DUEL_READING);
  expect(damaged.ok ? '' : damaged.error.message).not.toContain('line 4');
});

test('of a scenario all that is wrong behind its form is told at once, with the lines, as far as one line holds', () => {
  const scenario = (more: object) =>
    JSON.stringify(
      {
        ...{ format: 'duelscope/scenario', version: 1, id: 'mine', title: 'mine', ruleset: 'modern-tgc' },
        setup: { A: { monsters: ['dark-magican', 'scapegoat'] }, B: { hand: ['batle-ox'] } },
        steps: [{ A: 'attack', with: 'sumoned-skull', target: 'direct' }],
        ...more,
      },
      null,
      1,
    );
  const said = (text: string): readonly [number, string] => {
    const read = readScenario(text);
    return read.ok ? [0, ''] : [read.line, read.message];
  };
  const [line, all] = said(scenario({}));
  expect(line).toBe(10);
  for (const part of [
    'setup.A.monsters[0]: there is no card "dark-magican"; did you mean "dark-magician"?',
    '; also line 16: setup.B.hand[0]: there is no card "batle-ox"; did you mean "battle-ox"?',
    '; also line 6: ruleset: ',
    '; also line 11: setup.A.monsters[1]: "scapegoat" is a spell and cannot be in a Monster Zone',
    '; also line 23: steps[0].with: there is no card "sumoned-skull"; did you mean "summoned-skull"?',
  ])
    expect(all).toContain(part);
  const many = scenario({
    steps: Array.from({ length: 40 }, (_, at) => ({ A: 'attack', with: `no-card-${at}`, target: 'direct' })),
  });
  expect(said(many)[1]).toMatch(/; and \d\d more$/);
  expect(said(many)[1].length).toBeLessThan(800);
});
