// npm run generate [section ...]: writes every file that is made from others, where it has changed.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { outOfDate, SECTIONS } from './generate/sections.ts';

const root = process.cwd();
const names = process.argv.slice(2);
for (const name of names.length > 0 ? names : Object.keys(SECTIONS)) {
  for (const file of outOfDate(name, root)) {
    mkdirSync(path.dirname(path.join(root, file.path)), { recursive: true });
    writeFileSync(path.join(root, file.path), file.text);
    console.log(`${name}: wrote ${file.path}`);
  }
}
