import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Language } from '../../events/index.ts';
import { glossaryIn } from '../../machines/index.ts';
import { createTermFinder } from '../../ui/glossary/termsIn.ts';
import { describeInBrowser } from '../support/browser.ts';
import { inspector, withInspector } from './page.ts';

withInspector();

/** What is pressed or chosen has one name and does one thing; headings, labels and captions name what stands below; values. */
const NAMES =
  'button, a, label, option, summary, select, textarea, h1, h2, h3, h4, h5, th, dt, s, svg, kbd, .code, .sr, [hidden], [inert], [aria-hidden="true"], [role="option"], [role="treeitem"], [role="tab"], .mat > :not(.status), .p-log, .reads, .lens-cap, .choice, .panel-head, .track-still, .delta, .stops, .dock-body .taken';

interface Block {
  readonly text: string;
  /** The ids of the terms that are marked in it. */
  readonly marked: readonly string[];
}

/** Every text that is in sight, but for names, with the terms that are marked in it. */
const textsOf = (page: Page): Promise<readonly Block[]> =>
  page.evaluate((names) => {
    const blocks = new Map<Element, { text: string; marked: string[] }>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      const around = element?.closest('p, li, dd, td, div, section');
      if (element == null || around == null) continue;
      if (element.closest(`${names}, script, style, .glossary`) !== null) continue;
      if (element.getClientRects().length === 0) continue;
      const block = blocks.get(around) ?? { text: '', marked: [] };
      block.text += walker.currentNode.textContent;
      if (element.className === 'term')
        block.marked.push((element.getAttribute('aria-describedby') ?? '').replace('meaning-', ''));
      blocks.set(around, block);
    }
    return [...blocks.values()];
  }, NAMES);

/** Finds the texts that name a term and mark none of its words. */
async function lookThrough(page: Page, language: Language): Promise<() => Promise<string>> {
  const finder = createTermFinder(await glossaryIn(language));
  return async () =>
    (await textsOf(page))
      .flatMap(({ text, marked }) => {
        const terms = finder.split(text, new Set()).flatMap(({ term }) => (term === null ? [] : [term.id]));
        const missed = terms.filter((id) => !marked.includes(id));
        return missed.length === 0 ? [] : [`${missed.join()}: ${text}`];
      })
      .join('\n');
}

describeInBrowser('terms of the glossary', () => {
  test('every sentence that says one has it marked, in both languages', async () => {
    const page = await inspector();
    const unmarked = await lookThrough(page, 'en');
    const dansLaPage = await lookThrough(page, 'fr');
    const marks = (within: string) => page.locator(`${within} .term`).first().waitFor();
    const all = () => expect.poll(unmarked).toBe('');
    await marks('.why');
    await all();
    // a replay with its causes, what was possible, and the sources of the rule
    await page.keyboard.press('r');
    await marks('.causes');
    for (const part of await page.locator('.why summary').all()) await part.click();
    await marks('.texts');
    await all();
    // the panels that tell in sentences, and the same in French
    await page.keyboard.press('v');
    for (const [name, within] of [
      ['Ruleset', '.ruleset-text'],
      ['Card', '.card-body'],
      ['Entry', '.reason'],
    ] as const) {
      await page.getByRole('tab', { name, exact: true }).click();
      if (name === 'Card')
        await page
          .getByRole('group', { name: /Dark Magician/ })
          .first()
          .click();
      await marks(within);
      await all();
    }
    await page.locator('select.language').selectOption('fr');
    await page.getByRole('tab', { name: 'Carte', exact: true }).waitFor();
    await marks('.reason');
    await expect.poll(dansLaPage).toBe('');
    await page.locator('select.language').selectOption('en');
    await page.getByRole('tab', { name: 'Card', exact: true }).waitFor();
    await page.keyboard.press('j').then(() => page.locator('.judge .judge-text').waitFor());
    await marks('.judge');
    await all();
    await page.keyboard.press('Escape');
    await page.keyboard.press('l');
    await marks('.lessons');
    await all();
  });

  test('what was found in a recording has them too, and Tab stops once at each', async () => {
    const page = await inspector();
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Open a file' }).first().click();
    await (await chooser).setFiles({
      name: 'two.yrpX',
      mimeType: 'application/octet-stream',
      buffer: readFileSync(
        resolve(import.meta.dirname, '../importers/fixtures/core10-two-attack-replays.yrpX'),
      ),
    });
    await page.locator('.found-row .term').first().waitFor();
    await expect.poll(await lookThrough(page, 'en')).toBe('');
    const stops = await page
      .locator('.import-body .term')
      .evaluateAll((terms) =>
        terms.flatMap((term) =>
          (term as HTMLElement).tabIndex === 0 ? [term.getAttribute('aria-describedby')] : [],
        ),
      );
    expect(stops.length).toBeGreaterThan(3);
    expect(new Set(stops).size).toBe(stops.length);
    // the pointer is told at any of them, and the way into the glossary is there
    await page.locator('.import-body .term[tabindex="-1"]').first().hover();
    await page.getByRole('tooltip').getByRole('button', { name: 'In the glossary' }).waitFor();
  });
});
