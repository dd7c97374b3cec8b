import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { TestModule } from 'vitest/node';
import { findBrowser } from './support/browser.ts';
import { testFile } from './support/commandLine.ts';
import NoSkipsInCi from './support/noSkipsInCi.ts';
import { run } from './support/processes.ts';
import { ROOT } from './support/sources.ts';

const suite = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((one) => ({ status: one })),
});
const tally = async (suites: readonly object[] | undefined, code: string) => {
  const file =
    suites === undefined
      ? '/none/results.json'
      : testFile('results.json', JSON.stringify({ testResults: suites }));
  const ended = await run(process.execPath, [join(ROOT, 'test/support/tally.mjs'), file, code]);
  return [ended.out, ended.code];
};

describe('the check', () => {
  test('its last line counts what passed and what failed', async () => {
    expect(await tally([suite('passed', 'passed', 'passed'), suite('passed', 'passed')], '0')).toEqual([
      '3 passed, 0 failed\n',
      0,
    ]);
    expect(await tally([suite('failed', 'passed', 'failed')], '1')).toEqual(['1 passed, 1 failed\n', 1]);
  });

  test('a skipped test, a file that did not load and a check that ended early are failures', async () => {
    expect(await tally([suite('passed', 'passed', 'pending')], '0')).toEqual(['1 passed, 1 failed\n', 1]);
    expect(await tally([suite('passed', 'passed', 'todo')], '0')).toEqual(['1 passed, 1 failed\n', 1]);
    expect(await tally([suite('failed'), suite('passed', 'passed')], '1')).toEqual([
      '1 passed, 1 failed\n',
      1,
    ]);
    expect(await tally(undefined, '2')).toEqual(['0 passed, 1 failed\n', 1]);
    expect(await tally([suite('passed', 'passed')], '1')).toEqual(['1 passed, 1 failed\n', 1]);
    expect(await tally([], '0')).toEqual(['0 passed, 1 failed\n', 1]);
  });

  test('a skip is named, and with CI=true fails the run', () => {
    const { exitCode } = process;
    const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    onTestFinished(() => {
      process.exitCode = exitCode;
      vi.unstubAllEnvs();
      vi.restoreAllMocks();
    });
    const modules = [
      { children: { allTests: () => [{ fullName: 'browser > opens' }] } },
    ] as unknown as readonly TestModule[];
    vi.stubEnv('CI', '');
    new NoSkipsInCi().onTestRunEnd(modules);
    expect(process.exitCode).toBe(exitCode);
    expect(said).toHaveBeenCalledWith('skipped: browser > opens\n');
    vi.stubEnv('CI', 'true');
    new NoSkipsInCi().onTestRunEnd(modules);
    expect(process.exitCode).toBe(1);
    expect(said).toHaveBeenCalledWith('skipped, and CI=true allows no skips: browser > opens\n');
  });

  test('a browser that was named and is not there is no browser', () => {
    onTestFinished(() => void vi.unstubAllEnvs());
    vi.stubEnv('CHROMIUM_PATH', '/none/chromium');
    expect(findBrowser()).toBeUndefined();
    vi.stubEnv('CHROMIUM_PATH', process.execPath);
    expect(findBrowser()).toBe(process.execPath);
  });
});
