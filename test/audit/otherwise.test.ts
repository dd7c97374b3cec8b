import { describe, expect, test } from 'vitest';
import { decodeDuel, textOf } from '../../events/index.ts';
import { bugReport, explanationsOf, headerSchema, nameIn, observeDuel } from '../../machines/index.ts';
import { differencesAt, rowOf, withDifferences } from '../../ui/app/differing.ts';
import { stopFrom } from '../../ui/app/stops.ts';
import { words } from '../../ui/locales/index.ts';
import { takeInHand } from '../../ui/worker/duelOnHand.ts';
import { importReportOf } from '../../ui/worker/importReport.ts';
import { observedBy } from '../../ui/worker/observing.ts';
import { columnsOf } from '../../ui/worker/outline.ts';
import { MARKS } from '../../ui/worker/protocol/index.ts';
import {
  choosesAgain,
  declares,
  fought,
  foughtToken,
  leaves,
  tokenComes,
  tokenGoes,
  toldFile,
  turnEnds,
} from './otherEngine.ts';

function judged(...events: readonly unknown[]) {
  const read = decodeDuel(toldFile(...events), { header: headerSchema });
  if (!read.ok) throw new Error(read.error.message);
  const { header, entries } = read.duel;
  const observer = observeDuel(header);
  observer.take(entries);
  return { header, entries: observer.entries, report: observer.report, observer };
}

const tokens = [tokenComes('t1', 1), tokenComes('t2', 2)];
const second = [...declares('a2', 2, 't1'), foughtToken('t1'), tokenGoes('t1', 1), turnEnds];

describe('R3: another engine that', () => {
  test('asks at a replay is as the rules decide', () => {
    const { report } = judged(...declares('a', 1, 'b'), ...tokens, choosesAgain('b'), ...fought, ...second);
    expect([report.disagreements, report.leftOut]).toEqual([[], []]);
    expect(report.attacks.map(({ how, replays }) => [how, replays.length])).toEqual([
      ['battle', 1],
      ['battle', 0],
    ]);
  });

  test('passes a replay over is told so, and the attack behind it is judged afresh', () => {
    const { report, entries } = judged(...declares('a', 1, 'b'), ...tokens, ...fought, ...second);
    // the fifth entry of the other engine is the battle that came instead
    expect(report.disagreements).toMatchObject([{ about: 'replayForgotten', packet: 5, ours: 'ENTER' }]);
    // it is told where the replay was found, not at a choice that nobody made
    expect(entries[report.disagreements[0]?.entry ?? -1]).toMatchObject({
      type: 'attackReplay.checked',
      payload: { verdict: 'replay' },
    });
    expect(report.attacks.map(({ how, endedAt }) => [how, endedAt !== null])).toEqual([
      ['battle', true],
      ['battle', true],
    ]);
    expect(entries.filter(({ type }) => type === 'procedure.observed')).toEqual([]);
  });

  test('goes on directly though monsters came is told the same: nobody was asked, and the battle has its place', () => {
    const direct = [
      ['attack.declaring', { player: 'A', attacker: 'a', visit: 'a/1', number: 1 }],
      ['attack.declared', { attacker: 'a', target: 'direct', direct: true, triggers: [] }],
    ];
    const strikes = [
      [
        'battle.calculated',
        { attacker: 'a', attackerValue: 2500, damage: { A: 0, B: 2500 }, destroyed: [], survives: [] },
      ],
      ['lifePoints.changed', { player: 'B', from: 8000, to: 5500, why: 'battleDamage' }],
    ];
    const { report, entries, header } = judged(
      leaves('b', 3, 'effect'),
      ...direct,
      ...tokens,
      ...strikes,
      turnEnds,
    );
    expect(report.disagreements).toMatchObject([{ about: 'replayForgotten', packet: 6, ours: 'ENTER' }]);
    expect(report.attacks.map(({ how }) => how)).toEqual(['battle']);
    expect(entries.filter(({ type }) => type === 'procedure.observed')).toEqual([]);
    const said = explanationsOf(header, entries)[report.disagreements[0]?.entry ?? -1]?.sentence ?? [];
    expect(textOf(said)).toContain(
      'A would choose the target again, but the attack goes on and nobody is asked.',
    );
  });

  test('passes a replay over has it said at that entry: a mark of its own, its row, and the report that agrees', () => {
    const { header, entries, observer } = judged(
      ...declares('a', 1, 'b'),
      ...tokens,
      ...fought,
      ...declares('a2', 2, 't1'),
      foughtToken('t1'),
      tokenGoes('t1', 1),
      turnEnds,
    );
    const duel = takeInHand(header, entries);
    const report = importReportOf(duel, observedBy(header, observer));
    const [difference] = report.disagreements;
    const at = difference?.position ?? -1;
    expect(differencesAt(report, at)).toEqual([difference]);
    expect(rowOf(report, at, 'Replay')).toBe('Replay passed over. Replay');
    expect(rowOf(report, at + 1, 'Takes Battle Ox')).toBe('Takes Battle Ox');
    const outline = withDifferences(
      {
        marks: columnsOf(duel.path).marks,
        folds: columnsOf(duel.path).folds,
        length: duel.path.length,
      } as never,
      report,
    );
    const marked = [...outline.marks].map((mark) => MARKS[mark]);
    expect([marked.indexOf('differs'), marked.filter((mark) => mark === 'replay')]).toEqual([at, []]);
    expect([stopFrom(outline, 0, 'differs', 1), stopFrom(outline, at, 'differs', 1)]).toEqual([at, null]);
    // it is no replay that was found, and both attacks are listed with what became of them
    expect([report.found, report.others.map(({ agrees }) => agrees)]).toEqual([[], [false, true]]);
    expect([words.dueLead(1, 1), words.dueLead(3, 1)]).toEqual([
      'By our rules there is 1 replay, and it was passed over.',
      'By our rules there are 3 replays; 1 of them was passed over.',
    ]);
  });

  test('names a target again for nothing is told so, and our verdict stays that there is no replay', () => {
    const { report, header, entries, observer } = judged(
      ...declares('a', 1, 'b'),
      ...tokens,
      choosesAgain('b'),
      ...fought,
      ...declares('a2', 2, 't1'),
      choosesAgain('t2'),
      foughtToken('t2'),
      tokenGoes('t2', 2),
      turnEnds,
    );
    expect(report.disagreements).toMatchObject([
      { about: 'replayFired', packet: 11, ours: 'NOTHING_CHANGED' },
    ]);
    const at = report.disagreements[0]?.entry ?? -1;
    expect(entries[at]).toMatchObject({ type: 'attackReplay.checked', payload: { verdict: 'none' } });
    const said = explanationsOf(header, entries)[at];
    expect(said?.title).toBe('No replay');
    expect(said?.mark).toBe('noReplay');
    expect(said?.sentence.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('')).toMatch(
      /No monster came to or left B’s side.*what was told goes on with a choice of A’s/,
    );
    expect(nameIn({ header, path: entries })('t1')).toBe('Sheep Token 1');
    const told = bugReport({ header, path: entries.slice(0, at + 1), title: 'mine' } as never, {
      differences: ['No replay by our rules. Recorded: a target was named again.'],
    });
    expect(told).toContain('happened\n\n- No replay by our rules. Recorded: a target was named again.\n');
    const filed = bugReport({ header, path: entries.slice(0, at + 1), title: 'mine' } as never);
    expect(filed).toContain('- Told by: buggy/1');
    expect(filed).toMatch(/^5 {2}2 passes \(added\)$/m);
    // on the page it is a difference, and no second target for an unknown reason
    const page = importReportOf(takeInHand(header, entries), observedBy(header, observer));
    expect(page.found.map(({ kind }) => kind)).toEqual(['attackReplay']);
    expect([page.attacksOtherwise, page.count]).toEqual([1, 2]);
    expect(page.disagreements).toMatchObject([
      { about: 'replayFired', attack: { attacker: 'Summoned Skull' } },
    ]);
  });

  test('declares what may not be declared is told the reason, and what follows is judged on (B13 to B17)', () => {
    const attack = (direct: object) => ({ ...{ attacker: 'a', triggers: [] }, ...direct });
    const [declaring] = declares('a', 1, 'b');
    const cases = [
      [
        [declaring, ['attack.declared', attack({ target: 'direct', direct: true })]],
        'attack/direct-not-legal',
      ],
      [[...declares('a', 1, 'b'), ...fought, ...declares('a', 2, 't1')], 'attack/already-used'],
    ] as const;
    for (const [events, code] of cases) {
      const { report } = judged(
        tokenComes('t1', 1),
        ...events,
        ...declares('a2', 3, 't1'),
        foughtToken('t1'),
      );
      expect(report.disagreements.filter(({ about }) => about === 'attackDeclared')).toMatchObject([
        { refusal: { code, type: 'attack.declare', player: 'A' } },
      ]);
      expect(report.attacks.at(-1)).toMatchObject({ how: 'battle', attacker: 'a2' });
    }
    // a card that is nowhere: what names it is left out, and the next attack is judged
    const ghost = judged(
      tokenComes('t1', 1),
      ...declares('a', 1, 'zzz'),
      ...declares('a2', 2, 't1'),
      foughtToken('t1'),
    );
    expect(ghost.report.leftOut).toMatchObject([
      { what: 'attack.declared', why: expect.stringContaining('"zzz"') },
    ]);
    expect(ghost.report.attacks).toMatchObject([{ attacker: 'a2', how: 'battle' }]);
  });

  test('changes the damage by an effect that is not known here is judged by what there was before it (B45)', () => {
    const [[type, payload], loses, goes] = fought as unknown as [[string, object], unknown, unknown];
    const halved = (before: number) => ({
      ...{ ...payload, damage: { A: 0, B: 400 } },
      changes: [{ change: 'halve', card: 'b', before: { A: 0, B: before }, after: { A: 0, B: 400 } }],
    });
    const loses400 = ['lifePoints.changed', { player: 'B', from: 8000, to: 7600, why: 'battleDamage' }];
    const about = (event: object, taken: unknown) =>
      judged(...declares('a', 1, 'b'), [type, event], taken, goes, turnEnds).report.disagreements;
    expect(about(halved(800), loses400)).toEqual([]);
    expect(about(halved(900), loses400)).toMatchObject([
      { about: 'damage', ours: 'A 0, B 800', recorded: 'A 0, B 900' },
    ]);
    expect(about(payload, loses)).toEqual([]);
  });

  test('takes other Life Points than its battle is told both numbers', () => {
    const wrong = ['lifePoints.changed', { player: 'B', from: 8000, to: 7000, why: 'battleDamage' }];
    const { report } = judged(...declares('a', 1, 'b'), fought[0], wrong, fought[2]);
    expect(report.disagreements).toMatchObject([
      { about: 'lifePoints', ours: '7200', recorded: '7000', rule: 'B35' },
    ]);
    // what they stood at before is the file's own: no rule says it
    const effect = ['lifePoints.changed', { player: 'B', from: 7500, to: 6500, why: 'effectDamage' }];
    const before = judged(...declares('a', 1, 'b'), ...fought, effect).report.disagreements;
    expect(before).toMatchObject([{ about: 'lifePointsBefore', ours: '7200', recorded: '7500' }]);
    expect(before[0]?.rule).toBeUndefined();
  });

  test('does not take what its battle came to is told so, at the battle (B30, B35)', () => {
    const about = (...events: readonly unknown[]) =>
      judged(...declares('a', 1, 'b'), ...events).report.disagreements;
    const [battle, loses, goes] = fought;
    expect(about(battle, loses, goes, turnEnds)).toEqual([]);
    expect(about(battle, loses, turnEnds)).toMatchObject([{ about: 'stillThere', packet: 3, ours: 'b' }]);
    expect(about(battle, goes, turnEnds)).toMatchObject([
      { about: 'lifePoints', packet: 3, ours: '7200', recorded: '8000' },
    ]);
    const twice = ['lifePoints.changed', { player: 'B', from: 7200, to: 6400, why: 'battleDamage' }];
    expect(about(battle, loses, twice, goes, turnEnds)).toMatchObject([
      { about: 'lifePoints', packet: 5, ours: '7200', recorded: '6400' },
    ]);
    const other = leaves('a2', 2, 'destroyedByBattle', 'A');
    expect(about(battle, loses, goes, other, turnEnds)).toMatchObject([
      { about: 'notDestroyed', packet: 6, ours: 'a2' },
    ]);
    // what an effect does is no battle's
    expect(about(battle, loses, goes, leaves('a2', 2, 'destroyedByEffect', 'A'), turnEnds)).toEqual([]);
  });

  test('lets a monster survive by what is not told, which is no difference; told before, it is explained (B43)', () => {
    const [[type, payload], loses] = fought as unknown as [[string, object], unknown];
    const survives = [type, { ...payload, destroyed: [], survives: ['b'] }];
    const { report } = judged(...declares('a', 1, 'b'), survives, loses, turnEnds);
    expect([report.disagreements, report.leftOut]).toEqual([[], []]);
    expect(report.unexplained).toMatchObject([{ packet: 3, card: 'b', rule: 'B35' }]);
    const protectedBefore = [
      'value.changed',
      { card: 'b', what: 'notDestroyedByBattle', from: false, to: true, sources: [] },
    ];
    const told = judged(protectedBefore, ...declares('a', 1, 'b'), survives, loses, turnEnds).report;
    expect([told.disagreements, told.unexplained]).toEqual([[], []]);
    // whoever leaves out that it survives is other than the rules say
    const vanished = [type, { ...payload, destroyed: [], survives: [] }];
    expect(judged(...declares('a', 1, 'b'), vanished, loses, turnEnds).report.disagreements).toMatchObject([
      { about: 'destroyed', ours: 'b', recorded: 'none', rule: 'B35' },
    ]);
  });

  test('moves a card that is in no duel has that left out, with a reason in its own terms', () => {
    const { report } = judged(...declares('a', 1, 'b'), leaves('zz', 2, 'destroyedByEffect'), ...fought);
    expect(report.leftOut).toEqual([{ packet: 3, what: 'card.moved', why: 'card zz is not in this duel' }]);
    expect(report.disagreements).toEqual([]);
  });

  test('pierces without a word has the damage told as such, and not explained away (B39)', () => {
    const [type, payload] = foughtToken('t1') as [string, object];
    const pierced = [type, { ...payload, damage: { A: 0, B: 2500 } }];
    const { report, header, entries } = judged(tokenComes('t1', 1), ...declares('a2', 1, 't1'), pierced);
    expect(report.disagreements).toMatchObject([{ about: 'damage', recorded: 'A 0, B 2500', rule: 'B39' }]);
    const said = explanationsOf(header, entries)[report.disagreements[0]?.entry ?? -1]?.sentence ?? [];
    expect(said.map((piece) => piece.text).join('')).toContain(
      'nothing here says that this attacker pierces it',
    );
  });

  test('goes on to a battle whose target has left passed a replay over, and is judged again from the next attack', () => {
    const { report } = judged(
      ...declares('a', 1, 'b'),
      ...tokens,
      leaves('b', 3, 'destroyedByEffect'),
      fought[0],
      ...second,
    );
    // the third: its damage was told, and nobody lost it
    expect(report.disagreements.map(({ about, packet }) => [about, packet])).toEqual([
      ['replayForgotten', 6],
      ['lifePoints', 6],
    ]);
    expect(report.attacks.at(-1)).toMatchObject({ how: 'battle', attacker: 'a2' });
    expect(report.attacks.at(-1)?.endedAt).not.toBeNull();
  });
});
