import { resolve } from 'node:path';
import { defineConfig } from 'vite';

const root = resolve(import.meta.dirname, '../..');

/** Builds what other programs import from `duelscope`; packages stay in node_modules. */
export default defineConfig({
  root,
  publicDir: false,
  build: {
    ssr: true,
    target: 'es2023',
    outDir: 'out/library',
    emptyOutDir: true,
    minify: false,
    rollupOptions: {
      input: {
        index: resolve(root, 'electron/library/index.ts'),
        node: resolve(root, 'electron/library/node.ts'),
      },
      output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
