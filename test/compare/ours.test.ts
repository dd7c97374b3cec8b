import { describe, expect, test } from 'vitest';
import {
  createOursFinder,
  createRules,
  type DuelState,
  exampleById,
  playScenario,
  type SwitchName,
} from '../../machines/index.ts';

/** For each entry of a playing that a value of ours made: its type and the switches. */
function oursIn(
  id: string,
  ruleset: string,
  branch?: string,
): readonly (readonly [string, readonly SwitchName[]])[] {
  const scenario = exampleById(id);
  if (scenario === undefined) throw new Error(`${id} is gone`);
  const { header, entries } = playScenario(scenario, {
    ruleset,
    ...(branch === undefined ? {} : { branch }),
  });
  const rules = createRules({ ruleset: header.ruleset, cards: header.cards });
  const finder = createOursFinder(header);
  let state = rules.initial();
  let before: DuelState | null = null;
  let first = 0;
  return entries.flatMap((entry, at) => {
    if (entry.command !== undefined) [before, first] = [state, at];
    state = rules.evolve(state, entry);
    const names = finder.behind(entries.slice(first, at + 1), before);
    return names.length === 0 ? [] : [[entry.type, names] as const];
  });
}

describe('values that no source states are found where they decide', () => {
  test('D-08: two with 0 ATK under wiki-ude, where that is ours, and under ude-2005, where it is not', () => {
    expect(oursIn('D-08', 'wiki-ude')).toContainEqual(['battle.calculated', ['zeroVsZero']]);
    expect(oursIn('D-08', 'ude-2005').flatMap(([, names]) => names)).not.toContain('zeroVsZero');
  });

  test('T-03: a lost right to attack directly under classic-2004', () => {
    expect(oursIn('T-03', 'classic-2004', 'where a lost right makes no replay')).toContainEqual([
      'attackReplay.checked',
      ['onTargetIllegal'],
    ]);
  });

  test('T-13: what was not gone on with is not used up under classic-2004', () => {
    const found = oursIn('T-13', 'classic-2004', '2004, 2005: Luster Dragon instead');
    expect(found).toContainEqual([
      'attack.ended',
      expect.arrayContaining(['cancelUsesAttack', 'stoppedCountsAs']) as SwitchName[],
    ]);
  });

  test('X-02: the first draw under wiki-ude, in the setup itself or after it', () => {
    expect(oursIn('X-02', 'wiki-ude', 'the older way').flatMap(([, names]) => names)).toContain(
      'firstTurnDraw',
    );
  });

  test('under modern-tcg nothing is ours', () => {
    expect(oursIn('T-01', 'modern-tcg')).toEqual([]);
  });
});
