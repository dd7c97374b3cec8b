import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const SOURCE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
let axe: string | undefined;

interface Finding {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

/** What axe finds wrong on the page as it stands, one line for each element. */
export async function axeFindings(page: Page): Promise<readonly string[]> {
  axe ??= await readFile(SOURCE, 'utf8');
  await page.evaluate(axe);
  const violations = await page.evaluate(async (tags): Promise<readonly Finding[]> => {
    const { axe: run } = globalThis as unknown as {
      axe: {
        run(context: Document, options: object): Promise<{ violations: readonly Finding[] }>;
      };
    };
    return (await run.run(document, { runOnly: tags, resultTypes: ['violations'] })).violations;
  }, RULES);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}: ${html.slice(0, 160)} ${failureSummary ?? ''}`),
  );
}
