import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import {
  address,
  chooseRuleset,
  example,
  goTo,
  inspector,
  OWN_SCENARIO,
  openText,
  position,
  ruleset,
  slider,
  verdict,
  withInspector,
} from './page.ts';

describeInBrowser('the inspector, as a learner reads it', () => {
  withInspector();

  test('another ruleset keeps the check, and says in place where the duel goes another way', async () => {
    const page = await inspector();
    await page.keyboard.press('r');
    await verdict(page)
      .filter({ hasText: /^Replay$/ })
      .waitFor();
    const at = await position(page);
    await ruleset(page).click();
    await page.getByText('The rulebook of about 2004').waitFor();
    expect(await page.getByRole('radio', { name: /^Classic 2004/ }).textContent()).toMatch(
      /On \d+ points no source says how it was/,
    );
    expect(await page.getByRole('radio', { name: /^Modern OCG/ }).textContent()).not.toMatch(/no source/);
    await page.keyboard.press('Escape');
    await chooseRuleset(page, 'Classic 2004');
    expect(await position(page)).toBe(at);
    await verdict(page)
      .filter({ hasText: /^Replay$/ })
      .waitFor();
    const note = page.locator('.note[data-note="ruleset"]');
    expect(await note.textContent()).toContain('Under Classic 2004 the duel goes another way here');
    expect(await note.textContent()).toContain(
      'What makes it: What a replay goes back to. Modern TCG: The same attacker chooses',
    );
    expect(await page.locator('.message').count()).toBe(0);
    // The attack starts over: that it is not used up, no source says.
    expect(await page.locator('[data-ours]').count()).toBe(0);
    await page.keyboard.press('ArrowRight');
    await page.locator('[data-ours="cancelUsesAttack"]').waitFor();
    await page.keyboard.press('ArrowLeft');
    await note.getByRole('button', { name: /ends at entry \d+/ }).click();
    await note.getByText('The decision that the example takes next is not possible here.').waitFor();
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
    await expect
      .poll(() => told.textContent())
      .toMatch(/Dark Magician.*Spellcaster.*ATK 2500, DEF 2100.*no effect/);
    await page.keyboard.press('Escape');
    await told.waitFor({ state: 'detached' });
    await page.keyboard.press('v');
    await page.getByRole('radio', { name: 'A', exact: true }).click();
    await page.getByRole('group', { name: /a face-down card/ }).focus();
    await page.keyboard.press('Enter');
    // With room for it the panel Card tells the same.
    const panel = page.locator('.card-panel');
    await expect
      .poll(() => panel.textContent())
      .toMatch(/^Face-down card.*B’s Spell & Trap Zone 3.*face-down/);
    expect(await panel.textContent()).not.toContain('Scapegoat');
    // The log does not say it either, until it is used.
    expect(await page.locator('.p-log').textContent()).not.toContain('Scapegoat is Set');
    await page.getByRole('radio', { name: 'Both' }).click();
    await page.getByRole('group', { name: /Scapegoat/ }).focus();
    await page.keyboard.press('Enter');
    await expect
      .poll(() => panel.textContent())
      .toMatch(/Scapegoat.*Quick-Play Spell.*face-down.*Spell Speed 2.*Not now/);
  });

  test('marks say what they are, and merged ones what they hold', async () => {
    const page = await inspector();
    await page.locator('.tmark[data-mark="activated"]').hover();
    await expect.poll(() => page.locator('.tip b').textContent()).toBe('10 · Activates Scapegoat');
    // With the keyboard the mark under the thumb says the same.
    await page.mouse.move(700, 600);
    expect(await page.locator('.tip b').count()).toBe(0);
    await page.keyboard.press('r');
    await page.keyboard.press('Tab');
    while (!(await slider(page).evaluate((element) => element === document.activeElement)))
      await page.keyboard.press('Tab');
    await expect.poll(() => page.locator('.tip b').textContent()).toBe('24 · Replay');
    await page.setViewportSize({ width: 390, height: 844 });
    const merged = page.locator('.tmark', { hasText: 'R+1' });
    await merged.hover();
    await expect
      .poll(() => page.locator('.tip b').textContent())
      .toBe('24–25 · replay, another course begins');
  });

  test('loaded again, the page shows the same example at the same entry', async () => {
    const page = await inspector();
    await example(page, 'T-04');
    await goTo(page, 5);
    await page.reload();
    await page.locator('.doc', { hasText: 'T-04' }).waitFor();
    await expect.poll(() => page.locator('.mat').getAttribute('aria-label')).toBe('Board at entry 5');
    await page.goto(`${address()}#T-09@24`);
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
});
