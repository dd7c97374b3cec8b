import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ElectronApplication, Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import { ensureBuilt } from '../../electron/node/build.mjs';
import { branchesOf, decodeDuel, encodeDuel } from '../../events/index.ts';
import {
  type DuelHeader,
  exampleById,
  headerSchema,
  playScenario,
  readScenario,
  verifyDuel,
} from '../../machines/index.ts';
import { chooseRuleset, example, position } from '../e2e/page.ts';
import { describeElectron, startElectron } from '../support/electronApp.ts';
import { testFolder } from '../support/folders.ts';
import { ROOT } from '../support/sources.ts';

beforeAll(() => ensureBuilt(ROOT), 180_000);

function duelFile(id: string, title: string): string {
  const scenario = exampleById(id);
  if (scenario === undefined) throw new Error(`${id} is gone`);
  const { header, entries } = playScenario(scenario);
  const file = join(testFolder(), 'evening.duel.jsonl');
  writeFileSync(file, encodeDuel({ ...header, title }, entries));
  return file;
}
function read(file: string) {
  const result = decodeDuel<DuelHeader>(readFileSync(file, 'utf8'), { header: headerSchema });
  if (!result.ok) throw new Error(result.error.message);
  return result.duel;
}
const shows = (page: Page, title: string): Promise<void> =>
  page.getByRole('heading', { level: 1, name: title }).waitFor({ timeout: 20_000 });
/** Answers the question for a file to save to, and keeps what was suggested. */
const saveTo = (app: ElectronApplication, path: string): Promise<void> =>
  app.evaluate(({ dialog, app: program }, filePath) => {
    Reflect.set(program, 'suggested', []);
    dialog.showSaveDialog = (async (...args: unknown[]) => {
      Reflect.get(program, 'suggested').push(String(Reflect.get(Object(args.at(-1)), 'defaultPath')));
      return { canceled: false, filePath };
    }) as typeof dialog.showSaveDialog;
  }, path);
const suggested = (app: ElectronApplication): Promise<string[]> =>
  app.evaluate(({ app: program }) => Reflect.get(program, 'suggested') as string[]);

describeElectron('Electron: journeys', {
  'R23: stopping instead of going on is kept as a branch of the file that was opened': async (kind) => {
    const file = duelFile('T-09', 'The evening');
    const { app, page } = await startElectron(kind, { args: [file] });
    await shows(page, 'The evening');
    await saveTo(app, join(testFolder(), 'nobody-asks.duel.jsonl'));
    await page.keyboard.press('r');
    await page.locator('.choice', { hasText: 'Stop the attack' }).click();
    await page.locator('.changed').waitFor();
    await page.keyboard.press('Control+s');
    await page.getByText('Saved as evening.duel.jsonl.').waitFor();
    expect(await suggested(app)).toEqual([]);
    const { header, entries } = read(file);
    expect(branchesOf(entries).map(({ name }) => name)).toEqual(['Stop the attack']);
    expect(entries.filter(({ type }) => type === 'attack.stopped').length).toBe(1);
    expect(verifyDuel(header, entries)).toMatchObject({ ok: true });
  },
  'C15: what a recorded duel comes to under other rules never writes over its file': async (kind) => {
    const file = duelFile('D-08', 'Two sheep');
    const before = readFileSync(file, 'utf8');
    const target = join(testFolder(), 'other-rules.duel.jsonl');
    const { app, page } = await startElectron(kind, { args: [file] });
    await shows(page, 'Two sheep');
    await saveTo(app, target);
    await page.keyboard.press('v');
    await page.getByRole('tab', { name: 'Ruleset' }).click();
    await page.getByLabel('0 ATK against 0 ATK').selectOption('both');
    await page.getByRole('region', { name: 'First difference' }).getByText('Both are destroyed. *').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.mat').click({ position: { x: 4, y: 4 } });
    await page.keyboard.press('Control+s');
    await page.getByText('Saved as other-rules.duel.jsonl.').waitFor();
    expect((await suggested(app)).map((path) => path.split(/[\\/]/).at(-1))).toEqual([
      'evening-modern-tcg-zeroVsZero-both.duel.jsonl',
    ]);
    expect(readFileSync(file, 'utf8')).toBe(before);
    const { header, entries } = read(target);
    expect(header.ruleset.switches.zeroVsZero).toBe('both');
    expect(verifyDuel(header, entries)).toMatchObject({ ok: true });
    // Back at the recording, Save means its own file again.
    await page.getByRole('button', { name: 'Back to as recorded' }).click();
    await expect.poll(() => page.getByRole('region', { name: 'First difference' }).count()).toBe(0);
    writeFileSync(file, 'something else\n');
    await page.keyboard.press('Control+s');
    await expect.poll(() => readFileSync(file, 'utf8')).toBe(before);
  },
  'a duel that is set up and played is kept as a scenario and as a duel file': async (kind) => {
    const scenarioFile = join(testFolder(), 'mine.json');
    const duel = join(testFolder(), 'mine.duel.jsonl');
    const { app, page } = await startElectron(kind);
    await page.getByRole('heading', { name: 'Dark Magician is about to attack.' }).waitFor();
    await page.keyboard.press('n');
    await page.getByRole('searchbox', { name: 'Search the cards' }).fill('dark magician');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /Monster Zone 3: Dark Magician/ }).waitFor();
    await saveTo(app, scenarioFile);
    await page.getByRole('button', { name: 'Save as a scenario' }).click();
    await page.getByText('Saved as mine.json.').waitFor();
    const reading = readScenario(readFileSync(scenarioFile, 'utf8'));
    if (!reading.ok) throw new Error(reading.message);
    expect(reading.scenario.setup.A?.monsters).toMatchObject([{ card: 'dark-magician' }]);
    await page.getByRole('button', { name: 'Play it' }).click();
    await page.locator('.decision', { hasText: 'Attack directly with Dark Magician' }).first().click();
    await page.locator('.why').getByRole('button', { name: 'Both pass on' }).click();
    await saveTo(app, duel);
    await page.keyboard.press('Control+s');
    await page.getByText('Saved as mine.duel.jsonl.').waitFor();
    const { header, entries } = read(duel);
    expect(entries.some(({ type }) => type === 'attack.declared')).toBe(true);
    expect(verifyDuel(header, entries)).toMatchObject({ ok: true });
  },
  'a scenario that another program rewrites is read anew under the rules that were chosen': async (kind) => {
    const file = join(testFolder(), 'mine.json');
    const told = exampleById('T-09');
    const write = (title: string) => writeFileSync(file, JSON.stringify({ ...told, title }));
    write('First');
    const { page } = await startElectron(kind, { args: [file] });
    await shows(page, 'First');
    await chooseRuleset(page, 'Wiki 2013');
    write('Second');
    await shows(page, 'Second');
    await page.getByText('mine.json was changed outside and is read anew.').waitFor();
    await page.getByRole('button', { name: /^Ruleset Wiki 2013/ }).waitFor();
    // changed here as well: it is asked which of the two it shall be, by the name of the file
    await page.keyboard.press('r');
    await page.locator('.choice', { hasText: 'Sheep Token 3' }).click();
    await page.locator('.changed').waitFor();
    write('Third');
    const asked = page.getByRole('dialog', { name: 'mine.json was changed outside' });
    await asked.getByRole('button', { name: 'Read the file anew' }).click();
    await shows(page, 'Third');
    await page.getByRole('button', { name: /^Ruleset Wiki 2013/ }).waitFor();
    // a link to it leads there while something else is open
    await example(page, 'D-08');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'A command, the number of an entry' }).fill('mine.json@5');
    await page.getByRole('option', { name: 'Go to mine.json@5' }).click();
    await page.getByRole('button', { name: 'Open it there' }).click();
    await shows(page, 'Third');
    await expect.poll(() => position(page)).toBe(5);
  },
});
