import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  bareReplays,
  codeOf,
  importProblems,
  importsOf,
  impureWords,
  looseTypes,
  ORDER,
} from './support/boundaryRules.ts';
import { filesOf, ROOT } from './support/sources.ts';

const CODE = ['.ts', '.tsx', '.mjs', '.cjs'];
const code = ORDER.flatMap((folder) => filesOf(folder, CODE));
/** Configuration runs in Node while building, and is no part of the program. */
const program = code.filter(({ path }) => !/vite\.config\.ts$/.test(path));

describe('boundaries: the project', () => {
  test('there are files to look at', () => {
    for (const folder of ORDER)
      expect(
        program.some(({ path }) => path.startsWith(`${folder}/`)),
        folder,
      ).toBe(true);
  });

  test('imports point events <- machines <- ui <- electron, through index.ts', () => {
    expect(program.flatMap(importProblems)).toEqual([]);
  });

  test('no clock, chance or locale where everything must come out the same', () => {
    expect(program.flatMap(impureWords)).toEqual([]);
  });

  test('nothing is called just replay', () => {
    expect(program.flatMap(bareReplays)).toEqual([]);
  });

  test('no any, no non-null assertion', () => {
    expect(program.flatMap(looseTypes)).toEqual([]);
  });

  test('no file that people write is above 350 lines', () => {
    const all = [...code, ...filesOf('test', CODE), ...filesOf('ui', ['.css'])];
    const written = all.filter(({ text }) => !text.startsWith('// Made by `npm run generate`'));
    expect(written.filter(({ text }) => text.split('\n').length > 351).map(({ path }) => path)).toEqual([]);
  });

  test('the worker begins without the words of the page: they are loaded with what needs them', () => {
    const sources = new Map(program.map(({ path, text }) => [path, text]));
    const loaded = new Set<string>();
    const load = (path: string): void => {
      if (loaded.has(path) || !path.startsWith('ui/')) return;
      loaded.add(path);
      for (const [, , from = ''] of (sources.get(path) ?? '').matchAll(
        /^(import|export) (?!type )[^;'()]*?from '(\.[^']+)'/gm,
      ))
        load(join(dirname(path), from));
    };
    load('ui/worker/main.ts');
    expect(loaded.size).toBeGreaterThan(30);
    expect([...loaded].filter((path) => path.startsWith('ui/locales/en/'))).toEqual([
      'ui/locales/en/answers.ts',
    ]);
  });

  test('the root holds only what belongs there', () => {
    const allowed = new Set([
      ...ORDER,
      'test',
      ...['package.json', 'package-lock.json', 'tsconfig.json', 'README.md', 'LICENSE', 'CHANGELOG.md'],
      ...['.ci', '.git', '.gitignore', 'node_modules', 'out', 'coverage', '.vite'],
    ]);
    expect(readdirSync(ROOT).filter((name) => !allowed.has(name))).toEqual([]);
  });

  test('the project stands alone: no file speaks of a place outside it', () => {
    const outside = [['..', 'shared'].join('/'), ['', 'work', ''].join('/'), ['', 'tmp', 'brief'].join('/')];
    const found = [
      ...filesOf('.', ['.ts', '.tsx', '.mjs', '.cjs', '.json', '.md', '.css', '.html', '/run']),
    ].filter(({ text }) => outside.some((place) => text.includes(place)));
    expect(found.map(({ path }) => path)).toEqual([]);
  });
});

describe('boundaries: the rules find what they are for', () => {
  const of = (path: string, text: string) => ({ path, text });

  test('imports are found in every form', () => {
    expect(
      importsOf(
        `import a, { b } from './a.ts';\nimport type { C } from "./c.ts";\nimport './d.css';\nexport * from './e.ts';\nawait import('./f.ts');\nexport {\n  g,\n} from './g.ts';\n/* import './no.ts' */`,
      ),
    ).toEqual(['./a.ts', './c.ts', './d.css', './e.ts', './f.ts', './g.ts']);
  });

  test.each([
    ['events/log/log.ts', '../../machines/index.ts'],
    ['machines/duel/a.ts', '../../ui/index.ts'],
    ['ui/app/a.tsx', '../../electron/contract/index.ts'],
    ['machines/duel/a.ts', '../../events/log/log.ts'],
    ['electron/main/a.ts', '../../ui/app/a.ts'],
    ['events/log/log.ts', 'node:fs'],
    ['machines/duel/a.ts', 'react'],
    ['ui/app/a.tsx', 'node:path'],
    ['electron/node/a.ts', 'electron'],
    ['electron/cli/a.ts', '../../../elsewhere/a.ts'],
    ['events/log/log.ts', '../../test/support/a.ts'],
  ])('%s may not import %s', (path, name) => {
    expect(importProblems(of(path, `import { a } from '${name}';`))).toHaveLength(1);
  });

  test.each([
    ['machines/duel/a.ts', '../../events/index.ts'],
    ['machines/duel/a.ts', '../charts/duel.ts'],
    ['electron/main/a.ts', '../../ui/index.ts'],
    ['electron/main/a.ts', 'electron'],
    ['events/log/log.ts', 'rxjs'],
  ])('%s may import %s', (path, name) => {
    expect(importProblems(of(path, `import { a } from '${name}';`))).toEqual([]);
  });

  test.each([
    'Math.random()',
    'new Date()',
    'Date.now()',
    'performance.now()',
    'crypto.randomUUID()',
    'setTimeout(f, 1)',
    'a.localeCompare(b)',
    ['`$', '{Date.now()}`'].join(''),
  ])('machines may not use %s', (words) => {
    expect(impureWords(of('machines/duel/a.ts', `const a = ${words};`)).length).toBeGreaterThan(0);
  });

  test('words in comments and texts are no code', () => {
    expect(
      impureWords(of('machines/a.ts', `// Date\n/* Math.random */ const a = 'Date' + "crypto" + \`Date\`;`)),
    ).toEqual([]);
    expect(codeOf(`const a = 'b'; // c`).trim()).toBe('const a =  ;');
  });

  test('a bare replay, any and ! are found', () => {
    expect(bareReplays(of('ui/a.ts', 'const replay = 1;'))).toHaveLength(1);
    expect(bareReplays(of('ui/a.ts', 'const attackReplay = 1;'))).toEqual([]);
    expect(looseTypes(of('ui/a.ts', 'const a: any = b!.c;'))).toHaveLength(2);
    expect(looseTypes(of('ui/a.ts', 'const a = b !== c && !d;'))).toEqual([]);
  });
});
