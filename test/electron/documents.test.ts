import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ElectronApplication, Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import { ensureBuilt } from '../../electron/node/build.mjs';
import { encodeDuel } from '../../events/index.ts';
import { exampleById, playScenario } from '../../machines/index.ts';
import { describeElectron, startElectron } from '../support/electronApp.ts';
import { testFolder } from '../support/folders.ts';
import { ROOT } from '../support/sources.ts';

beforeAll(() => ensureBuilt(ROOT), 180_000);

/** A duel file of a worked example, under a title of its own. */
function duelFile(title: string, folder = testFolder()): string {
  const scenario = exampleById('T-01');
  if (scenario === undefined) throw new Error('there is no example T-01');
  const { header, entries } = playScenario({ ...scenario, title });
  const file = join(folder, 'own.duel.jsonl');
  writeFileSync(file, encodeDuel({ ...header, title }, entries));
  return file;
}
const shows = (page: Page, title: string): Promise<void> =>
  page.getByRole('heading', { level: 1, name: title }).waitFor({ timeout: 20_000 });
const position = (page: Page) => page.getByRole('slider', { name: 'Entry' }).getAttribute('aria-valuenow');
const answerWith = (app: ElectronApplication, response: number): Promise<void> =>
  app.evaluate(({ dialog }, chosen) => {
    dialog.showMessageBox = (async () => ({
      response: chosen,
      checkboxChecked: false,
    })) as typeof dialog.showMessageBox;
  }, response);
const closeWindow = (app: ElectronApplication): Promise<void> =>
  app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close());
const windowCount = (app: ElectronApplication): Promise<number> =>
  app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length);

describeElectron('Electron: documents', {
  'after a crash of the page a duel file is shown again at the same entry': async (kind) => {
    const { app, page } = await startElectron(kind, { args: [duelFile('Comes back')] });
    await shows(page, 'Comes back');
    await page.keyboard.press('r');
    const at = await position(page);
    expect(Number(at)).toBeGreaterThan(5);
    // A file that is refused in between is not what comes back; it also tells main at once where one looks.
    const bad = join(testFolder(), 'bad.duel.jsonl');
    writeFileSync(bad, 'no duel\n');
    await app.evaluate(({ dialog }, path) => {
      dialog.showOpenDialog = (async () => ({
        canceled: false,
        filePaths: [path],
      })) as typeof dialog.showOpenDialog;
    }, bad);
    await page.keyboard.press('Control+o');
    await page.getByRole('alert').getByText('bad.duel.jsonl').waitFor();
    await app.evaluate(
      ({ BrowserWindow }) =>
        new Promise<void>((resolve) => {
          const contents = BrowserWindow.getAllWindows()[0]?.webContents;
          contents?.once('did-finish-load', () => resolve());
          contents?.forcefullyCrashRenderer();
        }),
    );
    const again = app.windows().find((window) => !window.isClosed() && window !== page) ?? page;
    await shows(again, 'Comes back');
    await expect.poll(() => position(again), { timeout: 10_000 }).toBe(at);
  },
  'Save writes over the duel file that was opened, without a question': async (kind) => {
    const file = duelFile('Saved again');
    const { app, page } = await startElectron(kind, { args: [file] });
    await shows(page, 'Saved again');
    await app.evaluate(({ dialog }) => {
      dialog.showSaveDialog = async () => {
        throw new Error('nobody asked for this');
      };
    });
    const before = readFileSync(file, 'utf8');
    writeFileSync(file, 'something else\n');
    await page.keyboard.press('Control+s');
    await expect.poll(() => readFileSync(file, 'utf8')).toBe(before);
    await page.getByText('Saved as own.duel.jsonl.').waitFor();
  },
  'keys that the reader changed are in the menu, also at the next start': async (kind) => {
    const home = testFolder();
    const first = await startElectron(kind, { home });
    await first.page.evaluate(() =>
      window.duelscope?.keysChanged({ 'file.examples': 'Mod+j', 'go.nextReplay': 'q' }),
    );
    const keys = (app: ElectronApplication) =>
      app.evaluate(({ Menu }) =>
        ['file.examples', 'go.nextReplay'].map(
          (id) => Menu.getApplicationMenu()?.getMenuItemById(id)?.accelerator,
        ),
      );
    await expect.poll(() => keys(first.app)).toEqual(['CmdOrCtrl+J', 'Q']);
    await first.app.close();
    const second = await startElectron(kind, { home });
    expect(await keys(second.app)).toEqual(['CmdOrCtrl+J', 'Q']);
  },
  'a window with changes asks before it closes': async (kind) => {
    const { app, page } = await startElectron(kind);
    await page.getByRole('heading', { name: 'Dark Magician is about to attack.' }).waitFor();
    await page.keyboard.press('r');
    await page.locator('.choice', { hasText: 'Sheep Token 3' }).click();
    await page.locator('.changed').waitFor();
    await expect
      .poll(() => app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isDocumentEdited()))
      .toBe(true);
    await answerWith(app, 2);
    await closeWindow(app);
    await page.waitForTimeout(300);
    expect(await windowCount(app)).toBe(1);
    await answerWith(app, 1);
    await closeWindow(app).catch(() => undefined);
    await expect.poll(() => page.isClosed()).toBe(true);
  },
});
