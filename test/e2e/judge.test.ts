import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { exampleById, playScenario, type Scenario } from '../../machines/index.ts';
import { duelPage } from '../../ui/offline/duelPage.ts';
import { takeInHand } from '../../ui/worker/duelOnHand.ts';
import { describeInBrowser, JOURNEY } from '../support/browser.ts';
import { testFolder } from '../support/folders.ts';
import { keptBrowser } from '../support/keptBrowser.ts';
import { inspector, verdict, withInspector } from './page.ts';

const HOSTILE = '</script><img src=x onerror="window.hacked=1"><script>window.hacked=2</script>';

describeInBrowser('a moment shown to others', () => {
  withInspector();

  test('the replay of the first example as text, picture and page', JOURNEY, async () => {
    const page = await inspector();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.keyboard.press('r');
    await expect.poll(() => verdict(page).textContent()).toBe('Replay');
    await page.getByRole('button', { name: 'Judge this' }).click();
    const box = page.getByRole('dialog', { name: 'Judge this: entry 24' });
    await expect.poll(() => box.getByRole('textbox').inputValue()).toContain('Verdict: Replay');
    await box.getByRole('button', { name: 'Copy' }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('Rule R3');

    // The glossary lies over it, and leads back to the term.
    const term = box.locator('.term').first();
    await term.focus();
    await page.keyboard.press('Enter');
    const glossary = page.getByRole('dialog', { name: 'Glossary' });
    await glossary.locator('[data-term]:focus').waitFor();
    await page.keyboard.press('Escape');
    await glossary.waitFor({ state: 'detached' });
    await expect.poll(() => term.evaluate((element) => element === document.activeElement)).toBe(true);

    await box.getByRole('radio', { name: 'Picture' }).click();
    await box.getByText(/^\d+ kB$/).waitFor();
    const picture = page.waitForEvent('download');
    await box.getByRole('button', { name: 'Save…' }).click();
    const png = readFileSync(await (await picture).path());
    expect((await picture).suggestedFilename()).toBe('Scapegoat-under-a-direct-attack-24.png');
    expect([...png.subarray(0, 4)]).toEqual([137, 80, 78, 71]);
    expect(png.readUInt32BE(16)).toBe(2560);

    await box.getByRole('radio', { name: 'Page' }).click();
    await box.getByText(/^\d+ kB$/).waitFor();
    const made = page.waitForEvent('download');
    await box.getByRole('button', { name: 'Save the page…' }).click();
    expect(readFileSync(await (await made).path(), 'utf8')).toContain("default-src 'none'");
  });
});

describeInBrowser('a duel as a page of its own, from a file', () => {
  test('it plays with hostile names, and neither they nor others run a script', JOURNEY, async () => {
    const { header, entries } = playScenario(exampleById('T-09') as Scenario);
    const duel = takeInHand(
      {
        ...header,
        players: { A: HOSTILE, B: HOSTILE },
        cards: header.cards.map((card) => ({ ...card, name: `${card.name} ${HOSTILE}` })),
      },
      entries,
    );
    const file = join(testFolder(), 'duel.html');
    writeFileSync(file, await duelPage(duel, HOSTILE));
    const context = await (await keptBrowser()).newContext({
      viewport: { width: 1280, height: 800 },
      colorScheme: 'light',
    });
    onTestFinished(() => context.close());
    const page = await context.newPage();
    const problems: string[] = [];
    const asked: string[] = [];
    page.on('console', (message) => problems.push(message.text()));
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(pathToFileURL(file).href);

    const said = page.getByRole('heading', { level: 2 });
    const slider = page.getByRole('slider', { name: 'Entry' });
    await expect.poll(() => said.textContent()).toBe('Battle Step');
    await page.keyboard.press('r');
    await expect.poll(() => said.textContent()).toBe('Replay');
    expect(await page.locator('blockquote').textContent()).toContain('If any monster comes to or leaves');
    await page.getByRole('img', { name: /^B’s Main Monster Zone 1: Sheep Token/ }).waitFor();
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expect.poll(() => said.textContent()).toBe('Target chosen');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => said.textContent()).toBe('Replay');
    await slider.focus();
    await page.keyboard.press('End');
    await expect.poll(() => slider.inputValue()).toBe(String(entries.length - 1));
    expect(await page.getByRole('button', { name: 'Next', exact: true }).isDisabled()).toBe(true);
    const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    expect(await paper()).toBe('rgb(251, 252, 251)');
    await page.keyboard.press('d');
    await expect.poll(paper).toBe('rgb(18, 24, 23)');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(HOSTILE);
    expect([problems, asked.length]).toEqual([[], 1]);

    // what comes into the page later is refused by its policy
    const blocked = await page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
            resolve(effectiveDirective),
          );
          const script = document.createElement('script');
          script.textContent = 'window.hacked = 3';
          document.body.append(script);
        }),
    );
    expect(blocked).toBe('script-src-elem');
    expect(await page.evaluate(() => Reflect.get(window, 'hacked'))).toBeUndefined();
  });
});
