import { expect, test } from 'vitest';
import { sourceText } from '../../machines/copy/sourceText.ts';

test('texts in source are in double quotes, or single ones where that saves signs, and stay the same text', () => {
  const texts = [
    'plain',
    "it's",
    'a "token"',
    'a "token" of \'x\'',
    'back\\slash "',
    'line\nbreak \\"',
    '\u202e',
  ];
  const said = texts.map((text) => sourceText(text));
  expect(said.slice(0, 4)).toEqual(['"plain"', '"it\'s"', '\'a "token"\'', '"a \\"token\\" of \'x\'"']);
  // read as JavaScript reads it; in a list of JSON texts a single-quoted one would be no JSON
  const read = said.map((source) => new Function(`return ${source}`)() as string);
  expect(read).toEqual(texts);
});
