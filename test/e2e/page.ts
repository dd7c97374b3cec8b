import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, expect, onTestFinished } from 'vitest';
import { ensureBuilt } from '../../electron/node/build.mjs';
import { serveWeb, type WebHost } from '../../electron/web/server.ts';
import { closePages, forgetProfile, freshPage } from '../support/keptBrowser.ts';
import { ROOT } from '../support/sources.ts';

/** The page's server, one for all files of a test worker. */
let host: WebHost | undefined;

/** Builds and serves the page for the tests of this file. */
export function withInspector(): void {
  beforeAll(async () => {
    if (host !== undefined) return;
    await ensureBuilt(ROOT);
    host = await serveWeb({ folder: join(ROOT, 'out/renderer'), port: 0 });
  }, 240_000);
}

/** Where the page is served. */
export function address(): string {
  if (host === undefined) throw new Error('the tests of this file did not say withInspector()');
  return host.address;
}

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

/** What the console of a page complains of. */
export function complaints(page: Page): readonly string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  return problems;
}

/** Goes to the page's address and waits for its first example. */
export async function opened(page: Page): Promise<Page> {
  await page.goto(address());
  await page.getByRole('heading', { name: 'Dark Magician is about to attack.' }).waitFor();
  return page;
}

/** A new, empty window; whatever the console complains of fails the test. */
export async function emptyWindow(size = { width: 1440, height: 900 }): Promise<Page> {
  const page = await freshPage(address());
  await page.setViewportSize(size);
  const problems = complaints(page);
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail' || problems.length > 0) await forgetProfile();
    else await closePages();
    expect(problems).toEqual([]);
  });
  return page;
}

/** The inspector in a new window. */
export const inspector = async (size?: { width: number; height: number }): Promise<Page> =>
  opened(await emptyWindow(size));

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
