import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { duelscope, exampleFile, recordedDuel, testFile } from '../support/commandLine.ts';
import { testFolder } from '../support/folders.ts';

describe('reduce: the smallest scenario with one verdict', () => {
  test('prints a scenario that plays', async () => {
    const came = await duelscope('reduce', exampleFile('T-09'), '--at', '24');
    expect(came.code).toBe(0);
    const again = await duelscope('play', testFile('small.json', came.out.join('\n')));
    expect([again.code, again.out.at(-1)]).toEqual([0, '1 scenario, 0 branches: 1 passed, 0 failed']);
  });

  test('of a recorded duel, into a file; a file of another kind stays unless forced', async () => {
    const out = join(testFolder(), 'small.json');
    const duel = await recordedDuel();
    const came = await duelscope('reduce', duel, '--at', '10', '--out', out);
    expect([came.code, came.out.length]).toEqual([0, 1]);
    expect(came.out[0]).toMatch(
      /small\.json: \d+ steps?, the same verdict at entry \d+ \(\d+ scenarios played\)$/,
    );
    expect((await duelscope('reduce', duel, '--at', '10', '--out', out)).code).toBe(0);
    const notes = testFile('notes.json', '{ "mine": true }');
    const refused = await duelscope('reduce', duel, '--at', '10', '--out', notes);
    expect([refused.code, refused.problems.length]).toEqual([2, 1]);
    expect(refused.problems[0]).toContain('is there already and is no scenario');
    expect(readFileSync(notes, 'utf8')).toBe('{ "mine": true }');
  });

  test('an entry that is not there is one line', async () => {
    const came = await duelscope('reduce', exampleFile('T-09'), '--at', '999');
    expect([came.code, came.out, came.problems.length]).toEqual([2, [], 1]);
    expect(came.problems[0]).toMatch(/^--at: .*T-09\.json has no entry 999 here; its last one is \d+$/);
  });
});
