import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { inspector, openText, position, verdict, withInspector } from './page.ts';

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

  test('ten monsters with changed values: no plate lies on its neighbour, in any drawing of the table', async () => {
    const page = await inspector({ width: 1280, height: 800 });
    const side = (name: string) =>
      [1, 2, 3, 4, 5].map((at) => ({
        ...{ card: 'giga-gagagigo', as: `${name}${at}`, position: at === 4 ? 'defense' : 'attack' },
      }));
    const water = {
      ...{ format: 'duelscope/scenario', version: 1, id: 'water', title: 'Ten in the water' },
      setup: {
        A: { monsters: side('a'), fieldSpell: { card: 'a-legendary-ocean', faceUp: true } },
        B: { monsters: side('b') },
      },
      steps: [{ A: 'attack', with: 'a1', target: 'b2' }, { until: 'attackOver' }],
    };
    await openText(page, 'water.json', JSON.stringify(water));
    const shown = async () =>
      page.locator('.mat .vals:not(.vals-level)').evaluateAll((plates) => {
        const boxes = plates.map((plate) => plate.getBoundingClientRect());
        return {
          arrows: plates.every((plate) => plate.querySelector('.posture.up') !== null),
          overlaps: boxes.flatMap((one, at) =>
            boxes.slice(at + 1).filter((other) => {
              const across = one.left < other.right && other.left < one.right;
              return across && one.top < other.bottom && other.top < one.bottom;
            }),
          ).length,
          plates: plates.length,
        };
      });
    const clear = { arrows: true, overlaps: 0, plates: 10 };
    await expect.poll(shown).toEqual(clear);
    await page.keyboard.press('v');
    await page.locator('.mat-slim').waitFor();
    await expect.poll(shown).toEqual(clear);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.locator('.mat-full').waitFor();
    await expect.poll(shown).toEqual(clear);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator('.mat-narrow').waitFor();
    await expect.poll(shown).toEqual(clear);
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
