import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { serveWeb } from '../../electron/web/server.ts';
import { describeInBrowser } from '../support/browser.ts';
import { exampleText, testFile } from '../support/commandLine.ts';
import { ROOT } from '../support/sources.ts';
import { address, emptyWindow, goTo, inspector, slider, withInspector } from './page.ts';

withInspector();

/** A busy machine answers later. */
const SOON = { timeout: 20_000 };
const at = (page: Page) => expect.poll(() => slider(page).getAttribute('aria-valuenow'), SOON);
const notice = (page: Page) => page.locator('.message[role="status"]').first();
/** The grammar of searches is fetched for the first of them. */
const flags = (page: Page) => expect.poll(() => page.locator('.tstop').count(), SOON);
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

describeInBrowser('for those who look for a bug', () => {
  test('search by keyboard: typed, completed, gone through, kept; a pattern that would hang elsewhere does not', async () => {
    const page = await inspector();
    await page.keyboard.press('/');
    const field = page.getByRole('combobox', { name: 'Search this duel' });
    await field.waitFor();
    await expect.poll(() => field.evaluate((element) => element === document.activeElement), SOON).toBe(true);
    await page.keyboard.type('card:sheep');
    await page.getByRole('option', { name: 'sheep-token', exact: true }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.keyboard.type('type:card.moved');
    await page.getByText('5 entries').waitFor();
    await page.keyboard.press('Enter');
    await at(page).toBe('14');
    await page.keyboard.press('Escape');
    await page.keyboard.press('F3');
    await at(page).toBe('15');
    await page.keyboard.press('Shift+F3');
    await at(page).toBe('14');
    await page.getByRole('button', { name: 'Keep this search' }).click();
    await field.fill('/(a+)+$/ rul:R3');
    await page.getByText('rul: is no key; did you mean rule:?').waitFor();
    await field.fill('/(.*)*!/');
    await page.getByText('0 entries').waitFor();
    await page.getByRole('button', { name: 'Search for: card:sheep-token type:card.moved' }).click();
    await page.getByText('5 entries').waitFor();
    await page.getByRole('radio', { name: 'All examples' }).click();
    await page.locator('.in-examples').getByText('T-09').waitFor();
  });

  test('a breakpoint set at an entry stops both ways and in playback; a watch says since when', async () => {
    const page = await inspector();
    await page.keyboard.press('r');
    await at(page).toBe('24');
    await page.keyboard.press('v');
    await page.locator('.log .row.is-here').click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'rule R3' }).click();
    await notice(page).filter({ hasText: 'Stops from now on at: rule:R3' }).waitFor();
    await flags(page).toBe(2);
    await page.keyboard.press('b');
    await at(page).toBe('28');
    await page.keyboard.press('Shift+B');
    await at(page).toBe('24');
    await goTo(page, 22);
    await page.keyboard.press('>');
    await page.keyboard.press('>');
    await page.keyboard.press(' ');
    await notice(page).filter({ hasText: 'Stopped at: rule:R3' }).waitFor();
    await at(page).toBe('24');
    await page.getByRole('button', { name: 'Play, Space' }).waitFor();
    await page.getByRole('tab', { name: 'Breakpoints' }).click();
    const watch = page.getByRole('combobox', { name: 'Watch this value' });
    await watch.fill('B.monsters');
    await page.getByRole('button', { name: 'Watch this value' }).click();
    const row = page.getByRole('row').filter({ hasText: 'B.monsters' });
    await row.getByRole('button', { name: '17', exact: true }).click();
    await at(page).toBe('17');
    await expect.poll(() => row.locator('.watch-now').textContent(), SOON).toBe('4');
    await page.reload();
    await flags(page).toBe(2);
    await at(page).toBe('17');
  });

  test('a link is copied, leads there from the finder and from another window; a report is copied', async () => {
    const page = await inspector();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.keyboard.press('r');
    await at(page).toBe('24');
    await page.keyboard.press('c');
    await notice(page).filter({ hasText: 'A link to entry 24 is copied.' }).waitFor();
    const link = await clipboard(page);
    expect(link).toBe(`${address()}#T-09@24`);
    await page.keyboard.press('Home');
    await at(page).toBe('0');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'A command, the number of an entry' }).fill(link);
    await page.getByRole('option', { name: 'Go to T-09@24' }).waitFor();
    await page.keyboard.press('Enter');
    await at(page).toBe('24');
    const other = await page.context().newPage();
    await other.goto(`${address()}#T-09@16`);
    await at(other).toBe('16');
    await other.close();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'A command, the number of an entry' }).fill('bug report');
    await page.getByRole('option', { name: 'Copy a bug report' }).waitFor();
    await page.keyboard.press('Enter');
    await notice(page).filter({ hasText: 'A report on entry 24 is copied.' }).waitFor();
    expect(await clipboard(page)).toContain('## What should have happened');
  });

  test('a file changed outside is read anew at the same entry; own changes are asked about', async () => {
    const page = await emptyWindow();
    const path = testFile('mine.json', exampleText('T-09'));
    const served = await serveWeb({ folder: join(ROOT, 'out/renderer'), port: 0, named: { path } });
    onTestFinished(async () => {
      await page.close();
      await served.close();
    });
    await page.goto(served.address);
    await page.locator('.doc', { hasText: 'Scapegoat under a direct attack' }).waitFor();
    await goTo(page, 20);
    const change = (title: string) =>
      writeFileSync(path, readFileSync(path, 'utf8').replace(/"title": "[^"]*"/, `"title": "${title}"`));
    change('Changed once');
    await notice(page).filter({ hasText: 'mine.json was changed outside and is read anew.' }).waitFor();
    await page.locator('.doc', { hasText: 'Changed once' }).waitFor();
    await at(page).toBe('20');
    await goTo(page, 6);
    await page
      .getByRole('button', { name: 'Full' })
      .or(page.getByRole('radio', { name: 'Full' }))
      .first()
      .click();
    await page.getByRole('button', { name: /^Go to Main Phase 2/ }).click();
    await expect.poll(() => page.title(), SOON).toMatch(/^● /);
    change('Changed twice');
    await page.getByRole('heading', { name: 'was changed outside' }).waitFor();
    await page.getByRole('button', { name: 'Keep mine' }).click();
    await expect.poll(() => page.locator('dialog[open]').count(), SOON).toBe(0);
  });
});
