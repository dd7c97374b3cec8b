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
 * @param coloured the part whose colours are looked at, where those of the rest have been
 */
export async function axeFindings(page: Page, coloured?: string): Promise<readonly string[]> {
  const colours = { runOnly: { type: 'rule', values: COLOUR_RULES } };
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const dark = await found(page, colours, coloured);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const light = await found(page, {
    runOnly: RULES,
    rules:
      coloured === undefined ? {} : Object.fromEntries(COLOUR_RULES.map((id) => [id, { enabled: false }])),
  });
  if (coloured !== undefined) light.push(...(await found(page, colours, coloured)));
  await page.emulateMedia({ reducedMotion: null });
  return [...light, ...dark.map((line) => `dark: ${line}`)];
}

async function found(page: Page, options: object, part?: string): Promise<string[]> {
  axe ??= await readFile(SOURCE, 'utf8');
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  const violations = await page.evaluate(
    async ([asked, within]): Promise<readonly Finding[]> => {
      const { axe: run } = globalThis as unknown as {
        axe: {
          run(context: Document | string, options: object): Promise<{ violations: readonly Finding[] }>;
        };
      };
      return (await run.run(within ?? document, { ...asked, iframes: false, resultTypes: ['violations'] }))
        .violations;
    },
    [options, part] as const,
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}: ${html.slice(0, 160)} ${failureSummary ?? ''}`),
  );
}
