import type { Page } from 'playwright-core';

/** What the main thread of a page did since it began, in milliseconds of the processor. */
export interface ThreadTime {
  readonly all: number;
  readonly script: number;
  readonly style: number;
  readonly layout: number;
  /** Paint, compositing, and what no name is kept for. */
  readonly rest: number;
}

/** Reads the time that the main thread of a page worked, by the processor's own clock: other programs do not count. */
export async function processorClock(page: Page): Promise<() => Promise<ThreadTime>> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    const read = (name: string): number => 1000 * (metrics.find((each) => each.name === name)?.value ?? 0);
    const [all, script] = [read('TaskDuration'), read('ScriptDuration')];
    const [style, layout] = [read('RecalcStyleDuration'), read('LayoutDuration')];
    return { all, script, style, layout, rest: all - script - style - layout };
  };
}
