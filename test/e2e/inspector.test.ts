import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { ensureBuilt } from '../../electron/node/build.mjs';
import { serveWeb, type WebHost } from '../../electron/web/server.ts';
import { describeInBrowser, launchBrowser } from '../support/browser.ts';
import { ROOT } from '../support/sources.ts';

let browser: Browser;
let host: WebHost;

const OWN_SCENARIO = {
  format: 'duelscope/scenario',
  version: 1,
  id: 'OWN-1',
  title: 'My own <b>question</b>',
  setup: {
    turn: 3,
    at: 'battle.open',
    A: { monsters: ['dark-magician'] },
    B: { monsters: [{ card: 'celtic-guardian', position: 'attack' }] },
  },
  steps: [{ A: 'attack', with: 'dark-magician', target: 'celtic-guardian' }, { until: 'attackOver' }],
};

/** The inspector in a new window; whatever the console complains of fails the test. */
async function inspector(size = { width: 1440, height: 900 }): Promise<Page> {
  const context = await browser.newContext({ viewport: size, acceptDownloads: true });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  onTestFinished(async () => {
    await context.close();
    expect(problems).toEqual([]);
  });
  await page.goto(host.address);
  await page.getByRole('heading', { name: 'Dark Magician is about to attack.' }).waitFor();
  return page;
}

const verdict = (page: Page) => page.locator('.verdict h2');
const slider = (page: Page) => page.getByRole('slider', { name: 'Entry' });
const position = async (page: Page) => Number(await slider(page).getAttribute('aria-valuenow'));
const ruleset = (page: Page) => page.getByRole('button', { name: /^Ruleset / });
async function chooseRuleset(page: Page, name: string): Promise<void> {
  await ruleset(page).click();
  await page.getByRole('radio', { name: new RegExp(`^${name}`) }).click();
  await expect.poll(() => ruleset(page).textContent()).toContain(name);
}
async function example(page: Page, id: string): Promise<void> {
  await page.keyboard.press('e');
  await page.locator('.tile', { has: page.locator('.code', { hasText: new RegExp(`^${id}$`) }) }).click();
  await page.locator('.doc', { hasText: `Example ${id}` }).waitFor();
}
async function goTo(page: Page, entry: number): Promise<void> {
  await page.keyboard.press('g');
  await page.keyboard.type(String(entry));
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('.mat').getAttribute('aria-label')).toBe(`Board at entry ${entry}`);
}

async function openText(page: Page, name: string, text: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Open a file' }).first().click();
  await (await chooser).setFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
}

describeInBrowser('the inspector, as a reader uses it', () => {
  beforeAll(async () => {
    await ensureBuilt(ROOT);
    host = await serveWeb({ folder: join(ROOT, 'out/renderer'), port: 0 });
    browser = await launchBrowser();
  }, 240_000);
  afterAll(async () => {
    await browser?.close();
    await host?.close();
  });

  test('with the mouse: drag the thumb to the replay and read why', async () => {
    const page = await inspector();
    const mark = await page.locator('.tmark[data-mark="replay"]').boundingBox();
    const thumb = await page.locator('.thumb').boundingBox();
    if (mark === null || thumb === null) throw new Error('nothing to drag');
    await page.mouse.move(thumb.x + thumb.width / 2, thumb.y + thumb.height / 2);
    await page.mouse.down();
    for (let share = 1; share <= 8; share++)
      await page.mouse.move(
        thumb.x + thumb.width / 2 + ((mark.x + mark.width / 2 - thumb.x - thumb.width / 2) * share) / 8,
        thumb.y + 8,
      );
    await page.mouse.up();
    await verdict(page)
      .filter({ hasText: /^Replay$/ })
      .waitFor();
    expect(await page.locator('.reason').textContent()).toContain('Four Sheep Tokens came to B’s side');
    // The rule, the choices and what would be different stand beside it.
    expect(await page.locator('.cite').textContent()).toContain('R3');
    expect(await page.locator('.choice').allTextContents()).toEqual([
      expect.stringContaining('Sheep Token 1'),
      expect.stringContaining('Sheep Token 2'),
      expect.stringContaining('Sheep Token 3'),
      expect.stringContaining('Sheep Token 4'),
      expect.stringContaining('Stop'),
      expect.stringContaining('B controls monsters'),
    ]);
    expect(await page.locator('.else').textContent()).not.toBe('');
    // Four monsters on the board, each may be chosen.
    expect(await page.getByRole('group', { name: /Sheep Token .*may be chosen/ }).count()).toBe(4);
    expect(await page.locator('.thread').count()).toBe(1);
  });

  test('with the keyboard alone: to the replay, on, back, and to its cause', async () => {
    const page = await inspector();
    const start = await position(page);
    await page.keyboard.press('r');
    await verdict(page)
      .filter({ hasText: /^Replay$/ })
      .waitFor();
    const at = await position(page);
    expect(at).toBeGreaterThan(start);
    expect(await slider(page).getAttribute('aria-valuetext')).toMatch(/^Entry \d+, Battle Step: .*[Rr]eplay/);
    await page.keyboard.press('r');
    await page.getByText('No replay after this entry.').waitFor();
    expect(await position(page)).toBe(at);
    await page.keyboard.press('ArrowLeft');
    expect(await position(page)).toBeLessThan(at);
    await page
      .locator('.sr[role="status"]', { hasText: /^Undone: Replay\. Now: The chain is over\.$/ })
      .waitFor();
    await page.keyboard.press('End');
    await page.getByRole('button', { name: 'Next: this is the last entry' }).waitFor();
    await page.keyboard.press('Shift+R');
    await verdict(page)
      .filter({ hasText: /^Replay$/ })
      .waitFor();
    expect(await position(page)).toBe(at);
    await page.keyboard.press('Home');
    expect(await position(page)).toBe(0);
    await page.keyboard.press('g');
    await page.keyboard.type(String(at));
    await page.keyboard.press('Enter');
    await verdict(page)
      .filter({ hasText: /^Replay$/ })
      .waitFor();
    await page.keyboard.press('Shift+ArrowRight');
    await verdict(page)
      .filter({ hasText: /Damage Step/ })
      .waitFor();
    await page.keyboard.press('[');
    expect(await page.locator('.reason').textContent()).toContain('Dark Magician');
    // The slider's own keys.
    await slider(page).focus();
    const before = await position(page);
    await page.keyboard.press('ArrowUp');
    expect(await position(page)).toBeGreaterThan(before);
    await page.keyboard.press('?');
    await page.getByRole('heading', { name: 'Keys and marks' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { name: 'Keys and marks' }).waitFor({ state: 'detached' });
  });

  test('Next alone leads a newcomer from the declaration to the replay', async () => {
    const page = await inspector();
    const next = page.locator('.btn-next');
    const place = await next.boundingBox();
    const read: string[] = [];
    for (let presses = 0; presses < 40 && read.at(-1) !== 'Replay'; presses++) {
      await next.click();
      read.push((await verdict(page).textContent()) ?? '');
      expect((await next.boundingBox())?.x).toBe(place?.x);
    }
    expect(read.at(-1)).toBe('Replay');
    expect(read.length).toBeLessThan(20);
  });

  test('T-04: why there is no replay, with the check that looked', async () => {
    const page = await inspector();
    await page.getByRole('button', { name: 'Examples' }).click();
    await page.getByLabel('Card, rule or words').fill('ojama trio');
    await page.locator('.tile', { hasText: 'T-04' }).click();
    await page.locator('.doc', { hasText: 'T-04' }).waitFor();
    await page.locator('.tmark[data-mark="noReplay"]').first().click();
    await verdict(page).filter({ hasText: 'No replay' }).waitFor();
    const reason = (await page.locator('.reason').textContent()) ?? '';
    expect(reason).toContain('Ojama Token');
    expect(reason).toContain('A’s side');
    // Both sides stand beside the check: B's unchanged, A's with three more.
    expect(await page.locator('.lens').count()).toBe(2);
    expect(await page.locator('.lens').nth(1).textContent()).toContain('+3');
    await page.keyboard.press('v');
    await page.locator('.cause').first().waitFor();
    // What speaks against a replay is no cause of one: no tick, no Yes.
    await page.getByRole('heading', { name: 'What was looked at' }).waitFor();
    expect(await page.locator('.cause.is-yes').count()).toBe(0);
    expect(await page.locator('.cause.is-reason').count()).toBe(1);
    expect(await page.locator('.cause.is-reason').textContent()).toMatch(/^Why.*OWN_SIDE_ONLY/);
  });

  test('a file that is broken: one line, and nothing is lost', async () => {
    const page = await inspector();
    await page.keyboard.press('r');
    await verdict(page)
      .filter({ hasText: /^Replay$/ })
      .waitFor();
    const at = await position(page);
    const broken: readonly (readonly [name: string, text: string, line: RegExp])[] = [
      ['cut.json', '{"format":"duelscope/scenario","version":1,', /^cut\.json, line 1: /],
      ['empty.json', '', /^empty\.json, line 1: (?!.*duel file)/],
      ['nonsense.json', 'once upon a time', /^nonsense\.json, line 1: (?!.*duel file)/],
      [
        'card.json',
        JSON.stringify({ ...OWN_SCENARIO, setup: { A: { monsters: ['no-such-card'] } } }, null, 1),
        /^card\.json, line \d+: .*no-such-card/,
      ],
      [
        'newer.duel.jsonl',
        '{"format":"duelscope/duel","version":99}\n',
        /^newer\.duel\.jsonl, line 1: (?!line).*99/,
      ],
      ['proto.json', '{"__proto__":{"format":"duelscope/scenario"}}', /^proto\.json/],
    ];
    for (const [name, text, line] of broken) {
      await openText(page, name, text);
      await page.locator('.message.is-problem', { hasText: name }).waitFor();
      expect(await page.locator('.message.is-problem span').first().textContent()).toMatch(line);
      expect(await verdict(page).textContent()).toBe('Replay');
      expect(await position(page)).toBe(at);
    }
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await page.keyboard.press('ArrowRight');
    expect(await position(page)).not.toBe(at);
    await page.locator('.reason').waitFor();
    // What was not looked at before can still be shown.
    await page.keyboard.press('Home');
    await expect.poll(() => page.locator('.verdict h2').textContent()).not.toBe('Replay');
  });

  test('a scenario of one’s own, chosen and dropped; its text stays text', async () => {
    const page = await inspector();
    await openText(page, 'mine.json', JSON.stringify(OWN_SCENARIO));
    await page.locator('.doc', { hasText: 'My own <b>question</b>' }).waitFor();
    expect(await page.locator('.doc b b').count()).toBe(0);
    await page.locator('.tmark[data-mark="damage"]').click();
    expect(await page.locator('.reason').textContent()).toContain('Celtic Guardian');
    await page.keyboard.press('Home');
    const text = JSON.stringify({ ...OWN_SCENARIO, title: 'Dropped' });
    const data = await page.evaluateHandle((content) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([content], 'dropped.json', { type: 'application/json' }));
      return transfer;
    }, text);
    await page.dispatchEvent('.app', 'drop', { dataTransfer: data });
    await page.locator('.doc', { hasText: 'Dropped' }).waitFor();
  });

  test('another course keeps the place; another ruleset plays it anew', async () => {
    const page = await inspector();
    await page.keyboard.press('r');
    await verdict(page)
      .filter({ hasText: /^Replay$/ })
      .waitFor();
    const at = await position(page);
    // A choice that is told nowhere is no button.
    expect(await page.getByRole('button', { name: /Sheep Token 1/ }).count()).toBe(0);
    expect(await page.locator('.choice', { hasText: 'Sheep Token 1' }).textContent()).toContain(
      'not told here',
    );
    await page.getByRole('button', { name: /Stop the attack.*branch/ }).click();
    await expect.poll(() => page.getByLabel('Branch').inputValue()).toBe('stop');
    // It leads to behind the choice.
    await verdict(page).filter({ hasText: /stop/i }).waitFor();
    expect(await position(page)).toBe(at + 1);
    await page.getByLabel('Branch').selectOption('');
    await expect.poll(() => position(page)).toBe(at);
    await page.getByRole('button', { name: /attack directly all the same/ }).click();
    await verdict(page)
      .filter({ hasText: /refused/i })
      .waitFor();
    expect(await position(page)).toBe(at + 1);
  });

  test('another ruleset keeps the check, and says in place where the duel goes another way', async () => {
    const page = await inspector();
    await page.keyboard.press('r');
    await verdict(page)
      .filter({ hasText: /^Replay$/ })
      .waitFor();
    const at = await position(page);
    await ruleset(page).click();
    await page.getByText('The rulebook of about 2004').waitFor();
    await page.keyboard.press('Escape');
    await chooseRuleset(page, 'Classic 2004');
    expect(await position(page)).toBe(at);
    await verdict(page)
      .filter({ hasText: /^Replay$/ })
      .waitFor();
    const note = page.locator('.note[data-note="ruleset"]');
    expect(await note.textContent()).toContain('Under Classic 2004 the duel goes another way here');
    expect(await page.locator('.message').count()).toBe(0);
    await note.getByRole('button', { name: /ends at entry \d+/ }).click();
    await note.getByText('What is told of it cannot go on from here.').waitFor();
    expect(await slider(page).getAttribute('aria-valuemax')).toBe(String(await position(page)));
    // From there on nothing drifts over turns.
    expect(await position(page)).toBeLessThan(at + 10);
    await note.getByRole('button', { name: String(at), exact: true }).click();
    await chooseRuleset(page, 'Modern TCG');
    expect(await position(page)).toBe(at);
    expect(await note.count()).toBe(0);
  });

  test('the question stays in sight, and the end leads back to its answer', async () => {
    const page = await inspector();
    const question = page.locator('.question');
    expect(await question.textContent()).toContain('What may A do now?');
    await page.keyboard.press('End');
    await page.locator('.answer button').click();
    await verdict(page)
      .filter({ hasText: /^Replay$/ })
      .waitFor();
    expect(await question.textContent()).toContain('What may A do now?');
    // The rule leads to what its sources are.
    await page.locator('.texts summary').click();
    expect(await page.locator('.texts dl').textContent()).toContain('questions and answers on replays');
  });

  test('a prompt names the player it is for', async () => {
    const page = await inspector();
    await example(page, 'T-84');
    await goTo(page, 20);
    await page.getByRole('heading', { name: 'B chooses' }).waitFor();
    await example(page, 'T-37');
    await page.keyboard.press('r');
    await page.getByRole('heading', { name: 'A chooses' }).waitFor();
  });

  test('a check after a new target speaks of that target, and what is said is said once', async () => {
    const page = await inspector();
    await page.keyboard.press('r');
    await verdict(page)
      .filter({ hasText: /^Replay$/ })
      .waitFor();
    await page.locator('.tmark[data-mark="noReplay"]').click();
    await verdict(page)
      .filter({ hasText: /^No replay$/ })
      .waitFor();
    expect(await page.locator('.lens-cap').first().textContent()).toMatch(
      /^When the target was named · \d+$/,
    );
    await page.locator('.sr[role="status"]', { hasText: /^No replay\. No monster came/ }).waitFor();
    await goTo(page, 6);
    expect(await slider(page).getAttribute('aria-valuetext')).toBe('Entry 6, Battle Step');
    await example(page, 'T-37');
    await page.locator('.sr[role="status"]', { hasText: /^Opened: A takes the target away\./ }).waitFor();
    // Each sentence once, in order.
    await page.evaluate(() => {
      const said: string[] = [];
      Object.assign(window, { said });
      for (const region of document.querySelectorAll('body .sr[role="status"], body .sr[role="alert"]'))
        new MutationObserver(() => {
          const text = region.textContent ?? '';
          if (text !== '') said.push(text);
        }).observe(region, { childList: true, subtree: true, characterData: true });
    });
    for (const entry of [1, 2, 3]) {
      await page.keyboard.press('ArrowRight');
      await expect
        .poll(() => page.locator('.mat').getAttribute('aria-label'))
        .toBe(`Board at entry ${entry}`);
      await page.waitForTimeout(60);
    }
    const said = await page.evaluate(() => Reflect.get(window, 'said') as string[]);
    expect(said).toEqual([
      'Names Luster Dragon to attack',
      'Luster Dragon attacks 7 Colored Fish',
      'Puts Enemy Controller on the field',
    ]);
  });

  test('a card tells what it is where it lies, and a face-down one of the other side does not', async () => {
    const page = await inspector();
    await page.getByRole('group', { name: /Dark Magician/ }).click();
    const told = page.locator('.card-told');
    expect(await told.textContent()).toMatch(/Dark Magician.*Spellcaster.*ATK 2500, DEF 2100.*no effect/);
    await page.keyboard.press('Escape');
    await told.waitFor({ state: 'detached' });
    await page.getByRole('group', { name: /a face-down card/ }).focus();
    await page.keyboard.press('Enter');
    await told.waitFor();
    expect((await told.textContent())?.trim()).toBe('Face-down card');
    await page.keyboard.press('Escape');
    await page.keyboard.press('v');
    await page.getByRole('radio', { name: 'Both' }).click();
    await page.getByRole('group', { name: /Scapegoat/ }).focus();
    await page.keyboard.press('Enter');
    expect(await told.textContent()).toMatch(/Scapegoat.*Quick-Play Spell.*face-down/);
  });

  test('marks say what they are, and merged ones what they hold', async () => {
    const page = await inspector();
    await page.locator('.tmark[data-mark="activated"]').hover();
    await expect.poll(() => page.locator('.tip').textContent()).toBe('10 · Activates Scapegoat');
    // With the keyboard the mark under the thumb says the same.
    await page.mouse.move(700, 600);
    expect(await page.locator('.tip').count()).toBe(0);
    await page.keyboard.press('r');
    await page.keyboard.press('Tab');
    while (!(await slider(page).evaluate((element) => element === document.activeElement)))
      await page.keyboard.press('Tab');
    await expect.poll(() => page.locator('.tip').textContent()).toBe('24 · Replay');
    await page.setViewportSize({ width: 390, height: 844 });
    const merged = page.locator('.tmark', { hasText: 'R+1' });
    await merged.hover();
    await expect.poll(() => page.locator('.tip').textContent()).toBe('24–25 · replay, another course begins');
  });

  test('loaded again, the page shows the same example at the same entry', async () => {
    const page = await inspector();
    await example(page, 'T-04');
    await goTo(page, 5);
    await page.reload();
    await page.locator('.doc', { hasText: 'T-04' }).waitFor();
    await expect.poll(() => page.locator('.mat').getAttribute('aria-label')).toBe('Board at entry 5');
    await page.goto(`${host.address}#T-09@24`);
    await page.reload();
    await verdict(page)
      .filter({ hasText: /^Replay$/ })
      .waitFor();
  });

  test('what cannot be gone to is said, and the question stays open', async () => {
    const page = await inspector();
    await page.keyboard.press('g');
    await page.keyboard.type('soon');
    await page.keyboard.press('Enter');
    await page.getByText('“soon” is not the number of an entry.').waitFor();
    await page.getByRole('textbox', { name: 'Go to entry' }).fill('999');
    await page.keyboard.press('Enter');
    await page.getByText('There is no entry 999 on this path; it has entries up to').waitFor();
    await page.getByRole('textbox', { name: 'Go to entry' }).fill('24');
    await page.keyboard.press('Enter');
    await verdict(page)
      .filter({ hasText: /^Replay$/ })
      .waitFor();
  });

  test('the gallery finds verdicts, counts aloud and comes back to where one was', async () => {
    const page = await inspector();
    await example(page, 'X-41');
    await page.keyboard.press('e');
    expect(
      await page.locator('.tile.is-open').evaluate((tile) => tile.getBoundingClientRect().bottom),
    ).toBeLessThan(900);
    await page.getByLabel('Card, rule or words').fill('no replay');
    await expect
      .poll(() => page.locator('.gal-head [role="status"]').textContent())
      .toMatch(/^\d+ of \d+ examples$/);
    const badges = await page.locator('.tile-foot').allTextContents();
    expect(badges.length).toBeGreaterThan(3);
    for (const badge of badges) expect(badge).toContain('No replay');
  });

  test('a file that is not what the rules decide is named as such, with its first difference', async () => {
    const page = await inspector();
    const download = page.waitForEvent('download');
    await page.keyboard.press('Control+s');
    const text = await readFile(await (await download).path(), 'utf8');
    await page.getByText(/It holds this course only/).waitFor();
    const lines = text.trimEnd().split('\n');
    const at = lines.findIndex(
      (line) => line.includes('"type":"lifePoints.changed"') || line.includes('"type":"battle.calculated"'),
    );
    lines[at] = (lines[at] ?? '').replace(/"damage":\{"A":0,"B":0\}/, '"damage":{"A":0,"B":700}');
    expect(lines[at]).toContain('700');
    await openText(page, 'forged.duel.jsonl', `${lines.join('\n')}\n`);
    await page.locator('.doc', { hasText: 'forged.duel.jsonl' }).waitFor();
    const note = page.locator('.note[data-note="differs"]');
    await note.waitFor();
    await note.getByRole('button').click();
    await expect.poll(() => page.locator('.mat').getAttribute('aria-label')).toBe(`Board at entry ${at - 1}`);
    // The honest one has no such note.
    await openText(page, 'honest.duel.jsonl', text);
    await page.locator('.doc', { hasText: 'honest.duel.jsonl' }).waitFor();
    await page.waitForTimeout(1500);
    expect(await note.count()).toBe(0);
  });

  test('a scenario of one’s own that does not come out is told with the line of its step', async () => {
    const page = await inspector();
    const wrong = {
      ...OWN_SCENARIO,
      steps: [...OWN_SCENARIO.steps, { expect: { lifePoints: { A: 1, B: 1 } } }],
    };
    const text = JSON.stringify(wrong, null, 1);
    await openText(page, 'wrong.json', text);
    await page.locator('.message.is-problem', { hasText: /^wrong\.json, line \d+: step 3: / }).waitFor();
  });

  test('a low window: no tab is chosen before its panel is there, and the focus stays on it', async () => {
    const page = await inspector({ width: 1280, height: 800 });
    await page.keyboard.press('v');
    const tabs = page.getByRole('tab');
    await tabs.first().waitFor();
    expect(await page.getByRole('tab', { selected: true }).count()).toBe(0);
    expect(await page.getByRole('tabpanel').count()).toBe(0);
    await page.getByRole('tab', { name: 'Ruleset' }).click();
    await page.getByRole('tabpanel', { name: 'Ruleset' }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('tab-ruleset');
    // Chosen with the mouse, it leaves the arrow keys to the timeline.
    const at = await position(page);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => position(page)).toBe(at + 1);
  });

  test('headings and states for those who listen', async () => {
    const page = await inspector();
    await page.getByRole('heading', { level: 1, name: 'Scapegoat under a direct attack' }).waitFor();
    const theme = page.getByRole('button', { name: 'Dark colours' });
    const before = await theme.getAttribute('aria-pressed');
    await theme.click();
    await expect.poll(() => theme.getAttribute('aria-pressed')).not.toBe(before);
    await page.keyboard.press('r');
    for (const name of ['B’s side, then and now', 'Each possible cause', 'A chooses'])
      await page.getByRole('heading', { level: 3, name }).waitFor();
  });

  test('where a course stops its branches are offered, each under the ruleset it is told for', async () => {
    const page = await inspector();
    await page.keyboard.press('e');
    await page.locator('.tile', { hasText: 'T-01' }).click();
    await page.locator('.doc', { hasText: 'T-01' }).waitFor();
    await page.keyboard.press('End');
    await page
      .locator('.ends')
      .getByRole('button', { name: /^stop$/ })
      .click();
    await expect.poll(() => page.getByLabel('Branch').inputValue()).toBe('stop');
    await page.getByLabel('Branch').selectOption('2004: declare afresh');
    await expect.poll(() => ruleset(page).textContent()).toContain('Classic 2004');
    await page.getByLabel('Branch').selectOption('');
    await expect.poll(() => ruleset(page).textContent()).toContain('Modern TCG');
  });

  test('a saved duel opens again as the same duel', async () => {
    const page = await inspector();
    const last = await slider(page).getAttribute('aria-valuemax');
    const download = page.waitForEvent('download');
    await page.keyboard.press('Control+s');
    const file = await download;
    expect(file.suggestedFilename()).toBe('T-09.duel.jsonl');
    const text = await readFile(await file.path(), 'utf8');
    await openText(page, 'T-09.duel.jsonl', text);
    await page.locator('.doc', { hasText: 'T-09.duel.jsonl' }).waitFor();
    expect(await slider(page).getAttribute('aria-valuemax')).toBe(last);
    await page.keyboard.press('r');
    await verdict(page)
      .filter({ hasText: /^Replay$/ })
      .waitFor();
    // A torn last line is left out, and said.
    await openText(page, 'torn.duel.jsonl', text.slice(0, -20));
    await page.locator('.message', { hasText: 'torn.duel.jsonl' }).waitFor();
    expect(await slider(page).getAttribute('aria-valuemax')).toBe(String(Number(last) - 1));
    // An entry that does not fit the table: everything before it can be looked at.
    const lines = text.trimEnd().split('\n');
    const at = lines.findIndex((line) => line.includes('"type":"card.moved"'));
    lines[at] = (lines[at] ?? '')
      .replace(/"card":"[^"]+"/, '"card":"c999"')
      .replace(/,"created":\{"name"[^}]*\}[^}]*\}/, '');
    await openText(page, 'unfit.duel.jsonl', `${lines.join('\n')}\n`);
    await page.locator('.doc', { hasText: 'unfit.duel.jsonl' }).waitFor();
    await page.keyboard.press('End');
    await page.getByText(/^Entry \d+ cannot be shown\.$/).waitFor();
    await page.getByRole('button', { name: /^Go to \d+$/ }).click();
    await verdict(page).waitFor();
    expect(await page.locator('.mat').getAttribute('aria-label')).toBe(`Board at entry ${at - 2}`);
  });

  test('Full shows log, chart, chain and codes; the chart lights the transition just taken', async () => {
    const page = await inspector();
    await page.getByRole('radio', { name: 'Full' }).click();
    await page.keyboard.press('r');
    await verdict(page)
      .filter({ hasText: /^Replay$/ })
      .waitFor();
    await page.getByRole('row', { name: /4 Sheep Tokens come/ }).waitFor();
    await page.locator('.chart-drawing .st.is-on', { hasText: 'choosing' }).waitFor();
    expect(await page.locator('.chart-drawing .ed.is-taken').count()).toBe(1);
    expect(await page.locator('.asks').textContent()).toMatch(/AsksA.*choose a target or stop/);
    expect(await page.locator('.link-card').textContent()).toContain('Scapegoat');
    // Whoever listens hears the same states as a list.
    expect(await page.locator('.sr li[aria-current="step"]', { hasText: /^choosing/ }).count()).toBe(1);
    // Enlarged it shows every state and every transition whole.
    const edges = await page.locator('.chart-drawing .ed').count();
    await page.getByRole('button', { name: 'Enlarge' }).click();
    await expect
      .poll(() =>
        page.evaluate(() => {
          const frame = document.querySelector('.chart-drawing')?.getBoundingClientRect();
          if (frame === undefined) return -1;
          return [...document.querySelectorAll('.chart-drawing .st, .chart-drawing .ed')].filter((each) => {
            const box = each.getBoundingClientRect();
            return (
              box.left < frame.left ||
              box.right > frame.right ||
              box.top < frame.top ||
              box.bottom > frame.bottom
            );
          }).length;
        }),
      )
      .toBe(0);
    expect(await page.locator('.chart-drawing .ed').count()).toBe(edges);
    await page.getByRole('row', { name: /Activates Scapegoat/ }).click();
    await verdict(page).filter({ hasText: 'Activated' }).waitFor();
  });

  test('a narrow window has board, reason and time in one column, nothing wider than itself', async () => {
    const page = await inspector({ width: 390, height: 844 });
    await page.locator('.tmark[data-mark="replay"]').click();
    await verdict(page)
      .filter({ hasText: /^Replay$/ })
      .waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.getByRole('tab', { name: 'Log' }).click();
    await page.getByRole('row', { name: /Activates Scapegoat/ }).waitFor();
    // What has no room in the bar is in its menu.
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByLabel('Branch').selectOption('stop');
    await expect.poll(() => page.getByRole('dialog', { name: 'Menu' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('radio', { name: /^Classic 2004/ }).click();
    await page.getByRole('tab', { name: 'Ruleset' }).click();
    await page.locator('.ruleset', { hasText: 'Classic 2004' }).waitFor();
    // Plain has words where Full has names and JSON.
    expect(await page.locator('.switches .code').count()).toBe(0);
    await page.getByRole('tab', { name: 'Entry' }).click();
    expect(await page.locator('.entry-words').textContent()).toContain('How it comes about');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('radio', { name: 'Full' }).click();
    await page.keyboard.press('Escape');
    await page.locator('.entry-text', { hasText: '"type"' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
