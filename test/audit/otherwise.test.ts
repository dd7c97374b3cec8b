import { describe, expect, test } from 'vitest';
import { decodeDuel } from '../../events/index.ts';
import { bugReport, explanationsOf, headerSchema, nameIn, observeDuel } from '../../machines/index.ts';
import { takeInHand } from '../../ui/worker/duelOnHand.ts';
import { importReportOf } from '../../ui/worker/importReport.ts';
import { observedBy } from '../../ui/worker/observing.ts';
import {
  choosesAgain,
  declares,
  fought,
  foughtToken,
  leaves,
  tokenComes,
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
const second = [...declares('a2', 2, 't1'), foughtToken('t1'), turnEnds];

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
    expect(report.attacks.map(({ how, endedAt }) => [how, endedAt !== null])).toEqual([
      ['battle', true],
      ['battle', true],
    ]);
    expect(entries.filter(({ type }) => type === 'procedure.observed')).toEqual([]);
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

  test('takes other Life Points than its battle is told both numbers', () => {
    const wrong = ['lifePoints.changed', { player: 'B', from: 8000, to: 7000, why: 'battleDamage' }];
    const { report } = judged(...declares('a', 1, 'b'), fought[0], wrong, fought[2]);
    expect(report.disagreements).toMatchObject([{ about: 'lifePoints', ours: '7200', recorded: '7000' }]);
  });

  test('goes on to a battle whose target has left has no place in the rules, and is judged again from the next attack', () => {
    const { report } = judged(
      ...declares('a', 1, 'b'),
      ...tokens,
      leaves('b', 3, 'destroyedByEffect'),
      fought[0],
      ...second,
    );
    expect(report.disagreements.map(({ about, packet }) => [about, packet])).toContainEqual(['noPlace', 6]);
    expect(report.attacks.at(-1)).toMatchObject({ how: 'battle', attacker: 'a2' });
    expect(report.attacks.at(-1)?.endedAt).not.toBeNull();
  });
});
