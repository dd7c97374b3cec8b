import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { inspector, position, slider, withInspector } from './page.ts';

withInspector();

const question = (page: Page) => page.locator('.ask .lead');
const asks = (page: Page, text: string) => expect.poll(() => question(page).textContent()).toBe(text);
const toggleAsking = (page: Page, on: boolean) =>
  page.keyboard.press('q').then(() => page.locator(`.ask-first[aria-pressed="${on}"]`).waitFor());
describe('learning in a browser', () => {
  test('ask first: a question hides what comes, is answered by keyboard, and the answer is explained', async () => {
    const page = await inspector();
    await toggleAsking(page, true);
    // Only the beginning is there: no mark of the replay, in sight or for a screen reader.
    await expect.poll(() => slider(page).getAttribute('aria-valuemax')).toBe('9');
    expect(await page.locator('.tmark[data-mark="replay"]').count()).toBe(0);
    await page.keyboard.press('End');
    await asks(page, 'May B do this?');
    await page.getByRole('button', { name: 'Show the answer', disabled: true }).waitFor();
    await page.keyboard.press('1');
    await page.keyboard.press('Enter');
    await asks(page, 'Yes, B may.');
    await page.keyboard.press('End');
    await asks(page, 'Is there a replay here?');
    expect(await position(page)).toBe(23);
    await page.getByRole('radio', { name: 'No, the attack goes on' }).check();
    await page.getByRole('button', { name: 'Go on' }).click();
    await asks(page, 'What is the reason?');
    await page.keyboard.press('1');
    await page.keyboard.press('Enter');
    await asks(page, 'What can A do now?');
    await page.getByRole('checkbox', { name: 'Attack B directly' }).check();
    await page.getByRole('checkbox', { name: 'Stop the attack' }).check();
    await page.getByRole('button', { name: 'Show the answer' }).click();
    await asks(page, 'A replay: A decides anew.');
    await expect.poll(() => position(page)).toBe(24);
    await page.getByText('You thought: No, the attack goes on. It is: Yes, there is a replay.').waitFor();
    await page.getByText('B controls a monster, and the attacker may not pass it by.').waitFor();
    const row = page.getByRole('row', { name: /Attack B directly/ });
    expect(await row.getByRole('cell').allTextContents()).toEqual(['Yes', 'No']);
    await page.getByText('Four Sheep Tokens came to B’s side').first().waitFor();
    // In another language it is the same answer.
    await page.getByRole('combobox', { name: 'Language' }).selectOption('fr');
    await page.getByText(/^Vous pensiez/).waitFor();
    await page.getByRole('button', { name: 'Redemander' }).waitFor();
    await page.getByRole('combobox', { name: 'Langue' }).selectOption('en');
    await asks(page, 'A replay: A decides anew.');
    // It is kept: loaded again, the same question is not asked once more.
    await page.reload();
    await page.locator('.ask-first[aria-pressed="true"]').waitFor();
    await expect.poll(() => slider(page).getAttribute('aria-valuemax')).toBe('27');
    await toggleAsking(page, false);
    await expect.poll(() => slider(page).getAttribute('aria-valuemax')).toBe('55');
  });

  test('a lesson: from the list through its steps to its task in the sandbox, done and kept', async () => {
    const page = await inspector();
    await page.keyboard.press('l');
    await page.getByRole('heading', { name: 'Lessons', level: 1 }).waitFor();
    await expect.poll(() => page.title()).toBe('Lessons. Duelscope');
    await page.getByRole('button', { name: /^1?\s*Stronger/ }).click();
    const lesson = page.getByRole('region', { name: 'Lesson' });
    await lesson.getByText('See what a battle between two').waitFor();
    await lesson.locator('.term').first().waitFor();
    await lesson.getByRole('button', { name: 'Begin' }).click();
    for (const [at, text] of [
      'A names an attacker',
      'Before the fight',
      '2500 against 1800',
      'There it goes',
    ].entries()) {
      await lesson.getByText(text).waitFor();
      await lesson.getByText(`${at + 1} of 4`).waitFor();
      if (at < 3) await lesson.getByRole('button', { name: 'Look at the next' }).click();
    }
    // The button that led here is gone: the one that leads on has the focus.
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await expect.poll(focused).toBe('Try it alone');
    await page.keyboard.press('Enter');
    await lesson.getByText('Celtic Guardian (ATK 1400) waits').waitFor();
    // Played with nothing on B's side it says what is missing, and leads back to the setup.
    await page.getByRole('button', { name: 'Play it' }).click();
    await lesson.getByText('This setup cannot do it yet. B has no monster in Attack Position.').waitFor();
    await lesson.getByRole('button', { name: 'Change the setup' }).click();
    // What is listed is what fits; another place is one press away.
    await page.getByPlaceholder('Search the cards').fill('scapegoat');
    await page.getByRole('button', { name: 'Look in B’s Spell & Trap Zones' }).click();
    await page.locator('.shelf-does', { hasText: 'four Sheep Tokens' }).first().waitFor();
    // What is put goes to the side that the task asks for.
    await page.getByRole('button', { name: 'Monster Zones', exact: true }).click();
    await page.getByPlaceholder('Search the cards').fill('Baby Dragon');
    await page.getByRole('button', { name: /^Baby Dragon/ }).click();
    // Clearing takes the setup away and leaves the task; Undo brings the setup back.
    await page.getByRole('button', { name: 'Clear everything' }).click();
    await page.getByText('Everything was cleared.').waitFor();
    await lesson.getByText('Celtic Guardian (ATK 1400) waits').waitFor();
    await page.getByRole('button', { name: 'Undo: bring everything back' }).click();
    await page.getByRole('button', { name: 'Play it' }).click();
    await lesson.getByText('Nothing of it has happened yet.').waitFor();
    // Back leads to the setup, to what was played of it, to the lesson where it was left, and to the example before.
    const setUp = page.locator('.sandbox-table').getByText('Baby Dragon').first();
    const lacks = lesson.getByText('This setup cannot do it yet.');
    const pages = [
      page.locator('.doc', { hasText: 'Example T-09' }),
      lesson.getByText('4 of 4'),
      setUp,
      lacks,
      setUp,
      lesson.getByText('Nothing of it has happened yet.').and(page.locator(':not(:has(~ .lesson-state))')),
    ];
    for (const before of pages.slice(0, -1).reverse()) {
      await page.goBack();
      await before.waitFor();
    }
    for (const after of pages.slice(1)) {
      await page.goForward();
      await after.waitFor();
    }
    await page.getByRole('button', { name: /Attack Baby Dragon with Celtic Guardian/ }).click();
    await page.getByRole('heading', { name: 'Attack declared' }).waitFor();
    await page.getByRole('button', { name: 'Both pass on' }).click();
    await lesson.getByText('Done. That is what was asked for.').waitFor();
    await page.keyboard.press('l');
    await page.getByText('1 of 21 tasks done').waitFor();
    expect(
      await page
        .getByRole('button', { name: /Stronger/ })
        .last()
        .textContent(),
    ).toContain('task done');
    // What was done is no work to be saved: the next lesson asks nothing.
    await page.getByRole('button', { name: /A tie/ }).last().click();
    await lesson.getByText('Lesson 2 of 21').waitFor();
  });

  test('Back leads from one lesson to the one before, with its steps', async () => {
    const page = await inspector();
    await page.keyboard.press('l');
    await page.getByRole('button', { name: /^1?\s*Stronger/ }).click();
    const lesson = page.getByRole('region', { name: 'Lesson' });
    await lesson.getByText('Lesson 1 of 21').waitFor();
    await page.keyboard.press('End');
    await lesson.getByRole('button', { name: 'Next lesson' }).click();
    await lesson.getByText('Lesson 2 of 21').waitFor();
    // The button is gone with the lesson before; the new one has the focus.
    await expect.poll(() => lesson.evaluate((box) => box === document.activeElement)).toBe(true);
    await page.goBack();
    await lesson.getByText('Lesson 1 of 21').waitFor();
  });
});
