import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { en } from '../../electron/cli/words/en/index.ts';
import { speakHere } from '../../electron/cli/words/index.ts';
import { CARDS, EXAMPLES } from '../../machines/index.ts';
import { faultsOfText } from '../explain/frenchWords.ts';
import { duelscope, exampleFile, recordedDuel, testFile } from '../support/commandLine.ts';
import { testFolder } from '../support/folders.ts';
import { literalsOf } from '../support/literals.ts';
import { filesOf, ROOT } from '../support/sources.ts';

// other files share what is loaded
afterAll(() => speakHere('en'));

const french = (...args: readonly string[]) => duelscope(...args, '--language', 'fr');

/** What stands in a line without being said in a language: files, names of cards and titles, words of code and options. */
const TITLES = EXAMPLES.flatMap(({ id, title, branches }) => [
  `${id}  ${title}`,
  title,
  ...Object.keys(branches ?? {}),
]);
const NAMES = [...CARDS.values()]
  .map(({ name }) => name)
  .concat(TITLES)
  .sort((a, b) => b.length - a.length);
const CODE = [
  /^ *(?:[{}[\]]|"\w+":).*$/g,
  /\b(?:rulle|rule):(?:R3)?/g,
  /\bturn\b(?= {2}d’abord)/g,
  /^nommez une commande|(?:, | ou )(?:cards|schema)\b|(?<= il y a )scenario, card, duel et ruleset|«\u202fcards\u202f»|<\w+>/g,
  /\S+: \S+(?: \[[^\]]+\])? -> \S+/g,
  /^ +(?:payload\.)?cards\[\S+/g,
  /\bCard \d+(?: \(\d+\))?/g,
  /\/\S*\/[^\s:,;]+/g,
  /`[^`]*`/g,
  /"[^"]*"/g,
  /\([^()]*: "[^)]*\)/g,
  /'[^']*'/g,
  /--[a-z]+(?: [A-Z]{2,}|<\w+>)?/g,
  /duelscope [a-z]+/g,
  /\b[a-z]+(?:[.-][a-zA-Z0-9[\]-]+)+(?:@\d+)?/g,
  /\b[a-z]+\/[a-z-]+/g,
  /\b[A-Z]{2,}(?:_[A-Z]+)*\b/g,
  /\b[a-z]+[A-Z]\w*/g,
];
const bare = (line: string): string =>
  CODE.reduce(
    (text, code) => text.replaceAll(code, 'mot'),
    NAMES.reduce((text, name) => text.replaceAll(name, 'Nom'), line),
  );

/** The lines in which something is not French; what is set in columns has two spaces. */
const faultsIn = (lines: readonly string[]): readonly string[] =>
  lines.flatMap((line) =>
    faultsOfText(bare(line).trim().replaceAll(/ {2,}/g, ' '), [])
      .filter((fault) => !/straight apostrophe|a word of the program|values set apart/.test(fault))
      .map((fault) => `${fault} in: ${line}`),
  );

const recording = join(ROOT, 'test/importers/fixtures/core8-two-attack-replays.yrpX');

/** For each command how it comes out well, and how it does not. */
const WALKS: Readonly<Record<string, () => Promise<readonly (readonly string[])[]>>> = {
  play: async () => [
    [exampleFile('D-01'), exampleFile('T-09'), await recordedDuel()],
    [exampleFile('D-01'), '--port', '1'],
    [exampleFile('D-01'), '--branch', 'nowhere'],
    [exampleFile('D-01'), '--ruleset', 'nowhere'],
    [exampleFile('D-01'), '--ruleset', 'modern-tcg,zeroVsZero=three'],
    [testFolder()],
  ],
  explain: async () => [
    [exampleFile('T-09'), '--all'],
    [exampleFile('T-04'), '--at', '20'],
    [exampleFile('T-09'), '--at', '999'],
    [recording],
  ],
  compare: async () => [
    [exampleFile('T-04'), '--with', 'classic-2004'],
    [exampleFile('D-08'), '--with', 'modern-tcg,zeroVsZero=both'],
    [exampleFile('D-01'), '--with', 'modern-ocg'],
    [recording, '--with', 'classic-2004'],
  ],
  diff: async () => [
    [exampleFile('D-01'), exampleFile('D-02')],
    [exampleFile('T-04'), exampleFile('T-04')],
    [
      await recordedDuel(),
      testFile(
        'other.duel.jsonl',
        readFileSync(await recordedDuel(), 'utf8')
          .split('\n')
          .slice(0, -4)
          .join('\n'),
      ),
    ],
  ],
  verify: async () => [
    [await recordedDuel()],
    [await recordedDuel(), await recordedDuel()],
    [exampleFile('D-01')],
  ],
  coverage: async () => [[exampleFile('D-01')], [exampleFile('D-01'), '--all']],
  find: async () => [
    [exampleFile('T-09'), 'rule:R3'],
    [exampleFile('T-09'), 'rulle:R3'],
    [exampleFile('T-09'), 'card:nobody'],
    ['rule:R3'],
  ],
  record: async () => [
    [exampleFile('D-01'), '--out', join(testFolder(), 'd.duel.jsonl')],
    [exampleFile('D-01'), '--out', testFile('own.duel.jsonl', 'mine')],
    [exampleFile('D-01'), '--out', 'd.json'],
    [exampleFile('D-01'), '--out', ''],
    [await recordedDuel(), '--out', 'd.duel.jsonl'],
  ],
  reduce: async () => [
    [`${exampleFile('T-02')}@24`, '--out', join(testFolder(), 'r.json')],
    [exampleFile('T-09')],
    [`${exampleFile('T-09')}@0`],
    [`${recording}@20`],
  ],
  copy: async () => [
    [`${exampleFile('D-01')}@8`],
    [exampleFile('T-09')],
    [`${recording}@20`, '--as', 'steps'],
  ],
  judge: async () => [
    [`${exampleFile('T-09')}@24`],
    [`${exampleFile('T-09')}@24`, '--out', join(testFolder(), 'j.txt')],
    [exampleFile('T-09')],
    [`${exampleFile('T-09')}@24`, '--as', 'png'],
    [`${exampleFile('T-09')}@24`, '--as', 'html'],
    [`${exampleFile('T-09')}@24`, '--at', '3'],
  ],
  open: async () => [
    [exampleFile('T-09'), '--follow'],
    [recording, '--follow'],
    [`${await recordedDuel()}@999`],
  ],
  import: async () => [
    [recording],
    [join(ROOT, 'test/importers/fixtures/core11-no-attack.yrpX')],
    [join(ROOT, 'test/importers/fixtures/core11-full.yrp')],
    [recording, recording, '--out', 'x.duel.jsonl'],
    [testFolder()],
  ],
  rule: async () => [
    [],
    ['R3', 'R22', 'DIRECT_LOST', 'attack/no-target', 'watchedSides', 'Source text 3'],
    ['R333'],
    [''],
  ],
  cards: async () => [[], ['scapegoat'], ['foozle']],
  schema: async () => [['nothing'], ['card', '--out', testFile('file', '')]],
};

describe('every command in French', () => {
  test('this walks all there are', async () => {
    const { problems } = await french();
    const named = /\u202f: (.+)\u202f;/.exec(problems[0] ?? '')?.[1]?.split(/, | ou /);
    expect(named?.toSorted()).toEqual(Object.keys(WALKS).sort());
  });
  test.each(Object.entries(WALKS))('%s', async (command, walks) => {
    const [said, faults]: [string[], string[]] = [[], []];
    for (const words of await walks()) {
      const { out, problems } = await french(command, ...words);
      expect(out.length + problems.length, words.join(' ')).toBeGreaterThan(0);
      said.push(...out, ...problems);
      faults.push(...faultsIn([...out, ...problems]));
    }
    expect(faults).toEqual([]);
    expect(said.join('\n')).toMatch(/[àéèê’]/);
  });

  test.each([
    ['no command', []],
    ['an unknown command', ['plya']],
    ['an unknown option', ['play', '--clsed', 'x']],
    ['a missing argument', ['play']],
    ['one too many', ['diff', 'a', 'b', 'c']],
    ['a missing option', ['compare', 'x']],
    ['no value', ['record', 'x', '--out']],
    ['a wrong number', ['explain', 'x', '--at', 'y']],
    ['a wrong choice', ['copy', 'x', '--as', 'poem']],
  ])('usage: %s', async (_, args) => {
    const { code, problems } = await duelscope('--language', 'fr', ...args);
    expect([code, problems.length, faultsIn(problems)]).toEqual([2, 1, []]);
    expect(problems[0]).toMatch(/dit|vouliez|commande/);
  });
});

describe('how the language is chosen', () => {
  const lines = async (variable: string | undefined, ...args: readonly string[]) => {
    const before = process.env['DUELSCOPE_LANGUAGE'];
    try {
      if (variable === undefined) delete process.env['DUELSCOPE_LANGUAGE'];
      else process.env['DUELSCOPE_LANGUAGE'] = variable;
      const { out, problems } = await duelscope(...args);
      return [...out, ...problems].join('\n');
    } finally {
      if (before === undefined) delete process.env['DUELSCOPE_LANGUAGE'];
      else process.env['DUELSCOPE_LANGUAGE'] = before;
    }
  };
  test('by the option, before or behind the command, else by the environment, else English', async () => {
    const play = ['play', exampleFile('D-01')];
    expect(await lines(undefined, ...play)).toMatch(/2 passed, 0 failed$/);
    expect(await lines('fr', ...play)).toMatch(/2 réussites, 0 échec$/);
    expect(await lines('fr', ...play, '--language', 'en')).toMatch(/2 passed/);
    expect(await lines(undefined, '--language', 'fr', ...play)).toMatch(/2 réussites/);
    expect(await lines('', ...play, '--language=fr')).toMatch(/2 réussites/);
  });
  test('one that there is not is refused in one line', async () => {
    expect(await lines('nl', 'play', exampleFile('D-01'))).toBe(
      'DUELSCOPE_LANGUAGE: there is no language "nl"; set it to en or fr',
    );
    expect(await lines(undefined, 'play', exampleFile('D-01'), '--language', 'nl')).toMatch(
      /^option '--language <name>' argument 'nl' is invalid. Allowed choices are en, fr;/,
    );
  });
});

describe('the words of the command line', () => {
  const code = filesOf('electron/cli', ['.ts']).filter(
    ({ path }) => !/\/words\/|\/schemas\.ts$|\/program\.ts$/.test(path),
  );
  test('stand in its catalogue, and none of them is unused', () => {
    // a scenario's own title, a command and the name of a text are no words of ours
    const others = /^From entry|^duelscope open|^Source text|^Unknown card$/;
    const beside = code.flatMap(({ path, text }) =>
      literalsOf(path, text)
        .filter((literal) => /\p{L}{2} \p{L}{2}/u.test(literal) && !others.test(literal))
        .map((literal) => `${path}: ${literal}`),
    );
    expect(beside).toEqual([]);
    const all = filesOf('electron/cli', ['.ts'])
      .filter(({ path }) => !/\/words\/(?:en|fr)\//.test(path))
      .map(({ text }) => text)
      .join('\n');
    const unused = Object.entries(en).flatMap(([section, words]) =>
      Object.keys(words)
        .filter((name) => !new RegExp(`\\b${name}\\b`).test(all))
        .map((name) => `${section}.${name}`),
    );
    expect(unused).toEqual([]);
  });
});

describe('bad input in French', () => {
  const line = async (file: string): Promise<string> => {
    const { code, problems } = await french('explain', file);
    expect([code, problems.length]).toEqual([2, 1]);
    return problems[0]?.slice(file.length) ?? '';
  };
  test.each<[string, string, string, RegExp]>([
    ['a scenario', 'own.json', '{"format":"deck"}', /^, ligne 1\u202f: ce n’est pas un scénario .*"deck"/],
    ['a duel file', 'own.duel.jsonl', '', /^, ligne 1\u202f: le fichier est vide/],
    ['a recording', 'own.yrpX', 'abcdefgh', /^\u202f: ce n’est pas un enregistrement d’EDOPro/],
    ['binary', 'own.json', '\0', /^\u202f: ligne 1\u202f: c’est un fichier binaire/],
  ])('%s', async (_, name, text, says) => {
    expect(await line(testFile(name, text))).toMatch(says);
  });
  test('a folder, and in English again', async () => {
    expect(await line(testFolder())).toMatch(/^\u202f: c’est un dossier, pas un fichier/);
    const { problems } = await duelscope('explain', testFolder());
    expect(problems[0]).toMatch(/: this is a folder/);
  });
});
