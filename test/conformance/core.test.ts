import { describe, expect, test } from 'vitest';
import { ruleById } from '../../machines/index.ts';
import { KNOWN_DIFFERENCES } from './differences.ts';
import { driveRow } from './drive.ts';
import { coreOutcome, differencesOf, ourOutcome } from './outcome.ts';
import { CORE_ROWS, type CoreRow } from './row.ts';

describe('a real duel engine does the same', () => {
  test.each(CORE_ROWS.map((row) => [row.id, row] as const))('%s', (id, row) => {
    const differs = differencesOf(coreOutcome(row), ourOutcome(row, driveRow(row)));
    expect(differs).toEqual(KNOWN_DIFFERENCES.find((known) => known.row === id)?.differs ?? []);
  });
});

test('the comparison notices a decision, a value, a card or a zone that is not the same', () => {
  const row = CORE_ROWS.find(({ id }) => id === 'ultimate-offering');
  if (row === undefined) throw new Error('the row is gone');
  const differs = (change: (text: string) => string): readonly string[] => {
    const other = JSON.parse(change(JSON.stringify(row))) as CoreRow;
    return differencesOf(coreOutcome(other), ourOutcome(row, driveRow(row))).map(
      (line) => line.split(':')[0] ?? '',
    );
  };
  const said = (from: string, to: string) => differs((text) => text.replaceAll(from, to));
  expect(said('', '')).toEqual([]);
  expect(said('"attackReplaysAsked":1', '"attackReplaysAsked":2')).toEqual(['attackReplaysAsked']);
  expect(said('"attackMessages":2', '"attackMessages":1')).toEqual(['attackMessages']);
  expect(said('"attackNegated":false', '"attackNegated":true')).toEqual(['attackNegated']);
  expect(said('"atk":1300', '"atk":1200')).toEqual(['battles']);
  expect(said('"at":"B.MZONE1"', '"at":"B.MZONE0"')).toEqual(['battles']);
  expect(said('DAMAGE B 1200', 'DAMAGE B 1300')).toEqual(['damage']);
  expect(said('"lp":6300', '"lp":6200')).toEqual(['final.B.lifePoints']);
  expect(said('"card":"Baby Dragon","zone":0', '"card":"Baby Dragon","zone":3')).toEqual([
    'final.B.monsters',
  ]);
  expect(said('"pos":"FACEUP_ATTACK"}]', '"pos":"FACEDOWN_DEFENSE"}]')).toEqual(['final.B.spellsTraps']);
  expect(said('"grave":["Mystic Horseman"]', '"grave":[]')).toEqual(['final.B.graveyard']);
  expect(
    said('"decisionsNeverPossible":[]', '"decisionsNeverPossible":[{"on":"direct","yes":true}]'),
  ).toEqual(['neverPossible']);
  expect(
    said('"window":"damage_calc / -","offered":[]', '"window":"damage_calc / -","offered":["Honest"]'),
  ).toEqual(['offeredAfterReplay']);
});

describe('the listed differences', () => {
  test('are of rows there are, at most six, each under a rule', () => {
    expect(CORE_ROWS.length).toBe(67);
    expect(KNOWN_DIFFERENCES.length).toBeLessThanOrEqual(6);
    expect(new Set(KNOWN_DIFFERENCES.map(({ row }) => row)).size).toBe(KNOWN_DIFFERENCES.length);
    for (const { row, rule, differs } of KNOWN_DIFFERENCES) {
      expect(
        CORE_ROWS.some(({ id }) => id === row),
        row,
      ).toBe(true);
      expect(ruleById(rule), rule).toBeDefined();
      expect(differs.length, row).toBeGreaterThan(0);
    }
  });
});
