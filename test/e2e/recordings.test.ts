import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { noteRecording } from '../../electron/node/recordingNotes.ts';
import { serveWeb, type WebHost } from '../../electron/web/server.ts';
import { describeInBrowser } from '../support/browser.ts';
import { databaseWith } from '../support/cardDatabase.ts';
import { testFile } from '../support/commandLine.ts';
import { testFolder } from '../support/folders.ts';
import { run } from '../support/processes.ts';
import { ROOT } from '../support/sources.ts';
import { emptyWindow, inspector, position, verdict, withInspector } from './page.ts';

withInspector();

const FIXTURES = resolve(import.meta.dirname, '../importers/fixtures');
const recording = (name: string) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: readFileSync(join(FIXTURES, name)),
});

async function open(page: Page, file: Parameters<Page['setInputFiles']>[1]): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Open a file' }).first().click();
  await (await chooser).setFiles(file as never);
}

/** The page goes before its server: a page whose server is gone complains. */
async function ended(page: Page, host: WebHost): Promise<void> {
  await page.close();
  await host.close();
}

/** The page on a file that its server was started with. */
async function served(path: string, follow: boolean): Promise<Page> {
  const page = await emptyWindow();
  const host = await serveWeb({ folder: join(ROOT, 'out/renderer'), port: 0, named: { path, follow } });
  onTestFinished(() => ended(page, host));
  await page.goto(host.address);
  return page;
}

const found = (page: Page) => page.locator('.found-row h2');

describeInBrowser('recordings in the inspector', () => {
  test('what was found comes first, and leads into the duel and back', async () => {
    const page = await inspector();
    await open(page, recording('core10-two-attack-replays.yrpX'));
    await page.getByRole('heading', { name: '2 replays in 10 attacks' }).waitFor();
    expect(await found(page).allTextContents()).toEqual([
      'A token came turn\u00A02, packet\u00A01161',
      'One left, one came turn\u00A02, packet\u00A01827',
      'Not a replay turn\u00A02, packet\u00A01659',
    ]);
    // then beside now: zones of one side, twice, with the Extra Monster Zone that holds a monster
    expect(await page.locator('.found-row').first().locator('.slot').count()).toBe(12);
    expect(await page.locator('.found-row').first().locator('.slot.is-extra').count()).toBe(2);
    // each says what became of its attack
    expect(await page.locator('.found-row > div:not(.found-strips) > p').allTextContents()).toEqual([
      expect.stringContaining('In the end there is no battle: the attacker left.'),
      expect.stringContaining('In the end there is no battle: the attacker left.'),
      expect.stringContaining('In the end Card 15001940 (1) is destroyed, A loses 1400.'),
    ]);
    expect(await page.locator('.attacks-table tbody tr:not(.near-row)').count()).toBe(7);
    // The strip above it shows the turns, and of what happened the attacks and replays; it leads into the duel.
    const strip = page.getByRole('region', { name: 'Timeline' });
    expect(await strip.locator('.band').allTextContents()).toContain('Turn 2');
    expect(await strip.locator('.tmark').count()).toBeGreaterThanOrEqual(8);
    await strip.getByRole('slider').focus();
    await page.keyboard.press('Enter');
    await page.locator('.board, .mat').first().waitFor();
    await page.getByRole('button', { name: 'Found' }).click();
    const side = page.getByRole('complementary', { name: 'Report' });
    for (const line of ['Packets3948', 'Attacks that agree10 of 10', 'Where our rules differnowhere'])
      expect((await side.textContent()) ?? '').toContain(line);

    await page
      .getByRole('button', { name: 'Look at: One left, one came, turn\u00A02, packet\u00A01827' })
      .click();
    await verdict(page).getByText('Replay').waitFor();
    expect(await position(page)).toBe(420);
    // What was chosen next is marked, though the recording names no cause of it.
    await page.getByText('taken at').waitFor();
    expect(await page.getByText('not chosen').count()).toBeGreaterThan(0);
    // The browser's way back leads to the list, and the page loaded again has the recording still.
    await page.goBack();
    await found(page).first().waitFor();
    await page.goForward();
    await verdict(page).getByText('Replay').waitFor();
    await page.reload();
    await verdict(page).getByText('Replay').waitFor();
    expect(await position(page)).toBe(420);
    // Where no replay was is where its reason stands.
    await page.goBack();
    await page.getByRole('button', { name: 'Look at: Not a replay, turn\u00A02, packet\u00A01659' }).click();
    await verdict(page).getByText('No replay').waitFor();
    await page.keyboard.press('v');
    await page
      .getByText('Added while reading the recording')
      .first()
      .waitFor({ timeout: 500 })
      .catch(() => undefined);
    // The list lies before the place that was looked at, and Forward leads there once more.
    await page.keyboard.press('i');
    await found(page).first().waitFor();
    await page.goForward();
    await verdict(page).getByText('No replay').waitFor();
    await page.keyboard.press('i');
    await found(page).first().waitFor();
    await page.keyboard.press('Escape');
    await verdict(page).waitFor();
  });

  test('a card database is chosen once, and its names stand there from then on', async () => {
    const page = await emptyWindow();
    const keepCardsAt = join(testFolder(), 'kept/cards.cdb');
    const host = await serveWeb({ folder: join(ROOT, 'out/renderer'), port: 0, keepCardsAt });
    onTestFinished(() => ended(page, host));
    await page.goto(host.address);
    await open(page, recording('core10-two-attack-replays.yrpX'));
    const database = await databaseWith({ 92731385: 'Own Kitkallos', 40551411: 'Own Token' });
    const choose = async (
      file: string,
      button = page.getByRole('button', { name: 'Choose cards.cdb' }),
    ): Promise<void> => {
      const chooser = page.waitForEvent('filechooser');
      await button.click();
      await (await chooser).setFiles(file);
    };
    await choose(database);
    await page.getByText('From cards.cdb').waitFor();
    expect(await page.locator('.found-row').first().textContent()).toContain('Own Token 1 came');
    await page.reload();
    await open(page, recording('core10-two-attack-replays.yrpX'));
    await page.getByText('From cards.cdb').waitFor();
    // A file of decks alone is refused, and its cards get their names all the same.
    await open(page, recording('classic-1362.yrp'));
    const decks = page.locator('.message-more');
    await decks.locator('summary').click();
    await decks.getByText('77 of 77 cards are not in cards.cdb and go by their numbers.').waitFor();
    const another = decks.getByRole('button', { name: 'Choose another file' });
    await choose(await databaseWith({ 84192580: 'Own Fuwalos' }), another);
    await decks.getByText('3 × Own Fuwalos').first().waitFor();
    await decks.getByText('76 of 77 cards').waitFor();
  });

  test('a recording may be dropped, and what cannot be used is one line', async () => {
    const page = await inspector();
    const drop = async (name: string, bytes: readonly number[]): Promise<void> => {
      const data = await page.evaluateHandle(
        ([fileName, content]) => {
          const transfer = new DataTransfer();
          transfer.items.add(new File([new Uint8Array(content as number[])], fileName as string));
          return transfer;
        },
        [name, bytes] as const,
      );
      await page.dispatchEvent('body', 'drop', { dataTransfer: data });
    };
    await drop('rubbish.yrpX', [1, 2, 3]);
    expect(await page.locator('.message.is-problem').textContent()).toContain('rubbish.yrpX: ');
    await drop('no-attack.yrpX', [...readFileSync(join(FIXTURES, 'core11-no-attack.yrpX'))]);
    await page.getByRole('heading', { name: 'No attack' }).waitFor();
    await open(page, recording('classic-1362.yrp'));
    await page.getByText('573 answers. It holds no messages').waitFor();
  });

  test('a growing file is followed; looking back does not stop it', async () => {
    const whole = join(testFolder(), 'whole.duel.jsonl');
    await run(process.execPath, [join(ROOT, 'test/recording/exampleEngine.mjs'), whole]);
    const lines = readFileSync(whole, 'utf8').split(/(?<=\n)/);
    const path = testFile('live.duel.jsonl', lines.slice(0, 4).join(''));
    const page = await served(path, true);
    await page.getByRole('button', { name: 'Following' }).waitFor();
    const began = await position(page);
    appendFileSync(path, lines.slice(4, 6).join(''));
    await expect.poll(() => position(page)).toBeGreaterThan(began);
    await page.keyboard.press('Home');
    appendFileSync(path, lines.slice(6).join(''));
    const fresh = page.getByRole('button', { name: /^\d+ new entries; go to the last one$/ });
    await fresh.waitFor();
    expect(await position(page)).toBe(0);
    await fresh.click();
    await verdict(page).getByText('Turn 3 is over').or(page.getByText('A’s turn is over')).first().waitFor();
    await fresh.waitFor({ state: 'detached' });
    // a line that cannot be read ends it, with what came before it; mended, the file is followed again
    const end = await position(page);
    const whole7 = readFileSync(path, 'utf8');
    const note = { type: 'bookmark.added', payload: { about: 1, label: 'here' } };
    const next = (index: number) => JSON.stringify({ index, at: 9000, causedBy: [], ...note });
    appendFileSync(path, `${next(8)}\n{"index":9,"rubbish":true}\n`);
    await page.getByText('choose Follow again').waitFor();
    await page.keyboard.press('End');
    await expect.poll(() => position(page)).toBeGreaterThan(end);
    writeFileSync(path, `${whole7}${next(8)}\n`);
    await page.getByRole('button', { name: 'Follow', exact: true }).click();
    await page.getByRole('button', { name: 'Following' }).waitFor();
    // followed no more: what comes is not shown
    await page.getByRole('button', { name: 'Following' }).click();
    await page.getByRole('button', { name: 'Follow', exact: true }).waitFor();
  });

  test('a file that is cut short is said, and what was read stays', async () => {
    const whole = join(testFolder(), 'whole.duel.jsonl');
    await run(process.execPath, [join(ROOT, 'test/recording/exampleEngine.mjs'), whole]);
    const page = await served(whole, true);
    await page.getByRole('button', { name: 'Following' }).waitFor();
    writeFileSync(whole, '');
    expect(await page.locator('.message.is-problem').textContent()).toContain('became shorter than it was');
    await page.getByRole('button', { name: 'Follow', exact: true }).waitFor();
  });
});

describeInBrowser('interrupted recordings', () => {
  test('are offered at the start: later, recover, discard', async () => {
    const notes = join(testFolder(), 'notes');
    const folder = testFolder();
    for (const name of ['one', 'two']) {
      const path = join(folder, `${name}.duel.jsonl`);
      await run(process.execPath, [join(ROOT, 'test/recording/exampleEngine.mjs'), path]);
      // noted, and nobody holds its lock: that is what a killed recorder leaves
      await noteRecording(notes, path);
      appendFileSync(path, '{"index":8,');
    }
    const page = await emptyWindow();
    const host = await serveWeb({ folder: join(ROOT, 'out/renderer'), port: 0, notes });
    onTestFinished(() => ended(page, host));
    await page.goto(host.address);
    const offer = page.getByRole('region', { name: '2 recordings were interrupted' });
    await offer.getByRole('button', { name: 'Later' }).click();
    await offer.waitFor({ state: 'detached' });
    // At the next start they are offered again, not before.
    const next = await page.context().newPage();
    await next.goto(host.address);
    const again = next.getByRole('region', { name: '2 recordings were interrupted' });
    await again.getByRole('button', { name: 'Show' }).click();
    await again.getByRole('button', { name: 'Discard two.duel.jsonl' }).click();
    await again.getByRole('button', { name: 'Delete two.duel.jsonl for good' }).click();
    await next.getByText('two.duel.jsonl was deleted.').waitFor();
    await next.getByRole('button', { name: 'Recover and open one.duel.jsonl' }).click();
    await next.locator('.doc', { hasText: 'one.duel.jsonl' }).waitFor();
    expect(readFileSync(join(folder, 'one.duel.jsonl.torn'), 'utf8')).toBe('{"index":8,');
  });
});
