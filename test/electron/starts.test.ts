import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import { ensureBuilt } from '../../electron/node/build.mjs';
import {
  describeElectron,
  describeStandIn,
  type ElectronKind,
  type Started,
  startElectron,
} from '../support/electronApp.ts';
import { testFolder } from '../support/folders.ts';
import { run } from '../support/processes.ts';
import { ROOT } from '../support/sources.ts';

beforeAll(() => ensureBuilt(ROOT), 180_000);

/** A scenario of one's own: a worked example under another title. */
function ownScenario(title: string, folder = testFolder()): string {
  const file = join(folder, 'own.json');
  copyFileSync(join(ROOT, 'machines/scenarios/examples/D-01.json'), file);
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace('"title": "Stronger"', `"title": ${JSON.stringify(title)}`),
  );
  return file;
}
const shows = (page: Page, title: string): Promise<void> =>
  page.getByText(title).first().waitFor({ timeout: 20_000 });

/** A second start of the same program with the same home, to its end. */
const startAgain = (kind: ElectronKind, { home }: Started, files: readonly string[]) =>
  run(kind.program, [ROOT, `--user-data-dir=${home}`, ...files], {
    env: { ...kind.environment, STAND_IN_HOME: home },
  });

describeElectron('Electron: files handed in', {
  'a file of the command line is shown': async (kind) => {
    const { page } = await startElectron(kind, { args: [ownScenario('Named at the start')] });
    await shows(page, 'Named at the start');
  },
  'a second start hands its file to the first and ends': async (kind) => {
    const started = await startElectron(kind);
    const again = await startAgain(kind, started, [ownScenario('Named later')]);
    expect(again.code).toBe(0);
    await shows(started.page, 'Named later');
    expect(await started.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(1);
  },
  'a file of the file manager is shown': async (kind) => {
    const { app, page } = await startElectron(kind);
    await app.evaluate(({ app: program }, path) => {
      program.emit('open-file', { preventDefault: () => undefined }, path);
    }, ownScenario('From the file manager'));
    await shows(page, 'From the file manager');
  },
  'a file that cannot be read is one line in a message, and the window stays': async (kind) => {
    const { app, page } = await startElectron(kind);
    await app.evaluate(({ app: program, dialog }, path) => {
      dialog.showMessageBox = (async (...args: unknown[]) => {
        Reflect.set(program, 'told', args.at(-1));
        return { response: 0, checkboxChecked: false };
      }) as typeof dialog.showMessageBox;
      program.emit('open-file', { preventDefault: () => undefined }, path);
    }, '/none/here.json');
    const told = () => app.evaluate(({ app: program }) => Reflect.get(program, 'told') as unknown);
    await expect.poll(told).toMatchObject({
      message: 'here.json could not be opened.',
      detail: '/none/here.json: there is no such file; check the name',
    });
    expect(page.isClosed()).toBe(false);
  },
  'a page whose process dies comes back with the same file': async (kind) => {
    const { app, page } = await startElectron(kind, { args: [ownScenario('Survives')] });
    await shows(page, 'Survives');
    const loaded = app.evaluate(
      ({ BrowserWindow }) =>
        new Promise<void>((resolve) => {
          const contents = BrowserWindow.getAllWindows()[0]?.webContents;
          contents?.once('did-finish-load', () => resolve());
          contents?.forcefullyCrashRenderer();
        }),
    );
    await loaded;
    const again = app.windows().find((window) => !window.isClosed() && window !== page) ?? page;
    await shows(again, 'Survives');
  },
});

// no test can give a real file to a page; the stand-in knows the paths of these names
describeStandIn('Electron: files dropped', {
  'a dropped file is read by its path, another kind is refused': async (kind) => {
    const file = ownScenario('Dropped');
    const env = { STAND_IN_PATHS: JSON.stringify({ 'own.json': file, 'program.exe': '/bin/program.exe' }) };
    const { page } = await startElectron(kind, { env });
    const dropped = await page.evaluate(async () => {
      const drop = (name: string) =>
        window.duelscope?.readDropped(new File(['inside'], name)).catch((error: Error) => error.message);
      return [await drop('own.json'), await drop('program.exe'), await drop('nowhere.json')];
    });
    expect(dropped).toEqual([
      { name: 'own.json', path: file, text: readFileSync(file, 'utf8') },
      'program.exe: this is no duel file, scenario or recording; their names end in .jsonl, .json, .yrpX or .yrp',
      { name: 'nowhere.json', text: 'inside' },
    ]);
  },
});
