import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { playAll } from '../../electron/cli/playings.ts';
import { exampleById, type playScenario } from '../../machines/index.ts';
import { duelscope, exampleText, testFile } from '../support/commandLine.ts';
import { testFolder } from '../support/folders.ts';

class CardLoop extends Error {
  override readonly name = 'CardLoop';
}
/** What the engine throws instead of playing, by the scenario's id. */
const THROWN: ReadonlyMap<string, Error> = new Map([
  ['broken', new TypeError('cannot read what is not there')],
  ['loop', new CardLoop('mirror-force goes on without end')],
]);
vi.mock('../../machines/index.ts', async (original) => {
  const own = await original<Record<string, unknown>>();
  const play = own['playScenario'] as typeof playScenario;
  return {
    ...own,
    playScenario: ((scenario, options) => {
      const error = THROWN.get(scenario.id);
      if (error !== undefined) throw error;
      return play(scenario, options);
    }) satisfies typeof playScenario,
  };
});

const named = (id: string, folder: string): string =>
  testFile(`${id}.json`, exampleText('D-01').replace('"id": "D-01"', `"id": "${id}"`), folder);

describe('a playing that breaks off', () => {
  test('is the failure of its file, and hides no other', async () => {
    const folder = testFolder();
    const broken = named('broken', folder);
    const loop = named('loop', folder);
    named('well', folder);
    const came = await duelscope('play', folder);
    expect([came.code, came.problems]).toEqual([1, []]);
    const text = came.out.join('\n');
    expect(text).toMatch(/^FAIL {2}broken /m);
    expect(came.out.filter((line) => line.startsWith(`      ${broken}: line `))).toEqual([
      expect.stringContaining(
        'a defect in the program: cannot read what is not there; please report it with this file',
      ),
      expect.stringContaining('branch "2004: the same table" under classic-2004: a defect in the program: '),
    ]);
    expect(text).toContain(`${loop}: line `);
    expect(text).toContain(': mirror-force goes on without end');
    expect(text).not.toContain('program: mirror-force');
    expect(text).toMatch(/^ok {4}well /m);
    expect(came.out.at(-1)).toBe('3 scenarios, 3 branches: 2 passed, 4 failed');
  });

  test('as data, told or recorded: failed, with the reason', async () => {
    const folder = testFolder();
    const loop = named('loop', folder);
    expect((await duelscope('play', loop, '--json')).json()).toMatchObject({
      scenarios: [
        {
          playings: [
            { ok: false, entries: 0 },
            { ok: false, ruleset: 'classic-2004' },
          ],
        },
      ],
      totals: { passed: 0, failed: 2, unusable: 0 },
    });
    const told = await duelscope('explain', loop);
    expect([told.code, told.out]).toEqual([
      1,
      [expect.stringMatching(/^FAIL {2}.*: mirror-force goes on without end$/)],
    ]);
    const out = join(folder, 'loop.duel.jsonl');
    const recorded = await duelscope('record', loop, '--out', out);
    expect([recorded.code, recorded.out]).toEqual([1, [expect.stringContaining('without end')]]);
    expect(() => readFileSync(out)).toThrow('ENOENT');
  });

  test('a branch that no ruleset plays has failed', () => {
    const scenario = exampleById('D-01');
    if (scenario === undefined) throw new Error('D-01 is gone');
    const own = { ...scenario, branches: { never: { rulesets: [], steps: [] } } };
    const loaded = { kind: 'scenario', file: 'own.json', scenario: own, text: JSON.stringify(own) } as const;
    const [trunk, never, ...more] = playAll(loaded, {}, undefined);
    expect(trunk?.failures).toEqual([]);
    expect(never).toMatchObject({
      branch: 'never',
      failures: ['own.json: line 1: branch "never": it names no ruleset, so it was not played'],
    });
    expect(more).toEqual([]);
    expect(playAll(loaded, { ruleset: 'wiki-ude' }, undefined)).toHaveLength(2);
  });
});
