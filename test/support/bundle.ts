import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'vite';
import { ROOT } from './sources.ts';

async function bundle(entry: string, folder: string, format: 'es' | 'cjs'): Promise<string> {
  const name = format === 'es' ? 'main.mjs' : 'main.cjs';
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
        output: { format, entryFileNames: name },
      },
    },
    ssr: { noExternal: true, external: ['sql.js', 'vite'] },
  });
  return join(folder, name);
}

/** Bundles a program of the tests for Node, so that it starts quickly; the file to run. */
export const bundled = (entry: string, folder: string): Promise<string> => bundle(entry, folder, 'es');

/**
 * A program of the tests that has loaded all it needs, as a picture of its memory: what Node is started with to go on
 * from there, in a third of the time that loading takes. The program gives Node the function to go on with.
 * @param args what it is given while it loads
 */
export async function loaded(entry: string, folder: string, args: readonly string[]): Promise<string[]> {
  const program = await bundle(entry, folder, 'cjs');
  const picture = ['--snapshot-blob', join(folder, 'memory')];
  await promisify(execFile)(process.execPath, [...picture, '--build-snapshot', program, ...args]);
  return picture;
}
