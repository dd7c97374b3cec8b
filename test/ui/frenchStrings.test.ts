import { expect, test } from 'vitest';
import { GAP, literalsOf } from '../support/literals.ts';
import { filesOf } from '../support/sources.ts';

/** Catalogues whose strings are shown as they are written: those of the explanation are set when they are told. */
const catalogues = ['ui/locales/fr', 'electron/cli/words/fr'].flatMap((folder) => filesOf(folder, ['.ts']));

/** What French never has, whatever stands in the gaps of a template. */
const FAULTS: readonly (readonly [what: string, found: RegExp])[] = [
  ['a plain space before punctuation', / [;:!?»](?![\w/])|« (?!$)/],
  ['no space before punctuation', /[\p{L}\d)][;!?»](?!\w)|\p{Ll}:(?= |$)/u],
  ['a straight apostrophe', /\p{L}'\p{L}/u],
  ['no elision', /(?<![\p{L}’-])(?:de|que|le|la|ne|se) (?![àAB]\b)[aeiouyâéèêëîïôûœ]\p{L}/u],
  ['no contraction', /(?<![\p{L}])(?:de|à) les? (?!voir)/u],
  ['no s’ before il', /(?<!\p{L})si ils? /u],
];
/** Words of code and of queries, which are written so in every language. */
const CODE = [
  /^(?:Usage|Arguments|Options|Commands):$|choices: |default: /g,
  /\b(?:type|card|rule|code|player|changed|state|in|refused|entry):/g,
  /(?<=\p{Ll}): (?=n’est|ne|veut)/gu,
];

const faultsOf = (text: string): readonly string[] => {
  const bare = CODE.reduce((left, code) => left.replaceAll(code, GAP), text);
  return FAULTS.filter(([, found]) => found.test(bare)).map(([what]) => `${what} in: ${text}`);
};

test('every French string is set as French is', () => {
  const texts = catalogues.flatMap(({ path, text }) => literalsOf(path, text));
  expect(texts.length).toBeGreaterThan(1500);
  expect(texts.flatMap(faultsOf)).toEqual([]);
});

test.each([
  'Pourquoi ?',
  'Pourquoi?',
  'Entrée: la fin',
  '« Ojama »',
  "L'attaque",
  'le côté de adversaire',
  'à le Cimetière',
  'si il attaque',
])('a fault would be found: %s', (text) => expect(faultsOf(text).length).toBeGreaterThan(0));
