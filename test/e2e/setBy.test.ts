import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { example, goTo, inspector, position, withInspector } from './page.ts';

const monster = (page: Page, name: RegExp) => page.getByRole('group', { name });

describeInBrowser('what is shown leads to the entry that made it so', () => {
  withInspector();

  test('on the board: each number and the position of a monster, in links of a size to hit', async () => {
    const page = await inspector();
    // T-07: a face-down monster is attacked and turned up at 11.
    await example(page, 'T-07');
    await page.keyboard.press('v');
    await page.keyboard.press('End');
    await goTo(page, 12);
    const turned = page.locator('.zone .posture[title="DEF: Defense Position, since entry 11"]');
    await turned.waitFor();
    const sizes = await page.locator('.vals > button').evaluateAll((links) =>
      links.map((link) => {
        const box = link.getBoundingClientRect();
        const reach = getComputedStyle(link, '::after');
        const scale = box.height / (link as HTMLElement).offsetHeight;
        return {
          width: Math.round(box.width),
          height: Math.round(Number.parseFloat(reach.height) * scale),
        };
      }),
    );
    expect(sizes.length).toBeGreaterThan(5);
    for (const { width, height } of sizes) {
      expect(width).toBeGreaterThanOrEqual(24);
      expect(height).toBeGreaterThanOrEqual(24);
    }
    await turned.click();
    await expect.poll(() => position(page)).toBe(11);
    // A value as printed leads to where the monster came from.
    await page.locator('.zone button[title$="as printed, from the setup on"]').first().click();
    await expect.poll(() => position(page)).toBe(0);
  });

  test('in the panel Card: the position leads to where it was turned, the values to what set them', async () => {
    const page = await inspector();
    await example(page, 'T-07');
    await page.keyboard.press('v');
    await page.keyboard.press('End');
    await goTo(page, 12);
    await page
      .locator('.zone', { has: page.locator('.posture[title="DEF: Defense Position, since entry 11"]') })
      .focus();
    await page.keyboard.press('Enter');
    const card = page.locator('.card-panel');
    await card.locator('.facts > div', { hasText: 'Position' }).getByRole('button', { name: '11' }).click();
    await expect.poll(() => position(page)).toBe(11);
    await card.locator('.facts > div', { hasText: 'face-up Defense Position' }).waitFor();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => position(page)).toBe(10);
    await card.locator('.facts > div', { hasText: /face-down/ }).waitFor();
    expect(await monster(page, /face-down/).count()).toBeGreaterThan(0);
  });

  test('beside the board, in Plain: a link leads there and gives the board free, also to where one is', async () => {
    const page = await inspector();
    await example(page, 'T-07');
    const turned = page.locator('.zone', {
      has: page.locator('.posture[title="DEF: Defense Position, since entry 11"]'),
    });
    const told = page.locator('dialog.card-told');
    for (const from of [12, 11]) {
      await goTo(page, from);
      await turned.focus();
      await page.keyboard.press('Enter');
      await told.locator('.facts > div', { hasText: 'Position' }).getByRole('button', { name: '11' }).click();
      await expect.poll(() => told.count()).toBe(0);
      expect(await position(page)).toBe(11);
    }
  });
});
