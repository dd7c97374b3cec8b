import type { Browser, Page } from 'playwright-core';
import type { Figure } from './figures.ts';
import { longestTask } from './trace.ts';

/** Opens a duel file in the page, and what the longest task of its main thread was until all of it was folded. */
export async function measureOpening(browser: Browser, page: Page, path: string): Promise<Figure> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Open a file' }).first().click();
  const files = await chooser;
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing', '__metadata'] });
  await page.evaluate(() => performance.mark('opening'));
  const begun = performance.now();
  // By its path: what the test program hands over itself is unpacked by the page, on its main thread.
  await files.setFiles(path);
  await page.locator('.doc', { hasText: 'long.duel.jsonl' }).waitFor();
  const shown = performance.now() - begun;
  await page.locator('.is-reading').waitFor({ state: 'detached' });
  const read = performance.now() - begun;
  const { byProcessor, byWall } = longestTask(await browser.stopTracing(), 'opening');
  return {
    name: 'opening: longest task of the page',
    value: byProcessor,
    unit: ' ms',
    goal: 100,
    better: 'less',
    details:
      `of the processor; by the wall's clock, which counts other programs too, ${byWall.toFixed(0)} ms; shown after ` +
      `${(shown / 1000).toFixed(1)} s, all of it read and folded after ${(read / 1000).toFixed(1)} s`,
  };
}
