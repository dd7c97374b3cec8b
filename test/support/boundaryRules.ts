import { posix } from 'node:path';
import type { SourceFile } from './sources.ts';

/** The top folders in the order in which each may import those before it. */
export const ORDER = ['events', 'machines', 'ui', 'electron'] as const;
const PURE_PACKAGES = new Set(['zod', 'rxjs', 'xstate', 'lzma1']);
const NOT_CODE = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g;

/** The code of a file without its comments and texts; what stands in a template's `${}` stays. */
export const codeOf = (text: string): string =>
  text.replace(NOT_CODE, (part) =>
    part.startsWith('`') ? (part.match(/\$\{[^}]*\}/g) ?? []).join(' ') : ' ',
  );

/** Every module that a file imports, as written. */
export function importsOf(text: string): readonly string[] {
  const found = text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .matchAll(
      /(?:^|[\s;}])(?:import|export)\s[^'"`;]*?from\s*['"]([^'"]+)['"]|(?:^|[\s;}])import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/g,
    );
  return [...found].map((match) => match[1] ?? match[2] ?? match[3] ?? '');
}

const topOf = (path: string): string => path.split('/')[0] ?? '';

function importProblem(file: SourceFile, name: string): string | undefined {
  const top = topOf(file.path);
  if (!name.startsWith('.')) {
    if ((top === 'events' || top === 'machines') && !PURE_PACKAGES.has(name.split('/')[0] ?? ''))
      return `may not import ${name}: only ${[...PURE_PACKAGES].join(', ')}`;
    if (top === 'ui' && (name.startsWith('node:') || name === 'electron'))
      return `may not import ${name} in a page`;
    if (top === 'electron' && name === 'electron' && !/^electron\/(main|preload)\//.test(file.path))
      return 'may not import electron: only main and preload may';
    return undefined;
  }
  const target = posix.join(posix.dirname(file.path), name.replace(/\?.*$/, ''));
  const targetTop = topOf(target);
  if (target.startsWith('..') || !ORDER.some((folder) => folder === targetTop))
    return target === 'package.json' ? undefined : `imports ${name}, which is outside the four folders`;
  if (targetTop === top) return undefined;
  if (ORDER.indexOf(targetTop as never) > ORDER.indexOf(top as never))
    return `imports ${name}: imports point ${ORDER.join(' <- ')}`;
  return target === `${targetTop}/index.ts`
    ? undefined
    : `imports ${name}: only ${targetTop}/index.ts may be imported`;
}

/** Imports that point the wrong way, past an index, or to a runtime the folder may not touch. */
export const importProblems = (file: SourceFile): readonly string[] =>
  importsOf(file.text).flatMap((name) => {
    const problem = importProblem(file, name);
    return problem === undefined ? [] : [`${file.path}: ${problem}`];
  });

const CHANCE_AND_CLOCK =
  /\bMath\s*\.\s*random\b|\bDate\b|\bperformance\s*\.\s*(?:now|mark|measure|timeOrigin)\b|\bcrypto\b|\brandomUUID\b/g;
const TIMERS = /\b(?:setTimeout|setInterval|setImmediate|requestAnimationFrame|requestIdleCallback)\b/g;
const LOCALE = /\bIntl\b|\.toLocale\w*\(|\.localeCompare\(/g;

/** Clock, chance and locale where everything must come out the same everywhere. */
export function impureWords(file: SourceFile): readonly string[] {
  const top = topOf(file.path);
  const code = codeOf(file.text);
  const patterns =
    top === 'ui' ? [CHANCE_AND_CLOCK] : top === 'electron' ? [] : [CHANCE_AND_CLOCK, TIMERS, LOCALE];
  return patterns.flatMap((pattern) =>
    [...code.matchAll(pattern)].map(([word]) => `${file.path}: uses ${word}`),
  );
}

/** A bare `replay` as a name: `attackReplay` is the rulebook's, moving in time is playback, cursor or refold. */
export const bareReplays = (file: SourceFile): readonly string[] =>
  [...codeOf(file.text).matchAll(/\b(?:const|let|function|class|interface|type)\s+(replay|Replay)\b/g)].map(
    ([, word]) => `${file.path}: calls something just ${word}`,
  );

/** `any` and the non-null `!`, which only tests may use. */
export const looseTypes = (file: SourceFile): readonly string[] =>
  [...codeOf(file.text).matchAll(/[:<,(|]\s*any\b(?!\w)|\bas\s+any\b|[\w\])]!(?=[.;,)\]\s])(?!=)/g)].map(
    ([word]) => `${file.path}: ${word.trim()}`,
  );
