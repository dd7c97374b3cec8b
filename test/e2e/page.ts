import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest';
import { ensureBuilt } from '../../electron/node/build.mjs';
import { serveWeb, type WebHost } from '../../electron/web/server.ts';
import { launchBrowser } from '../support/browser.ts';
import { ROOT } from '../support/sources.ts';

let browser: Browser;
let host: WebHost;

/** Builds and serves the page for the tests of this file, and starts a browser. */
export function withInspector(): void {
  beforeAll(async () => {
    await ensureBuilt(ROOT);
    host = await serveWeb({ folder: join(ROOT, 'out/renderer'), port: 0 });
    browser = await launchBrowser();
  }, 240_000);
  afterAll(async () => {
    await browser?.close();
    await host?.close();
  });
}

/** Where the page is served. */
export const address = (): string => host.address;

export const OWN_SCENARIO = {
  format: 'duelscope/scenario',
  version: 1,
  id: 'OWN-1',
  title: 'My own <b>question</b>',
  setup: {
    turn: 3,
    at: 'battle.open',
    A: { monsters: ['dark-magician'] },
    B: { monsters: [{ card: 'celtic-guardian', position: 'attack' }] },
  },
  steps: [{ A: 'attack', with: 'dark-magician', target: 'celtic-guardian' }, { until: 'attackOver' }],
};

/** The inspector in a new window; whatever the console complains of fails the test. */
export async function inspector(size = { width: 1440, height: 900 }): Promise<Page> {
  const context = await browser.newContext({ viewport: size, acceptDownloads: true });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  onTestFinished(async () => {
    await context.close();
    expect(problems).toEqual([]);
  });
  await page.goto(address());
  await page.getByRole('heading', { name: 'Dark Magician is about to attack.' }).waitFor();
  return page;
}

export const verdict = (page: Page) => page.locator('.verdict h2');
export const slider = (page: Page) => page.getByRole('slider', { name: 'Entry' });
export const position = async (page: Page) => Number(await slider(page).getAttribute('aria-valuenow'));
export const ruleset = (page: Page) => page.getByRole('button', { name: /^Ruleset / });
export async function chooseRuleset(page: Page, name: string): Promise<void> {
  await ruleset(page).click();
  await page.getByRole('radio', { name: new RegExp(`^${name}`) }).click();
  await expect.poll(() => ruleset(page).textContent()).toContain(name);
}
export async function example(page: Page, id: string): Promise<void> {
  await page.keyboard.press('e');
  await page.locator('.tile', { has: page.locator('.code', { hasText: new RegExp(`^${id}$`) }) }).click();
  await page.locator('.doc', { hasText: `Example ${id}` }).waitFor();
}
export async function goTo(page: Page, entry: number): Promise<void> {
  await page.keyboard.press('g');
  await page.keyboard.type(String(entry));
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('.mat').getAttribute('aria-label')).toBe(`Board at entry ${entry}`);
}

export async function openText(page: Page, name: string, text: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Open a file' }).first().click();
  await (await chooser).setFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
}
