import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const SOURCE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What depends on colours alone. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
let axe: string | undefined;

interface Finding {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

/**
 * What axe finds wrong on the page, one line for each element: everything in light colours, and in dark ones what colours
 * alone can change.
 */
export async function axeFindings(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const dark = await found(page, { runOnly: { type: 'rule', values: COLOUR_RULES } });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const light = await found(page, { runOnly: RULES });
  await page.emulateMedia({ reducedMotion: null });
  return [...light, ...dark.map((line) => `dark: ${line}`)];
}

async function found(page: Page, options: object): Promise<readonly string[]> {
  axe ??= await readFile(SOURCE, 'utf8');
  await page.evaluate(axe);
  const violations = await page.evaluate(async (asked): Promise<readonly Finding[]> => {
    const { axe: run } = globalThis as unknown as {
      axe: {
        run(context: Document, options: object): Promise<{ violations: readonly Finding[] }>;
      };
    };
    return (await run.run(document, { ...asked, resultTypes: ['violations'] })).violations;
  }, options);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}: ${html.slice(0, 160)} ${failureSummary ?? ''}`),
  );
}
