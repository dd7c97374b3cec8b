import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';

/** The project's folder. */
export const ROOT = resolve(import.meta.dirname, '../..');

/** A file of the project: its path from the root with `/`, and its text. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

const NOT_OURS = new Set(['node_modules', 'out', '.git', 'coverage', '.vite']);

function* walk(folder: string): Generator<string> {
  for (const name of readdirSync(folder)) {
    if (NOT_OURS.has(name)) continue;
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* walk(path);
    else yield path;
  }
}

/** Every file below a folder of the project whose name ends in one of these. */
export function filesOf(folder: string, endings: readonly string[]): readonly SourceFile[] {
  return [...walk(join(ROOT, folder))]
    .filter((path) => endings.some((ending) => path.endsWith(ending)))
    .map((path) => ({ path: relative(ROOT, path).split(sep).join('/'), text: readFileSync(path, 'utf8') }));
}
