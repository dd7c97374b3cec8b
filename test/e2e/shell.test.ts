import { expect, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { inspector, position, slider, withInspector } from './page.ts';

withInspector();

const dialog = (name: string) => ({ name, exact: false }) as const;

describeInBrowser('the frame of the inspector', () => {
  test('a key is changed, is named where it is taken, and works', async () => {
    const page = await inspector();
    await page.keyboard.press('?');
    await page.getByRole('button', dialog('Change the key of: Next replay')).click();
    await page.keyboard.press('x');
    await page.getByText('X is the key of: Next refused decision.').waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('button', dialog('Change the key of: Next refused decision, no key')).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { name: 'Keys and marks' }).waitFor({ state: 'detached' });
    await page.keyboard.press('x');
    await expect.poll(() => page.locator('.verdict h2').textContent()).toBe('Replay');
    await page.reload();
    await expect.poll(() => page.locator('.verdict h2').textContent()).toBe('Replay');
    await page.keyboard.press('Home');
    await page.keyboard.press('x');
    await expect.poll(() => page.locator('.verdict h2').textContent()).toBe('Replay');
  });

  test('whatever is looked for is found by its words, by keyboard alone', async () => {
    const page = await inspector();
    await page.keyboard.press('Control+k');
    const field = page.getByRole('combobox', { name: 'A command, the number of an entry' });
    await field.waitFor();
    await page.keyboard.type('21');
    await expect
      .poll(() => page.locator('.found').getByRole('option').first().textContent())
      .toContain('Go to entry 21');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('.mat').getAttribute('aria-label')).toBe('Board at entry 21');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('R3 if any');
    await page.locator('.found').getByRole('option', { name: /^R3 / }).first().waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Rule R3' }).waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('.verdict h2').textContent()).toBe('Replay');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('the bow breaks');
    await page.locator('.found').getByRole('option').first().waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'The bow breaks' }).waitFor();
  });

  test('panels are sized by keys and stay so; the timeline comes closer and holds bookmarks', async () => {
    const page = await inspector();
    const edge = page.getByRole('separator', { name: 'Width of Why' });
    const wide = () => page.locator('.p-why').evaluate((why) => why.getBoundingClientRect().width);
    const before = await wide();
    await edge.focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(wide).toBe(before + 16);
    await page.keyboard.press('Enter');
    await expect.poll(wide).toBe(before);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('m');
    await page.locator('.tmark[data-mark="bookmark"]').waitFor();
    await page.reload();
    await page.locator('.tmark[data-mark="bookmark"]').waitFor();
    await expect.poll(wide).toBe(before + 16);
    await slider(page).focus();
    const gap = () =>
      page.locator('.tmark[data-mark="attack"]').evaluate((mark) => mark.getBoundingClientRect().left);
    const far = await gap();
    await page.keyboard.press('+');
    await expect.poll(gap).not.toBe(far);
    await page.keyboard.press('0');
    await expect.poll(gap).toBe(far);
  });

  test('pointing at a mark shows its board, a click goes there', async () => {
    const page = await inspector();
    const at = await position(page);
    await page.locator('.tmark[data-mark="replay"]').hover();
    await expect.poll(() => page.locator('.mat').getAttribute('aria-label')).toBe('Board at entry 24');
    expect(await position(page)).toBe(at);
    await page.mouse.move(700, 600);
    await expect.poll(() => page.locator('.mat').getAttribute('aria-label')).not.toBe('Board at entry 24');
    await page.locator('.tmark[data-mark="replay"]').click();
    await expect.poll(() => page.locator('.verdict h2').textContent()).toBe('Replay');
  });

  test('the gallery narrows by what is chosen, and arrow keys go from tile to tile', async () => {
    const page = await inspector();
    await page.keyboard.press('e');
    await page.locator('.tile').first().waitFor();
    const count = async (name: RegExp) =>
      Number(await page.locator('label.check', { hasText: name }).locator('.check-count').textContent());
    const replays = await count(/^Replay/);
    await page.locator('label.check', { hasText: /^Replay/ }).click();
    await expect.poll(() => page.locator('.tile').count()).toBe(replays);
    await page.locator('.tile').first().focus();
    await page.keyboard.press('ArrowRight');
    const second = await page.locator('.tile').nth(1).getAttribute('data-example');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-example'))).toBe(second);
    await page.keyboard.press('Enter');
    await page.locator('.doc', { hasText: `Example ${second}` }).waitFor();
  });

  test('the title bar keeps to one line at every width, with title and example’s number whole', async () => {
    const page = await inspector();
    for (const width of [1280, 1440, 1920, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const seen = () =>
        page.locator('.bar').evaluate((bar) => ({
          taller: [...bar.querySelectorAll('*')].filter(
            (part) => part.getBoundingClientRect().height > bar.getBoundingClientRect().height,
          ).length,
          outside: bar.scrollWidth - bar.clientWidth,
          cut: [...bar.querySelectorAll('.doc h1, .doc-code, .pick b')]
            .filter((part) => part.clientWidth > 0 && part.scrollWidth > part.clientWidth)
            .map((part) => part.textContent),
        }));
      // A narrow window has the start of the title; the menu and the page itself have the rest.
      await expect
        .poll(seen)
        .toEqual({ taller: 0, outside: 0, cut: width === 390 ? ['Scapegoat under a direct attack'] : [] });
    }
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Sandbox', exact: true }).click();
    await page.locator('.doc b', { hasText: 'Sandbox' }).waitFor();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Keys and help' }).click();
    await page.getByRole('heading', { name: 'Keys and marks' }).waitFor();
  });
});
