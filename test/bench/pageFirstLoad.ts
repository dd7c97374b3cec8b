import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import type { Figure } from './figures.ts';
import { percentile } from './measure.ts';
import { processorClock } from './threadTime.ts';

const SLOWER = 4;
const ROUNDS = 3;

const seconds = (times: readonly number[]): string =>
  times.map((time) => `${(time / 1000).toFixed(2)} s`).join(', ');

/** What a page loads before its first example can be used, and how long that takes on a slow processor. */
export async function measureFirstLoad(browser: Browser, address: string): Promise<readonly Figure[]> {
  const times: number[] = [];
  const worked: number[] = [];
  let compressed = 0;
  let loaded: string[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    const files: Promise<readonly [address: string, size: number]>[] = [];
    let usable = false;
    page.on('response', (response) => {
      // What is fetched later, while nothing else is to be done, is no part of it.
      if (response.status() !== 200 || usable) return;
      const size = response.body().then(
        (body) => gzipSync(body, { level: 9 }).length,
        () => 0,
      );
      files.push(size.then((length) => [response.url(), length] as const));
    });
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const clock = await processorClock(page);
    await page.addInitScript(() => {
      // The first example is there when its board is drawn and Next can be pressed.
      const look = (): void => {
        const next = document.querySelector('.btn-next:not([aria-disabled="true"])');
        if (document.querySelector('.mat .zone') === null || next === null) requestAnimationFrame(look);
        else performance.mark('usable');
      };
      requestAnimationFrame(look);
    });
    await page.goto(address);
    await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0);
    usable = true;
    times.push(await page.evaluate(() => performance.getEntriesByName('usable')[0]?.startTime ?? 0));
    worked.push((await clock()).all);
    const late = new Set(
      await page.evaluate(() => {
        const [mark] = performance.getEntriesByName('usable');
        const fetched = performance.getEntriesByType('resource');
        return fetched.filter((each) => each.startTime > (mark?.startTime ?? 0)).map(({ name }) => name);
      }),
    );
    const sizes = (await Promise.all(files)).filter(([from]) => !late.has(from));
    compressed = sizes.reduce((sum, [, size]) => sum + size, 0);
    loaded = sizes
      .filter(([, size]) => size >= 1000)
      .map(([from, size]) => `${new URL(from).pathname.split('/').at(-1)} ${(size / 1000).toFixed(0)} kB`);
    await context.close();
  }
  return [
    {
      name: 'first load, compressed',
      value: compressed / 1000,
      unit: ' kB',
      goal: 450,
      better: 'less',
      details: loaded.join(', '),
    },
    {
      name: `first example usable, processor ${SLOWER} times slower`,
      value: percentile(times, 0.5) / 1000,
      unit: ' s',
      goal: 3,
      better: 'less',
      details:
        `${ROUNDS} loads: ${seconds(times)}; of these the main thread worked, by the processor's clock, ` +
        `${seconds(worked)}; the worker is not slowed`,
    },
  ];
}
