import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { exampleById } from '../../../machines/index.ts';
import { bundled } from '../../support/bundle.ts';
import { testFolder } from '../../support/folders.ts';
import { run } from '../../support/processes.ts';
import { fileOf, recordScenario } from '../../support/recordedDuels.ts';
import { ROOT } from '../../support/sources.ts';

/** 2,000 altogether, in two processes side by side; `MANGLED=10000` opens as many as were opened before each release. */
const FILES = Number(process.env['MANGLED'] ?? 2000) / 2;
/** `MANGLED_SEED=7` makes other changes. */
const SEED = Number(process.env['MANGLED_SEED'] ?? 20_261_130);

interface Problem {
  readonly file: number;
  readonly kind: string;
  readonly problem: 'crash' | 'slow' | 'unclear';
  readonly message: string;
}
interface Done {
  readonly done: number;
  readonly opened: number;
  readonly refused: number;
  readonly slowest: number;
  readonly memory: number;
}

/** Texts of duel files that are changed: decided ones, and one that another engine tells. */
async function duelFiles(folder: string): Promise<readonly string[]> {
  const told = join(folder, 'told.duel.jsonl');
  await run(process.execPath, [join(ROOT, 'test/recording/exampleEngine.mjs'), told]);
  const decided = ['T-01', 'D-08'].flatMap((id) => {
    const example = exampleById(id);
    return example === undefined ? [] : [fileOf(recordScenario(example))];
  });
  return [...decided, readFileSync(told, 'utf8')];
}

describe('changed files', () => {
  test(`${FILES * 2} scenario, card, duel, yrp and yrpX files: opened or refused in words, within 2 s and 256 MB, nothing written`, {
    timeout: 1_800_000,
  }, async () => {
    const folder = testFolder();
    const program = await bundled('test/robust/mangle/main.ts', join(folder, 'program'));
    const duels = join(folder, 'duels.json');
    writeFileSync(duels, JSON.stringify(await duelFiles(folder)));
    const half = async (number: number) => {
      const here = join(folder, `here-${number}`);
      mkdirSync(here);
      const args = { files: FILES, seed: SEED, from: number * FILES, root: ROOT, duels };
      const ended = await run(
        process.execPath,
        [
          '--max-old-space-size=256',
          program,
          ...Object.entries(args).flatMap(([name, value]) => [`--${name}`, String(value)]),
        ],
        { cwd: here, env: { HOME: here, XDG_STATE_HOME: here } },
      );
      expect([ended.code, ended.problems]).toEqual([0, '']);
      expect(readdirSync(here)).toEqual([]);
      return ended.out
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as Problem | Done);
    };
    const said = (await Promise.all([half(0), half(1)])).flat();
    expect(said.filter((each) => 'problem' in each)).toEqual([]);
    const done = said.filter((each) => 'done' in each);
    expect(done.reduce((sum, each) => sum + each.opened + each.refused, 0)).toBe(FILES * 2);
    // a change that always breaks the first check would prove little
    for (const { opened, refused } of done) {
      expect(opened).toBeGreaterThan(FILES / 20);
      expect(refused).toBeGreaterThan(FILES / 20);
    }
  });
});
