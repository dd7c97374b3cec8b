import { join, resolve } from 'node:path';
import { build } from 'vite';
import { ROOT } from './sources.ts';

/** Bundles a program of the tests for Node, so that it starts quickly; the file to run. */
export async function bundled(entry: string, folder: string): Promise<string> {
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      ssr: true,
      target: 'node20',
      outDir: folder,
      emptyOutDir: false,
      minify: false,
      rollupOptions: {
        input: resolve(ROOT, entry),
        // no module of ours does anything but define; what is not used need not be loaded
        treeshake: { moduleSideEffects: false },
        output: { format: 'es', entryFileNames: 'main.mjs' },
      },
    },
    ssr: { noExternal: true, external: ['sql.js', 'vite'] },
  });
  return join(folder, 'main.mjs');
}
