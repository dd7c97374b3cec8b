import { expect, test } from 'vitest';
import { textOf } from '../../ui/host/textOf.ts';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const utf16 = (text: string): Uint8Array =>
  Uint8Array.from([0xff, 0xfe, ...[...text].flatMap((sign) => [sign.charCodeAt(0), 0])]);

test.each([
  ['text of another width', utf16('{"title":1}'), /^a\.json is UTF-16 text\. Save it as UTF-8\.$/],
  ['text of another code', Uint8Array.from([0x7b, 0x22, 0xe9, 0x22, 0x7d]), /^a\.json is not UTF-8 text\./],
  [
    'a picture',
    Uint8Array.from([0xff, 0xd8, 0, 0xe0]),
    /is not a text file\. .*recording \(\.yrpX, \.yrp\)\.$/,
  ],
  ['text with a zero in it', utf8('{"a":"\u0000"}'), /is not a text file\./],
])('%s is refused, and it is said how to mend it', (_, bytes, message) => {
  expect(() => textOf('a.json', bytes)).toThrow(message);
});

test('text is read without its byte order mark, and a last character that is half written is kept aside', () => {
  expect(textOf('a.json', utf8('\ufeff{"é":1}'))).toBe('{"é":1}');
  expect(textOf('a.json', utf8('{"é').subarray(0, 3))).toBe('{"\ufffd');
});
