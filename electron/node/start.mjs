// npm start [-- [--web] [--port N] [FILE]]: the inspector in Electron where its program is, else as a page in the browser.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './build.mjs';
import { electronProgram, fetchElectron, noWindowHere } from './program.mjs';

const root = resolve(import.meta.dirname, '../..');
const AT_ONCE = 10_000;
const say = (line) => process.stdout.write(`${line}\n`);
const fail = (line) => {
  process.stderr.write(`${line}\n`);
  process.exit(2);
};

const HELP = `npm start [-- [--web] [--port NUMBER] [--at ENTRY] [--follow] [FILE]]

Opens the inspector: in Electron where its program is, else as a page in the browser.
  FILE           a duel file, a scenario or a recording (.yrpX) to open; FILE@ENTRY begins at that entry
  --at ENTRY     begin at this entry of it
  --follow       show what is appended to the duel file as it comes
  --web          the page in the browser, whether Electron is there or not
  --port NUMBER  the port of that page on 127.0.0.1 (4680, or any free one)`;

function readArguments(words) {
  const wanted = { web: false, port: undefined, at: undefined, follow: false, files: [] };
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (word === '--web') wanted.web = true;
    else if (word === '--help') {
      say(HELP);
      process.exit(0);
    } else if (word === '--port') {
      at += 1;
      wanted.port = words[at];
      if (!/^\d{1,5}$/.test(wanted.port ?? '') || Number(wanted.port) > 65_535)
        fail(`--port: give a number from 0 to 65535, for example --port 4680`);
    } else if (word === '--follow') wanted.follow = true;
    else if (word === '--at') {
      at += 1;
      wanted.at = words[at];
      if (!/^\d{1,9}$/.test(wanted.at ?? '')) fail(`--at: give the number of an entry, for example --at 12`);
    } else if (word.startsWith('-')) fail(`${word}: there is no such option; see npm start -- --help`);
    // npm runs us in the project's folder; names are meant where the reader stands
    else {
      const path = resolve(process.env.INIT_CWD ?? process.cwd(), word);
      // `FILE@24` begins at that entry
      const named = existsSync(path) ? null : /^(.+)@(\d{1,9})$/s.exec(path);
      wanted.files.push(named?.[1] ?? path);
      wanted.at ??= named?.[2];
    }
  }
  return wanted;
}

/** Runs Electron to its end; false where it never came up. */
function runElectron(program, { files, at, follow }) {
  const began = Date.now();
  const switches = [...(at === undefined ? [] : [`--at=${at}`]), ...(follow ? ['--follow'] : [])];
  return new Promise((done) => {
    const child = spawn(program, [root, ...switches, ...files], { stdio: 'inherit' });
    // Ctrl-C reaches the child by itself; we end when it has ended
    const wait = () => undefined;
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, wait);
    process.once('SIGTERM', () => child.kill('SIGTERM'));
    child.on('error', () => done(false));
    child.on('exit', (code, signal) => {
      for (const one of ['SIGINT', 'SIGTERM']) process.off(one, wait);
      const stopped = signal === 'SIGINT' || signal === 'SIGTERM' || code === 130;
      if (code === 0 || stopped || Date.now() - began > AT_ONCE) process.exit(stopped ? 130 : (code ?? 1));
      done(false);
    });
  });
}

async function program(web) {
  if (web) return undefined;
  const reason = noWindowHere();
  if (reason !== undefined) {
    say(`Using the browser: ${reason}.`);
    return undefined;
  }
  const found = electronProgram(root);
  if (found !== undefined || process.env.CI) return found;
  say("Electron's program is not here: fetching it once, for at most 20 seconds.");
  const fetched = await fetchElectron(root);
  if (fetched === undefined) say('It could not be fetched: using the browser.');
  return fetched;
}

const wanted = readArguments(process.argv.slice(2));
if (!existsSync(join(root, 'node_modules/vite/package.json')))
  fail('The packages are not installed: run npm ci first.');
try {
  await ensureBuilt(root, say);
} catch (error) {
  fail(error.message);
}
const found = await program(wanted.web);
if (found !== undefined && !(await runElectron(found, wanted)))
  say('Electron did not start: using the browser.');
const { startWeb } = await import(pathToFileURL(join(root, 'out/cli/web.js')).href);
await startWeb({
  root,
  port: wanted.port === undefined ? undefined : Number(wanted.port),
  file: wanted.files[0],
  at: wanted.at === undefined ? undefined : Number(wanted.at),
  follow: wanted.follow,
  say,
  fail,
});
