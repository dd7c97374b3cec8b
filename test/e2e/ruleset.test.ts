import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { decodeDuel, encodeDuel } from '../../events/index.ts';
import {
  type DuelHeader,
  exampleById,
  headerSchema,
  playScenario,
  verifyDuel,
} from '../../machines/index.ts';
import { describeInBrowser } from '../support/browser.ts';
import { example, inspector, openText, position, ruleset, slider, withInspector } from './page.ts';

function recorded(id: string, title: string): string {
  const scenario = exampleById(id);
  if (scenario === undefined) throw new Error(`${id} is gone`);
  const { header, entries } = playScenario(scenario);
  return encodeDuel({ ...header, title }, entries);
}
const opened = async (page: Page, id: string, title: string) => {
  await openText(page, 'mine.duel.jsonl', recorded(id, title));
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.keyboard.press('v');
  await page.getByRole('tab', { name: 'Ruleset' }).click();
};
const difference = (page: Page) => page.getByRole('region', { name: 'First difference' });
const setSwitch = (page: Page, asks: string, to: RegExp) =>
  page.getByLabel(asks).evaluate((select: HTMLSelectElement, wanted) => {
    const option = [...select.options].find(({ label }) => new RegExp(wanted).test(label));
    select.value = option?.value ?? '';
    select.dispatchEvent(new Event('change', { bubbles: true }));
  }, to.source);
async function saved(page: Page): Promise<{ readonly name: string; readonly text: string }> {
  const download = page.waitForEvent('download');
  await page.keyboard.press('Control+s');
  const file = await download;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

describeInBrowser('a duel under other rules', () => {
  withInspector();

  test('C15: a recorded duel with one switch set otherwise, its first difference, and back', async () => {
    const page = await inspector();
    await opened(page, 'D-08', 'Recorded at home');
    const length = await slider(page).getAttribute('aria-valuemax');
    await setSwitch(page, '0 ATK against 0 ATK', /^Both are destroyed/);
    await difference(page)
      .getByText(/^First difference entry 17, after 10 decisions alike/)
      .waitFor();
    const sides = difference(page).locator('.difference-side');
    expect(await sides.nth(0).textContent()).toMatch(/as recorded.*Nothing is destroyed.*B37/);
    expect(await sides.nth(1).textContent()).toMatch(/looked at now.*Two Sheep Tokens are destroyed.*B36/);
    // No source says so: a star tells that the value was chosen here.
    expect(await difference(page).locator('.difference-made').textContent()).toMatch(
      /0 ATK against 0 ATK.*Neither is destroyed\.Modern TCG, changed: Both are destroyed\. \*/,
    );
    expect(await ruleset(page).textContent()).toContain('Modern TCG, changed');
    await difference(page).getByRole('button', { name: 'Go there' }).click();
    await expect.poll(() => position(page)).toBe(17);
    await page.locator('.reason', { hasText: 'Two Sheep Tokens are destroyed' }).waitFor();
    // It is kept as a file of its own, never as that of the recording.
    const file = await saved(page);
    expect(file.name).toBe('mine-modern-tcg-zeroVsZero-both.duel.jsonl');
    const read = decodeDuel<DuelHeader>(file.text, { header: headerSchema });
    if (!read.ok) throw new Error(read.error.message);
    expect(verifyDuel(read.duel.header, read.duel.entries)).toMatchObject({ ok: true });
    expect(read.duel.header.ruleset.switches.zeroVsZero).toBe('both');
    await sides.nth(0).getByRole('button', { name: 'Look at it there' }).click();
    await page.locator('.reason', { hasText: 'Nothing is destroyed' }).waitFor();
    expect(await position(page)).toBe(17);
    expect(await difference(page).count()).toBe(0);
    expect(await slider(page).getAttribute('aria-valuemax')).toBe(length);
  });

  test('C1: where what was decided is not asked for one plays on, and is asked before that is left', async () => {
    const page = await inspector();
    await opened(page, 'T-09', 'Recorded in 2024');
    await page.getByLabel('Decided under').selectOption({ label: 'Classic 2004' });
    await difference(page).getByText('What was decided can be carried over up to entry 25.').waitFor();
    await difference(page).getByRole('button', { name: 'Go there' }).click();
    await page.keyboard.press('End');
    await page.getByText('The decision that was taken next is not asked for here.').waitFor();
    await page.locator('.decision', { hasText: 'Attack Sheep Token 1' }).first().click();
    await page.locator('.log', { hasText: 'Dark Magician attacks Sheep Token 1' }).waitFor();
    await page.getByRole('tab', { name: 'Branches' }).click();
    await page.getByRole('button', { name: 'Back to the duel as recorded under Modern TCG' }).click();
    await page.getByRole('button', { name: 'Go on without saving' }).click();
    await expect.poll(() => ruleset(page).textContent()).toContain('Modern TCG');
    await page.locator('.log', { hasText: 'Takes Sheep Token 2' }).waitFor();
  });

  test('an example with one switch set otherwise; where it does not matter it says so', async () => {
    const page = await inspector();
    await example(page, 'T-09');
    await page.keyboard.press('v');
    await page.getByRole('tab', { name: 'Ruleset' }).click();
    await setSwitch(page, '0 ATK against 0 ATK', /^Both are destroyed/);
    await difference(page).getByText('No difference: every decision comes to the same.').waitFor();
    await setSwitch(page, '0 ATK against 0 ATK', /^Neither/);
    await expect.poll(() => difference(page).count()).toBe(0);
    await setSwitch(page, 'What a replay goes back to', /^Play goes back/);
    await difference(page)
      .getByText(/^First difference/)
      .waitFor();
    expect(await difference(page).locator('.difference-made').textContent()).toContain('onReplay');
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => ruleset(page).textContent()).toContain('Modern TCG, changed');
  });

  test('a duel that others decided says why no other rules can decide it', async () => {
    const page = await inspector();
    const observed = recorded('T-09', 'Seen elsewhere').replace('"profile":"full"', '"profile":"observed"');
    await openText(page, 'seen.duel.jsonl', observed);
    await page.getByRole('heading', { level: 1, name: 'Seen elsewhere' }).waitFor();
    await page.keyboard.press('v');
    await page.getByRole('tab', { name: 'Ruleset' }).click();
    await page.getByText('Others decided this duel, and nobody wrote down what they decided.').waitFor();
    expect(await page.locator('.ruleset select').count()).toBe(0);
  });
});
