import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { duelscope, exampleFile, recordedDuel, testFile } from '../support/commandLine.ts';
import { testFolder } from '../support/folders.ts';

describe('compare', () => {
  test('T-04 with classic-2004: both sides in words with their rules, and the switch with what it says', async () => {
    const came = await duelscope('compare', exampleFile('T-04'), '--with', 'classic-2004');
    expect([came.code, came.problems]).toEqual([1, []]);
    const text = came.out.join('\n');
    expect(came.out[0]).toBe('T-04  On the wrong side  [Modern TCG | Classic 2004]');
    expect(came.out[1]).toMatch(/^First difference: entry \d+, after \d+ decisions alike \(B: Passes\)$/);
    expect(text).toMatch(/^ {2}Modern TCG: No replay\. Three Ojama Tokens came to A.s side\./m);
    expect(text).toMatch(/^ {2}Classic 2004: Replay\. Three Ojama Tokens came to A.s side/m);
    expect(text).toMatch(/^ {4}R5 OWN_SIDE_ONLY: .*\n.*\n {4}C2 OWN_SIDE_CHANGED: /m);
    expect(text).toContain('    payload.verdict: none | replay');
    expect(text).toMatch(/^ {2}Made by: Whose monsters count \(watchedSides; R3, .*C2\)$/m);
    expect(text).toContain("    Modern TCG: defender: Only the defending player's.");
    expect(text).toMatch(/^ {2}What follows from it differs by: .*\(onReplay; /m);
  });

  test('a value that is ours has a star, and what the star means', async () => {
    const text = (await duelscope('compare', exampleFile('T-03'), '--with', 'classic-2004')).out.join('\n');
    expect(text).toContain('    Classic 2004: none: Makes no replay. *');
    expect(text).toMatch(/^ {2}\* no source states this value/m);
  });

  test('what only one of them lets a player do, with the reason of the other', async () => {
    const came = await duelscope('compare', exampleFile('X-90'), '--with', 'wiki-ude');
    expect(came.out[2]).toMatch(
      /^ {2}Under Modern TCG A may use Injection Fairy Lily here\. Under Wiki, UDE style not: .*2000 Life Points, the last that A has.*\(C20\)$/,
    );
  });

  test('a scenario that does not come out as it says ends with 1, and is never without difference', async () => {
    const cut = testFile(
      'cut.json',
      JSON.stringify({
        format: 'duelscope/scenario',
        version: 1,
        id: 'cut',
        title: 'Cut off',
        setup: { A: { monsters: ['gemini-elf'] }, B: { monsters: ['celtic-guardian'] } },
        steps: [{ A: 'attack', with: 'gemini-elf', target: 'direct' }],
      }),
    );
    for (const command of [
      ['compare', cut, '--with', 'classic-2004'],
      ['diff', cut, cut],
    ]) {
      const came = await duelscope(...command);
      expect(came.code, command[0]).toBe(1);
      expect(came.out.join('\n'), command[0]).not.toMatch(/^No difference[.:]/m);
      expect(came.out.at(-1), command[0]).toMatch(/^FAIL .*cut\.json: line 1: step 1: .*direct-not-legal/);
    }
  });

  test('no difference ends with 0, and says which switches did not matter', async () => {
    const came = await duelscope('compare', exampleFile('T-04'), '--with', 'wiki-2013');
    expect(came.code).toBe(0);
    expect(came.out[1]).toMatch(/^No difference: under both, the same \d+ entries from \d+ decisions\.$/);
    expect(came.out[2]).toContain('onDirectGained');
  });

  test('--json, --and, a branch and a recorded duel', async () => {
    const two = await duelscope(
      ...['compare', exampleFile('T-87'), '--branch', "by today's rules", '--json'],
      ...['--with', 'wiki-ude', '--and', 'modern-tcg,stoppedCountsAs=nothing'],
    );
    expect(two.code).toBe(1);
    expect(two.json()).toMatchObject({
      one: { id: 'wiki-ude' },
      other: { id: 'modern-tcg+stoppedCountsAs' },
      difference: {
        kind: 'outcome',
        one: { type: 'attack.ended', code: 'stopped', rule: { id: 'C14' } },
        other: { rule: { id: 'C14' } },
        made: { by: [['stoppedCountsAs']] },
      },
    });
    const recorded = await duelscope('compare', await recordedDuel(), '--with', 'classic-2004', '--json');
    expect(recorded.json()).toMatchObject({ difference: { made: { by: [['damageStep']] } } });
  });

  test('--help says how it ends', async () => {
    expect((await duelscope('compare', '--help')).code).toBe(0);
  });

  test.each([
    [['--with', 'modern'], /^--with: there is no ruleset "modern"; there are modern-tcg, /],
    [
      ['--with', 'modern-tcg,zeroVsZero=some'],
      /^--with: the switch zeroVsZero is set so: zeroVsZero=both or /,
    ],
    [['--with', 'modern-tcg', '--and', 'modern-tcg,none=1'], /^--and: there is no switch "none"; there are /],
    [['--with', 'modern-tcg', '--branch', 'none'], /^--branch: .* has no branch "none"; it has /],
    [[], /^required option '--with <ruleset>' not specified; /],
  ])('%j cannot be used: one line', async (options, line) => {
    const came = await duelscope('compare', exampleFile('D-01'), ...options);
    expect([came.code, came.out, came.problems]).toEqual([2, [], [expect.stringMatching(line)]]);
  });

  test('a duel that is not what its ruleset decides cannot be compared', async () => {
    const file = testFile('edited.duel.jsonl', await edited(), testFolder());
    const came = await duelscope('compare', file, '--with', 'wiki-ude');
    expect([came.code, came.out]).toEqual([2, []]);
    expect(came.problems).toEqual([
      expect.stringMatching(
        /line \d+: entry \d+ is not what the ruleset decides: .*duelscope verify says more$/,
      ),
    ]);
  });
});

/** D-01 as a file in which B loses 800 where the rules say 700. */
const edited = async (): Promise<string> =>
  readFileSync(await recordedDuel(), 'utf8').replace('"damage":{"A":0,"B":700}', '"damage":{"A":0,"B":800}');

/** Two monsters of A, one of which B takes with what it pays for, or not. */
const taking = (taken: string, setup: object = {}, then: readonly object[] = []): string =>
  testFile(
    `${taken}.json`,
    JSON.stringify({
      format: 'duelscope/scenario',
      version: 1,
      id: 'taking',
      title: 'Taken',
      setup: {
        A: { monsters: ['gemini-elf', 'dark-magician'] },
        B: { monsters: ['skull-servant', 'big-shield-gardna'], spellsTraps: ['enemy-controller'] },
        ...setup,
      },
      steps: [
        { A: 'attack', with: 'dark-magician', target: 'big-shield-gardna' },
        { B: 'activate', card: 'enemy-controller', answers: ['takeControl', 'skull-servant', taken] },
        ...then,
      ],
    }),
    testFolder(),
  );

describe('values and rulesets by their names', () => {
  test('diff: the card that was taken, with where it lay', async () => {
    const { out } = await duelscope('diff', taking('gemini-elf'), taking('dark-magician'));
    expect(out).toContain(
      '    command.answers[2]: Gemini Elf (A’s Monster Zone 3) | Dark Magician (A’s Monster Zone 2)',
    );
  });

  test('diff: of two setups the first card that differs', async () => {
    const more = {
      B: {
        monsters: ['skull-servant', 'big-shield-gardna'],
        spellsTraps: ['enemy-controller', 'book-of-moon'],
      },
    };
    const both = await duelscope('diff', taking('gemini-elf'), taking('dark-magician', more));
    const text = both.out.join('\n');
    expect(text).toMatch(
      /^ {2}cards\[\d+\]: Mystic Horseman \(B’s Deck\) \| Book of Moon \(B’s Spell & Trap Zone 2, face-down\)$/m,
    );
    expect(text).toMatch(/^ {2}cards\.length: (\d+) \| \d+$/m);
  });

  test('compare: two changed rulesets are told by their changes, the choices by their cards', async () => {
    const rulesets = ['--with', 'modern-tcg,fieldChange=netCount', '--and', 'modern-tcg,watchedSides=both'];
    const { out } = await duelscope(
      'compare',
      taking('gemini-elf', {}, [{ until: 'attackReplay' }]),
      ...rulesets,
    );
    const text = out.join('\n');
    expect(out[0]).toContain('[Modern TCG, fieldChange=netCount | Modern TCG, watchedSides=both]');
    expect(text).not.toContain('changed |');
    expect(text).toMatch(/payload\.choices: \[\] \| .*Gemini Elf \(B’s Monster Zone \d\).*, stop$/m);
  });

  test('compare: a scenario that breaks off before any difference says up to where', async () => {
    const cut = taking('gemini-elf');
    const failing = testFile(
      'failing.json',
      readFileSync(cut, 'utf8').replace('"takeControl"', '"nothing"'),
      testFolder(),
    );
    const { code, out } = await duelscope('compare', failing, '--with', 'wiki-2013');
    expect(code).toBe(1);
    expect(out[1]).toMatch(/^No difference up to entry \d+, but the scenario does not come out as it says:$/);
  });
});

describe('diff', () => {
  test('a duel against itself', async () => {
    const file = await recordedDuel();
    const came = await duelscope('diff', file, file);
    expect([came.code, came.out, came.problems]).toEqual([0, ['No difference.'], []]);
  });

  test('one value edited: the entry with its line, the value, and which file is as the rules decide', async () => {
    const [one, other] = [await recordedDuel(), testFile('b.duel.jsonl', await edited())];
    const came = await duelscope('diff', one, other);
    expect(came.code).toBe(1);
    expect(came.out[0]).toMatch(
      /^First difference: entry (\d+) \(line \d+\), after the decision at entry \d+: the same decisions came to something else$/,
    );
    expect(came.out).toContain('    payload.damage.B: 700 | 800');
    expect(came.out.at(-2)).toBe(`${one} is as the rules decide.`);
    expect(came.out.at(-1)).toMatch(/b\.duel\.jsonl is not, from line \d+: /);
  });

  test('another decision, another ruleset, other cards', async () => {
    const folder = testFolder();
    const record = async (name: string, id: string, ...options: readonly string[]) => {
      const file = join(folder, `${name}.duel.jsonl`);
      await duelscope('record', exampleFile(id), '--out', file, ...options);
      return file;
    };
    const stop = await record('stop', 'T-10', '--branch', 'stop');
    const decided = await duelscope('diff', await record('new', 'T-10', '--branch', 'the newcomer'), stop);
    expect(decided.out[0]).toMatch(/: the players decided otherwise$/);
    const ruled = await duelscope(
      'diff',
      exampleFile('T-13'),
      await record('classic', 'T-13', '--branch', '2004, 2005: Luster Dragon instead'),
    );
    expect(ruled.out[0]).toBe('The headers differ in the ruleset: Modern TCG | Classic 2004');
    expect(ruled.out.join('\n')).toMatch(/^ {2}Made by: What a replay goes back to \(onReplay; /m);
    const cards = await duelscope('diff', exampleFile('D-01'), exampleFile('D-03'), '--json');
    expect(cards.json()).toMatchObject({ difference: { kind: 'setup' } });
  });

  test.each([
    [['none.json', 'other.json'], /^none\.json: there is no such file; /],
    [[exampleFile('D-01')], /^missing required argument 'other'; /],
  ])('%j cannot be used: one line', async (files, line) => {
    const came = await duelscope('diff', ...files);
    expect([came.code, came.out, came.problems]).toEqual([2, [], [expect.stringMatching(line)]]);
  });
});
