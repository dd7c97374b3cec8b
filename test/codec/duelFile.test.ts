import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  createDecoder,
  type DecodeResult,
  decodeDuel,
  decodeDuelStream,
  type Entry,
  type EntryOf,
  encodeDuel,
  encodeEntry,
} from '../../events/index.ts';
import { scapegoatLog } from '../explain/scapegoatLog.ts';

const headerSchema = z.strictObject({
  format: z.literal('duelscope/duel'),
  version: z.literal(1),
  title: z.string(),
});
type Header = z.infer<typeof headerSchema>;
const header: Header = { format: 'duelscope/duel', version: 1, title: 'Scapegoat' };
const { entries } = scapegoatLog();
const text = encodeDuel(header, entries);
const lines = text.trimEnd().split('\n');

const decode = (source: string | Iterable<string>): DecodeResult<Header> =>
  decodeDuel(source, { header: headerSchema });
const withLine = (line: number, content: string): string =>
  `${lines.map((each, index) => (index + 1 === line ? content : each)).join('\n')}\n`;
const errorOf = (source: string): { line: number; code: string; message: string } => {
  const read = decode(source);
  if (read.ok) throw new Error('this file should not be readable');
  expect(read.error.message, 'one line').not.toMatch(/[\n\r]/);
  expect(read.error.message.startsWith(`line ${read.error.line}: `)).toBe(true);
  return read.error;
};
const changed = (index: number, change: object): string => JSON.stringify({ ...entries[index], ...change });

describe('duel file: written and read', () => {
  it('reads what it wrote, entry by entry', () => {
    const read = decode(text);
    expect(read).toMatchObject({ ok: true, duel: { header, version: 1, torn: null } });
    if (read.ok) expect(read.duel.entries).toEqual(entries);
  });

  it('writes the same text for the same duel, whatever order its parts have', () => {
    const turned = entries.map(
      (entry) => Object.fromEntries(Object.entries(entry).reverse()) as unknown as Entry,
    );
    expect(encodeDuel(header, turned)).toBe(text);
    expect(encodeEntry(entries[1] as Entry)).toBe(lines[2]);
  });

  it('reads the same from pieces of any size', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 1, maxLength: 40 }), (sizes) => {
        const pieces: string[] = [];
        for (let from = 0, next = 0; from < text.length; next++) {
          const size = sizes[next % sizes.length] ?? 1;
          pieces.push(text.slice(from, from + size));
          from += size;
        }
        expect(decode(pieces)).toEqual(decode(text));
      }),
    );
  });

  it('gives header and entries while the rest is still coming', async () => {
    const decoder = createDecoder({ header: headerSchema });
    expect(decoder.push(`${lines.slice(0, 3).join('\n')}\n`)).toBe(true);
    expect(decoder.header).toEqual(header);
    expect(decoder.entries).toHaveLength(2);
    decoder.push(`${lines.slice(3).join('\n')}\n`);
    expect(decoder.end().ok).toBe(true);
    async function* pieces(): AsyncGenerator<string> {
      yield text.slice(0, 100);
      yield text.slice(100);
    }
    expect(await decodeDuelStream(pieces(), { header: headerSchema })).toEqual(decode(text));
  });

  it('reads a file that begins with a byte order mark, has other line breaks, or ends without one', () => {
    for (const other of [`\ufeff${text}`, text.replaceAll('\n', '\r\n'), text.trimEnd(), `${text}\n\n`]) {
      expect(decode(other)).toEqual(decode(text));
    }
  });
});

describe('duel file: torn', () => {
  it('cuts a last line that was not written to its end, keeps it aside and says so', () => {
    const cut = text.slice(0, -20);
    const read = decode(cut);
    expect(read).toMatchObject({
      ok: true,
      duel: { torn: { line: lines.length, text: lines.at(-1)?.slice(0, -19) } },
    });
    if (read.ok) expect(read.duel.entries).toEqual(entries.slice(0, -1));
  });

  it('cuts at every place and never loses a whole line', () => {
    const start = (lines[0]?.length ?? 0) + (lines[1]?.length ?? 0) + 2;
    for (let at = start; at < text.length; at += 31) {
      const whole = text.slice(0, at).split('\n').length - 2;
      const read = decode(text.slice(0, at));
      expect(read.ok).toBe(true);
      if (read.ok) expect(read.duel.entries.length).toBeGreaterThanOrEqual(whole);
    }
  });

  it('does not take a broken line in the middle, or a broken one with its line break, for a torn one', () => {
    expect(errorOf(withLine(9, lines[8]?.slice(0, 30) ?? ''))).toMatchObject({
      line: 9,
      code: 'file/not-json',
    });
    expect(errorOf(withLine(lines.length, '{"index":'))).toMatchObject({
      line: lines.length,
      code: 'file/not-json',
    });
  });
});

describe('duel file: refused', () => {
  it('names a file that is none', () => {
    expect(errorOf('')).toMatchObject({ line: 1, code: 'file/empty' });
    expect(errorOf('\n \n')).toMatchObject({ code: 'file/empty' });
    expect(errorOf('PNG\u0000\u0001')).toMatchObject({ line: 1, code: 'file/not-a-duel' });
    expect(errorOf('{"format":"duelscope/scenario","version":1}\n')).toMatchObject({
      code: 'file/not-a-duel',
    });
    expect(errorOf('[1]\n').code).toBe('file/not-a-duel');
    expect(errorOf(`${lines[0]}\n`)).toMatchObject({ line: 2, code: 'file/no-setup' });
  });

  it('refuses a newer version by its name, and one that never was', () => {
    const newer = errorOf(withLine(1, JSON.stringify({ ...header, version: 7 })));
    expect(newer).toMatchObject({ line: 1, code: 'file/newer-version' });
    expect(newer.message).toContain('version 7');
    for (const version of [0, 1.5, '1', null]) {
      expect(errorOf(withLine(1, JSON.stringify({ ...header, version }))).code).toBe('file/unknown-version');
    }
    expect(errorOf(withLine(1, JSON.stringify({ ...header, title: 3 })))).toMatchObject({
      code: 'file/header',
    });
  });

  it('says which part of which line has the wrong form', () => {
    const cases: readonly [index: number, change: object, words: string][] = [
      [
        1,
        { payload: { player: 'A', attacker: 7, visit: 'v1', number: 1 } },
        '"payload.attacker" must be text',
      ],
      [
        1,
        { payload: { player: 'C', attacker: 'c1', visit: 'v1', number: 1 } },
        '"payload.player" is "C" and must be one of "A", "B"',
      ],
      [1, { payload: { player: 'A', attacker: 'c1', visit: 'v1', number: 0 } }, '"payload.number"'],
      [1, { payload: { player: 'A', attacker: 'c1', visit: 'v1' } }, '"payload.number" must be a number'],
      [1, { extra: true }, 'unknown key "extra"'],
      [1, { at: -1 }, '"at"'],
      [1, { causedBy: ['x'] }, '"causedBy[0]" must be a number'],
      [1, { command: { type: 'attack.declare', player: 'A' } }, '"command.with" must be text'],
      [1, { because: { rule: 'B14' } }, '"because.code" must be text'],
    ];
    for (const [index, change, words] of cases) {
      const error = errorOf(withLine(index + 2, changed(index, change)));
      expect(error).toMatchObject({ line: index + 2, code: 'file/schema' });
      expect(error.message).toContain(words);
    }
    expect(errorOf(withLine(3, changed(1, { type: 'attack.imagined' })))).toMatchObject({
      line: 3,
      code: 'file/unknown-type',
    });
  });

  it('refuses a place that no row of zones has: a table of billions of zones would end the program', () => {
    const moved = entries.find((entry): entry is EntryOf<'card.moved'> => entry.type === 'card.moved');
    if (moved === undefined) throw new Error('no card moves');
    const to = (index: number) =>
      withLine(
        moved.index + 2,
        changed(moved.index, {
          payload: { ...moved.payload, to: { player: 'B', zone: 'monster', index } },
        }),
      );
    for (const index of [0, 6, 3_000_000_000])
      expect(errorOf(to(index))).toMatchObject({ line: moved.index + 2, code: 'file/schema' });
    expect(decode(to(5)).ok).toBe(true);
  });

  it('keeps numbers running and references pointing back', () => {
    expect(errorOf(withLine(5, changed(3, { index: 4 })))).toMatchObject({ line: 5, code: 'file/number' });
    expect(errorOf(`${lines.filter((_, index) => index !== 6).join('\n')}\n`)).toMatchObject({
      line: 7,
      code: 'file/number',
    });
    expect(errorOf(withLine(5, changed(3, { causedBy: [3] })))).toMatchObject({
      line: 5,
      code: 'file/reference',
    });
    expect(errorOf(withLine(5, changed(3, { parent: 3 })))).toMatchObject({
      line: 5,
      code: 'file/reference',
    });
    const note = (about: number): string =>
      changed(3, { type: 'note.added', payload: { about, text: 'here' }, command: undefined });
    expect(errorOf(withLine(5, note(3)))).toMatchObject({ line: 5, code: 'file/reference' });
    expect(decode(withLine(5, note(2))).ok).toBe(true);
    expect(errorOf(withLine(2, changed(3, { index: 0, causedBy: [] })))).toMatchObject({
      line: 2,
      code: 'file/no-setup',
    });
    expect(errorOf(withLine(3, changed(0, { index: 1 })))).toMatchObject({ line: 3, code: 'file/no-setup' });
    expect(errorOf(withLine(4, ''))).toMatchObject({ line: 4, code: 'file/blank-line' });
  });

  it('caps lines, depth and size before looking at what they say', () => {
    const long = (length: number): string =>
      changed(3, { type: 'note.added', payload: { about: 0, text: 'x'.repeat(length) }, command: undefined });
    expect(errorOf(withLine(5, long(1024 * 1024)))).toMatchObject({ line: 5, code: 'file/line-too-long' });
    expect(errorOf(text + 'x'.repeat(1024 * 1024 + 1))).toMatchObject({
      line: lines.length + 1,
      code: 'file/line-too-long',
    });
    // Half a million letters of three bytes each.
    const wide = changed(3, {
      type: 'note.added',
      payload: { about: 0, text: '界'.repeat(400_000) },
      command: undefined,
    });
    expect(errorOf(withLine(5, wide))).toMatchObject({ line: 5, code: 'file/line-too-long' });
    for (const depth of [65, 500_000]) {
      const deep = `${'['.repeat(depth)}${']'.repeat(depth)}`;
      expect(errorOf(withLine(5, deep))).toMatchObject({ line: 5, code: 'file/too-deep' });
    }
    const brackets = changed(3, {
      type: 'note.added',
      payload: { about: 0, text: '[{'.repeat(100) },
      command: undefined,
    });
    expect(decode(withLine(5, brackets)).ok, 'brackets inside a text do not count').toBe(true);
    const short = decodeDuel(text, { header: headerSchema, limits: { file: text.length - 1 } });
    expect(short).toMatchObject({ ok: false, error: { code: 'file/too-long' } });
  });

  it('refuses keys that reach into prototypes, plain or escaped, wherever they stand', () => {
    const facts = (key: string): string =>
      changed(3, { because: { rule: 'R1', code: 'X', facts: {}, reads: [] } }).replace(
        '"facts":{}',
        `"facts":{"deep":[{${key}:1}]}`,
      );
    for (const key of [
      '"__proto__"',
      '"constructor"',
      '"prototype"',
      '"\\u005f_proto__"',
      '"constr\\u0075ctor"',
    ]) {
      expect(errorOf(withLine(5, facts(key)))).toMatchObject({ line: 5, code: 'file/forbidden-key' });
    }
    expect(errorOf(withLine(1, `{"__proto__":{},${lines[0]?.slice(1)}`))).toMatchObject({
      line: 1,
      code: 'file/forbidden-key',
    });
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    const word = changed(3, {
      type: 'note.added',
      payload: { about: 0, text: 'a constructor of __proto__' },
      command: undefined,
    });
    expect(decode(withLine(5, word)).ok, 'the words themselves are only text').toBe(true);
  });

  it('shows nothing of the file unescaped', () => {
    const hostile = '\u001b[31m\u0007\u202e';
    const error = errorOf(withLine(3, changed(1, { type: hostile })));
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not come through
    expect(error.message).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u202e]/);
  });
});
