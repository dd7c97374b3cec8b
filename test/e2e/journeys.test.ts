import { expect, test } from 'vitest';
import { encodeDuel } from '../../events/index.ts';
import { exampleById, playScenario } from '../../machines/index.ts';
import { describeInBrowser } from '../support/browser.ts';
import { goTo, inspector, openText, position, slider, verdict, withInspector } from './page.ts';

/** A duel file of T-09, its lines, as a player would have recorded it. */
function recordedLines(title: string): string[] {
  const scenario = exampleById('T-09');
  if (scenario === undefined) throw new Error('T-09 is gone');
  const { header, entries } = playScenario(scenario);
  return encodeDuel({ ...header, title }, entries)
    .trimEnd()
    .split('\n');
}

describeInBrowser('journeys on a recorded duel', () => {
  withInspector();

  test('R23: stopping instead of going on makes a branch, which is played on and compared with what was recorded', async () => {
    const page = await inspector();
    await openText(page, 'evening.duel.jsonl', recordedLines('The evening').join('\n'));
    await page.getByRole('heading', { level: 1, name: 'The evening' }).waitFor();
    await page.keyboard.press('v');
    await page.keyboard.press('r');
    await verdict(page)
      .filter({ hasText: /^Replay$/ })
      .waitFor();
    const replayAt = await position(page);
    await page.getByRole('tab', { name: 'Branches' }).click();
    await page.locator('.why .choice', { hasText: 'Stop the attack' }).click();
    const branch = page.getByRole('treeitem', { name: /Stop the attack/ });
    await expect.poll(() => branch.getAttribute('aria-selected')).toBe('true');
    await verdict(page)
      .filter({ hasText: /^Attack over$/ })
      .waitFor();
    await page.locator('.compare-pick').getByRole('button', { name: 'Compare' }).click();
    const compared = page.getByRole('region', { name: 'Compare' });
    const sides = page.locator('.compared-side');
    expect(await sides.nth(0).locator('.compared-first').textContent()).toMatch(/stop/i);
    expect(await sides.nth(1).locator('.compared-first').textContent()).toContain('Takes Sheep Token 2');
    // What came of each: no battle where the attack was stopped.
    expect(await sides.nth(0).textContent()).not.toContain('is destroyed');
    expect(await sides.nth(1).textContent()).toContain('Sheep Token 2 is destroyed');
    await compared.getByRole('button', { name: String(replayAt), exact: true }).click();
    await expect.poll(() => position(page)).toBe(replayAt);
  });

  test('an entry in the middle that cannot be folded leaves everything before it to be read, and to be played on from', async () => {
    const page = await inspector();
    const lines = recordedLines('Damaged');
    const moved = lines.findIndex((line) => line.includes('"type":"card.moved"'));
    lines[moved] = (lines[moved] ?? '')
      .replace(/"card":"[^"]+"/, '"card":"c999"')
      .replace(/,"created":\{"name"[^}]*\}[^}]*\}/, '');
    const broken = moved - 1;
    await openText(page, 'damaged.duel.jsonl', `${lines.join('\n')}\n`);
    await page.getByRole('heading', { level: 1, name: 'Damaged' }).waitFor();
    await page.keyboard.press('v');
    await page.keyboard.press('End');
    await page.getByText(`Entry ${broken} cannot be shown.`).waitFor();
    expect(await slider(page).getAttribute('aria-valuemax')).toBe(String(lines.length - 2));
    // The activation before it: board, reason, log and chart are there.
    await goTo(page, 10);
    await verdict(page).filter({ hasText: 'Activated' }).waitFor();
    await page.getByRole('group', { name: /Scapegoat/ }).waitFor();
    await page.getByRole('row', { name: /Activates Scapegoat/ }).waitFor();
    await page.locator('.chart-drawing .st.is-on').first().waitFor();
    // One plays on from there.
    await goTo(page, 6);
    await page.locator('.why .decision', { hasText: 'Go to Main Phase 2' }).click();
    await expect.poll(() => position(page)).toBe(7);
    await page.getByLabel('Branch').waitFor();
    await page.getByLabel('Branch').selectOption('');
    await page.getByRole('button', { name: 'Last entry, End' }).click();
    await page.getByText(`Entry ${broken} cannot be shown.`).waitFor();
  });
});
