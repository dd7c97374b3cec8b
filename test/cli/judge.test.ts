import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { duelscope, exampleFile, testFile } from '../support/commandLine.ts';
import { testFolder } from '../support/folders.ts';

describe('judge: one entry to be shown to others', () => {
  test('as a text it is what the inspector gives, and as a player saw it what that player hides from is not named', async () => {
    const came = await duelscope('judge', `${exampleFile('T-09')}@24`);
    expect([came.code, came.out[0]]).toEqual([0, 'T-09  Scapegoat under a direct attack, entry 24']);
    expect(came.out).toContain('Verdict: Replay');
    const nothing = await duelscope('judge', exampleFile('T-09'));
    expect([nothing.code, nothing.problems[0]]).toEqual([
      2,
      expect.stringContaining('say which entry is asked about'),
    ]);
    const seen = await duelscope('judge', exampleFile('D-08'), '--at', '3', '--seen-by', 'A');
    expect(seen.out).toContain('Told as A saw it; what the other side hides is not named.');
  });

  test('in French: players without a name, verdict, rule and ruleset; and in English again', async () => {
    const french = await duelscope('judge', `${exampleFile('T-09')}@24`, '--language', 'fr');
    const text = french.out.join('\n').replaceAll(/[\u00a0\u202f]/g, ' ');
    for (const words of [
      'entrée 24',
      'Joueur B, défend : 8000 Life Points',
      'Verdict : Replay',
      'Règle R3',
      'Règles : ',
    ])
      expect(text).toContain(words);
    expect(text).not.toMatch(/Player [AB]|Monsters|Rule R3/);
    const english = await duelscope('judge', `${exampleFile('T-09')}@24`);
    expect(english.out).toContain('Verdict: Replay');
  });

  test('as a page into a file; a file that is no such page stays unless forced', async () => {
    const out = join(testFolder(), 'duel.html');
    const make = () => duelscope('judge', exampleFile('T-09'), '--at', '24', '--as', 'html', '--out', out);
    const came = await make();
    expect([came.code, came.problems]).toEqual([0, []]);
    expect(came.out[0]).toMatch(/duel\.html: \d+ kB$/);
    expect(readFileSync(out, 'utf8')).toContain('"start":24,');
    expect((await make()).code).toBe(0);
    const mine = testFile('mine.html', '<p>mine</p>');
    const refused = await duelscope(
      'judge',
      exampleFile('T-09'),
      '--at',
      '24',
      '--as',
      'html',
      '--out',
      mine,
    );
    expect([refused.code, refused.problems[0]]).toEqual([
      2,
      `${mine}: this file is there already and is no page of a duel; choose another name, or give --force to replace it`,
    ]);
    expect(readFileSync(mine, 'utf8')).toBe('<p>mine</p>');
  });

  test('what it cannot do it says in one line', async () => {
    const picture = await duelscope('judge', exampleFile('T-09'), '--at', '24', '--as', 'png');
    expect([picture.code, picture.out]).toEqual([2, []]);
    expect(picture.problems[0]).toContain('a picture is drawn in a browser');
    const nowhere = await duelscope('judge', exampleFile('T-09'), '--at', '999');
    expect(nowhere.problems[0]).toMatch(/T-09\.json has no entry 999 here/);
  });
});
