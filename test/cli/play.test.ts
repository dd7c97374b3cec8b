import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { duelscope, exampleFile, exampleText, recordedDuel, testFile } from '../support/commandLine.ts';
import { testFolder } from '../support/folders.ts';

describe('play: scenarios', () => {
  test('one line each and the totals; trunk and branches count once', async () => {
    const came = await duelscope('play', exampleFile('D-01'));
    expect(came).toMatchObject({ code: 0, problems: [] });
    expect(came.out).toEqual(['ok    D-01  Stronger (1 branch)', '1 scenario, 1 branch: 2 passed, 0 failed']);
  });

  test('a folder stands for everything below it', async () => {
    const folder = testFolder();
    testFile('b.json', exampleText('D-02'), folder);
    testFile('a.json', exampleText('D-01'), folder);
    testFile('read.me', 'no scenario', folder);
    const came = await duelscope('play', folder);
    expect(came.out.map((line) => line.slice(0, 10))).toEqual([
      'ok    D-01',
      'ok    D-02',
      expect.anything(),
    ]);
    expect(came.out.at(-1)).toMatch(/^2 scenarios, \d+ branch(es)?: \d+ passed, 0 failed$/);
  });

  test('a wrong expectation fails: its file, line, step, what must be and what is', async () => {
    const file = testFile('own.json', exampleText('D-01').replace('"B": 7300', '"B": 7200'));
    const came = await duelscope('play', file);
    expect(came.code).toBe(1);
    expect(came.problems).toEqual([]);
    expect(came.out[0]).toBe('FAIL  D-01  Stronger (1 branch)');
    expect(came.out.at(-1)).toBe('1 scenario, 1 branch: 1 passed, 1 failed');
    // the third step begins on the line before its "expect"; D-01 deals 2500 - 1800 = 700 (B35)
    const line = exampleText('D-01').split('\n').indexOf('      "expect": {');
    expect(came.out[1]).toContain(`${file}: line ${line}: step 3: `);
    expect(came.out[1]).toMatch(/7200.*7300/);
  });

  test('a wrong expectation of a branch names branch, ruleset and line', async () => {
    const text = exampleText('D-01');
    const at = text.lastIndexOf('"B": 7300');
    const file = testFile('own.json', `${text.slice(0, at)}"B": 1${text.slice(at + '"B": 7300'.length)}`);
    const came = await duelscope('play', file);
    expect(came.code).toBe(1);
    const line = text.split('\n').lastIndexOf('          "expect": {');
    expect(came.out[1]).toContain(
      `${file}: line ${line}: branch "2004: the same table" under classic-2004: step 3: `,
    );
  });

  test('--branch and --ruleset choose', async () => {
    const branch = await duelscope('play', exampleFile('D-01'), '--branch', '2004: the same table');
    expect(branch.out.at(-1)).toBe('1 scenario, 1 branch: 1 passed, 0 failed');
    const came = await duelscope('play', exampleFile('D-01'), '--ruleset', 'wiki-ude', '--json');
    const { scenarios } = came.json() as { scenarios: { playings: { ruleset: string }[] }[] };
    expect(scenarios[0]?.playings.map(({ ruleset }) => ruleset)).toEqual(['wiki-ude', 'wiki-ude']);
  });

  test('--closed wants everything mentioned that happens', async () => {
    const own = JSON.parse(exampleText('D-01')) as { id: string; steps: unknown[]; branches?: unknown };
    const { branches: _, ...rest } = own;
    const file = testFile('own.json', JSON.stringify({ ...rest, id: 'own', steps: own.steps.slice(0, 2) }));
    expect((await duelscope('play', file)).code).toBe(0);
    const closed = await duelscope('play', file, '--closed');
    expect(closed.code).toBe(1);
    expect(closed.out.join('\n')).toMatch(/battle/);
    expect(closed.out.join('\n')).toMatch(/destruction of 7-colored-fish/);
  });

  test('--json with a file that cannot be used: data on stdout, its line on stderr', async () => {
    const file = testFile('own.json', exampleText('D-01').replace('"dark-magician"', '"dark-magican"'));
    const came = await duelscope('play', file, '--json');
    expect(came.code).toBe(2);
    expect(came.problems).toHaveLength(1);
    expect(came.json()).toMatchObject({ unusable: came.problems, totals: { unusable: 1, failed: 0 } });
  });

  test('--json says the same as data', async () => {
    const came = await duelscope('play', exampleFile('D-01'), '--json');
    expect(came.json()).toMatchObject({
      scenarios: [
        {
          id: 'D-01',
          title: 'Stronger',
          playings: [{ branch: null, ruleset: 'modern-tcg', ok: true }, { ruleset: 'classic-2004' }],
        },
      ],
      duels: [],
      totals: { scenarios: 1, branches: 1, duels: 0, passed: 2, failed: 0 },
    });
  });
});

describe('play, record and verify: duel files', () => {
  test('a recorded duel is decided again the same, and playing counts it', async () => {
    const file = await recordedDuel();
    const came = await duelscope('verify', file);
    expect(came.code).toBe(0);
    expect(came.out[0]).toMatch(/: \d+ entries from \d+ decisions: as the rules decide$/);
    const played = await duelscope('play', file, exampleFile('D-01'));
    expect(played.out.at(-1)).toBe('1 scenario, 1 branch, 1 duel file: 3 passed, 0 failed');
    expect((await duelscope('play', file)).out.at(-1)).toBe('1 duel file: 1 passed, 0 failed');
  });

  test('an entry that was edited is named with its line', async () => {
    const file = await recordedDuel();
    const lines = readFileSync(file, 'utf8').split('\n');
    const at = lines.findIndex((line) => line.includes('"type":"lifePoints.changed"'));
    const edited = lines.map((line, index) => (index === at ? line.replace('"to":7300', '"to":7301') : line));
    expect(edited).not.toEqual(lines);
    const own = testFile('own.duel.jsonl', edited.join('\n'));
    const came = await duelscope('verify', own);
    expect(came.code).toBe(1);
    expect(came.out[0]).toMatch(
      new RegExp(
        `line ${at + 1}: entry ${at - 1} differs: the rules say “B loses 700” comes here, and the file has it with another content: payload.to is 7300 by the rules and 7301 in the file$`,
      ),
    );
    expect((await duelscope('verify', own, '--json')).json()).toMatchObject([
      { ok: false, entry: at - 1, line: at + 1 },
    ]);
  });

  test('a torn last line is left out and reported', async () => {
    const text = readFileSync(await recordedDuel(), 'utf8');
    const lines = text.trimEnd().split('\n');
    const own = testFile('own.duel.jsonl', `${lines.slice(0, 2).join('\n')}\n${lines[2]?.slice(0, 30)}`);
    for (const command of ['verify', 'play', 'explain']) {
      const came = await duelscope(command, own);
      expect(came.out.join('\n')).toContain('line 3 was not written to its end and is left out');
    }
  });

  test('a scenario that fails is not recorded', async () => {
    const own = testFile('own.json', exampleText('D-01').replace('"B": 7300', '"B": 7200'));
    const out = join(testFolder(), 'own.duel.jsonl');
    const came = await duelscope('record', own, '--out', out);
    expect([came.code, came.problems]).toEqual([1, []]);
    expect(came.out[0]).toMatch(/^FAIL .*step 3/);
    expect(() => readFileSync(out)).toThrow('ENOENT');
  });

  test('the same scenario records the same bytes', async () => {
    expect(readFileSync(await recordedDuel(), 'utf8')).toBe(readFileSync(await recordedDuel(), 'utf8'));
  });
});

test('where a scenario fails, the entry and the command that leads there', async () => {
  const file = testFile('own duel.json', exampleText('D-01').replaceAll('7300', '7301'));
  const { out } = await duelscope('play', file);
  const ways = out.filter((line) => line.startsWith('      at entry '));
  expect(ways).toEqual([
    expect.stringMatching(/^ {6}at entry \d+: duelscope open '.*own duel\.json' --at \d+$/),
    expect.stringMatching(
      /^ {6}at entry \d+: duelscope explain '.*own duel\.json' --branch '2004: the same table' --ruleset classic-2004 --at \d+$/,
    ),
  ]);
  const [, at, shown] = /at entry (\d+): .* --at (\d+)$/.exec(ways[1] ?? '') ?? [];
  expect(at).toBe(shown);
  const there = ['--branch', '2004: the same table', '--ruleset', 'classic-2004', '--at', String(at)];
  // it tells that entry, and ends as a scenario does that failed
  const told = await duelscope('explain', file, ...there);
  expect([told.code, told.out.join('\n')]).toEqual([1, expect.stringMatching(/7 Colored Fish|Life Points/)]);
});

test('what nobody expected is led to as well', async () => {
  const scenario = JSON.parse(exampleText('D-01')) as { steps: object[]; branches?: object };
  delete scenario.branches;
  scenario.steps = scenario.steps.filter((step) => !('expect' in step));
  const file = testFile('silent.json', JSON.stringify(scenario));
  const { out } = await duelscope('play', file, '--closed', '--json');
  const { scenarios } = JSON.parse(out.join('\n')) as {
    scenarios: [{ playings: [{ failedAt: number; failures: string[]; open: string }] }];
  };
  const [{ failedAt, failures, open }] = scenarios[0].playings;
  expect(open).toBe(`duelscope open ${file} --at ${failedAt}`);
  expect(failures[0]).toContain('is not mentioned by any expectation');
  const told = await duelscope('explain', file, '--at', String(failedAt));
  expect(told.out.join('\n')).toContain('Dark Magician');
});
