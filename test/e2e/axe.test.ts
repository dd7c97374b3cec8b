import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { axeFindings } from './axe.ts';
import { inspector, verdict, withInspector } from './page.ts';

withInspector();

const atTheReplay = async (page: Page): Promise<void> => {
  await page.keyboard.press('r');
  await verdict(page)
    .filter({ hasText: /^Replay$/ })
    .waitFor();
};

/** Every screen, by the way to it from the first one. */
const SCREENS: readonly {
  readonly name: string;
  readonly size?: { readonly width: number; readonly height: number };
  readonly to: (page: Page) => Promise<unknown>;
}[] = [
  { name: 'the first example', to: async () => undefined },
  { name: 'a replay, plain', to: atTheReplay },
  {
    name: 'a replay, full',
    async to(page) {
      await page.keyboard.press('v');
      await atTheReplay(page);
    },
  },
  {
    name: 'what is shown to a judge',
    async to(page) {
      await atTheReplay(page);
      await page.keyboard.press('j');
      await page.getByRole('dialog', { name: 'Judge this: entry 24' }).getByRole('textbox').waitFor();
    },
  },
  {
    name: 'every panel of the dock',
    async to(page) {
      await page.keyboard.press('v');
      await atTheReplay(page);
      const tabs = page.locator('.p-dock [role="tab"]');
      for (let at = 0; at < (await tabs.count()); at++) {
        await tabs.nth(at).click();
        await page.locator('.p-dock [role="tabpanel"]').waitFor();
        // the screen before has the colours of the rest
        expect(await axeFindings(page, '.p-dock'), (await tabs.nth(at).textContent()) ?? '').toEqual([]);
      }
    },
  },
  {
    name: 'the gallery',
    to: (page) => page.keyboard.press('e').then(() => page.locator('.tile').first().waitFor()),
  },
  {
    name: 'a question of ask first',
    async to(page) {
      await page.keyboard.press('q');
      // Until the duel is shown anew, it has no end before the question.
      await page.locator('.track[aria-valuemax="9"]').waitFor();
      await page.keyboard.press('End');
      await page.locator('form.ask').waitFor();
    },
  },
  {
    name: 'a lesson',
    async to(page) {
      await page.keyboard.press('l');
      await page.locator('.lesson-item').first().click();
      await page.locator('.lesson').waitFor();
    },
  },
  { name: 'the keys', to: (page) => page.keyboard.press('?').then(() => page.getByRole('dialog').waitFor()) },
  {
    name: 'go to an entry',
    to: (page) => page.keyboard.press('g').then(() => page.getByRole('dialog').waitFor()),
  },
  { name: 'a narrow window', size: { width: 390, height: 844 }, to: (page) => page.keyboard.press('r') },
];

describeInBrowser('axe finds nothing, in light and in dark', () => {
  test.each(SCREENS)(
    '$name',
    async ({ size, to }) => {
      const page = await inspector(size);
      await to(page);
      expect(await axeFindings(page)).toEqual([]);
    },
    120_000,
  );
});
