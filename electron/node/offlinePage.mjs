// What a duel's own HTML page plays with: its script and its style as texts, with the hashes that its policy lets in.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

const NAME = 'virtual:offline-page';
const RESOLVED = `\0${NAME}`;

/** One script without imports; what would end its element is written otherwise. */
async function script(root) {
  const made = await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      minify: true,
      target: 'es2020',
      rollupOptions: {
        input: join(root, 'ui/offline/player.ts'),
        output: { format: 'iife' },
        // record and rules are pure: a word of theirs needs not all of them
        treeshake: { moduleSideEffects: (id) => !/[\\/](?:events|machines)[\\/]/.test(id) },
      },
    },
  });
  const [chunk] = (Array.isArray(made) ? made[0] : made).output;
  return chunk.code.trim().replaceAll('</', '<\\/').replaceAll('<!--', '<\\!--');
}

const hashOf = (text) => `sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}`;

/**
 * A plugin for every build and test that may make such a page: `virtual:offline-page` holds script, style and hashes.
 * @param root the project's own folder; a bundled configuration does not know where this file lies
 */
export function offlinePage(root) {
  let made;
  const make = async () => {
    const code = await script(root);
    const style = readFileSync(join(root, 'ui/offline/page.css'), 'utf8').trim();
    const parts = { script: code, scriptHash: hashOf(code), style, styleHash: hashOf(style) };
    return Object.entries(parts)
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
      .join('\n');
  };
  return {
    name: 'offline-page',
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined;
      made ??= make();
      return made;
    },
  };
}
