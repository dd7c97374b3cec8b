import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { _electron, type ElectronApplication, type Page } from 'playwright-core';
import { afterAll, describe, onTestFinished, test } from 'vitest';
import { electronProgram, noWindowHere } from '../../electron/node/program.mjs';
import { BROWSER, JOURNEY } from './browser.ts';
import { testFolder } from './folders.ts';
import { ROOT } from './sources.ts';

// brings `window.duelscope` into the types
export type { DuelscopeBridge } from '../../ui/host/electronHost.ts';

/** One way to run the built program. */
export interface ElectronKind {
  readonly name: 'stand-in' | 'real Electron';
  readonly program: string;
  readonly environment: Readonly<Record<string, string>>;
}

const STAND_IN = join(ROOT, 'test/support/electron-stand-in/dist');
const standIn: ElectronKind = {
  name: 'stand-in',
  program: electronProgram(ROOT, { ELECTRON_OVERRIDE_DIST_PATH: STAND_IN }) ?? join(STAND_IN, 'electron'),
  environment: BROWSER === undefined ? {} : { CHROMIUM_PATH: BROWSER },
};
const realProgram = electronProgram(ROOT, {});
const noWindow = noWindowHere({ ...process.env, ELECTRON_OVERRIDE_DIST_PATH: undefined });
const real: ElectronKind | undefined =
  realProgram === undefined || noWindow !== undefined
    ? undefined
    : { name: 'real Electron', program: realProgram, environment: {} };
const whyNotReal = realProgram === undefined ? 'its program is not here' : (noWindow ?? '');

/** A program under test: its windows, and what to start it with. */
export interface Started {
  readonly app: ElectronApplication;
  readonly page: Page;
  readonly home: string;
}

/** What a program is started with. */
export interface StartOptions {
  readonly args?: readonly string[];
  readonly home?: string;
  readonly env?: Readonly<Record<string, string>>;
}

async function launch(kind: ElectronKind, home: string, options: StartOptions): Promise<Started> {
  const own = Object.entries(process.env).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  const app = await _electron.launch({
    executablePath: kind.program,
    args: [ROOT, `--user-data-dir=${home}`, ...(options.args ?? [])],
    env: { ...Object.fromEntries(own), ...kind.environment, STAND_IN_HOME: home, ...options.env },
    timeout: 30_000,
  });
  const page = await app.firstWindow();
  await page.waitForURL((url) => url.pathname === '/index.html', { waitUntil: 'load' });
  return { app, page, home };
}

/** Starts the built program with a home of its own; it ends with the test. */
export async function startElectron(kind: ElectronKind, options: StartOptions = {}): Promise<Started> {
  const started = await launch(kind, options.home ?? testFolder(), options);
  onTestFinished(() => started.app.close().catch(() => undefined));
  return started;
}

/** One start for all tests of a file that leave the program as they found it; ended after the last one. */
export function sharedElectron(): (kind: ElectronKind) => Promise<Started> {
  const running = new Map<ElectronKind, Promise<Started>>();
  const homes: string[] = [];
  afterAll(async () => {
    for (const started of running.values()) await (await started).app.close().catch(() => undefined);
    for (const home of homes) rmSync(home, { recursive: true, force: true });
  });
  return (kind) => {
    const known = running.get(kind);
    if (known !== undefined) return known;
    const home = mkdtempSync(join(tmpdir(), 'duelscope-test-'));
    homes.push(home);
    const started = launch(kind, home, {});
    running.set(kind, started);
    return started;
  };
}

/** The tests of a program: by name, what each does with the program it is given. */
export type ElectronTests = Readonly<Record<string, (kind: ElectronKind) => Promise<void>>>;

/**
 * One set of end-to-end tests for the stand-in and, where its program is present, the real Electron. The stand-in needs
 * a browser; without one its tests are skipped by name. What only the real program could prove here is said aloud.
 */
export function describeElectron(title: string, tests: ElectronTests): void {
  describe.skipIf(BROWSER === undefined)(`${title} (stand-in)`, JOURNEY, () => {
    for (const [name, run] of Object.entries(tests)) test(name, () => run(standIn));
  });
  if (real === undefined) {
    for (const name of Object.keys(tests))
      process.stdout.write(`not run here: ${title} (real Electron) > ${name}: ${whyNotReal}\n`);
    return;
  }
  const program = real;
  describe(`${title} (real Electron)`, () => {
    for (const [name, run] of Object.entries(tests)) test(name, () => run(program));
  });
}

/** Tests of what only the stand-in lets a test see. */
export function describeStandIn(title: string, tests: ElectronTests): void {
  describe.skipIf(BROWSER === undefined)(`${title} (stand-in)`, JOURNEY, () => {
    for (const [name, run] of Object.entries(tests)) test(name, () => run(standIn));
  });
}
