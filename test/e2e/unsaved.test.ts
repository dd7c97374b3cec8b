import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { describeInBrowser, launchBrowser } from '../support/browser.ts';
import { address, complaints, opened, position, verdict, withInspector } from './page.ts';

/** The inspector in a browser of its own: its windows do not share the process that dies here. */
async function inspectorByItself(): Promise<Page> {
  const browser = await launchBrowser();
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  const problems = complaints(page);
  onTestFinished(async () => {
    await browser.close();
    expect(problems).toEqual([]);
  });
  return opened(page);
}

/** At the replay another target is chosen: a branch that no file has. */
async function branch(page: Page): Promise<void> {
  await page.keyboard.press('r');
  await verdict(page)
    .filter({ hasText: /^Replay$/ })
    .waitFor();
  await page.locator('.why .choice', { hasText: 'Sheep Token 3' }).click();
  await page.locator('.doc', { hasText: 'T-09.duel.jsonl' }).waitFor();
}

/** How many changed duels are kept aside now. */
const kept = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('duelscope');
        opening.onsuccess = () => {
          const counting = opening.result.transaction('unsaved').objectStore('unsaved').count();
          counting.onsuccess = () => {
            opening.result.close();
            resolve(counting.result);
          };
        };
      }),
  );

/** The renderer dies, as it would by a crash, and the reader starts again. */
async function crashed(page: Page): Promise<Page> {
  const next = await page.context().newPage();
  await page.goto('chrome://crash').catch(() => undefined);
  await page.close();
  await next.goto(address());
  return next;
}

const offer = (page: Page) =>
  page.getByRole('region', { name: 'Interrupted: changes to a duel were not saved' });

describeInBrowser('changes whose page is gone before they were saved', () => {
  withInspector();

  test('are offered at the next start, opened as they were, and kept until a file has them', async () => {
    const page = await inspectorByItself();
    await branch(page);
    await expect.poll(() => kept(page)).toBe(1);
    const at = await position(page);
    const after = await crashed(page);
    await offer(after).getByRole('button', { name: 'Later' }).click();
    await offer(after).waitFor({ state: 'detached' });
    // Later is later: not when this page is loaded again, but at the next start.
    await after.reload();
    await after.getByRole('heading', { name: 'Dark Magician is about to attack.' }).waitFor();
    expect(await offer(after).count()).toBe(0);
    const next = await after.context().newPage();
    await after.close();
    await next.goto(address());
    await offer(next).getByRole('button', { name: 'Show' }).click();
    await offer(next).getByText('Scapegoat under a direct attack').waitFor();
    await offer(next)
      .getByText(/Last changed /)
      .waitFor();
    await offer(next).getByRole('button', { name: 'Recover and open T-09.duel.jsonl' }).click();
    await next.locator('.doc', { hasText: 'T-09.duel.jsonl' }).waitFor();
    // On the branch that was looked at, at the same entry.
    await expect.poll(() => position(next)).toBe(at);
    await next.keyboard.press('v');
    await next.getByRole('tab', { name: 'Branches' }).click();
    const branchItem = next.getByRole('treeitem', { name: 'Attack Sheep Token 3' });
    expect(await branchItem.getAttribute('aria-selected')).toBe('true');
    expect(await next.title()).toMatch(/^● /);
    // The one that was recovered gives way to the one that is looked at now, and that one to the file.
    const again = await crashed(next);
    await offer(again).getByRole('button', { name: 'Show' }).click();
    await offer(again)
      .getByRole('button', { name: /^Recover/ })
      .click();
    await again.locator('.doc', { hasText: 'T-09.duel.jsonl' }).waitFor();
    await expect.poll(() => kept(again)).toBe(1);
    const download = again.waitForEvent('download');
    await again.keyboard.press('Control+s');
    await download;
    await expect.poll(() => kept(again)).toBe(0);
  });

  test('are not offered while their window is open, nor once they were left or discarded on purpose', async () => {
    const page = await inspectorByItself();
    await branch(page);
    await expect.poll(() => kept(page)).toBe(1);
    // a file that is refused takes nothing away, even after the reader let the changes go
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Open a file' }).first().click();
    await (await chooser).setFiles({
      ...{ name: 'rubbish.yrpX', mimeType: 'application/octet-stream' },
      buffer: Buffer.from('no recording at all'),
    });
    await page.getByRole('button', { name: 'Go on without saving' }).click();
    await page.getByText('rubbish.yrpX').first().waitFor();
    expect(await page.title()).toMatch(/^● /);
    expect(await kept(page)).toBe(1);
    const other = await page.context().newPage();
    await other.goto(address());
    await other.getByRole('heading', { name: 'Dark Magician is about to attack.' }).waitFor();
    expect(await offer(other).count()).toBe(0);
    await page.keyboard.press('e');
    await page.locator('.tile').first().click();
    await page.getByRole('button', { name: 'Go on without saving' }).click();
    await expect.poll(() => kept(page)).toBe(0);

    await branch(other);
    await expect.poll(() => kept(other)).toBe(1);
    const after = await crashed(other);
    await offer(after).getByRole('button', { name: 'Show' }).click();
    await offer(after).getByRole('button', { name: 'Discard T-09.duel.jsonl' }).click();
    await offer(after).getByRole('button', { name: 'Delete T-09.duel.jsonl for good' }).click();
    await after.getByText('The changes to T-09.duel.jsonl were deleted.').waitFor();
    expect(await kept(after)).toBe(0);
  });
});
