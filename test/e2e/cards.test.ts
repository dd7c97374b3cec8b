import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { inspector, position, verdict, withInspector } from './page.ts';

const cardTitle = (page: Page) => page.locator('#card-panel-title');

describeInBrowser('cards and examples, from wherever one comes', () => {
  withInspector();

  test('a card’s name in a row of the log opens the card, by mouse and by Enter', async () => {
    const page = await inspector();
    await page.keyboard.press('v');
    const row = page.getByRole('row', { name: /Activates Scapegoat/ });
    await row.locator('.row-card').click();
    await expect.poll(() => cardTitle(page).textContent()).toBe('Scapegoat');
    await expect.poll(() => position(page)).toBe(10);
    await page.getByRole('treegrid', { name: 'Entries' }).focus();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => position(page)).toBe(8);
    await page.keyboard.press('Enter');
    await expect.poll(() => cardTitle(page).textContent()).toBe('Dark Magician');
  });

  test('a card that is looked for by its name is shown in its panel', async () => {
    const page = await inspector();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('Sheep Token');
    await page
      .locator('.found > div', { hasText: /^Sheep Token/ })
      .first()
      .click();
    await expect.poll(() => cardTitle(page).textContent()).toBe('Sheep Token 1');
    expect(await page.getByRole('tab', { name: 'Card', exact: true }).getAttribute('aria-selected')).toBe(
      'true',
    );
  });

  test('examples that were seen to their answer, or tried, are marked until one forgets it', async () => {
    const page = await inspector();
    const tile = (id: string) => page.locator(`.tile[data-example="${id}"]`);
    await page.keyboard.press('e');
    await tile('T-09').waitFor();
    expect(await page.locator('.tile-done').count()).toBe(0);
    await tile('T-01').click();
    await page.locator('.doc', { hasText: 'Example T-01' }).waitFor();
    await page.keyboard.press('End');
    await page.keyboard.press('e');
    await expect.poll(() => tile('T-01').locator('.tile-done').textContent()).toBe('seen');
    // Loaded again, the page shows the examples as before.
    await page.reload();
    await expect.poll(() => tile('T-01').locator('.tile-done').textContent()).toBe('seen');
    // Another decision is a try of one’s own.
    await tile('T-09').click();
    await page.locator('.doc', { hasText: 'Example T-09' }).waitFor();
    await page.keyboard.press('r');
    await verdict(page)
      .filter({ hasText: /^Replay$/ })
      .waitFor();
    await page.locator('button.choice', { hasText: 'Sheep Token 3' }).click();
    await page.locator('.changed').waitFor();
    await page.keyboard.press('e');
    await expect.poll(() => tile('T-09').locator('.tile-done').textContent()).toBe('tried');
    await page.getByText('2 examples are marked as seen or tried.').waitFor();
    await page.getByRole('button', { name: 'Forget that' }).click();
    await expect.poll(() => page.locator('.tile-done').count()).toBe(0);
  });
});
