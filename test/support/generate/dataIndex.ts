import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { GeneratedFile } from './sections.ts';

/** Numbers in a name count as numbers: X-99 comes before X-100. */
const inOrder = (name: string): string => name.replace(/\d+/g, (digits) => digits.padStart(6, '0'));

/** The JSON files of a folder, in the order of their names, whatever the locale. */
export function jsonFiles(root: string, folder: string): readonly string[] {
  return readdirSync(path.join(root, folder))
    .filter((name) => name.endsWith('.json'))
    .sort((one, other) => (inOrder(one) < inOrder(other) ? -1 : 1));
}

/** `7-colored-fish` to `card7ColoredFish`: a name that code may carry. */
export function identifier(fileName: string, prefix: string): string {
  const words = fileName.replace(/\.json$/, '').split(/[^A-Za-z0-9]+/);
  return prefix + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

/** An import line, broken as the formatter breaks it. */
function importOf(name: string, file: string): string {
  const line = `import ${name} from './${file}' with { type: 'json' };`;
  return line.length <= 110 ? line : line.replace("{ type: 'json' }", "{\n  type: 'json',\n}");
}

/** A module that imports every JSON file of a folder, since the pure folders may not read a disk. */
export function dataIndex(
  root: string,
  folder: string,
  what: { prefix: string; name: string; says: string },
): GeneratedFile {
  const names = jsonFiles(root, folder);
  const lines = [
    '// Made by `npm run generate`; change the JSON files instead.',
    ...names.map((name) => importOf(identifier(name, what.prefix), name)),
    '',
    `/** ${what.says} */`,
    `export const ${what.name}: readonly unknown[] = [`,
    ...names.map((name) => `  ${identifier(name, what.prefix)},`),
    '];',
    '',
  ];
  return { path: `${folder}/index.ts`, text: lines.join('\n') };
}
