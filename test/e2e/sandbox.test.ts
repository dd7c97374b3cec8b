import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { playScenario, readScenario } from '../../machines/index.ts';
import { describeInBrowser } from '../support/browser.ts';
import { axeFindings } from './axe.ts';
import { inspector, openText, position, verdict, withInspector } from './page.ts';

const decision = (page: Page, words: string | RegExp) =>
  page.locator('.why .decision', { hasText: words }).first();

async function downloaded(page: Page, does: () => Promise<unknown>): Promise<{ name: string; text: string }> {
  const download = page.waitForEvent('download');
  await does();
  const file = await download;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

describeInBrowser('the sandbox', () => {
  withInspector();

  test('R3: with the keyboard alone: set up a duel with a replay, play it, save it, open it again', async () => {
    const page = await inspector();
    await page.keyboard.press('n');
    await page.getByRole('heading', { name: 'Set up a duel' }).waitFor();
    // The first card goes to A's middle Monster Zone.
    await page.getByRole('searchbox', { name: 'Search the cards' }).focus();
    await page.keyboard.type('dark magician');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Put a card into B’s Spell & Trap Zone 3' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('searchbox', { name: 'Search the cards' }).focus();
    await page.keyboard.type('scapegoat');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /B’s Spell & Trap Zone 3: Scapegoat, Set/ }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('textbox', { name: 'Title' }).focus();
    await page.keyboard.type('Goats again');
    await page.getByRole('button', { name: 'Play it' }).focus();
    await page.keyboard.press('Enter');
    await page.locator('.doc', { hasText: 'Goats again' }).waitFor();

    await decision(page, 'Attack directly with Dark Magician').press('Enter');
    await verdict(page)
      .filter({ hasText: /attack/i })
      .waitFor();
    await decision(page, 'Pass').press('Enter');
    await decision(page, 'Use Scapegoat').press('Enter');
    // both may pass before it and after it
    await decision(page, 'Use Scapegoat').waitFor({ state: 'detached' });
    await page.locator('.why').getByRole('button', { name: 'Both pass on' }).press('Enter');
    await verdict(page)
      .filter({ hasText: /^Replay$/ })
      .waitFor();
    await page.locator('button.choice', { hasText: 'Stop the attack' }).press('Enter');
    await decision(page, /Give up/).waitFor();

    // As a duel file, with what is not saved marked until then.
    await page.locator('.changed').waitFor();
    const duel = await downloaded(page, () => page.keyboard.press('Control+s'));
    expect(duel.name).toBe('goats-again.duel.jsonl');
    await expect.poll(() => page.locator('.changed').count()).toBe(0);
    // As a scenario: its steps play to the same replay.
    await page.keyboard.press('Control+k');
    await page.keyboard.type('Save as a scenario');
    const scenario = await downloaded(page, () => page.keyboard.press('Enter'));
    expect(scenario.name).toBe('goats-again.json');
    const reading = readScenario(scenario.text);
    if (!reading.ok) throw new Error(reading.message);
    expect(playScenario(reading.scenario).failures).toEqual([]);
    expect(JSON.stringify(reading.scenario.steps)).toContain('"attackReplay":{"causes":["ENTER"]');
    // Loaded again, it is that duel at that entry, not its bare setup.
    const saved = await position(page);
    await page.reload();
    await page.locator('.doc', { hasText: 'goats-again.duel.jsonl' }).waitFor();
    await expect.poll(() => position(page)).toBe(saved);
    await decision(page, /Give up/).waitFor();
    await openText(page, 'opened-anew.duel.jsonl', duel.text);
    await page.locator('.doc', { hasText: 'opened-anew.duel.jsonl' }).waitFor();
    await page.keyboard.press('Home');
    await page.keyboard.press('r');
    await verdict(page)
      .filter({ hasText: /^Replay$/ })
      .waitFor();
  });

  test('with the mouse: the board of an entry as a setup, with what it cannot say named', async () => {
    const page = await inspector();
    await page.keyboard.press('r');
    await verdict(page)
      .filter({ hasText: /^Replay$/ })
      .waitFor();
    await page.keyboard.press('Shift+N');
    await page.getByText(/Not taken over from the board: .*the running attack/).waitFor();
    expect(await page.getByRole('button', { name: /B’s Monster Zone \d: Sheep Token/ }).count()).toBe(4);
    await page.getByRole('button', { name: /B’s Monster Zone 1: Sheep Token/ }).click();
    await page.getByRole('combobox', { name: 'It lies' }).selectOption('attack');
    await page.getByRole('button', { name: /B’s Monster Zone 1: Sheep Token, in Attack Position/ }).waitFor();
    await page.getByRole('button', { name: 'Take it away' }).click();
    expect(await page.getByRole('button', { name: /B’s Monster Zone \d: Sheep Token/ }).count()).toBe(3);
    await page.getByRole('combobox', { name: 'Ruleset' }).selectOption('classic-2004');
    await page.getByText('Single switches').click();
    await page.getByRole('button', { name: 'Play it' }).click();
    await page.locator('.doc', { hasText: 'Scapegoat' }).waitFor();
    await page.getByRole('button', { name: /^Ruleset Classic 2004/ }).waitFor();
    await decision(page, 'Attack Sheep Token').waitFor();
  });

  test('a card is moved by dragging and by choosing a place; equipped, given materials and counters, it is so in the duel', async () => {
    const page = await inspector();
    await page.keyboard.press('n');
    const slot = (name: string | RegExp) => page.getByRole('button', { name });
    const search = page.getByRole('searchbox', { name: 'Search the cards' });
    const put = async (words: string) => {
      await search.fill(words);
      await search.press('Enter');
    };
    await put('number 39');
    await slot('Put a card into A’s Spell & Trap Zone 2').click();
    await put('shooting star bow');
    // With the mouse: it is dragged to B's side, and back.
    await slot(/A’s Monster Zone 3: Number 39/).dragTo(slot('Put a card into B’s Monster Zone 4'));
    await slot(/B’s Monster Zone 4: Number 39/).dragTo(slot('Put a card into A’s Monster Zone 1'));
    await slot(/A’s Monster Zone 1: Number 39/).waitFor();
    // With the keyboard.
    const place = page.getByRole('combobox', { name: 'Move to' });
    await place.selectOption({ label: 'A’s zone 5' });
    await slot(/A’s Monster Zone 5: Number 39/).waitFor();
    await page.getByRole('button', { name: 'Add one from the cards' }).click();
    await page.getByText('The next card goes under Number 39: Utopia').waitFor();
    await put('gemini elf');
    await put('celtic guardian');
    await page.getByRole('button', { name: 'Take Celtic Guardian from under it' }).click();
    await page.getByRole('textbox', { name: 'Kind of counter' }).fill('spell');
    await page.keyboard.press('Enter');
    await slot(/A’s Spell & Trap Zone 2: /).click();
    await page
      .getByRole('combobox', { name: 'Equipped to' })
      .selectOption({ label: 'Number 39: Utopia, A’s zone 5' });
    await slot(/A’s Monster Zone 5: Number 39: Utopia, 1 material, spell 1, in Attack Position/).waitFor();
    await slot(/A’s Spell & Trap Zone 2: .*, equipped to Number 39: Utopia, face-up/).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    const setup = await downloaded(page, () =>
      page.getByRole('button', { name: 'Save as a scenario' }).click(),
    );
    const reading = readScenario(setup.text);
    if (!reading.ok) throw new Error(reading.message);
    expect(reading.scenario.setup.A?.monsters).toMatchObject([
      { card: 'number-39-utopia', place: 5, materials: ['gemini-elf'], counters: { spell: 1 } },
    ]);
    await page.getByRole('button', { name: 'Play it' }).click();
    await page.locator('.doc', { hasText: 'A duel of my own' }).waitFor();
    await page.keyboard.press('End');
    // Shooting Star Bow takes 1000 from its 2500.
    await page.getByRole('group', { name: /Number 39: Utopia.*ATK 1500/ }).waitFor();
  });

  test('a name typed on a zone is searched for; reload and Back lose nothing; F6 leaves a menu', async () => {
    const page = await inspector();
    await page.keyboard.press('n');
    const search = page.getByRole('searchbox', { name: 'Search the cards' });
    // Whoever came by a key goes on by Tab within what is there now.
    await page.locator('main.sandbox:focus').waitFor();
    await page.getByRole('button', { name: /A’s Monster Zone 3/ }).focus();
    await page.keyboard.type('skull');
    await expect.poll(() => search.inputValue()).toBe('skull');
    const first = page.locator('.shelf-card').first();
    await first.filter({ hasText: 'Skull Servant' }).waitFor();
    // On a card of the list as well: no letter of it is a command.
    await search.fill('');
    await first.filter({ hasText: '7 Colored Fish' }).waitFor();
    await search.press('ArrowDown');
    // The list is one stop: arrows lead from card to card.
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-card') ?? null);
    await page.keyboard.press('End');
    await expect.poll(focused).toBe('zombyra-the-dark');
    await page.keyboard.press('Tab');
    await expect.poll(focused).toBeNull();
    await page.keyboard.press('Shift+Tab');
    await expect.poll(focused).toBe('zombyra-the-dark');
    await page.keyboard.press('Home');
    await expect.poll(focused).toBe('7-colored-fish');
    await page.keyboard.type('skull serv');
    await expect.poll(() => search.inputValue()).toBe('skull serv');
    await first.filter({ hasText: 'Skull Servant' }).waitFor();
    await page.keyboard.press('Enter');
    const placed = page.locator('.sandbox-table').getByText('Skull Servant').first();
    await placed.waitFor();
    await page.reload();
    await placed.waitFor();
    // Cleared by mistake it is brought back with the same button.
    const clear = page.getByRole('button', { name: 'Clear everything' });
    await clear.focus();
    await page.keyboard.press('Enter');
    await page.getByText('Everything was cleared.').waitFor();
    await placed.waitFor({ state: 'detached' });
    await page.keyboard.press('Enter');
    await placed.waitFor();
    // A board that is taken over does not replace it for good.
    await page.getByRole('textbox', { name: 'Title' }).fill('Skulls');
    // Escape leaves the field first, and the sandbox only from outside of one.
    await page.keyboard.press('Escape');
    await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(true);
    await page.getByRole('heading', { name: 'Set up a duel' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { name: 'Dark Magician is about to attack.' }).waitFor();
    await page.keyboard.press('Shift+N');
    await page.getByRole('button', { name: /A’s Monster Zone 3: Dark Magician/ }).waitFor();
    await page.getByRole('button', { name: 'Back to your own setup “Skulls”' }).click();
    await placed.waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: 'Dark Magician is about to attack.' }).waitFor();
    await page.goForward();
    await placed.waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { name: 'Dark Magician is about to attack.' }).waitFor();
    await page.getByLabel('Branch').focus();
    await page.keyboard.press('F6');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('.time') !== null))
      .toBe(true);
  });
});
