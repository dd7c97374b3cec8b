import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { launchBrowser } from './browser.ts';

/**
 * One browser for all files of a test worker. Pages of one site share a process in it: a page there need not compile
 * again what the page before it ran, which halves what each start of the inspector costs.
 */
let browser: Promise<Browser> | undefined;

/** A reader's profile at one address. */
interface Profile {
  readonly origin: string;
  readonly context: BrowserContext;
  /** A page without anything in it that stays open, and with it the process. */
  readonly empty: Page;
  readonly protocol: CDPSession;
}
let profile: Profile | undefined;

/** The processes of a browser that was ended may write for a moment longer than it lives. */
function removeFolder(folder: string): void {
  for (let tries = 0; tries < 10 && existsSync(folder); tries += 1) {
    try {
      rmSync(folder, { recursive: true, force: true });
    } catch {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 30);
    }
  }
}

async function launched(): Promise<Browser> {
  const folder = mkdtempSync(join(tmpdir(), 'duelscope-browser-'));
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = folder;
  const started = await launchBrowser(['--process-per-site']).finally(() => {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  });
  // a worker is ended by this signal; whoever launched a browser ends it when the process exits
  process.once('SIGTERM', () => process.exit(143));
  process.once('exit', () => removeFolder(folder));
  started.on('disconnected', () => {
    browser = undefined;
    profile = undefined;
  });
  return started;
}

/** The browser of this worker, for a context of one's own. */
export function keptBrowser(): Promise<Browser> {
  browser ??= launched();
  return browser;
}

async function profileAt(address: string): Promise<Profile> {
  const { origin } = new URL(address);
  if (profile?.origin === origin && !profile.empty.isClosed()) return profile;
  await forgetProfile();
  const context = await (await keptBrowser()).newContext({
    viewport: { width: 1440, height: 900 },
    acceptDownloads: true,
  });
  const empty = await context.newPage();
  await empty.goto(new URL('/nothing', address).href);
  profile = { origin, context, empty, protocol: await context.newCDPSession(empty) };
  return profile;
}

/** Gives the profile up: after a failure nothing of it is used again. */
export async function forgetProfile(): Promise<void> {
  const left = profile;
  profile = undefined;
  await left?.context.close();
}

/** Closes every window of the profile. */
export async function closePages(): Promise<void> {
  if (profile === undefined) return;
  const { context, empty } = profile;
  await Promise.all(context.pages().map((page) => (page === empty ? undefined : page.close())));
}

/** A new window of a reader who has never been at this address: nothing is kept there, and nothing allowed. */
export async function freshPage(address: string): Promise<Page> {
  const { origin, context, empty, protocol } = await profileAt(address);
  await closePages();
  await protocol.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  // the process they share may still know what was kept
  await empty.evaluate(() => localStorage.clear());
  await context.clearPermissions();
  return context.newPage();
}
