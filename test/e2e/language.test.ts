import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { inspector, verdict, withInspector } from './page.ts';

withInspector();

/** Buttons, tabs, headings and options whose words do not fit into them. */
const cutLabels = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, [role="tab"], [role="radio"], h2, h3, summary, th')]
      .filter((each) => each.checkVisibility() && each.clientWidth > 0)
      .filter((each) => each.scrollWidth > each.clientWidth + 1)
      // rows of the log and names of cards end in dots where they are long, whatever the language
      .filter((each) => each.closest('.log, .board, .tabs, .track, .link') === null)
      .map((each) => `${each.className}: ${each.textContent}`)
      // and tabs that lie under something else
      .concat(
        [...document.querySelectorAll<HTMLElement>('.p-dock [role="tab"]')].flatMap((tab) => {
          const { left, top, width, height } = tab.getBoundingClientRect();
          const seen = document.elementFromPoint(left + width / 2, top + height / 2);
          return seen === null || tab.contains(seen) ? [] : [`covered: ${tab.textContent}`];
        }),
      ),
  );

const speak = async (page: Page, language: 'en' | 'fr'): Promise<void> => {
  await page.getByLabel(/^(Language|Langue)$/).selectOption(language);
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(language);
};

describe('languages', () => {
  test('the page speaks another language at once, at the same place, and remembers it', async () => {
    const page = await inspector({ width: 1280, height: 800 });
    await page.keyboard.press('r');
    await expect.poll(() => verdict(page).textContent()).toBe('Replay');
    await speak(page, 'fr');
    await page.getByRole('button', { name: 'Suivant' }).waitFor();
    // the worker tells in French, too: the ruleset is its word
    await page.getByRole('button', { name: 'Règles TCG moderne' }).waitFor();
    await expect.poll(() => page.getByRole('slider').first().getAttribute('aria-valuenow')).toBe('24');
    expect(await cutLabels(page)).toEqual([]);
    await page.getByRole('radio', { name: 'Complet' }).click();
    await page.getByRole('tab', { name: 'Diagramme' }).waitFor();
    expect(await cutLabels(page)).toEqual([]);
    await page.keyboard.press('e');
    await page.getByRole('heading', { name: 'Exemples' }).waitFor();
    await page.getByText('Cacher les réponses').waitFor();
    expect(await cutLabels(page)).toEqual([]);
    await page.getByRole('button', { name: 'Retour au duel' }).click();
    await page.getByRole('button', { name: 'Suivant' }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Règles TCG moderne' }).waitFor();
    await page.keyboard.press('n');
    await page.getByRole('heading', { name: 'Préparer un duel' }).waitFor();
    await page.getByText('Classique 2004').first().waitFor({ state: 'attached' });
    expect(await cutLabels(page)).toEqual([]);
    await speak(page, 'en');
    await page.getByRole('heading', { name: 'Set up a duel' }).waitFor();
    expect(await cutLabels(page)).toEqual([]);
  });

  test('in a narrow window the menu has the languages, and the keyboard goes on from there', async () => {
    const page = await inspector({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('radio', { name: 'English' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('button', { name: 'Suivant' }).waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('Menu');
    expect(await cutLabels(page)).toEqual([]);
  });

  test('a term tells what it means on hover and focus, Escape ends it, Enter leads to the glossary', async () => {
    const page = await inspector({ width: 1280, height: 900 });
    await page.keyboard.press('r');
    const term = page.locator('.reason .term', { hasText: 'target' });
    const tip = page.getByRole('tooltip').filter({ hasText: 'attack target' });
    await term.hover();
    await tip.waitFor();
    await page.keyboard.press('Escape');
    await tip.waitFor({ state: 'detached' });
    await term.focus();
    await tip.waitFor();
    const described = await term.getAttribute('aria-describedby');
    await expect
      .poll(() => page.locator(`#${described}`).textContent())
      .toBe('The monster that is attacked; a direct attack has none.');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-term')))
      .toBe('attackTarget');
    // It lies over the plain view: closed, one is at the term again.
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => term.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.getByRole('radio', { name: 'Plain', checked: true }).waitFor();
    // All is there by now, and it opens at the term once more.
    await page.keyboard.press('Enter');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-term')))
      .toBe('attackTarget');
    expect(await page.locator('.glossary-terms').evaluate((list) => list.scrollTop)).toBeGreaterThan(0);
    await page.getByRole('searchbox').fill('suhsan');
    await page.getByText('No term is called so.').waitFor();
    await page.getByRole('searchbox').fill('schadestap');
    await page.getByText('1 of 46 terms').waitFor();
    await page.keyboard.press('ArrowDown');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-term')))
      .toBe('damageStep');
  });
});
