import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const SOURCE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What depends on colours alone. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
/** What one element can do wrong by what another one is. */
const WHOLE_RULES = [
  ...[
    'accesskeys',
    'aria-hidden-focus',
    'aria-valid-attr-value',
    'bypass',
    'duplicate-id-aria',
    'heading-order',
  ],
  ...['landmark-banner-is-top-level', 'landmark-complementary-is-top-level', 'landmark-main-is-top-level'],
  ...[
    'landmark-contentinfo-is-top-level',
    'landmark-no-duplicate-banner',
    'landmark-no-duplicate-contentinfo',
  ],
  ...['landmark-no-duplicate-main', 'landmark-one-main', 'landmark-unique', 'page-has-heading-one', 'region'],
  ...['skip-link', 'table-duplicate-name'],
];
const only = (values: readonly string[]) => ({ runOnly: { type: 'rule', values } });
let axe: string | undefined;

interface Finding {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

/**
 * What axe finds wrong on the page, one line for each element: everything in light colours, and in dark ones what colours
 * alone can change.
 * @param part what alone has changed since the page was looked at: the rest is asked about what depends on others
 */
export async function axeFindings(page: Page, part?: string): Promise<readonly string[]> {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const dark = await found(page, only(COLOUR_RULES), part);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const light = await found(page, { runOnly: RULES }, part);
  const whole = part === undefined ? [] : await found(page, only(WHOLE_RULES));
  await page.emulateMedia({ reducedMotion: null });
  return [...light, ...whole, ...dark.map((line) => `dark: ${line}`)];
}

async function found(page: Page, options: object, part?: string): Promise<readonly string[]> {
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
