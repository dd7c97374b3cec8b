import type { Reporter, TestModule } from 'vitest/node';

/** With CI=true a skipped test is a failure: names each one and fails the run. */
export default class NoSkipsInCi implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    if (process.env['CI'] !== 'true') return;
    const skipped = modules.flatMap((module) => [...module.children.allTests('skipped')]);
    if (skipped.length === 0) return;
    for (const test of skipped)
      process.stderr.write(`skipped, and CI=true allows no skips: ${test.fullName}\n`);
    process.exitCode = 1;
  }
}
