import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isBuilt } from '../../electron/node/build.mjs';
import { ROOT } from '../support/sources.ts';

const run = promisify(execFile);
const project = mkdtempSync(join(tmpdir(), 'duelscope-library-'));
afterAll(() => rmSync(project, { recursive: true, force: true }));

/** The examples of the README: each begins with its file's name. */
const EXAMPLES = new Map(
  [...readFileSync(join(ROOT, 'README.md'), 'utf8').matchAll(/^```js\n\/\/ (\w+\.mjs)\n(.*?)^```/gms)].map(
    ([, name, code]) => [name ?? '', code ?? ''],
  ),
);

interface PackageFile {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly exports: Readonly<Record<string, unknown>>;
}
const own = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as PackageFile;

const RESULTS = ['out/library/index.js', 'out/library/types/electron/library/index.d.ts'];

/** Packs this project and lays it into a fresh one, with the packages that it depends on and no other. */
beforeAll(async () => {
  const npm = { cwd: ROOT, env: { ...process.env, npm_config_ignore_scripts: 'true' } };
  if (!isBuilt(ROOT, RESULTS)) await run('npm', ['run', 'build:library'], npm);
  const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', project], npm);
  const [packed] = JSON.parse(stdout) as [{ filename: string }];
  await run('tar', ['-xzf', join(project, packed.filename), '-C', project]);
  const modules = join(project, 'node_modules');
  mkdirSync(join(modules, '@types'), { recursive: true });
  cpSync(join(project, 'package'), join(modules, 'duelscope'), { recursive: true });
  for (const name of Object.keys(own.dependencies))
    symlinkSync(join(ROOT, 'node_modules', name), join(modules, name));
  symlinkSync(join(ROOT, 'node_modules/@types/node'), join(modules, '@types/node'));
  writeFileSync(join(project, 'package.json'), '{ "name": "fresh", "type": "module" }');
  for (const [name, code] of EXAMPLES) writeFileSync(join(project, name), code);
}, 180_000);

describe('the library in a fresh project', () => {
  test('the README has an example for the engine, the log, the explanation, the disk and another engine', () => {
    expect([...EXAMPLES.keys()].sort()).toEqual([
      'decide.mjs',
      'observe.mjs',
      'read.mjs',
      'record.mjs',
      'why.mjs',
    ]);
  });

  test.each([
    [
      'why.mjs',
      [
        'Four Sheep Tokens came to B’s side while Dark Magician’s attack was running. So A chooses the target again. Attacking directly is not among the choices: B controls monsters now. (R3)',
      ],
    ],
    ['decide.mjs', ['A true', 'command/not-possible-here command.refused']],
    ['read.mjs', ['8000 1']],
    ['observe.mjs', ['2']],
    ['record.mjs', ['true']],
  ])('%s', async (name, lines) => {
    const { stdout } = await run(process.execPath, [name], { cwd: project });
    expect(stdout.trim().split('\n')).toEqual(lines);
  });

  test('its types hold in a strict project, and are types', async () => {
    const tsc = [join(ROOT, 'node_modules/typescript/bin/tsc'), '--ignoreConfig', '--noEmit', '--strict'];
    const options = [
      '--module',
      'nodenext',
      '--target',
      'es2023',
      '--allowJs',
      '--checkJs',
      '--types',
      'node',
    ];
    writeFileSync(
      join(project, 'wrong.mjs'),
      "import { openSession } from 'duelscope';\n// @ts-expect-error a number is no header\nopenSession(1);\n",
    );
    await run(process.execPath, [...tsc, ...options, ...EXAMPLES.keys(), 'wrong.mjs'], { cwd: project });
  }, 180_000);

  test('the package holds what it needs to run and no source', () => {
    const top = readdirSync(join(project, 'package'));
    expect(top.sort()).toEqual(['CHANGELOG.md', 'LICENSE', 'README.md', 'out', 'package.json']);
    expect(Object.keys(own.exports)).toEqual(['.', './node', './package.json']);
  });
});
