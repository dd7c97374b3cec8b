import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { offlinePage } from '../electron/node/offlinePage.mjs';

const root = resolve(import.meta.dirname, '..');

/** Tests that put something else in a module's place, and those that watch memory and time. */
const ALONE = ['test/cli/defects.test.ts', 'test/soak/soak.test.ts', 'test/bench/bench.test.ts'];

const inCi = process.env['CI'] === 'true';

export default defineConfig({
  root,
  plugins: [offlinePage(root)],
  test: {
    environment: 'node',
    setupFiles: resolve(root, 'test/support/ownState.ts'),
    pool: 'forks',
    maxWorkers: 2,
    // What a worker has loaded serves all its files; those that put something else in a module's place are alone.
    projects: [
      {
        extends: true,
        test: { name: 'shared', include: ['test/**/*.test.{ts,tsx}'], exclude: ALONE, isolate: false },
      },
      { extends: true, test: { name: 'alone', include: ALONE } },
    ],
    // a busy machine may take its time; what never comes still fails
    testTimeout: 180_000,
    expect: { poll: { timeout: 15_000 } },
    hookTimeout: 120_000,
    reporters: ['default', resolve(root, 'test/support/noSkipsInCi.ts'), ...(inCi ? ['json'] : [])],
    outputFile: { json: resolve(root, 'out/test-results.json') },
  },
});
