import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { describe } from 'vitest';

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'msedge',
  'microsoft-edge',
];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

function runnable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** A Chromium on this machine: one named by CHROMIUM_PATH, else Playwright's own, else the system's. */
export function findBrowser(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') return runnable(named) ? named : undefined;
  const own = chromium.executablePath();
  if (own !== '' && existsSync(own)) return own;
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), ...PLACES].find(runnable);
}

export const BROWSER = findBrowser();

/**
 * Switches for a test browser that speaks to nobody and shows nothing but pages: the list of suggestions below its
 * address bar is a page of its own, which costs every window as much as the inspector does.
 */
export const BROWSER_SWITCHES: readonly string[] = JSON.parse(
  readFileSync(join(import.meta.dirname, 'browserSwitches.json'), 'utf8'),
);

/** Starts the browser of this machine without a window; it ends with this process at the latest. */
export function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  if (BROWSER === undefined) throw new Error('there is no Chromium here: name one in CHROMIUM_PATH');
  return chromium.launch({
    executablePath: BROWSER,
    headless: true,
    args: [...BROWSER_SWITCHES, ...more],
    handleSIGTERM: false,
  });
}

/**
 * A journey in a browser that shares its processor with everything else may come a moment too late for what it waits
 * for: with CI=true it has a second try, which the report counts. Whatever is decided without a browser has none.
 */
export const JOURNEY = { retry: process.env['CI'] === 'true' ? 1 : 0 };

/** Tests that need a browser: without one each is skipped by name, and with CI=true that is a failure. */
export function describeInBrowser(title: string, tests: () => void): void {
  describe.skipIf(BROWSER === undefined)(title, JOURNEY, tests);
}
