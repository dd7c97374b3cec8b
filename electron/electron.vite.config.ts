import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'electron-vite';
import { offlinePage } from './node/offlinePage.mjs';

const root = resolve(import.meta.dirname, '..');

// Record and rules are pure: a page or a worker that uses a word of theirs need not load all of them.
const treeshake = { moduleSideEffects: (id: string) => !/[\\/](?:events|machines)[\\/]/.test(id) };

/** Builds main, preload and the page; needs no Electron program. */
export default defineConfig({
  main: {
    plugins: [offlinePage(root)],
    build: {
      outDir: resolve(root, 'out/main'),
      lib: { entry: resolve(root, 'electron/main/main.ts'), formats: ['es'] },
      rollupOptions: { output: { entryFileNames: 'main.js' } },
    },
  },
  preload: {
    build: {
      outDir: resolve(root, 'out/preload'),
      // a sandboxed preload is one CommonJS file and may require nothing but electron
      externalizeDeps: false,
      lib: { entry: resolve(root, 'electron/preload/preload.ts'), formats: ['cjs'] },
      rollupOptions: { output: { entryFileNames: 'preload.cjs' } },
    },
  },
  renderer: {
    root: resolve(root, 'ui'),
    base: './',
    plugins: [react()],
    worker: {
      format: 'es',
      plugins: () => [offlinePage(root)],
      rollupOptions: { treeshake, experimental: { lazyBarrel: true } },
    },
    build: {
      outDir: resolve(root, 'out/renderer'),
      emptyOutDir: true,
      // the page is loaded over a network by nobody, but read and compiled at every start
      minify: true,
      // inlined files would be data: addresses, which the page's policy refuses for scripts and fonts
      assetsInlineLimit: 0,
      // the lists of what to load beforehand would be a part of the first load, and nothing comes from afar
      modulePreload: false,
      chunkSizeWarningLimit: 2000,
      rollupOptions: {
        input: resolve(root, 'ui/index.html'),
        treeshake,
      },
    },
  },
});
