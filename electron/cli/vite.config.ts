import { chmodSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { offlinePage } from '../node/offlinePage.mjs';

const root = resolve(import.meta.dirname, '../..');

/** Lets the shell run the command: npm does so only where it links the package, and each build writes the file anew. */
const runnable: Plugin = {
  name: 'runnable',
  writeBundle: () => chmodSync(resolve(root, 'out/cli/duelscope.js'), 0o755),
};

/**
 * Builds the command line and the browser host's server for Node. The packages that every command loads are built in, which
 * halves what a start costs; the others stay in node_modules.
 */
export default defineConfig({
  root,
  publicDir: false,
  plugins: [offlinePage(root), runnable],
  ssr: { noExternal: ['commander', 'rxjs', 'xstate', 'zod'] },
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'out/cli',
    emptyOutDir: true,
    minify: false,
    rollupOptions: {
      input: {
        duelscope: resolve(root, 'electron/cli/duelscope.ts'),
        web: resolve(root, 'electron/web/main.ts'),
      },
      output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
