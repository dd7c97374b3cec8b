// Builds the program when `out/` is missing or older than the sources. Plain JavaScript: it runs before anything is built.
import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const SOURCES = [
  'events',
  'machines',
  'ui',
  'electron',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];
const RESULTS = [
  'out/main/main.js',
  'out/preload/preload.cjs',
  'out/renderer/index.html',
  'out/cli/duelscope.js',
  'out/cli/web.js',
];

/** The newest change below a path; folders count, so that a deleted file is seen. */
function newest(path) {
  const found = statSync(path);
  if (!found.isDirectory()) return found.mtimeMs;
  return readdirSync(path).reduce((most, name) => Math.max(most, newest(join(path, name))), found.mtimeMs);
}

/** Is everything built (or these results), and after the last change of a source? */
export function isBuilt(root, results = RESULTS) {
  try {
    const built = Math.min(...results.map((file) => statSync(join(root, file)).mtimeMs));
    return SOURCES.every((source) => newest(join(root, source)) <= built);
  } catch {
    return false;
  }
}

function run(root, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'ignore', 'pipe'] });
    let words = '';
    child.stderr.on('data', (data) => {
      words += data;
    });
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`the build failed:\n${words.trim()}`)),
    );
  });
}

const alive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** Only one process builds; one that was killed while building is no obstacle. */
function takeLock(lock) {
  try {
    mkdirSync(lock);
    writeFileSync(join(lock, 'pid'), String(process.pid));
    return true;
  } catch {
    let holder = Number.NaN;
    try {
      holder = Number(readFileSync(join(lock, 'pid'), 'utf8'));
    } catch {
      // just being made, or just being removed
      return false;
    }
    if (holder > 0 && !alive(holder)) rmSync(lock, { recursive: true, force: true });
    return false;
  }
}

/**
 * Builds what is missing or out of date; several processes may ask at once.
 * @param {string} root the project's folder
 * @param {(line: string) => void} say told before the build begins
 */
export async function ensureBuilt(root, say = () => undefined) {
  const lock = join(root, 'out/.building');
  while (!isBuilt(root)) {
    mkdirSync(join(root, 'out'), { recursive: true });
    if (!takeLock(lock)) {
      await sleep(200);
      continue;
    }
    try {
      say('Building the inspector; this takes a few seconds.');
      const modules = join(root, 'node_modules');
      const quiet = ['--logLevel', 'error'];
      await run(root, [
        join(modules, 'electron-vite/bin/electron-vite.js'),
        'build',
        '--config',
        'electron/electron.vite.config.ts',
        ...quiet,
      ]);
      await run(root, [
        join(modules, 'vite/bin/vite.js'),
        'build',
        '--config',
        'electron/cli/vite.config.ts',
        ...quiet,
      ]);
      return;
    } finally {
      rmSync(lock, { recursive: true, force: true });
    }
  }
}
