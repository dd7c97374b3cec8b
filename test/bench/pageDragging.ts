import type { Browser, Page } from 'playwright-core';
import type { Figure } from './figures.ts';
import { percentile } from './measure.ts';
import { mainThreadWork } from './trace.ts';

const EVERY = 16;
const sleep = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));

/** Opens a duel file in the page, and what the longest task of the page was until all of it was folded. */
async function openFile(page: Page, text: string): Promise<{ shown: number; longest: number }> {
  await page.evaluate(() => {
    const tasks: number[] = [];
    Reflect.set(window, 'longTasks', tasks);
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: 'longtask' });
  });
  const chooser = page.waitForEvent('filechooser');
  await page.keyboard.press('Control+o');
  const begun = performance.now();
  await (await chooser).setFiles({
    name: 'long.duel.jsonl',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
  await page.locator('.doc', { hasText: 'long.duel.jsonl' }).waitFor({ timeout: 300_000 });
  const shown = performance.now() - begun;
  await page.locator('.is-reading').waitFor({ state: 'detached', timeout: 600_000 });
  const longest = await page.evaluate(() => Math.max(0, ...(Reflect.get(window, 'longTasks') as number[])));
  return { shown, longest };
}

/** Drags the thumb to and fro over the whole timeline, and notes what the page did in each frame. */
async function drag(page: Page, moves: number) {
  await page.evaluate(() => {
    const noted = { frames: [] as number[], jumps: [] as number[] };
    Reflect.set(window, 'noted', noted);
    const slider = document.querySelector('.track');
    let jumps = 0;
    if (slider !== null)
      new MutationObserver(() => {
        jumps += 1;
        performance.mark('jumped');
      }).observe(slider, { attributeFilter: ['aria-valuenow'] });
    const frame = (time: number): void => {
      noted.frames.push(time);
      noted.jumps.push(jumps);
      jumps = 0;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  const box = await page.locator('.track').boundingBox();
  if (box === null) throw new Error('there is no timeline');
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + 1, y);
  await page.mouse.down();
  for (let move = 0; move < moves; move++) {
    const share = Math.abs(((move / 150 + 1) % 2) - 1);
    await page.mouse.move(box.x + 2 + share * (box.width - 4), y);
    await sleep(EVERY);
  }
  await page.mouse.up();
  return page.evaluate(() => Reflect.get(window, 'noted') as { frames: number[]; jumps: number[] });
}

/** Dragging across a long duel: work of the main thread for each jump, jumps in a frame, and frames that were late. */
export async function measureDragging(
  browser: Browser,
  address: string,
  text: string,
  moves: number,
): Promise<readonly Figure[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(address);
  await page.locator('.mat').waitFor();
  await page.keyboard.press('v');
  const { shown, longest } = await openFile(page, text);
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing', '__metadata'] });
  const { frames, jumps } = await drag(page, moves);
  const work = mainThreadWork(await browser.stopTracing(), 'jumped');
  await context.close();
  const gaps = frames.slice(1).map((time, at) => time - (frames[at] ?? time));
  const usual = percentile(gaps, 0.5);
  const dropped = gaps.reduce(
    (sum, gap) => sum + Math.max(0, Math.round(gap / Math.max(usual, 1000 / 60)) - 1),
    0,
  );
  const made = jumps.reduce((sum, count) => sum + count, 0);
  const of = `${made} jumps in ${frames.length} frames`;
  return [
    {
      name: 'dragging: work of the main thread for a jump, p95',
      value: percentile(work, 0.95),
      unit: ' ms',
      goal: 8,
      better: 'less',
      details: `p50 ${percentile(work, 0.5).toFixed(2)} ms, ${of}; on a busy machine this counts other programs too`,
    },
    {
      name: 'dragging: most jumps in a frame',
      value: Math.max(0, ...jumps),
      unit: '',
      goal: 1,
      better: 'less',
      details: `${of}; ${dropped} frames dropped, one every ${usual.toFixed(1)} ms`,
    },
    {
      name: 'opening: longest task of the page',
      value: longest,
      unit: ' ms',
      goal: 100,
      better: 'less',
      details: `shown after ${(shown / 1000).toFixed(1)} s, while the rest is read and folded`,
    },
  ];
}
