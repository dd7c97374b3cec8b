import type { Reporter, TestModule } from 'vitest/node';

/** Names every skipped test, since the usual report only counts them; with CI=true a skip fails the run. */
export default class NoSkipsInCi implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const inCi = process.env['CI'] === 'true';
    for (const module of modules)
      for (const test of module.children.allTests('skipped')) {
        process.stderr.write(`skipped${inCi ? ', and CI=true allows no skips' : ''}: ${test.fullName}\n`);
        if (inCi) process.exitCode = 1;
      }
  }
}
