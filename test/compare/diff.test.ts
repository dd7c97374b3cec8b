import { describe, expect, test } from 'vitest';
import type { Entry } from '../../events/index.ts';
import { type Duel, diffDuels, exampleById, playScenario } from '../../machines/index.ts';
import { recordScenario } from '../support/recordedDuels.ts';

function duelOf(id: string, options: { readonly branch?: string; readonly ruleset?: string } = {}): Duel {
  const scenario = exampleById(id);
  if (scenario === undefined) throw new Error(`${id} is gone`);
  const { header, entries } = playScenario(scenario, options);
  return { header, entries };
}
const recorded = (id: string): Duel => {
  const scenario = exampleById(id);
  if (scenario === undefined) throw new Error(`${id} is gone`);
  return recordScenario(scenario);
};

/** The same duel with one entry written otherwise. */
const edited = ({ header, entries }: Duel, at: number, change: (entry: Entry) => object): Duel => ({
  header,
  entries: entries.map((entry) => (entry.index === at ? ({ ...entry, ...change(entry) } as Entry) : entry)),
});

describe('diff', () => {
  test.each(['D-01', 'T-01', 'T-53'])('%s against itself, with its branches: no difference', (id) => {
    const duel = recorded(id);
    expect(diffDuels(duel, structuredClone(duel))).toEqual({
      header: [],
      difference: null,
      made: null,
      branches: { one: [], other: [] },
      times: null,
    });
  });

  test('D-01 with another damage: the same decisions, another outcome, and the value that differs', () => {
    const duel = duelOf('D-01');
    const at = duel.entries.findIndex(({ type }) => type === 'battle.calculated');
    const other = edited(duel, at, ({ payload }) => ({ payload: { ...payload, damage: { A: 0, B: 800 } } }));
    const { difference, header } = diffDuels(duel, other);
    expect(header).toEqual([]);
    expect(difference).toMatchObject({ kind: 'outcome', position: at, branch: null });
    expect(difference?.fields).toEqual([{ field: 'payload.damage.B', one: 700, other: 800 }]);
    expect(difference?.decision?.command?.type).toBe('priority.pass');
  });

  test('a reason that was edited is told as another reason, not another outcome', () => {
    const duel = duelOf('D-01');
    const at = duel.entries.findIndex(({ type }) => type === 'battle.calculated');
    const other = edited(duel, at, ({ because }) => ({ because: { ...because, rule: 'B36' } }));
    const { difference } = diffDuels(duel, other);
    expect(difference).toMatchObject({ kind: 'reason', position: at });
    expect(difference?.fields).toEqual([{ field: 'because.rule', one: 'B35', other: 'B36' }]);
  });

  test('what one tells and the other has added is no other reason', () => {
    const duel = duelOf('D-01');
    const at = duel.entries.findIndex(({ type }) => type === 'battle.calculated');
    const other = edited(duel, at, () => ({ inferred: true }));
    expect(diffDuels(duel, other).difference).toMatchObject({ kind: 'added', position: at });
  });

  test('T-10: another target chosen is another decision', () => {
    const { difference, header } = diffDuels(
      duelOf('T-10', { branch: 'the newcomer' }),
      duelOf('T-10', { branch: 'stop' }),
    );
    expect(header).toEqual([]);
    expect(difference).toMatchObject({ kind: 'decision' });
    expect(difference?.one?.command).toMatchObject({ type: 'attackReplay.choose' });
    expect(difference?.fields).toContainEqual(
      expect.objectContaining({ field: 'command.target', other: 'stop' }),
    );
  });

  test('a duel that was broken off: one goes on where the other ends', () => {
    const duel = duelOf('D-01');
    const { difference } = diffDuels(duel, { ...duel, entries: duel.entries.slice(0, -3) });
    expect(difference).toMatchObject({ kind: 'more', other: null, position: duel.entries.length - 3 });
  });

  test('T-13 under two rulesets: the rulesets in the headers, and the switch that makes the first difference', () => {
    const { header, difference, made } = diffDuels(
      duelOf('T-13'),
      duelOf('T-13', { ruleset: 'classic-2004' }),
    );
    expect(new Set(header.map(({ part }) => part))).toEqual(new Set(['ruleset']));
    expect(header).toContainEqual(
      expect.objectContaining({ field: 'switches.onReplay', one: 'retarget', other: 'startOver' }),
    );
    expect(difference).toMatchObject({ kind: 'outcome' });
    expect(difference?.other?.type).toBe('attackReplay.checked');
    expect(made?.by).toEqual([['onReplay']]);
  });

  test('other cards and another setup are named by their values', () => {
    const duel = duelOf('D-01');
    const setup = { ...duel.header.setup, lifePoints: { A: 8000, B: 4000 } };
    const cards = duel.header.cards.map((card) => ({ ...card, summary: 'Another text.' }));
    const { header } = diffDuels(duel, { ...duel, header: { ...duel.header, setup, cards } });
    expect(header).toContainEqual({ part: 'setup', field: 'lifePoints.B', one: 8000, other: 4000 });
    expect(header.filter(({ part }) => part === 'cards').map(({ field }) => field)).toContain(
      'dark-magician.summary',
    );
    const begun = diffDuels(duel, duelOf('D-03'));
    expect(begun.difference).toMatchObject({ kind: 'setup', position: 0 });
  });

  test('only the times: no difference, and where they begin', () => {
    const duel = duelOf('D-01');
    const later = { ...duel, entries: duel.entries.map((entry) => ({ ...entry, at: entry.at * 2 })) };
    const { difference, times } = diffDuels(duel, later);
    expect(difference).toBeNull();
    expect(times).toBe(duel.entries.findIndex(({ at }) => at > 0));
  });

  test('T-01: branches that only one has, and a difference on a branch that both have', () => {
    const duel = recorded('T-01');
    const named = duel.entries.filter(({ type }) => type === 'branch.named');
    expect(named.length).toBeGreaterThan(0);
    const without = { ...duel, entries: duel.entries.filter(({ type }) => type !== 'branch.named') };
    expect(diffDuels(duel, without).branches.one.length).toBe(named.length);
    const head = duel.entries.findLast(({ type }) => type === 'value.changed' || type === 'attack.ended');
    if (head === undefined) throw new Error('no such entry');
    const other = edited(duel, head.index, ({ causedBy }) => ({ causedBy: [...causedBy, 0] }));
    const { difference } = diffDuels(duel, other);
    expect(difference?.branch).not.toBeNull();
    expect(difference?.one?.index).toBe(head.index);
  });
});
