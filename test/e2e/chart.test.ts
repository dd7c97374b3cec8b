import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { inspector, verdict, withInspector } from './page.ts';

const child = (state: string, root: string) =>
  state.startsWith(`${root}.`) ? `${root}.${state.slice(root.length + 1).split('.')[0]}` : state;

/** What is drawn, and what the list for those who listen holds: the states, and the lines between them. */
const bothOf = (page: Page) =>
  page.evaluate(() => {
    const all = (query: string, name: string) =>
      [...document.querySelectorAll(query)].map((each) => each.getAttribute(name) ?? '');
    return {
      boxes: all('.chart-drawing .react-flow__node:has(.st:not(.is-outside))', 'data-id'),
      lines: all('.chart-drawing .react-flow__edge', 'data-id'),
      unseen: [...document.querySelectorAll('.chart-drawing .ed')].filter(
        (line) => !/[LQC]/.test(line.getAttribute('d') ?? ''),
      ).length,
      states: all('.p-dock .sr > ol > [data-state]', 'data-state'),
      transitions: all('.p-dock .sr [data-transition]', 'data-transition'),
    };
  });

describeInBrowser('the chart', () => {
  withInspector();

  test('every part of it: the list holds every state and every transition of the drawing, in the dock and enlarged', async () => {
    const page = await inspector();
    await page.keyboard.press('v');
    await page.keyboard.press('r');
    await verdict(page)
      .filter({ hasText: /^Replay$/ })
      .waitFor();
    await page.getByRole('tab', { name: 'Chart' }).click();
    const pick = page.locator('.chart-pick select');
    const roots = await pick
      .locator('option')
      .evaluateAll((all) => all.flatMap((each) => (each as HTMLOptionElement).value || []));
    expect(roots.length).toBeGreaterThan(3);
    for (const size of ['dock', 'enlarged']) {
      if (size === 'enlarged') await page.getByRole('button', { name: /enlarge/i }).click();
      for (const root of roots) {
        await pick.selectOption(root);
        await page.locator(`.chart-drawing .react-flow__node[data-id^="${root}."]`).first().waitFor();
        // Lines come once the boxes are measured.
        await page.locator('.chart-drawing .react-flow__edge').first().waitFor({ state: 'attached' });
        const { boxes, lines, unseen, states, transitions } = await bothOf(page);
        expect([size, root, boxes.sort()]).toEqual([size, root, states.sort()]);
        const told = transitions.flatMap((id) => {
          const [source = '', , , target = ''] = id.split('/');
          const ends = [child(source, root), child(target, root)];
          return ends[0] === ends[1] && source !== target ? [] : [ends.join('>')];
        });
        expect([size, root, lines.sort()]).toEqual([size, root, [...new Set(told)].sort()]);
        expect([size, root, unseen]).toEqual([size, root, 0]);
      }
    }
  });
});
