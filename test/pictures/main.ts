// npm run pictures: takes the pictures of the README anew, in the Chromium of this machine.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { ensureBuilt } from '../../electron/node/build.mjs';
import { serveWeb } from '../../electron/web/server.ts';
import { launchBrowser } from '../support/browser.ts';
import { ROOT } from '../support/sources.ts';
import { FOLDER, PICTURES, type Picture, SIZE } from './pictures.ts';

/** Goes to what a picture shows, as a reader would. */
async function goThere(page: Page, { example, full }: Picture): Promise<void> {
  await page.getByRole('heading', { name: 'about to attack' }).waitFor();
  await page.keyboard.press('e');
  await page
    .locator('.tile', { has: page.locator('.code', { hasText: new RegExp(`^${example}$`) }) })
    .click();
  await page.locator('.doc', { hasText: `Example ${example}` }).waitFor();
  await page.keyboard.press('r');
  await page.locator('.verdict h2', { hasText: 'Replay' }).waitFor();
  if (!full) return;
  await page.keyboard.press('v');
  await page.getByRole('tab', { name: 'Chart' }).click();
  await page.locator('.chart-drawing .ed.is-taken').waitFor({ state: 'attached' });
}

async function take(browser: Browser, address: string, picture: Picture): Promise<string> {
  const context = await browser.newContext({
    viewport: SIZE,
    colorScheme: picture.dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(address);
  await goThere(page, picture);
  // Nothing is pointed at, and what follows the hand has come to rest.
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await page.waitForTimeout(1000);
  const path = join(FOLDER, picture.file);
  await page.screenshot({ path: join(ROOT, path), animations: 'disabled' });
  await context.close();
  return path;
}

await ensureBuilt(ROOT);
await mkdir(join(ROOT, FOLDER), { recursive: true });
const host = await serveWeb({ folder: join(ROOT, 'out/renderer'), port: 0 });
const browser = await launchBrowser();
try {
  for (const picture of PICTURES) process.stdout.write(`${await take(browser, host.address, picture)}\n`);
} finally {
  await browser.close();
  await host.close();
}
