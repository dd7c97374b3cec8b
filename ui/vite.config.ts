import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { offlinePage } from '../electron/node/offlinePage.mjs';

/** The page alone, for work on the views; the real build is `electron/electron.vite.config.ts`. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [react()],
  worker: { format: 'es', plugins: () => [offlinePage(resolve(import.meta.dirname, '..'))] },
  build: {
    outDir: resolve(import.meta.dirname, '../out/renderer'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 2000,
  },
});
