import { execFileSync } from 'node:child_process';
import { linkSync, lstatSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { duelscope, exampleText, testFile } from '../support/commandLine.ts';
import { testFolder } from '../support/folders.ts';

async function refused(...args: readonly string[]): Promise<string> {
  const came = await duelscope(...args);
  expect([came.code, came.out, came.problems.length]).toEqual([2, [], 1]);
  return came.problems[0] ?? '';
}

describe('record: what lies where the duel is to be written', () => {
  const scenario = exampleText('D-01');
  function ownFile(): { readonly folder: string; readonly own: string } {
    const folder = testFolder();
    return { folder, own: testFile('own.json', scenario, folder) };
  }

  test('the scenario itself stays, by its name, a symbolic link or a hard link, forced or not', async () => {
    const { folder, own } = ownFile();
    const soft = join(folder, 'soft.duel.jsonl');
    symlinkSync('own.json', soft);
    const hard = join(folder, 'hard.duel.jsonl');
    linkSync(own, hard);
    for (const out of [soft, hard])
      for (const force of [[], ['--force']])
        expect(await refused('record', own, '--out', out, ...force)).toBe(
          `${out}: this is the scenario itself; choose another name`,
        );
    expect(await refused('record', own, '--out', own)).toBe(
      `--out: ${own} should end in .duel.jsonl, as the names of duel files do`,
    );
    expect(readFileSync(own, 'utf8')).toBe(scenario);
    // the same, where the scenario is called like a duel file
    const odd = testFile('odd.duel.json', scenario, folder);
    expect(await refused('record', odd, '--out', odd)).toContain('should end in .duel.jsonl');
    expect(readFileSync(odd, 'utf8')).toBe(scenario);
  });

  test('another file stays unless forced; a duel file is replaced', async () => {
    const { folder, own } = ownFile();
    const out = testFile('notes.duel.jsonl', 'my notes\n', folder);
    expect(await refused('record', own, '--out', out)).toBe(
      `${out}: this file is there already and is no duel file; choose another name, or give --force to replace it`,
    );
    expect(readFileSync(out, 'utf8')).toBe('my notes\n');
    expect((await duelscope('record', own, '--out', out, '--force')).code).toBe(0);
    const duel = readFileSync(out, 'utf8');
    expect(duel).toContain('"format":"duelscope/duel"');
    writeFileSync(out, `${duel.split('\n')[0]}\n`);
    const again = await duelscope('record', own, '--out', out);
    expect(again).toMatchObject({ code: 0, problems: [] });
    expect(readFileSync(out, 'utf8')).toBe(duel);
  });

  test('a folder and an empty name', async () => {
    const { folder, own } = ownFile();
    mkdirSync(join(folder, 'a.duel.jsonl'));
    expect(await refused('record', own, '--out', join(folder, 'a.duel.jsonl'))).toContain('this is a folder');
    expect(await refused('record', own, '--out', '')).toBe('the name of the duel file is empty; name one');
  });

  // Windows makes links for few
  if (process.platform !== 'win32')
    test('a link that leads in a circle or to nothing stays', async () => {
      const { folder, own } = ownFile();
      for (const [name, to, said] of [
        ['loop.duel.jsonl', 'loop.duel.jsonl', 'this link leads in a circle; name the file itself'],
        ['gone.duel.jsonl', 'nowhere', 'this link leads to no file; name the file itself'],
      ] as const) {
        const link = join(folder, name);
        symlinkSync(to, link);
        for (const force of [[], ['--force']])
          expect(await refused('record', own, '--out', link, ...force)).toBe(`${link}: ${said}`);
        expect(lstatSync(link).isSymbolicLink()).toBe(true);
      }
    });

  test('a scenario that does not come out says so as play does, and writes nothing', async () => {
    const { folder, own } = ownFile();
    writeFileSync(own, scenario.replace(/"steps": \[/, '"steps": [ { "until": "damage.1" }, '));
    const came = await duelscope('record', own, '--out', join(folder, 'none.duel.jsonl'));
    expect([came.code, came.problems]).toEqual([1, []]);
    expect(came.out[0]).toMatch(/^FAIL {2}.*own\.json: line \d+: step 1: damage\.1 does not come/);
    expect(() => lstatSync(join(folder, 'none.duel.jsonl'))).toThrow();
  });

  // Windows has no named pipes among its files
  if (process.platform !== 'win32')
    test('a named pipe stays, forced or not', async () => {
      const { folder, own } = ownFile();
      const pipe = join(folder, 'pipe.duel.jsonl');
      execFileSync('mkfifo', [pipe]);
      for (const force of [[], ['--force']])
        expect(await refused('record', own, '--out', pipe, ...force)).toBe(
          `${pipe}: this is not an ordinary file; choose another name`,
        );
      expect(await refused('schema', '--out', pipe)).toBe(`${pipe}: this is not a folder; name one`);
      expect(lstatSync(pipe).isFIFO()).toBe(true);
    });
});

describe('schema: where it is written', () => {
  test('a folder is made, but none above it; a file is none', async () => {
    const folder = testFolder();
    const deep = join(folder, 'one', 'two');
    expect(await refused('schema', '--out', deep)).toBe(
      `${deep}: the folder above it is not there; make it first, or choose another one`,
    );
    expect((await duelscope('schema', '--out', join(folder, 'one'))).code).toBe(0);
    expect((await duelscope('schema', 'card', '--out', deep)).code).toBe(0);
    const file = testFile('file', 'x', folder);
    expect(await refused('schema', '--out', file)).toBe(`${file}: this is a file; name a folder`);
    expect(readFileSync(file, 'utf8')).toBe('x');
  });
});
