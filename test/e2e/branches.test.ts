import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { decodeDuel } from '../../events/index.ts';
import { type DuelHeader, headerSchema, verifyDuel } from '../../machines/index.ts';
import { describeInBrowser } from '../support/browser.ts';
import { goTo, inspector, openText, position, verdict, withInspector } from './page.ts';

const course = (page: Page, name: string) => page.getByRole('treeitem', { name });
const courses = async (page: Page) =>
  (await page.getByRole('treeitem').locator('b').allTextContents()).join(' | ');

async function atReplay(page: Page): Promise<number> {
  await page.keyboard.press('r');
  await verdict(page)
    .filter({ hasText: /^Replay$/ })
    .waitFor();
  return position(page);
}

async function saved(page: Page): Promise<{ readonly name: string; readonly text: string }> {
  const download = page.waitForEvent('download');
  await page.keyboard.press('Control+s');
  const file = await download;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

describeInBrowser('another future', () => {
  withInspector();

  test('B15, R23: another target makes a branch, is played on, compared, named, deleted and put back', async () => {
    const page = await inspector();
    await page.keyboard.press('v');
    const at = await atReplay(page);
    await page.getByRole('tab', { name: 'Branches' }).click();
    await expect.poll(() => courses(page)).toBe('main line | attack directly all the same | stop');
    // What is not possible stands there with its reason and rule.
    await page.locator('.branches-here summary').click();
    expect(await page.locator('.branches-here .refused-lines').textContent()).toMatch(
      /Attack directly.*B controls monsters.*B15/,
    );
    await page.locator('.why .choice', { hasText: 'Sheep Token 3' }).click();
    await expect.poll(() => courses(page)).toContain('Attack Sheep Token 3');
    expect(await position(page)).toBe(at + 1);
    expect(await course(page, 'Attack Sheep Token 3').getAttribute('aria-selected')).toBe('true');
    // One plays on: both pass until the battle is over.
    await page.locator('.why').getByRole('button', { name: 'Both pass on' }).click();
    await page.locator('.log', { hasText: 'Sheep Token 3 is destroyed' }).waitFor();
    // It is the same branch, longer.
    expect(await courses(page)).toBe(
      'main line | attack directly all the same | stop | Attack Sheep Token 3',
    );
    await page.locator('.compare-pick').getByRole('button', { name: 'Compare' }).click();
    await page.locator('.compared-outcome', { hasText: 'For A, who attacks,' }).waitFor();
    const sides = page.locator('.compared-side');
    await expect.poll(() => sides.count()).toBe(2);
    expect(await sides.nth(0).locator('.compared-first').textContent()).toContain('Sheep Token 3');
    expect(await sides.nth(1).locator('.compared-first').textContent()).toContain('Sheep Token 2');
    expect(await sides.nth(1).textContent()).toContain('main line');
    // Each entry leads to where it stands, and what was compared stays beside it, in the other language too.
    const taken = sides.nth(1).locator('.compared-first .entry-link');
    await taken.click();
    await expect.poll(() => course(page, 'main line').getAttribute('aria-selected')).toBe('true');
    await expect.poll(() => position(page)).toBe(at + 1);
    await expect.poll(() => taken.getAttribute('aria-current')).toBe('step');
    await page.getByLabel('Language', { exact: true }).selectOption('fr');
    await page.locator('.compared-outcome', { hasText: 'Pour A' }).waitFor();
    await page.getByLabel('Langue', { exact: true }).selectOption('en');
    await page.locator('.compared-outcome', { hasText: 'For A, who attacks,' }).waitFor();
    // So it does as one player sees them.
    for (const seenBy of ['A', 'Both']) {
      await page.getByRole('radio', { name: seenBy, exact: true }).click();
      await sides.nth(0).locator('.compared-first .entry-link').click();
      await expect
        .poll(() => course(page, 'Attack Sheep Token 3').getAttribute('aria-selected'))
        .toBe('true');
      await taken.click();
      await expect.poll(() => taken.getAttribute('aria-current')).toBe('step');
    }
    // F2 names it anew; a name that is taken is not taken twice.
    await course(page, 'Attack Sheep Token 3').focus();
    await page.keyboard.press('F2');
    await page.keyboard.type('stop');
    await page.getByText('There is a branch “stop” already.').waitFor();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('third');
    await page.keyboard.press('Enter');
    await course(page, 'third').waitFor();
    await course(page, 'third').focus();
    await page.keyboard.press('Delete');
    await page.getByText('“third” is deleted.').waitFor();
    expect(await courses(page)).not.toContain('third');
    await page.getByRole('button', { name: 'Put it back' }).click();
    await course(page, 'third').waitFor();

    // It is kept with all of them, and is what the rules decide.
    const file = await saved(page);
    expect(file.name).toBe('T-09.duel.jsonl');
    const read = decodeDuel<DuelHeader>(file.text, { header: headerSchema });
    if (!read.ok) throw new Error(read.error.message);
    expect(verifyDuel(read.duel.header, read.duel.entries)).toMatchObject({ ok: true });
    await page.getByRole('button', { name: 'Back to the unchanged example' }).click();
    await page.locator('.doc', { hasText: 'Example T-09' }).waitFor();
    expect(await courses(page)).not.toContain('third');
    await openText(page, file.name, file.text);
    await course(page, 'third').click();
    await expect.poll(() => course(page, 'third').getAttribute('aria-selected')).toBe('true');
    await page.getByRole('button', { name: 'Last entry, End' }).click();
    await page.locator('.log', { hasText: 'Sheep Token 3 is destroyed' }).waitFor();
    expect(await courses(page)).toBe('main line | attack directly all the same | stop | third');
  });

  test('a monster is chosen on the board; a decision that was taken is gone to', async () => {
    const page = await inspector();
    const at = await atReplay(page);
    await page.locator('button.choice', { hasText: 'Sheep Token 4' }).waitFor();
    await page.getByRole('group', { name: /Sheep Token 4.*may be chosen/ }).click();
    await verdict(page)
      .filter({ hasText: /target/i })
      .waitFor();
    expect(await page.locator('.reason').textContent()).toContain('Sheep Token 4');
    await goTo(page, at);
    // Clicked before it is known what may be decided here: it is gone to once that is known.
    await page.getByRole('group', { name: /Sheep Token 4.*may be chosen/ }).click();
    await expect.poll(() => position(page)).toBe(at + 1);
    await expect
      .poll(() => page.getByLabel('Branch').locator('option').allTextContents())
      .toEqual(['main line', 'attack directly all the same', 'stop', 'Attack Sheep Token 4']);
    // Saved in the very moment in which one plays on: the file has what was played.
    const passOn = page.locator('.why').getByRole('button', { name: 'Both pass on' });
    await passOn.waitFor();
    const download = page.waitForEvent('download');
    await passOn.evaluate((button) => {
      (button as HTMLElement).click();
      button.dispatchEvent(new KeyboardEvent('keydown', { key: 's', ctrlKey: true, bubbles: true }));
    });
    const read = decodeDuel<DuelHeader>(await readFile(await (await download).path(), 'utf8'), {
      header: headerSchema,
    });
    expect(read.ok && read.duel.entries.at(-1)?.type).not.toBe('attack.targetChosen');
    expect(read.ok && read.duel.entries.some(({ type }) => type === 'attack.ended')).toBe(true);
  });

  test('seen by A, what B could decide is not told', async () => {
    const page = await inspector();
    await page.keyboard.press('v');
    const declared = page.locator('.row', { hasText: 'Dark Magician attacks directly' });
    await declared.click();
    await page.keyboard.press('ArrowRight');
    await page.locator('.decision', { hasText: 'Use Scapegoat' }).first().waitFor();
    await page.getByRole('radio', { name: 'A', exact: true }).click();
    await page.getByText('What B could decide is not shown').first().waitFor();
    expect(await page.locator('.decide').first().textContent()).not.toContain('Scapegoat');
  });
});
