import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isBuilt } from '../../electron/node/build.mjs';
import { electronProgram, fetchElectron, noWindowHere } from '../../electron/node/program.mjs';
import { testFolder } from '../support/folders.ts';
import { run, start } from '../support/processes.ts';
import { ROOT } from '../support/sources.ts';

const write = (root: string, files: Readonly<Record<string, string>>): void => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
};
const RESULTS = [
  'out/main/main.js',
  'out/preload/preload.cjs',
  'out/renderer/index.html',
  'out/cli/duelscope.js',
];
const NO_FETCH = 'process.exit(1);';

/** A small project with the real start script: what it would build is there, what it would fetch is `install`. */
function project(install = NO_FETCH): string {
  const root = testFolder();
  cpSync(join(ROOT, 'electron/node'), join(root, 'electron/node'), { recursive: true });
  write(root, {
    'package.json': '{"type":"module"}',
    'package-lock.json': '{}',
    'tsconfig.json': '{}',
    'events/a.ts': '',
    'machines/a.ts': '',
    'ui/a.ts': '',
    'node_modules/vite/package.json': '{}',
    'node_modules/electron/install.js': install,
    'node_modules/electron/package.json': '{"type":"commonjs"}',
    ...Object.fromEntries(RESULTS.map((name) => [name, ''])),
    'out/cli/web.js':
      'export const startWeb = async ({ file, port, say }) => say("page " + file + " " + port);',
  });
  const later = Date.now() / 1000 + 5;
  for (const name of [...RESULTS, 'out/cli/web.js']) utimesSync(join(root, name), later, later);
  return root;
}

/** A folder that stands for Electron's, with a program that is this shell script. */
function program(root: string, script: string): string {
  const folder = join(root, 'dist');
  write(root, { 'dist/electron': `#!/bin/sh\n${script}\n` });
  chmodSync(join(folder, 'electron'), 0o755);
  return folder;
}

const begin = (root: string, args: readonly string[], env: Readonly<Record<string, string | undefined>>) =>
  run(process.execPath, [join(root, 'electron/node/start.mjs'), ...args], {
    cwd: root,
    env: { CI: undefined, ELECTRON_OVERRIDE_DIST_PATH: undefined, INIT_CWD: undefined, ...env },
  });

describe('npm start: which host', () => {
  test('Electron where its program is, with the project and the files', async () => {
    const root = project();
    const dist = program(root, `echo "$@" > ${join(root, 'arguments')}`);
    const ended = await begin(root, ['a.json'], {
      ELECTRON_OVERRIDE_DIST_PATH: dist,
      INIT_CWD: '/somewhere',
    });
    expect(ended).toEqual({ code: 0, out: '', problems: '' });
    expect(readFileSync(join(root, 'arguments'), 'utf8')).toBe(`${root} /somewhere/a.json\n`);
  });

  test('the page where Electron ends at once', async () => {
    const root = project();
    const ended = await begin(root, [], { ELECTRON_OVERRIDE_DIST_PATH: program(root, 'exit 3') });
    expect(ended.out).toBe('Electron did not start: using the browser.\npage undefined undefined\n');
    expect(ended.code).toBe(0);
  });

  test('one attempt to fetch the program, with a line that says so, then the page', async () => {
    const root = project();
    const ended = await begin(root, [], { ELECTRON_OVERRIDE_DIST_PATH: join(root, 'nothing') });
    expect(ended.out.split('\n')).toEqual([
      "Electron's program is not here: fetching it once, for at most 20 seconds.",
      'It could not be fetched: using the browser.',
      'page undefined undefined',
      '',
    ]);
  });

  test('no attempt where CI is set, and none with --web', async () => {
    const root = project(`require('node:fs').writeFileSync(${JSON.stringify('tried')}, '')`);
    const env = { ELECTRON_OVERRIDE_DIST_PATH: join(root, 'nothing') };
    expect((await begin(root, [], { ...env, CI: 'true' })).out).toBe('page undefined undefined\n');
    expect((await begin(root, ['--web', '--port', '99'], env)).out).toBe('page undefined 99\n');
    expect(existsSync(join(root, 'tried'))).toBe(false);
  });

  if (process.platform === 'linux')
    test('the page where there is no screen', async () => {
      const root = project();
      const ended = await begin(root, [], { DISPLAY: undefined, WAYLAND_DISPLAY: undefined });
      expect(ended.out).toBe('Using the browser: there is no screen here.\npage undefined undefined\n');
    });

  test.each([
    [['--wbe'], '--wbe: there is no such option; see npm start -- --help\n'],
    [['--port'], '--port: give a number from 0 to 65535, for example --port 4680\n'],
    [['--port', '99999'], '--port: give a number from 0 to 65535, for example --port 4680\n'],
  ])('%j is one line and 2', async (args, line) => {
    expect(await begin(project(), args, {})).toEqual({ code: 2, out: '', problems: line });
  });

  test('without the packages it says what to run', async () => {
    const root = testFolder();
    cpSync(join(ROOT, 'electron/node'), join(root, 'electron/node'), { recursive: true });
    expect(await begin(root, [], {})).toEqual({
      code: 2,
      out: '',
      problems: 'The packages are not installed: run npm ci first.\n',
    });
  });
});

describe('npm start: the program', () => {
  test('an interrupted download is no program', () => {
    const root = testFolder();
    write(root, { 'node_modules/electron/dist/electron': '' });
    expect(electronProgram(root, {})).toBeUndefined();
    write(root, { 'node_modules/electron/path.txt': 'electron' });
    expect(electronProgram(root, {})).toBe(join(root, 'node_modules/electron/dist/electron'));
  });

  test('a fetch that hangs is ended, one that works is found', async () => {
    const hanging = project('setInterval(() => undefined, 1000);');
    const began = Date.now();
    expect(await fetchElectron(hanging, 0.5)).toBeUndefined();
    expect(Date.now() - began).toBeLessThan(5000);
    const working = project(
      `const fs = require('node:fs'); fs.mkdirSync(__dirname + '/dist'); fs.writeFileSync(__dirname + '/dist/electron', ''); fs.writeFileSync(__dirname + '/path.txt', 'electron');`,
    );
    expect(await fetchElectron(working, 20)).toBe(join(working, 'node_modules/electron/dist/electron'));
  });

  test('a window needs a screen, and on Linux another user than root', () => {
    expect(noWindowHere({}, 'linux', 1000)).toBe('there is no screen here');
    expect(noWindowHere({ DISPLAY: ':0' }, 'linux', 0)).toBe('Electron does not run as root');
    expect(noWindowHere({ WAYLAND_DISPLAY: 'wayland-0' }, 'linux', 1000)).toBeUndefined();
    expect(noWindowHere({}, 'darwin', 501)).toBeUndefined();
  });
});

describe('npm start: building', () => {
  test('a source that is newer, new or gone asks for a build', () => {
    const root = project();
    expect(isBuilt(root)).toBe(true);
    const much = Date.now() / 1000 + 60;
    utimesSync(join(root, 'ui/a.ts'), much, much);
    expect(isBuilt(root)).toBe(false);
    utimesSync(join(root, 'ui/a.ts'), 1, 1);
    expect(isBuilt(root)).toBe(true);
    // a file that was deleted leaves its trace on its folder
    utimesSync(join(root, 'machines'), much, much);
    expect(isBuilt(root)).toBe(false);
  });

  test('a build that fails is reported in full and ends with 2', async () => {
    const root = project();
    write(root, {
      'node_modules/electron-vite/bin/electron-vite.js': 'console.error("no good"); process.exit(1);',
    });
    const much = Date.now() / 1000 + 60;
    utimesSync(join(root, 'ui/a.ts'), much, much);
    const ended = await begin(root, ['--web'], {});
    expect(ended.code).toBe(2);
    expect(ended.problems).toBe('the build failed:\nno good\n');
  });

  test('two at once build once', async () => {
    const root = project();
    write(root, {
      'node_modules/electron-vite/bin/electron-vite.js': `require('node:fs').appendFileSync('built', 'x'); setTimeout(() => undefined, 500);`,
      'node_modules/electron-vite/package.json': '{"type":"commonjs"}',
      'node_modules/vite/bin/vite.js': `const fs = require('node:fs'); const later = Date.now() / 1000 + 120; for (const f of ${JSON.stringify([...RESULTS, 'out/cli/web.js'])}) fs.utimesSync(f, later, later);`,
      'node_modules/vite/package.json': '{"type":"commonjs"}',
    });
    const much = Date.now() / 1000 + 60;
    utimesSync(join(root, 'ui/a.ts'), much, much);
    const both = await Promise.all([begin(root, ['--web'], {}), begin(root, ['--web'], {})]);
    expect(both.map(({ code }) => code)).toEqual([0, 0]);
    expect(readFileSync(join(root, 'built'), 'utf8')).toBe('x');
  });

  test('a process that died while building is no obstacle', async () => {
    const root = project();
    const dead = start(process.execPath, ['-e', '']);
    await dead.ended();
    write(root, {
      'out/.building/pid': String(dead.process.pid),
      'node_modules/electron-vite/bin/electron-vite.js': '',
      'node_modules/vite/bin/vite.js': `import fs from 'node:fs'; for (const f of ${JSON.stringify([...RESULTS, 'out/cli/web.js'])}) fs.utimesSync(f, Date.now() / 1000 + 120, Date.now() / 1000 + 120);`,
      'node_modules/vite/package.json': '{"type":"module"}',
    });
    const much = Date.now() / 1000 + 60;
    utimesSync(join(root, 'ui/a.ts'), much, much);
    expect((await begin(root, ['--web'], {})).code).toBe(0);
    expect(existsSync(join(root, 'out/.building'))).toBe(false);
  });
});
