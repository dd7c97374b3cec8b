import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { encodeDuel } from '../../events/index.ts';
import { exampleById, playScenario } from '../../machines/index.ts';
import { describeInBrowser } from '../support/browser.ts';
import {
  inspector,
  OWN_SCENARIO,
  openText,
  position,
  ruleset,
  slider,
  verdict,
  withInspector,
} from './page.ts';

describeInBrowser('the inspector, as a reader uses it', () => {
  withInspector();

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
    // A choice that is told nowhere makes a branch.
    await page.locator('button.choice', { hasText: /Sheep Token 1.*makes a branch/ }).waitFor();
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
    await page.getByLabel('Branch').selectOption('2004, 2005: declare afresh');
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
    // The page's worker decided it: the same lines as in this process.
    const example = exampleById('T-09');
    if (example === undefined) throw new Error('T-09 is not there');
    const here = playScenario(example);
    expect(text.trimEnd().split('\n')).toEqual(encodeDuel(here.header, here.entries).trimEnd().split('\n'));
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
    // Once more it lies over log and board, and then everything is where it was.
    const board = page.locator('.p-board');
    await page.getByRole('button', { name: 'Enlarge over log and board' }).click();
    await board.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Small again' }).click();
    await board.waitFor();
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
    await page.locator('.entry-text .json-name', { hasText: 'type' }).first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
