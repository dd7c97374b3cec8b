import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { decodeDuel, type Entry, encodeDuel } from '../../events/index.ts';
import { headerSchema, openSession } from '../../machines/index.ts';
import { duelscope, exampleFile, exampleText, recordedDuel, testFile } from '../support/commandLine.ts';
import { testFolder } from '../support/folders.ts';

describe('explain', () => {
  test('a value of the ruleset that no source states is marked where it decided, with what it says', async () => {
    const came = await duelscope(
      'explain',
      exampleFile('D-08'),
      '--branch',
      'by the older texts',
      '--ruleset',
      'wiki-ude',
    );
    const text = came.out.join('\n');
    expect(text).toMatch(/^ *\d+ .*0 against ATK 0 \*$/m);
    expect(text).toMatch(/^0 ATK against 0 ATK \(zeroVsZero; B37, C15\): both: Both are destroyed\. \*$/m);
    expect(came.out.at(-1)).toMatch(/^\* no source states this value/);
    const calculated = came.out.findIndex((line) => / 0 against ATK 0 \*$/.test(line));
    const entry = Number(/^ *(\d+)/.exec(came.out[calculated] ?? '')?.[1]);
    const told = await duelscope(
      'explain',
      exampleFile('D-08'),
      '--ruleset',
      'wiki-ude',
      '--at',
      String(entry),
      '--json',
    );
    expect(told.json()).toMatchObject({ entries: [{ type: 'battle.calculated', ours: ['zeroVsZero'] }] });
    const classic = await duelscope('explain', exampleFile('D-08'), '--ruleset', 'classic-2004');
    expect(classic.out.join('\n')).not.toContain('zeroVsZero');
  });

  test('R3: Scapegoat under a direct attack: the timeline, then the replay with sentence, choices, rule and source', async () => {
    const came = await duelscope('explain', exampleFile('T-09'));
    expect(came.code).toBe(0);
    const text = came.out.join('\n');
    expect(text).toMatch(/^T-09 {2}Scapegoat under a direct attack {2}\[Modern TCG\]$/m);
    expect(text.match(/Sheep Token \d comes/g)).toHaveLength(4);
    const verdict = text.slice(text.indexOf('Attack 1 '));
    expect(verdict).toContain('Dark Magician attacks directly');
    expect(verdict).toMatch(/Replay at entry \d+\. Four Sheep Tokens came to B.s side/);
    expect(verdict).toMatch(/Choices: .*Sheep Token 1.*Stop the attack/);
    expect(verdict).toMatch(/^ {4}R3 ENTER: .*Source text 0/m);
  });

  test('the same in French: rows, sentence, choices, rule and source, and what the program says around them', async () => {
    const came = await duelscope('explain', exampleFile('T-09'), '--language', 'fr');
    expect(came.code).toBe(0);
    const text = came.out.join('\n').replaceAll('\u202f', '~');
    expect(text).toMatch(/\[TCG moderne\]$/m);
    expect(text).toMatch(/^ *\d+ {2}A A {2}Dark Magician attaque directement$/m);
    expect(text).toMatch(/^Attaque 1 \(entrées \d+ à \d+\)~: Dark Magician attaque directement$/m);
    expect(text).toMatch(/^ {2}Replay, entrée \d+\. Quatre «~Sheep Token~» sont arrivés du côté de B/m);
    expect(text).toMatch(/Choix~: .*Sheep Token 2 \(pris à l’entrée \d+\).*Arrêter l’attaque/);
    expect(text).toMatch(
      /^ {4}R3 ENTER~: Si un monstre quelconque arrive du côté défenseur.*Perfect Rulebook 2017.*texte source 0/m,
    );
    expect((await duelscope('explain', exampleFile('T-09'), '--language', 'nl')).code).toBe(2);
  });

  test('R5: the Ojama Trio example: no replay, and why not', async () => {
    const text = (await duelscope('explain', exampleFile('T-04'))).out.join('\n');
    expect(text).toMatch(/No replay at entry \d+\. Three Ojama Tokens came to A.s side/);
    expect(text).toMatch(/^ {4}R5 OWN_SIDE_ONLY: /m);
  });

  test('causes that were not found are counted, and named by --all', async () => {
    const short = (await duelscope('explain', exampleFile('T-31'))).out;
    expect(short.filter((line) => /^ {4}(Yes|No )/.test(line))).toEqual([
      '    No   Shadowslayer may now attack directly, but that is not counted under this ruleset',
      '    Yes  A monster was only turned',
      '    No   the other 15 causes (--all names them)',
    ]);
    const all = (await duelscope('explain', exampleFile('T-31'), '--all')).out;
    expect(all.filter((line) => /^ {4}(Yes|No )/.test(line))).toHaveLength(17);
    expect(all).toContain('    No   A monster left B’s side');
  });

  test('--branch tells another future, --at one entry alone', async () => {
    const stop = await duelscope('explain', exampleFile('T-01'), '--branch', 'stop');
    expect(stop.out[0]).toMatch(/ > stop {2}\[/);
    const one = await duelscope('explain', exampleFile('T-09'), '--at', '8');
    expect(one.out.slice(0, 2)).toEqual([
      'T-09  Scapegoat under a direct attack  [Modern TCG]',
      expect.stringMatching(/^ {2}.* at entry 8\. .*Dark Magician/),
    ]);
  });

  test('--ruleset: under classic-2004 the same table is told by its own rules', async () => {
    const came = await duelscope('explain', exampleFile('D-01'), '--ruleset', 'classic-2004');
    expect(came.out[0]).not.toContain('Modern TCG');
  });

  test('a branch is told and recorded under its own ruleset, as it is played', async () => {
    const branch = ['--branch', '2004: the same table'];
    const told = await duelscope('explain', exampleFile('D-01'), ...branch);
    expect(told.out[0]).toMatch(/\[Classic 2004\]$/);
    const other = await duelscope('explain', exampleFile('D-01'), ...branch, '--ruleset', 'wiki-ude');
    expect(other.out[0]).not.toContain('Classic 2004');
    const out = join(testFolder(), 'own.duel.jsonl');
    expect((await duelscope('record', exampleFile('D-01'), '--out', out, ...branch)).code).toBe(0);
    expect(JSON.parse(readFileSync(out, 'utf8').split('\n')[0] ?? '')).toMatchObject({
      ruleset: { id: 'classic-2004' },
    });
  });

  test('a duel file that the rules do not decide so is told, and said to differ', async () => {
    const file = await recordedDuel();
    const same = await duelscope('explain', file);
    expect(same.out.join()).not.toContain('differs');
    const lines = readFileSync(file, 'utf8').split('\n');
    const at = lines.findIndex((line) => line.includes('"type":"lifePoints.changed"'));
    lines[at] = lines[at]?.replace('"to":7300', '"to":7301') ?? '';
    const own = testFile('own.duel.jsonl', lines.join('\n'));
    const came = await duelscope('explain', own);
    expect([came.code, came.problems]).toEqual([1, []]);
    expect(came.out[1]).toBe(
      `${own}: this file differs from what the rules decide, first at entry ${at - 1} (line ${at + 1})`,
    );
    expect(came.out).toHaveLength(same.out.length + 1);
    const data = await duelscope('explain', own, '--json');
    expect([data.code, data.json()]).toEqual([
      1,
      expect.objectContaining({ differs: { entry: at - 1, line: at + 1, message: expect.any(String) } }),
    ]);
  });

  test('a duel file is told like the scenario it was recorded from', async () => {
    const [, ...recorded] = (await duelscope('explain', await recordedDuel())).out;
    const [, ...played] = (await duelscope('explain', exampleFile('D-01'))).out;
    // the scenario has a branch, and the duel that was recorded of its trunk has none
    expect(recorded).toEqual(played.filter((line) => !line.startsWith('This is the main line')));
    const ruled = await duelscope('explain', await recordedDuel(), '--ruleset', 'wiki-ude');
    expect([ruled.code, ruled.problems[0]]).toEqual([
      2,
      expect.stringContaining('--ruleset is for scenarios'),
    ]);
    const branched = await duelscope('explain', await recordedDuel(), '--branch', 'stop');
    expect([branched.code, branched.problems[0]]).toEqual([
      2,
      expect.stringContaining('has no branch "stop"; it has none'),
    ]);
  });

  test('a duel file with branches: the trunk, or the future that was named', async () => {
    const read = decodeDuel(readFileSync(await recordedDuel(), 'utf8'), { header: headerSchema });
    if (!read.ok) throw new Error(read.error.message);
    const { header, entries } = read.duel;
    const session = openSession(header, { recorded: entries });
    // the first decision of the duel ends with this entry; there A gives up instead of going on
    const second = entries.filter(({ command }) => command !== undefined)[1]?.index ?? 0;
    session.goTo(second - 1);
    const { asks } = session.rules.speaker(session.state);
    expect(session.submit({ type: 'duel.concede', player: asks ?? 'A' }, 99_000)).toBeUndefined();
    const head = session.log.entries.length - 1;
    const named: Entry = {
      index: head + 1,
      at: 99_000,
      type: 'branch.named',
      payload: { name: 'given up', head },
      causedBy: [],
    };
    const file = testFile('own.duel.jsonl', encodeDuel(header, [...session.log.entries, named]));
    const trunk = await duelscope('explain', file);
    const [, ...original] = (await duelscope('explain', exampleFile('D-01'))).out;
    expect(trunk.out.slice(1, -1)).toEqual(original.slice(0, -1));
    expect(trunk.out.at(-1)).toBe('This is the main line; one branch goes on otherwise: --branch "given up"');
    const branch = await duelscope('explain', file, '--branch', 'given up', '--json');
    const told = branch.json() as { entries: { index: number; type: string }[]; attacks: unknown[] };
    expect(told.entries.at(-1)).toMatchObject({ index: head, type: 'duel.ended' });
    expect(told.entries.some(({ type }) => type === 'battle.calculated')).toBe(false);
    expect((await duelscope('verify', file)).code).toBe(0);
  });

  test('--json has every entry and each attack with its verdicts', async () => {
    const came = await duelscope('explain', exampleFile('T-09'), '--json');
    const told = came.json() as {
      entries: { index: number; type: string; sentence: string }[];
      attacks: { verdicts: { code: string; rule: { id: string; source: string } }[] }[];
    };
    expect(told.entries.map(({ index }) => index)).toEqual(told.entries.map((_, at) => at));
    expect(told.entries.every(({ sentence }) => sentence.length > 0)).toBe(true);
    expect(told.attacks).toHaveLength(1);
    expect(told.attacks[0]?.verdicts.map(({ code, rule }) => [code, rule.id])).toEqual([['ENTER', 'R3']]);
  });

  test('an attack that went on and was called off in the Damage Step says so', async () => {
    const came = await duelscope('explain', exampleFile('X-14'));
    expect(came.out.join('\n')).toMatch(
      /^ {2}But no battle came of it, entry \d+\. .*so no damage is calculated/m,
    );
    expect((await duelscope('explain', exampleFile('D-01'))).out.join('\n')).not.toContain('But no battle');
  });

  test('what an effect does later is not told as if it happened now', async () => {
    const came = await duelscope('explain', exampleFile('T-37'));
    expect(came.out).toContainEqual(
      expect.stringMatching(/^10 .* 7 Colored Fish goes back to B at the end of this turn$/),
    );
  });

  test('the letters of the timeline are told, those that stand there and no others', async () => {
    const came = await duelscope('explain', exampleFile('T-09'));
    expect(came.out).toContainEqual(
      expect.stringMatching(/^Columns: entry, player, mark \(A attack, .*R replay, /),
    );
    expect(came.out.join('\n')).not.toContain('M bookmark');
    expect(came.out).toContain('duelscope rule R3 says more of a rule: its sources, and what tests it.');
  });

  test('an attack that the scenario leaves in the middle is still running', async () => {
    const { steps, ...rest } = JSON.parse(exampleText('D-01')) as { steps: object[] };
    const file = testFile('own.json', JSON.stringify({ ...rest, id: 'own', steps: steps.slice(0, 1) }));
    const { out } = await duelscope('explain', file);
    const attack = out.findIndex((line) => line.startsWith('Attack 1 '));
    expect(out[attack + 1]).toBe('  It is still running: what is told ends here.');
    expect((await duelscope('explain', exampleFile('D-01'))).out.join('\n')).not.toContain('still running');
  });

  test('the trunk names the branches that go on otherwise', async () => {
    const came = await duelscope('explain', exampleFile('T-01'));
    expect(came.out.at(-1)).toMatch(
      /^This is the main line; \d+ branches go on otherwise: ".*; name one with --branch$/,
    );
    const branch = /: "([^"]+)"/.exec(came.out.at(-1) ?? '')?.[1] ?? '';
    const other = await duelscope('explain', exampleFile('T-01'), '--branch', branch);
    expect(other.out.join('\n')).not.toContain('This is the main line');
  });
});
