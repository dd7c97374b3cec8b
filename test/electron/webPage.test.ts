import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { ensureBuilt } from '../../electron/node/build.mjs';
import { openText } from '../e2e/page.ts';
import { describeInBrowser, launchBrowser } from '../support/browser.ts';
import { start } from '../support/processes.ts';
import { ROOT } from '../support/sources.ts';

beforeAll(() => ensureBuilt(ROOT), 180_000);

/** `npm start -- --web`, as far as its address. */
async function serving(args: readonly string[]) {
  const running = start(
    process.execPath,
    [join(ROOT, 'electron/node/start.mjs'), '--web', '--port', '0', ...args],
    { cwd: ROOT },
  );
  const [, address = ''] = await running.says(/^Duelscope is at (http:\S+) \(Ctrl-C ends it\)\.$/m);
  return { running, address };
}

async function opened(address: string) {
  const browser = await launchBrowser();
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  await page.goto(address);
  return { page, problems };
}

describeInBrowser('browser host: the page', () => {
  test('it opens on the Scapegoat example, keeps the policy, and Ctrl-C ends the server', async () => {
    const { running, address } = await serving([]);
    const { page, problems } = await opened(address);
    await page.getByText('Dark Magician is about to attack').first().waitFor();
    expect(problems).toEqual([]);
    running.process.kill('SIGINT');
    expect((await running.ended()).code).toBe(0);
  });

  test('a file named at the start is shown', async () => {
    const { address } = await serving(['machines/scenarios/examples/T-04.json']);
    const { page, problems } = await opened(address);
    await page.getByText('T-04').first().waitFor();
    expect(problems).toEqual([]);
  });

  test('loaded again, the page stays at the file that was opened after the one it was started with', async () => {
    const { address } = await serving(['machines/scenarios/examples/T-04.json']);
    const { page, problems } = await opened(address);
    const title = page.getByRole('banner');
    await title.getByText('T-04').first().waitFor();
    await openText(
      page,
      'T-13.json',
      readFileSync(join(ROOT, 'machines/scenarios/examples/T-13.json'), 'utf8'),
    );
    await title.getByText('T-13').first().waitFor();
    // the server hands its file over once more
    await Promise.all([page.waitForResponse((one) => one.url().endsWith('/opened.json')), page.reload()]);
    await title.getByText('T-13').first().waitFor();
    await page.keyboard.press('End');
    await page.waitForURL(/#T-13\.json@[1-9]/);
    expect(problems).toEqual([]);
  });

  test('a file that cannot be read is one line and 2, and nothing is served', async () => {
    const running = start(
      process.execPath,
      [join(ROOT, 'electron/node/start.mjs'), '--web', '/none/here.json'],
      { cwd: ROOT },
    );
    const ended = await running.ended();
    expect([ended.code, ended.problems]).toEqual([
      2,
      '/none/here.json: there is no such file; check the name\n',
    ]);
    expect(ended.out).not.toContain('http');
  });
});
