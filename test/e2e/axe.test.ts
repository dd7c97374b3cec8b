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

const closed = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
};
const dialogBy = async (page: Page, key: string): Promise<void> => {
  await page.keyboard.press(key);
  await page.getByRole('dialog').waitFor();
};

type Screen = readonly [name: string, to: (page: Page) => Promise<unknown>];

/** Screens, each by the way to it from the one before; the first one from a new window. */
const WAYS: readonly {
  readonly through: string;
  readonly size?: { readonly width: number; readonly height: number };
  readonly screens: readonly Screen[];
}[] = [
  {
    through: 'a duel',
    screens: [
      ['the first example', async () => undefined],
      ['a replay, plain', atTheReplay],
      [
        'what is shown to a judge',
        async (page) => {
          await page.keyboard.press('j');
          await page.getByRole('dialog', { name: 'Judge this: entry 24' }).getByRole('textbox').waitFor();
        },
      ],
      [
        'a replay, full',
        async (page) => {
          await closed(page);
          await page.keyboard.press('v');
          await page.locator('.p-dock [role="tabpanel"]').waitFor();
        },
      ],
      [
        'every panel of the dock',
        async (page) => {
          const tabs = page.locator('.p-dock [role="tab"]');
          const last = (await tabs.count()) - 1;
          for (let at = 0; at <= last; at++) {
            await tabs.nth(at).click();
            await page.locator('.p-dock [role="tabpanel"]').waitFor();
            // the rest is the screen before; with the last one all is looked at below
            if (at < last)
              expect(await axeFindings(page, '.p-dock'), (await tabs.nth(at).textContent()) ?? '').toEqual(
                [],
              );
          }
        },
      ],
    ],
  },
  {
    through: 'what opens over a duel',
    screens: [
      ['the keys', (page) => dialogBy(page, '?')],
      ['go to an entry', (page) => closed(page).then(() => dialogBy(page, 'g'))],
      [
        'the gallery',
        async (page) => {
          await closed(page);
          await page.keyboard.press('e');
          await page.locator('.tile').first().waitFor();
        },
      ],
    ],
  },
  {
    through: 'ask first',
    screens: [
      [
        'a question',
        async (page) => {
          await page.keyboard.press('q');
          // Until the duel is shown anew, it has no end before the question.
          await page.locator('.track[aria-valuemax="9"]').waitFor();
          await page.keyboard.press('End');
          await page.locator('form.ask').waitFor();
        },
      ],
    ],
  },
  {
    through: 'the lessons',
    screens: [
      [
        'a lesson',
        async (page) => {
          await page.keyboard.press('l');
          await page.locator('.lesson-item').first().click();
          await page.locator('.lesson').waitFor();
        },
      ],
    ],
  },
  {
    through: 'a narrow window',
    size: { width: 390, height: 844 },
    screens: [['a replay', atTheReplay]],
  },
];

describeInBrowser('axe finds nothing, in light and in dark', () => {
  test.each(WAYS)(
    '$through',
    async ({ size, screens }) => {
      const page = await inspector(size);
      for (const [name, to] of screens) {
        await to(page);
        expect(await axeFindings(page), name).toEqual([]);
      }
    },
    300_000,
  );
});
