import type { Browser, Page } from 'playwright-core';
import type { Figure } from './figures.ts';
import { percentile } from './measure.ts';
import { measureOpening } from './pageOpening.ts';
import { processorClock, type ThreadTime } from './threadTime.ts';
import { mainThreadWork } from './trace.ts';

/** How long a page that was just opened is left alone, in milliseconds. */
const SETTLES = 1500;
/** A long duel on a busy machine. */
const PATIENCE = 300_000;
const sleep = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));

interface Dragged {
  /** When each frame began, and how many jumps came before it since the one before. */
  readonly frames: readonly number[];
  readonly jumps: readonly number[];
  /** How often the board was drawn anew. */
  readonly boards: number;
}

/**
 * Drags the thumb to and fro over the whole timeline, and notes what the page did in each frame. The button is pressed
 * by the browser; then the hand moves once a frame, in the page itself, so that a busy machine slows hand and page alike.
 */
async function drag(page: Page, moves: number): Promise<Dragged> {
  const box = await page.locator('.track').boundingBox();
  if (box === null) throw new Error('there is no timeline');
  const y = box.y + box.height / 2;
  await page.evaluate(() =>
    addEventListener('pointerdown', ({ pointerId }) => Reflect.set(window, 'hand', pointerId), {
      once: true,
    }),
  );
  await page.mouse.move(box.x + 1, y);
  await page.mouse.down();
  const dragged = await page.evaluate(
    ({ from, width, clientY, count }) =>
      new Promise<Dragged>((resolve) => {
        const slider = document.querySelector('.track');
        const mat = document.querySelector('.mat-picture');
        if (slider === null || mat === null) throw new Error('there is no duel');
        const frames: number[] = [];
        const jumps: number[] = [];
        let jumped = 0;
        let boards = 0;
        new MutationObserver(() => {
          jumped += 1;
          performance.mark('jumped');
        }).observe(slider, { attributeFilter: ['aria-valuenow'] });
        new MutationObserver(() => {
          boards += 1;
        }).observe(mat, { attributeFilter: ['aria-label'] });
        const begun = performance.now();
        const pointerId = Number(Reflect.get(window, 'hand'));
        const frame = (time: number): void => {
          frames.push(time);
          jumps.push(jumped);
          jumped = 0;
          const move = frames.length;
          if (move > count) {
            resolve({ frames, jumps, boards });
            return;
          }
          const share = Math.abs(((move / 150 + 1) % 2) - 1);
          const clientX = from + share * width;
          const event = new PointerEvent('pointermove', {
            bubbles: true,
            pointerId,
            clientX,
            clientY,
            buttons: 1,
          });
          // By its own clock the hand is in a hurry, however slow the machine.
          Object.defineProperty(event, 'timeStamp', { value: begun + 16 * move });
          slider.dispatchEvent(event);
          requestAnimationFrame(frame);
        };
        requestAnimationFrame(frame);
      }),
    { from: box.x + 2, width: box.width - 4, clientY: y, count: moves },
  );
  return dragged;
}

/** Opening a long duel and dragging across it: work of the main thread for each jump, jumps in a frame, and frames that were late. */
export async function measureDragging(
  browser: Browser,
  address: string,
  path: string,
  moves: number,
): Promise<readonly Figure[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  await page.goto(address);
  await page.locator('.mat').waitFor();
  await page.keyboard.press('v');
  const opening = await measureOpening(browser, page, path);
  // Until nothing more is asked for around where it begins.
  await sleep(SETTLES);
  const clock = await processorClock(page);
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing', '__metadata'] });
  const before = await clock();
  const { frames, jumps, boards } = await drag(page, moves);
  const after = await clock();
  const work = mainThreadWork(await browser.stopTracing(), 'jumped');
  await page.mouse.up();
  await context.close();
  const gaps = frames.slice(1).map((time, at) => time - (frames[at] ?? time));
  const usual = percentile(gaps, 0.5);
  const dropped = gaps.reduce(
    (sum, gap) => sum + Math.max(0, Math.round(gap / Math.max(usual, 1000 / 60)) - 1),
    0,
  );
  const made = jumps.reduce((sum, count) => sum + count, 0);
  const of = `${made} jumps in ${frames.length} frames`;
  const each = (what: keyof ThreadTime): string => ((after[what] - before[what]) / made).toFixed(2);
  const wall = percentile(
    work.map(({ byWall }) => byWall),
    0.95,
  );
  return [
    {
      name: 'dragging: work of the main thread for a jump, p95',
      value: percentile(
        work.map(({ byProcessor }) => byProcessor),
        0.95,
      ),
      unit: ' ms',
      goal: 8,
      better: 'less',
      details:
        `p50 ${percentile(
          work.map(({ byProcessor }) => byProcessor),
          0.5,
        ).toFixed(
          2,
        )} ms of the processor, ${of}, ${boards} boards drawn; by the wall's clock, which counts other ` +
        `programs too, p95 ${wall.toFixed(1)} ms; in the mean ${each('all')} ms: script ${each('script')}, ` +
        `style ${each('style')}, layout ${each('layout')}, paint and the rest ${each('rest')}`,
    },
    {
      name: 'dragging: most jumps in a frame',
      value: Math.max(0, ...jumps),
      unit: '',
      goal: 1,
      better: 'less',
      details: `${of}; ${dropped} frames dropped, one every ${usual.toFixed(1)} ms`,
    },
    opening,
  ];
}
