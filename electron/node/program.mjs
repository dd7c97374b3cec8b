// Where Electron's program lies, found without starting the download that `require('electron')` would begin.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FETCH_SECONDS = 20;

/** The file of Electron's program, or undefined where there is none. */
export function electronProgram(root, env = process.env) {
  const folder = join(root, 'node_modules/electron');
  const named = join(folder, 'path.txt');
  const name = existsSync(named) ? readFileSync(named, 'utf8').trim() : undefined;
  const override = env.ELECTRON_OVERRIDE_DIST_PATH;
  // the name is written last, so without it an interrupted download is no program
  if (override === undefined && name === undefined) return undefined;
  const file = join(override ?? join(folder, 'dist'), name ?? 'electron');
  return existsSync(file) ? file : undefined;
}

/** Why Electron cannot show a window here, though its program may be present; undefined where it can. */
export function noWindowHere(env = process.env, platform = process.platform, user = process.getuid?.()) {
  if (env.ELECTRON_OVERRIDE_DIST_PATH !== undefined || platform !== 'linux') return undefined;
  if (!env.DISPLAY && !env.WAYLAND_DISPLAY) return 'there is no screen here';
  if (user === 0) return 'Electron does not run as root';
  return undefined;
}

/** One attempt, of at most 20 seconds, to fetch the program. */
export function fetchElectron(root, seconds = FETCH_SECONDS) {
  return new Promise((resolve) => {
    const script = join(root, 'node_modules/electron/install.js');
    if (!existsSync(script)) return resolve(undefined);
    const child = spawn(process.execPath, [script, '--no'], { cwd: root, stdio: 'ignore' });
    const clock = setTimeout(() => child.kill('SIGKILL'), seconds * 1000);
    const end = () => {
      clearTimeout(clock);
      resolve(electronProgram(root));
    };
    child.on('error', end);
    child.on('exit', end);
  });
}
