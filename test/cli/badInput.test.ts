import { chmodSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { duelscope, exampleFile, exampleText, recordedDuel, testFile } from '../support/commandLine.ts';
import { testFolder } from '../support/folders.ts';

/** Bad input ends with 2 and says exactly one line: the file, the line, and what is wrong there. */
async function refused(file: string, command: readonly string[] = ['play']): Promise<string> {
  const came = await duelscope(...command, file);
  expect(came.code).toBe(2);
  expect(came.out).toEqual([]);
  expect(came.problems).toHaveLength(1);
  const [line = ''] = came.problems;
  expect(line.startsWith(`${file}: `), line).toBe(true);
  expect(line).not.toMatch(/\bat .*:\d+:\d+|Error:|ZodError|node:internal/);
  return line.slice(file.length + 2);
}
const scenario = (change: (text: string) => string): string =>
  testFile('own.json', change(exampleText('D-01')));
const step = (text: string): string => scenario((own) => own.replace('"steps": [', `"steps": [\n${text},`));

describe('bad input: scenarios', () => {
  test.each<[string, string | Uint8Array, RegExp]>([
    ['an empty file', '', /^line 1: this file is empty/],
    ['a byte order mark alone', '\ufeff', /^line 1: this file is empty/],
    [
      'a binary file',
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0a, 0x00]),
      /^line 2: this is a binary file; open a duel file, a scenario or a recording \(\.yrpX, \.yrp\)$/,
    ],
    ['UTF-16', Buffer.from('\ufeff{}', 'utf16le'), /^line 1: this is UTF-16 text; save it as UTF-8$/],
    ['broken UTF-8', Buffer.from([0x7b, 0xc3, 0x28]), /this is not UTF-8 text; save it as UTF-8$/],
    ['no JSON', 'hello', /^line 1: a value should stand here, but there is "hello"; mend the JSON there$/],
    ['a list', '[]', /^line 1: a scenario is an object in \{ \}/],
    ['another format', '{\n"format": "deck"}', /^line 2: format: this is not a scenario but "deck"/],
    ['no format', '{}', /^line 1: this is no scenario, it has no "format"/],
    ['a comment', '{\n// no\n}', /^line 2: .*JSON has no comments: take them out$/],
    ['a key given twice', '{"a": 1,\n"a": 2}', /^line 2: the key "a" stands here twice; take one out$/],
    ['an open text', '{"a": "b\n}', /^line 1: this text does not end on its line/],
    ['a raw control sign', '{"a": "\u0001"}', /^line 1: this text holds a character that JSON wants escaped/],
    ['a missing comma', '{"a": 1\n"b": 2}', /^line 2: a comma or \} should stand here/],
    ['something behind the end', '{}\n{}', /^line 2: the end of the file should stand here/],
    [
      '64 levels and more',
      `${'['.repeat(65)}${']'.repeat(65)}`,
      /^line 1: this is nested deeper than 64 levels; make it flatter$/,
    ],
    ['10,000 levels', '{"a":'.repeat(10_000), /^line 1: this is nested deeper than 64 levels/],
    [
      'a line of more than 1 MiB',
      `{\n"a": "${'x'.repeat(1024 * 1024)}"}`,
      /^line 2: this line is longer than 1 MiB/,
    ],
    [
      '__proto__',
      '{\n"__proto__": {}}',
      /^line 2: the key "__proto__" is not allowed in any file; take it out$/,
    ],
    ['__proto__ in disguise', '{"a": [\n{"\\u005f_proto__": 1}]}', /^line 2: the key .* is not allowed/],
    ['constructor', '{"constructor": {"prototype": 1}}', /^line 1: the key "constructor" is not allowed/],
  ])('%s', async (_name, content, line) => {
    expect(await refused(testFile('own.json', content))).toMatch(line);
  });

  test('a newer version is refused by name', async () => {
    expect(await refused(scenario((text) => text.replace('"version": 1', '"version": 2')))).toBe(
      'line 3: version: this is version 2 of the format, and this program reads up to 1; use a newer Duelscope',
    );
  });

  test('an unknown card is named on its line', async () => {
    expect(await refused(scenario((text) => text.replace('"dark-magician"', '"dark-magican"')))).toMatch(
      /^line 14: setup\.A\.monsters\[0\]: there is no card "dark-magican"; did you mean "dark-magician"\?$/,
    );
  });

  test('every winner there may be is named', async () => {
    expect(await refused(step('{ "expect": { "winner": "C" } }'))).toBe(
      'line 18: steps[0].expect.winner: this should be one of "A", "B", "draw"',
    );
  });

  test('unknown rulesets, and a trunk that is shorter than a branch says', async () => {
    expect(
      await refused(scenario((text) => text.replace('"ruleset": "modern-tcg"', '"ruleset": "modern"'))),
    ).toContain(
      'ruleset: there is no ruleset "modern"; there are modern-tcg, modern-ocg, wiki-2013, wiki-ude, ude-2005, classic-2004',
    );
    expect(await refused(scenario((text) => text.replace('["classic-2004"]', '["2004"]')))).toContain(
      'there is no ruleset "2004"',
    );
    expect(await refused(scenario((text) => text.replace('"from": 0', '"from": 9')))).toContain(
      'a branch cannot keep 9 of them',
    );
  });

  test.each([
    ['{ "A": "atack", "with": "dark-magician" }', 'steps[0].A: this should be one of "attack", "choose"'],
    ['{ "until": "damage.9" }', 'steps[0].until: this should be one of "drawPhase"'],
    [
      '{ "expect": { "lifePoints": { "A": "all" } } }',
      'steps[0].expect.lifePoints.A: this should be a number',
    ],
    [
      '{ "A": "attack", "wiht": "dark-magician" }',
      'steps[0].wiht: there is no "wiht" here; take it out or mend its spelling: here may stand "with", "target"',
    ],
    ['{ "wait": 1 }', 'steps[0]: one of "A", "B", "until", "expect" should stand here'],
    ['7', 'steps[0]: this should be an object in { }'],
  ])('the step %s', async (text, words) => {
    const line = await refused(step(text));
    expect(line.startsWith('line 18: '), line).toBe(true);
    expect(line).toContain(words);
  });

  test('a table with no room for a card', async () => {
    const monsters = JSON.stringify(Array.from({ length: 6 }, () => 'dark-magician'));
    expect(await refused(scenario((text) => text.replace('["dark-magician"]', monsters)))).toMatch(
      /^line 14: setup\.A\.monsters\[5\]: A has five Monster Zones, and 6 cards are to lie in them; leave 1 out$/,
    );
  });

  test('a card of the file that is none', async () => {
    const line = await refused(
      scenario((text) => text.replace('"setup": {', '"cards": [{ "id": "x" }],\n"setup": {')),
    );
    expect(line).toMatch(/^line 10: cards\[0\]\.\w+: this is missing/);
  });
});

describe('bad input: names of files', () => {
  test('a missing file and an empty folder', async () => {
    const folder = testFolder();
    expect(await refused(join(folder, 'none.json'))).toBe('there is no such file; check the name');
    expect(await refused(folder)).toBe('no scenario or duel file lies in this folder; name another one');
    expect(await refused(folder, ['verify'])).toBe('this is a folder, not a file; name a file in it');
    expect(await refused('/dev/zero')).toContain('this is not an ordinary file');
  });

  // root may read everything, and Windows has no such permissions
  if (process.getuid !== undefined && process.getuid() !== 0)
    test('a file that may not be read', async () => {
      const file = testFile('own.json', '{}');
      chmodSync(file, 0);
      expect(await refused(file)).toContain('not permitted');
    });

  test('bad files among good ones: each is said, the others are played, and it ends with 2', async () => {
    const folder = testFolder();
    mkdirSync(join(folder, 'deep'));
    testFile('a.json', exampleText('D-01'), folder);
    const bad = testFile('b.json', '{', join(folder, 'deep'));
    const none = join(testFolder(), 'none.json');
    const full = testFile(
      'c.json',
      exampleText('D-01').replace('["dark-magician"]', JSON.stringify(Array(6).fill('dark-magician'))),
      folder,
    );
    const came = await duelscope('play', none, folder);
    expect([came.code, came.out]).toEqual([
      2,
      [
        'ok    D-01  Stronger (1 branch)',
        '1 scenario, 1 branch: 2 passed, 0 failed, 3 files could not be used',
      ],
    ]);
    expect(came.problems.map((line) => line.slice(0, line.indexOf(': ')))).toEqual([none, full, bad]);
    const data = await duelscope('play', none, folder, '--json');
    expect(data.json()).toMatchObject({ totals: { passed: 2, unusable: 3 }, unusable: came.problems });
  });

  test('verify does the same', async () => {
    const file = await recordedDuel();
    const own = exampleFile('D-01');
    const came = await duelscope('verify', own, file);
    expect(came.code).toBe(2);
    expect(came.problems).toEqual([expect.stringContaining('this is a scenario, not a duel file')]);
    expect(came.out).toEqual([
      expect.stringContaining('as the rules decide'),
      '1 duel file: 1 passed, 0 failed, 1 file could not be used',
    ]);
  });

  test('nothing but bad files', async () => {
    const came = await duelscope('play', '/none/a.json', '/none/b.json');
    expect([came.code, came.problems.length]).toEqual([2, 2]);
    expect(came.out).toEqual(['0 scenarios, 0 branches: 0 passed, 0 failed, 2 files could not be used']);
  });

  test('signs in a name that would move the cursor are written out', async () => {
    const came = await duelscope('play', '/none/\u001b[31mred\u202e\n.json');
    expect(came.problems).toEqual([
      '/none/\\u001b[31mred\\u202e\\u000a.json: there is no such file; check the name',
    ]);
  });
});

describe('bad input: duel files', () => {
  const duel = async (change: (lines: string[]) => readonly string[]): Promise<string> => {
    const lines = readFileSync(await recordedDuel(), 'utf8').split('\n');
    return testFile('own.duel.jsonl', change(lines).join('\n'));
  };
  const line = (number: number, from: string | RegExp, to: string) => (lines: string[]) =>
    lines.map((text, index) => (index === number - 1 ? text.replace(from, to) : text));

  test.each<[string, (lines: string[]) => readonly string[], RegExp]>([
    [
      'a newer version',
      line(1, '"version":1', '"version":2'),
      /^line 1: .*version 2 of duelscope\/duel.*Open it with a newer Duelscope/,
    ],
    ['another format', line(1, 'duelscope/duel', 'other'), /^line 1: this is not a duel file/],
    [
      'no data for a card',
      line(1, '"id":"dark-magician"', '"id":"other-magician"'),
      /^line 1: in the header "setup\.cards\[\d+\]\.name" names the card "dark-magician", which is neither under "cards" nor built in/,
    ],
    ['a line taken out', (lines) => lines.filter((_, index) => index !== 4), /^line 5: /],
    [
      'a line twice',
      (lines) => lines.flatMap((text, index) => (index === 4 ? [text, text] : [text])),
      /^line 6: /,
    ],
    [
      'an empty line',
      (lines) => [...lines.slice(0, 4), '', ...lines.slice(4)],
      /^line 5: this line is empty/,
    ],
    ['a line that does not read', line(6, '{', '{{'), /^line 6: this is not readable JSON/],
    ['an unknown type', line(6, /"type":"[^"]*"/, '"type":"attack.made"'), /^line 6: /],
    ['a wrong payload', line(6, '"payload":{', '"payload":{"extra":1,'), /^line 6: .*"extra"/],
    ['__proto__', line(6, '{', '{"__proto__":{},'), /^line 6: the key "__proto__" is not allowed/],
    [
      'a line of more than 1 MiB',
      (lines) => [...lines.slice(0, 3), 'x'.repeat(1024 * 1024 + 1)],
      /^line 4: this line is longer than 1048576 bytes/,
    ],
    [
      'deep nesting',
      line(6, '"payload":{', `"payload":{"x":${'['.repeat(70)}${']'.repeat(70)},`),
      /^line 6: .*nest deeper than 64/,
    ],
    [
      'nothing behind the header',
      (lines) => [`${lines[0]}`, ''],
      /^line 2: there is no entry after the header/,
    ],
  ])('%s', async (_name, change, words) => {
    const file = await duel(change);
    for (const command of [['play'], ['verify'], ['explain']])
      expect(await refused(file, command)).toMatch(words);
  });

  test('an entry that does not fit the table: explain names its line, verify fails', async () => {
    const file = await duel((lines) =>
      lines.map((text) => text.replace(/("type":"card\.moved","payload":\{"card":")[^"]*/, '$1c99')),
    );
    const words = await refused(file, ['explain']);
    expect(words).toMatch(
      /^line \d+: this entry does not fit the table \(.*\); duelscope verify says what the rules decide$/,
    );
    expect((await duelscope('verify', file)).code).toBe(1);
  });

  test('an empty one', async () => {
    expect(await refused(testFile('own.duel.jsonl', ''))).toMatch(/^line 1: the file is empty/);
  });

  test('the other kind of file', async () => {
    expect(await refused(exampleFile('D-01'), ['verify'])).toMatch(
      /^line 1: this is a scenario, not a duel file/,
    );
    const came = await duelscope('record', await recordedDuel(), '--out', join(testFolder(), 'a'));
    expect([came.code, came.problems[0]]).toEqual([
      2,
      expect.stringContaining('this is a duel file, not a scenario'),
    ]);
  });
});

describe('bad input: the words of a command', () => {
  test.each([
    [
      [],
      'name a command: play, explain, compare, diff, verify, coverage, find, record, reduce, copy, judge, open, import, rule, cards or schema; duelscope --help says more',
    ],
    [['plya'], "unknown command 'plya' (Did you mean play?); duelscope --help says what can be said"],
    [['play'], "missing required argument 'files'; duelscope play --help says what can be said"],
    [
      ['play', '--jsno', 'a'],
      "unknown option '--jsno' (Did you mean --json?); duelscope play --help says what can be said",
    ],
    [
      ['record', 'a'],
      "required option '--out <file>' not specified; duelscope record --help says what can be said",
    ],
    [
      ['schema', 'deck'],
      "command-argument value 'deck' is invalid for argument 'kind'. Allowed choices are scenario, card, duel, ruleset; duelscope schema --help says what can be said",
    ],
    [
      ['explain', exampleFile('D-01'), '--at', '-1'],
      "option '--at <entry>' argument '-1' is invalid. Give a whole number from 0 to 999999999; duelscope explain --help says what can be said",
    ],
    [
      ['explain', exampleFile('D-01'), '--at', '5000'],
      expect.stringMatching(/^--at: there is no entry 5000 here; the last one is \d+$/),
    ],
    [
      ['explain', exampleFile('D-01'), '--branch', 'none'],
      expect.stringMatching(/^--branch: .* has no branch "none"; it has /),
    ],
    [
      ['play', exampleFile('D-01'), '--ruleset', 'none'],
      '--ruleset: there is no ruleset "none"; there are modern-tcg, modern-ocg, wiki-2013, wiki-ude, ude-2005, classic-2004',
    ],
    [
      ['record', exampleFile('D-01'), '--out', '/none/a.duel.jsonl'],
      '/none/a.duel.jsonl: its folder is not there; make it first, or choose another one',
    ],
    [
      ['schema', '--out', '/dev/null/a'],
      '/dev/null/a: a part of this path is a file, not a folder; check the path',
    ],
    [['play', ''], 'the name of a file is empty; name one'],
    [['explain', ' '], 'the name of a file is empty; name one'],
    [['schema', '--out', ''], 'the name of the folder is empty; name one'],
    [['play', exampleFile('D-01'), '--port', '0'], '--port is the port of --stately; give both or neither'],
    [
      ['help', 'plya'],
      'name a command: play, explain, compare, diff, verify, coverage, find, record, reduce, copy, judge, open, import, rule, cards or schema; duelscope --help says more',
    ],
  ])('%j', async (args, words) => {
    const came = await duelscope(...args);
    expect([came.code, came.out, came.problems]).toEqual([2, [], [words]]);
  });

  test.each([['--closed'], ['--branch', 'stop'], ['--ruleset', 'wiki-ude']])(
    '%s means nothing for a duel file',
    async (...option) => {
      const file = await recordedDuel();
      const came = await duelscope('play', exampleFile('D-01'), file, ...option);
      expect([came.code, came.out, came.problems]).toEqual([
        2,
        [],
        [`${option[0]} is for scenarios, and ${file} is a duel file; leave one of them out`],
      ]);
    },
  );
});
