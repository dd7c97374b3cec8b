import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

const root = resolve(import.meta.dirname, '..');

/** Tests of rules and record alone: no process, no browser, no state of a module. They share what they import. */
const PURE = [
  'audit branching cards charts codec compare conformance explain importers log model properties rulebook rulesets',
  'scenarios sight ui verify',
]
  .flatMap((line) => line.split(' '))
  .map((folder) => `test/${folder}/**/*.test.{ts,tsx}`);

const inCi = process.env['CI'] === 'true';

export default defineConfig({
  root,
  test: {
    environment: 'node',
    // what the program remembers between starts: not the reader's own
    env: { XDG_STATE_HOME: resolve(root, 'out/state') },
    pool: 'forks',
    maxWorkers: 2,
    projects: [
      { extends: true, test: { name: 'rules', include: PURE, isolate: false } },
      { extends: true, test: { name: 'programs', include: ['test/**/*.test.{ts,tsx}'], exclude: PURE } },
    ],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    reporters: ['default', resolve(root, 'test/support/noSkipsInCi.ts'), ...(inCi ? ['json'] : [])],
    outputFile: { json: resolve(root, 'out/test-results.json') },
  },
});
