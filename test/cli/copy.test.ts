import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { duelscope, exampleFile, recordedDuel, testFile } from '../support/commandLine.ts';
import { testFolder } from '../support/folders.ts';
import { ROOT } from '../support/sources.ts';

const T09 = exampleFile('T-09');
const copied = async (...args: string[]): Promise<string> => {
  const came = await duelscope('copy', ...args);
  expect(came.code).toBe(0);
  return `${came.out.join('\n')}\n`;
};

describe('copy: an entry to paste elsewhere', () => {
  test('the entry and the state are what the log holds there', async () => {
    const entry = JSON.parse(await copied(`${T09}@24`, '--as', 'entry'));
    expect([entry.index, entry.payload.causes]).toEqual([24, ['ENTER']]);
    const state = JSON.parse(await copied(`${T09}@24`, '--as', 'state'));
    expect([state.entry, state.players.A.lifePoints]).toEqual([24, 8000]);
  });

  test('the steps that lead there are a scenario that comes to the same replay', async () => {
    for (const source of [`${T09}@25`, `${await recordedDuel()}@10`]) {
      const steps = testFile('steps.json', await copied(source, '--as', 'steps'));
      const played = await duelscope('play', steps);
      expect([played.code, played.out.at(-1)]).toEqual([0, '1 scenario, 0 branches: 1 passed, 0 failed']);
    }
  });

  test('the test runs under vitest with our own engine, and fails where it comes out otherwise', async () => {
    const folder = testFolder();
    const text = await copied(`${T09}@49`, '--as', 'vitest');
    expect(text).toContain('causes: ["ENTER"]');
    // the first line names the file, however long its path is
    const [, ...lines] = text.split('\n');
    expect(lines.filter((line) => line.length > 80)).toEqual([]);
    // one kind of quotes, as prettier sets them: a string begins with no other
    expect(text).not.toMatch(/[([{:,] ?'/);
    expect(text).not.toMatch(/\S {2,}\S/);
    testFile('right.test.ts', text, folder);
    // another engine that left another monster on the field
    testFile(
      'wrong.test.ts',
      text.replace(/(monsters: \{[^}]*B: \[\s*)"Sheep Token 1"/, '$1"Sheep Token 9"'),
      folder,
    );
    const library = JSON.stringify(join(ROOT, 'electron/library/index.ts'));
    testFile(
      'vitest.config.mjs',
      `export default { resolve: { alias: { duelscope: ${library} } } };`,
      folder,
    );
    const report = join(folder, 'report.json');
    spawnSync(
      process.execPath,
      [
        ...[join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', '--root', folder],
        ...['--reporter=json', `--outputFile=${report}`, '--maxWorkers=1', '--no-isolate'],
      ],
      { cwd: ROOT, encoding: 'utf8' },
    );
    const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
      testResults: { name: string; assertionResults: { title: string; status: string }[] }[];
    };
    const failed = (name: string) =>
      testResults
        .filter((each) => each.name.endsWith(name))
        .flatMap(({ assertionResults }) => assertionResults)
        .filter(({ status }) => status !== 'passed')
        .map(({ title }) => title);
    expect(testResults.map(({ assertionResults }) => assertionResults.length)).toEqual([4, 4]);
    expect(failed('right.test.ts')).toEqual([]);
    expect(failed('wrong.test.ts')).toEqual(['Life Points and monsters in the end']);
  });

  test('the report says where, by which rule, after which decisions, and how to come there again', async () => {
    const report = await copied(`${T09}@24`);
    for (const part of [
      '## What should have happened',
      '> Rule R3: ',
      `- To look at it: \`duelscope open ${T09}@24\``,
      '1. A: Attack directly with Dark Magician',
      '## The smallest scenario with this verdict',
    ])
      expect(report).toContain(part);
    const scenario = /```json\n(.*?)\n```/s.exec(report)?.[1] ?? '';
    expect((await duelscope('play', testFile('small.json', scenario))).code).toBe(0);
  });

  test('what cannot be copied is one line', async () => {
    const none = await duelscope('copy', T09);
    expect([none.code, none.problems]).toEqual([
      2,
      [`copy: say which entry, for example duelscope copy ${T09}@24`],
    ]);
    const gone = await duelscope('copy', `${T09}@999`);
    expect([gone.code, gone.problems.length]).toEqual([2, 1]);
  });
});
