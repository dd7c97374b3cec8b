import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { goTo, inspector, position, verdict, withInspector } from './page.ts';

async function fullAtTheReplay(): Promise<Page> {
  const page = await inspector();
  await page.keyboard.press('v');
  await page.keyboard.press('r');
  await verdict(page)
    .filter({ hasText: /^Replay$/ })
    .waitFor();
  return page;
}
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();

describeInBrowser('the panels that tell', () => {
  withInspector();

  test('Why: with the keyboard from the replay back to the activation, through the tree of causes', async () => {
    const page = await fullAtTheReplay();
    const causes = page.getByRole('tree', { name: 'Because of' });
    const tokens = causes.getByRole('treeitem', { name: /^14 Sheep Token 1 comes/ });
    await tokens.focus();
    await page.keyboard.press('ArrowRight');
    await causes.getByRole('treeitem', { name: /^13 / }).waitFor();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    const activation = causes.getByRole('treeitem', { name: /^10 Activates Scapegoat/ });
    await activation.waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => position(page)).toBe(10);
    expect(await page.getByRole('tree', { name: 'Leads to' }).getByRole('treeitem').count()).toBeGreaterThan(
      0,
    );
  });

  test('Changes: an entry of one’s choice is compared with wherever one goes', async () => {
    const page = await fullAtTheReplay();
    await tab(page, 'Changes');
    await page.getByRole('combobox', { name: /^Compared with/ }).selectOption('declaration');
    const rows = page.locator('.compare .delta-row');
    await expect.poll(() => rows.filter({ hasText: 'to B’s field' }).count()).toBe(4);
    await page.getByRole('button', { name: 'Compare with 24 from now on' }).click();
    await page.getByText('Nothing on the table changed.').first().waitFor();
    await page.keyboard.press('End');
    await rows.filter({ hasText: 'Sheep Token 2 is gone' }).waitFor();
    await rows.filter({ hasText: 'Sheep Token 2 is gone' }).locator('.entry-link').click();
    await expect.poll(() => position(page)).toBe(44);
  });

  test('Chart: every region can be shown, and the list has the same active states as the drawing', async () => {
    const page = await fullAtTheReplay();
    await tab(page, 'Chart');
    await page.locator('.chart-drawing .st.is-on').first().waitFor();
    expect(await page.locator('.taken').textContent()).toContain(
      'checking → choosing: a replay was looked for, the target is to be chosen again',
    );
    const regions = page.locator('.chart-region');
    const active: string[] = [];
    for (let at = 0; at < (await regions.count()); at++) {
      await regions.nth(at).click();
      await page.locator('.chart-region[aria-pressed="true"]').nth(0).waitFor();
      const name = await regions.nth(at).locator('b').textContent();
      await page
        .locator('.chart-drawing .st.is-on', { hasText: name ?? '' })
        .first()
        .waitFor();
      active.push(name ?? '');
    }
    expect(active).toEqual(['none', 'free', 'choosing']);
    await page.getByRole('radio', { name: 'List', exact: true }).click();
    const tree = page.getByRole('tree', { name: 'The states as a list' });
    for (const name of active)
      expect(
        await tree.locator('[aria-current="step"] > .tree-row .state-name', { hasText: name }).count(),
      ).toBe(1);
    expect(await tree.getByText(/^entered from checking/).count()).toBe(1);
  });

  test('Entry: data is searched in place, opened and copied', async () => {
    const page = await fullAtTheReplay();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await tab(page, 'Entry');
    await page.getByRole('radio', { name: 'State', exact: true }).click();
    await page.getByRole('searchbox', { name: 'Find in it' }).fill('"scapegoat"');
    await page.getByText(/^1 of \d+$/).waitFor();
    expect(await page.locator('.json-line.is-here').textContent()).toContain('"scapegoat"');
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await page.getByText('Copied.').waitFor();
    const copied: unknown = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()));
    expect(copied).toMatchObject({ entry: 24, phase: 'battle' });
  });

  test('Log: narrowed to words, it leads on with the arrow keys', async () => {
    const page = await fullAtTheReplay();
    await page.getByRole('button', { name: 'Filter the log' }).click();
    await page.getByRole('searchbox', { name: 'Words in the log' }).fill('sheep token 2');
    await page.getByText('3 entries').waitFor();
    await page.getByRole('treegrid', { name: 'Entries' }).focus();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => position(page)).toBe(25);
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => position(page)).toBe(15);
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await page.getByRole('row', { name: /Activates Scapegoat/ }).waitFor();
  });

  test('Card: Dark Magician tells why it may not change its position', async () => {
    const page = await fullAtTheReplay();
    await page.keyboard.press('End');
    await goTo(page, 55);
    await page.getByRole('group', { name: /Dark Magician/ }).focus();
    await page.keyboard.press('Enter');
    const panel = page.locator('.card-panel');
    await expect
      .poll(() => panel.textContent())
      .toMatch(/Change position.*Not now.*declared an attack this turn/s);
  });

  test('in a low window the dock is its tabs alone until one is chosen; its button, or the tab once more, closes it', async () => {
    const page = await inspector({ width: 1280, height: 800 });
    await page.keyboard.press('v');
    const tabOf = (name: string) => page.getByRole('tab', { name });
    await tabOf('Branches').click();
    await page.locator('.dock-body').waitFor();
    await page.getByRole('button', { name: 'Small again' }).click();
    await page.locator('.dock-body').waitFor({ state: 'detached' });
    await tabOf('Changes').click();
    await tabOf('Changes').click();
    await page.locator('.dock-body').waitFor({ state: 'detached' });
    // By the keys the focus stays on the tabs.
    await tabOf('Chart').focus();
    await page.keyboard.press('End');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => tabOf('Glossary').getAttribute('aria-selected')).toBe('true');
    await page.locator('.glossary-terms [data-term]').first().waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Glossary');
  });
});
