import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

const root = resolve(import.meta.dirname, '..');

const inCi = process.env['CI'] === 'true';

export default defineConfig({
  root,
  test: {
    environment: 'node',
    // what the program remembers between starts: not the reader's own
    env: { XDG_STATE_HOME: resolve(root, 'out/state') },
    pool: 'forks',
    maxWorkers: 2,
    // no test changes what another one imports: what a worker has loaded serves all its files
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    reporters: ['default', resolve(root, 'test/support/noSkipsInCi.ts'), ...(inCi ? ['json'] : [])],
    outputFile: { json: resolve(root, 'out/test-results.json') },
  },
});
