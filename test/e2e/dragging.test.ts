import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { goTo, inspector, position, slider, verdict, withInspector } from './page.ts';

/** Where an entry lies on the timeline of the first example, in the window. */
async function placeOf(page: Page, at: number): Promise<{ x: number; y: number }> {
  const box = await page.locator('.track').boundingBox();
  const last = Number(await slider(page).getAttribute('aria-valuemax'));
  if (box === null) throw new Error('there is no timeline');
  return { x: box.x + (at / last) * box.width, y: box.y + box.height / 2 };
}

/** What the panels say of the entry that is shown. */
const told = (page: Page): Promise<readonly (string | null)[]> =>
  Promise.all(['.p-why', '.mat', '.p-chain', '.asks'].map((panel) => page.locator(panel).textContent()));

interface Seen {
  readonly boards: readonly string[];
  readonly row: string;
  readonly sentence: string;
  /** Whether what passes is kept from who listens. */
  readonly unheard: string;
  readonly at: string;
  readonly listeners: readonly string[];
}

/** A hand that hurries on, a step each frame, and what is to be seen while it does. */
function hurry(page: Page, from: { x: number; y: number }, to: { x: number }, frames: number) {
  return page.evaluate(
    ({ start, end, y, count }) =>
      new Promise<Seen>((resolve) => {
        const track = document.querySelector('.track');
        const text = (of: string) => document.querySelector(of)?.textContent ?? '';
        const boards: string[] = [];
        const listeners: string[] = [];
        let moves = 0;
        const move = (): void => {
          // The worker draws the table over the one of the entry that the hand came from.
          const drawn = document.querySelector('.mat-picture.is-shown') ?? document.querySelector('.mat');
          boards.push(drawn?.getAttribute('aria-label') ?? '');
          if (moves === count) {
            const at = track?.getAttribute('aria-valuenow') ?? '';
            resolve({
              boards,
              row: text('.row.is-here'),
              sentence: text('.is-passing .reason'),
              unheard: document.querySelector('.is-passing')?.getAttribute('aria-hidden') ?? '',
              at,
              listeners,
            });
            return;
          }
          moves += 1;
          const clientX = start + ((end - start) * moves) / count;
          const event = new PointerEvent('pointermove', {
            bubbles: true,
            pointerId: 1,
            clientX,
            clientY: y,
          });
          // By its own clock it is never late, however slow the machine.
          Object.defineProperty(event, 'timeStamp', { value: 1e6 + 16 * moves });
          track?.dispatchEvent(event);
          requestAnimationFrame(move);
        };
        // A listener that may stop the browser's scrolling, added anew, has everything below it painted anew.
        const listen = track?.addEventListener.bind(track);
        if (track !== null && listen !== undefined)
          track.addEventListener = (...heard: Parameters<Element['addEventListener']>) => {
            listeners.push(heard[0]);
            listen(...heard);
          };
        requestAnimationFrame(move);
      }),
    { start: from.x, end: to.x, y: from.y, count: frames },
  );
}

describeInBrowser('dragging the thumb', () => {
  withInspector();

  test('board, sentence and number go along with the hand; the rest follows where it rests', async () => {
    const page = await inspector();
    await page.keyboard.press('v');
    await page.locator('.p-chain').waitFor();
    const from = await placeOf(page, 8);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await expect.poll(() => page.locator('.mat').getAttribute('aria-label')).toBe('Board at entry 8');
    const row = await page.locator('.row.is-here').textContent();
    const seen = await hurry(page, from, await placeOf(page, 24), 40);
    // The first move of a hand that lay still is no hurry: everything of the entry it comes to is shown.
    expect(new Set(seen.boards).size).toBeGreaterThan(4);
    expect(seen.sentence).not.toBe('');
    expect(seen.listeners).toEqual([]);
    expect(Number(seen.at)).toBe(24);
    expect(seen.unheard).toBe('true');
    expect(row).not.toBeNull();
    // The hand lies still and is not lifted.
    await page.locator('.is-passing').waitFor({ state: 'detached' });
    await verdict(page)
      .filter({ hasText: /^Replay$/ })
      .waitFor();
    expect(await page.locator('.row.is-here').textContent()).toContain('24');
    expect(await page.locator('.cite').textContent()).toContain('R3');
    await page.mouse.up();
    expect(await position(page)).toBe(24);
  });

  test('where the hand is lifted everything of that entry is shown, as if one had gone there', async () => {
    const page = await inspector();
    await page.keyboard.press('v');
    await page.locator('.p-chain').waitFor();
    for (const at of [13, 24, 40]) {
      await goTo(page, at);
      await verdict(page).waitFor();
      await page.locator('.is-passing').waitFor({ state: 'detached' });
      const wanted = await told(page);
      await goTo(page, 2);
      const from = await placeOf(page, 5);
      const to = await placeOf(page, at);
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 12 });
      await page.mouse.up();
      await expect.poll(() => told(page)).toEqual(wanted);
      expect(await position(page)).toBe(at);
    }
  });
});
