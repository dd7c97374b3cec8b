import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openCardDatabase } from '../../electron/node/cardDatabase.ts';
import { databaseThatComputes, databaseWith } from '../support/cardDatabase.ts';
import { duelscope, testFile } from '../support/commandLine.ts';
import { testFolder } from '../support/folders.ts';

const FIXTURES = resolve(import.meta.dirname, '../importers/fixtures');
const fixture = (file: string): string => join(FIXTURES, file);
const TWO = fixture('core8-two-attack-replays.yrpX');

describe('import', () => {
  it('names each replay with its entry, packet and reason', async () => {
    const { code, out, problems } = await duelscope('import', TWO);
    expect([code, problems]).toEqual([0, []]);
    const replays = out.filter((line) => line.includes('  replay: '));
    expect(replays).toHaveLength(2);
    expect(replays[0]).toContain('packet 648');
    expect(replays[0]).toContain('left A’s side while');
    expect(replays[1]).toContain('packet 3058');
    expect(out.some((line) => line.includes('all agree'))).toBe(true);
  });

  it('tells a new attack of a card that left and came back apart from a replay', async () => {
    const { out } = await duelscope('import', fixture('core10-two-attack-replays.yrpX'));
    expect(out.filter((line) => line.includes('  replay: '))).toHaveLength(2);
    const near = out.findIndex((line) => line.includes('Not a replay, though'));
    expect(out[near + 2]).toMatch(
      /packet 1659.*new attack: the attacker had left and come back, and the one before.*packet 1490/,
    );
  });

  it('takes names from a card database', async () => {
    const database = await databaseWith({ 13073850: 'Stealth Crane', 98437424: 'Paper Guard' });
    const { code, out } = await duelscope('import', TWO, '--database', database);
    expect(code).toBe(0);
    expect(out.join('\n')).toContain('Paper Guard was Tributed');
    expect(out.join('\n')).toContain('Stealth Crane 1’s attack');
  });

  it('takes the names of counters from the strings.conf of the client whose database it is', async () => {
    const database = await databaseWith({ 1: 'One' });
    const folder = dirname(database);
    expect((await openCardDatabase(database)).counters.size).toBe(0);
    mkdirSync(join(folder, 'config'));
    writeFileSync(
      join(folder, 'config/strings.conf'),
      '!victory 0x0 Surrendered\n!counter 0x1 Spell Counter\n',
    );
    const opened = await openCardDatabase(database);
    expect([...opened.counters]).toEqual([[1, 'Spell']]);
    opened.close();
  });

  it('writes a duel file that reads and is told like any other, and leaves the recording as it was', async () => {
    const before = readFileSync(TWO);
    const out = join(testFolder(), 'two.duel.jsonl');
    expect((await duelscope('import', TWO, '--out', out)).code).toBe(0);
    const told = await duelscope('explain', out, '--at', '138');
    expect(told.problems).toEqual([]);
    expect(told.out.join('\n')).toContain('So B chooses the target again.');
    const verified = await duelscope('verify', out);
    expect(verified.out.concat(verified.problems).join('\n')).toContain('observed');
    expect(readFileSync(TWO).equals(before)).toBe(true);
  });

  it('gives its report as JSON', async () => {
    const { json } = await duelscope('import', TWO, '--json');
    expect(json()).toMatchObject([
      {
        client: '38.1 / core 8.0',
        report: { replays: [{ packet: 648 }, { packet: 3058 }], disagreements: [] },
      },
    ]);
  });

  it('says of a list of answers that it holds no duel', async () => {
    const { code, out } = await duelscope('import', fixture('classic-1362.yrp'));
    expect(code).toBe(0);
    expect(out[0]).toMatch(
      /recorded by YGOPro 0x1362, decks of 40\+15 and 43\+15 cards, 573 answers\..*only the client that wrote it/,
    );
    expect(out.at(-1)).toMatch(/kinds of cards go by passcode alone; .*--database FILE$/);
  });

  it('names the cards of the decks of such a list by a card database', async () => {
    const database = await databaseWith({ 84192580: 'Mulcharmy Fuwalos' });
    const { out } = await duelscope('import', fixture('classic-1362.yrp'), '--database', database);
    expect(out[1]).toMatch(/^ {2}Main Deck of Player 1, 40 cards: .*3\u00a0× Mulcharmy Fuwalos/);
    expect(out[2]).toMatch(/^ {2}Extra Deck of Player 1, 15 cards: /);
    expect(out.at(-1)).toContain(`by passcode alone; ${database} does not have them`);
  });

  it('says of such a list that it is cut off, packed or not', async () => {
    for (const file of ['classic-1362.yrp', 'core11-full.yrp']) {
      const whole = readFileSync(fixture(file));
      const { code, out } = await duelscope('import', testFile(file, whole.subarray(0, whole.length - 30)));
      expect([code, out[0]]).toEqual([
        0,
        expect.stringContaining('It is cut off: what is missing was not read.'),
      ]);
    }
  });

  it('of a damaged packed part it says where the damage is, what it costs and what to do', async () => {
    const damaged = Buffer.from(readFileSync(fixture('classic-1362.yrp')));
    damaged[820] = (damaged[820] ?? 0) ^ 0x55;
    const { code, problems } = await duelscope('import', testFile('a.yrp', damaged));
    expect([code, problems]).toEqual([
      2,
      [
        expect.stringMatching(
          /its packed part is damaged at byte (82\d|8[3-9]\d|9\d\d) of the file, or before that, and nothing behind the damage can be read\. Copy or download it again\.$/,
        ),
      ],
    ]);
  });

  it('knows a recording by what is in it, whatever it is called, and a duel file too', async () => {
    const called = testFile('friday.txt', readFileSync(fixture('core11-no-attack.yrpX')));
    for (const command of [['import'], ['explain'], ['find']]) {
      const { code, problems } = await duelscope(
        ...command,
        called,
        ...(command[0] === 'find' ? ['type:turn.begun'] : []),
      );
      expect([command, code, problems]).toEqual([command, 0, []]);
    }
    const out = join(testFolder(), 'a.duel.jsonl');
    await duelscope('import', called, '--out', out);
    const duel = await duelscope('explain', testFile('saturday.yrpX', readFileSync(out)));
    expect([duel.code, duel.problems]).toEqual([0, []]);
    const neither = await duelscope('explain', testFile('picture.png', Buffer.from([137, 80, 78, 71, 0, 1])));
    expect([neither.code, neither.problems]).toEqual([
      2,
      [
        expect.stringMatching(
          /this is a binary file; open a duel file, a scenario or a recording \(\.yrpX, \.yrp\)$/,
        ),
      ],
    ]);
  });

  const bytes = readFileSync(TWO);
  it.each([
    ['text', Buffer.from('#created by\n'.repeat(9)), [], 'this is not a replay of EDOPro or YGOPro'],
    [
      'a duel file',
      Buffer.from('{"format":"duelscope/duel"}\n'.repeat(4)),
      [],
      'this is a duel file or a scenario, not a recording; use explain, play or open',
    ],
    ['nothing', Buffer.alloc(0), [], 'the file is empty'],
    ['hardly any of one', bytes.subarray(0, 80), [], 'it holds no beginning of a duel'],
    ['one that unpacks to more than is allowed', bytes, ['--allow', '1'], 'allowed'],
    ['one with a database that is none', bytes, ['--database', TWO], 'no card database'],
    ['one with an unknown ruleset', bytes, ['--ruleset', 'mine'], 'there is no ruleset'],
  ])('refuses %s with one line', async (_, content, more, words) => {
    const { code, out, problems } = await duelscope('import', testFile('a.yrpX', content), ...more);
    expect([code, out, problems.length]).toEqual([2, [], 1]);
    expect(problems[0]).toContain(words);
  });

  it('says whose attack each replay is part of, and where names are to be had', async () => {
    const { out } = await duelscope('import', TWO);
    const at = out.findIndex((line) => line.includes('  replay: '));
    expect(out[at - 1]).toMatch(/^ {4}turn \d+, B's Card 13073850 \(1\) attacks Card \d+( \(\d\))?:$/);
    expect(
      out.filter((line) => line.includes('go by passcode alone') && line.includes('--database')),
    ).toHaveLength(1);
  });

  it('says who won, and of half a file how far it goes', async () => {
    const { out } = await duelscope('import', TWO);
    expect(out[2]).toBe('  Player 1 (A) won: B’s Life Points reached 0.');
    const none = await duelscope('import', fixture('core11-no-attack.yrpX'));
    expect(none.out).toContain('  Player 1 (A) won: B lost the connection.');
    const half = await duelscope('import', testFile('half.yrpX', bytes.subarray(0, bytes.length / 2)));
    expect([half.code, half.problems]).toEqual([0, []]);
    expect(half.out.join('\n')).toMatch(
      /ends before the duel does\.\n {2}Its packed part was cut off: \d+ kB of \d+ kB could be unpacked/,
    );
  });

  it('takes a folder of recordings', async () => {
    const { code, out } = await duelscope('import', FIXTURES);
    expect(code).toBe(0);
    expect(out.filter((line) => /\.yrpX?: Player 1/.test(line)).length).toBeGreaterThanOrEqual(7);
  });

  it('of an attack that was negated it names the likely cause, and never says that the attacker did it', async () => {
    const { out } = await duelscope('import', fixture('core8-1.yrpX'));
    const told = out.find((line) => line.includes('attack was negated'));
    expect(told).toContain('Card 85692042 (1)’s attack was negated, most likely by Card 25866285.');
    expect(out.join('\n')).not.toMatch(/Card 85692042 \(1\) negated/);
  });

  it('a recording is told, compared and counted like a duel file, with what was added marked', async () => {
    const told = await duelscope('explain', fixture('core8-1.yrpX'));
    expect([told.code, told.problems]).toEqual([0, []]);
    expect(told.out).toContain('(added): not recorded; the shortest legal way between what was.');
    expect(told.out.some((line) => line.endsWith('2 passes (added)'))).toBe(true);
    expect((await duelscope('coverage', fixture('core8-1.yrpX'))).code).toBe(0);
    const none = await duelscope('explain', fixture('classic-1362.yrp'));
    expect([none.code, none.problems.length]).toEqual([2, 1]);
    expect(none.problems[0]).toContain('open the .yrpX of it');
  });

  it.each(['view', 'column'] as const)(
    'refuses a card database that works out what it says when it is read: a %s',
    async (how) => {
      const { code, problems } = await duelscope(
        'import',
        TWO,
        '--database',
        await databaseThatComputes(how),
      );
      expect([code, problems]).toEqual([
        2,
        [expect.stringContaining('no card database of EDOPro or YGOPro')],
      ]);
    },
  );

  it('says of a text of another kind which files there are', async () => {
    const file = testFile('notes.txt', 'hello');
    for (const command of ['play', 'explain', 'verify'])
      expect(await duelscope(command, file)).toMatchObject({
        code: 2,
        out: [],
        problems: [
          `${file}: line 1: this is no duel file, scenario or recording; their names end in .jsonl, .json, .yrpX or .yrp`,
        ],
      });
  });
});
