import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { duelscope, exampleFile, recordedDuel, testFile } from '../support/commandLine.ts';

const T09 = exampleFile('T-09');

describe('find: entries that fit a search', () => {
  test('each with the name that opens it, in words; 1 when nothing fits', async () => {
    const came = await duelscope('find', T09, 'type:attackReplay.checked code:ENTER');
    expect(came.code).toBe(0);
    expect(came.out).toHaveLength(2);
    const [first = '', last] = came.out;
    expect(first).toMatch(/T-09\.json@\d+ {2}Replay/);
    expect(last).toBe('1 entry in 1 of 1 file');
    const [link = ''] = first.split('  ');
    const told = await duelscope('explain', link);
    expect(told.out.join('\n')).toContain('Replay');
    expect((await duelscope('find', T09, 'card:blue-eyes-white-dragon')).code).toBe(1);
  });

  test('several files, and where a condition comes true', async () => {
    const came = await duelscope(
      'find',
      T09,
      await recordedDuel(),
      'B.lifePoints < 8000',
      '--stops',
      '--json',
    );
    const { found } = came.json() as { found: { file: string; type: string }[] };
    expect(found.map(({ type }) => type)).toEqual(['lifePoints.changed']);
    expect(found[0]?.file).toContain('d-01.duel.jsonl');
  });

  test('what cannot be read is one line that says how to mend it', async () => {
    const wrong = await duelscope('find', T09, 'rul:R3');
    expect([wrong.code, wrong.out, wrong.problems]).toEqual([
      2,
      [],
      ['"rul:R3": rul: is no key; did you mean rule:?'],
    ]);
    expect((await duelscope('find', 'rule:R3')).problems).toHaveLength(1);
    const duel = readFileSync(await recordedDuel(), 'utf8').split('\n');
    const at = duel.findIndex((line) => line.includes('"card.moved"'));
    const torn = testFile(
      'torn.duel.jsonl',
      duel.toSpliced(at, 1, (duel[at] ?? '').replaceAll(/"card":"c\d+"/g, '"card":"zz"')).join('\n'),
    );
    const broken = await duelscope('find', torn, 'A.lifePoints < 1');
    expect([broken.code, broken.problems.length]).toEqual([2, 1]);
    expect(broken.problems[0]).toMatch(/entry \d+ does not fit the table before it/);
  });

  test('an entry named twice must be the same one', async () => {
    expect((await duelscope('explain', `${T09}@24`, '--at', '24')).code).toBe(0);
    const both = await duelscope('explain', `${T09}@24`, '--at', '25');
    expect([both.code, both.problems]).toEqual([
      2,
      [`--at: ${T09}@24 says entry 24 and --at says 25; leave one of them out`],
    ]);
  });
});
