import { expect, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { inspector, verdict, withInspector } from './page.ts';

/** The main regions of the page at a replay, as whoever listens to it meets them. */
const REGIONS = [
  ['board', '.mat'],
  ['why', '.p-why'],
  ['log', '.p-log'],
  ['chain', '.p-chain'],
] as const;

describeInBrowser('the accessibility tree at a replay', () => {
  withInspector();

  test('is as written down, region by region', async () => {
    const page = await inspector();
    await page.keyboard.press('v');
    await page.keyboard.press('r');
    await verdict(page)
      .filter({ hasText: /^Replay$/ })
      .waitFor();
    await page.getByRole('tree', { name: 'Because of' }).getByRole('treeitem', { name: /^14 / }).waitFor();
    await page.getByRole('row', { name: /Check: no replay/ }).waitFor();
    // the terms of the glossary come a little behind the words that hold them
    await page.locator('.p-why .reason').getByRole('term').first().waitFor();
    for (const [name, part] of REGIONS)
      await expect(`${await page.locator(part).ariaSnapshot()}\n`, name).toMatchFileSnapshot(
        `golden/${name}.aria.txt`,
      );
  });
});
