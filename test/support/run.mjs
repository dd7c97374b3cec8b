// node test/support/run.mjs FILE.ts [arguments]: bundles a TypeScript file of this project and runs it on Node.
import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { offlinePage } from '../../electron/node/offlinePage.mjs';

const root = resolve(import.meta.dirname, '../..');
const [entry, ...rest] = process.argv.slice(2);
if (entry === undefined) {
  process.stderr.write('usage: node test/support/run.mjs FILE.ts [arguments]\n');
  process.exit(2);
}
const outDir = join(root, 'out/run', String(process.pid));
mkdirSync(outDir, { recursive: true });
process.on('exit', () => rmSync(outDir, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(130));

/** In a bundle `import.meta` would name the bundle: keep it what it was in the source. */
const ownPlace = {
  name: 'own-place',
  enforce: 'pre',
  transform(code, id) {
    if (!id.startsWith(root) || id.includes('node_modules') || !code.includes('import.meta.')) return null;
    const words = {
      'import.meta.dirname': dirname(id),
      'import.meta.filename': id,
      'import.meta.url': pathToFileURL(id).href,
    };
    let changed = code;
    for (const [word, value] of Object.entries(words))
      changed = changed.replaceAll(word, JSON.stringify(value));
    return { code: changed, map: null };
  },
};

await build({
  root,
  configFile: false,
  logLevel: 'error',
  publicDir: false,
  plugins: [ownPlace, offlinePage(root)],
  build: {
    ssr: true,
    target: 'node20',
    outDir,
    minify: false,
    sourcemap: 'inline',
    rollupOptions: { input: resolve(entry), output: { format: 'es', entryFileNames: 'main.mjs' } },
  },
});
process.argv = [process.argv[0], resolve(entry), ...rest];
process.setSourceMapsEnabled(true);
await import(pathToFileURL(join(outDir, 'main.mjs')).href);
