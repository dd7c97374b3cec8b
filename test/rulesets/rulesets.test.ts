import { describe, expect, test } from 'vitest';
import { DEFAULT_RULESET, RULESETS, resolveRuleset, switchesSchema } from '../../machines/index.ts';

const COLUMNS = ['classic-2004', 'ude-2005', 'wiki-ude', 'wiki-2013', 'modern-ocg', 'modern-tcg'];

/** The table of rulesets as the specification gives it; a star marks a value that is ours. */
const TABLE = `
onReplay                  | startOver       | startOver        | retarget | retarget         | retarget    | retarget
cancelUsesAttack          | false *         | false            | true     | true             | true        | true
declarationResponsesAgain | true *          | true *           | true     | false            | false       | false
watchedSides              | both            | defender         | defender | defender         | defender    | defender
fieldChange               | netCount        | anyMove          | anyMove  | anyMove          | anyMove     | anyMove
causeFilter               | trapOrQuickPlay | any              | any      | any              | any         | any
onTargetIllegal           | none *          | directLost       | any      | directLost       | any         | any
onDirectGained            | false *         | true             | false *  | true             | false       | false
onAttackerUnable          | ends *          | replayCancelOnly | ends *   | replayCancelOnly | ends        | ends
stoppedCountsAs           | nothing *       | nothing          | attacked | declared *       | declared    | declared
usedFor                   | turn *          | turn *           | turn     | turn *           | battlePhase | turn
mayStopUnderMustAttack    | true *          | false            | false *  | false *          | false       | false
zeroVsZero                | both            | both             | both *   | none             | none        | none
damageStep                | classic         | modern *         | modern * | modern *         | modern      | modern
damageStepActivations     | statChangers    | modern *         | modern * | modern *         | modern      | modern
flipNeedsField            | false *         | false *          | false *  | false *          | true        | true
firstTurnDraw             | true            | true             | true *   | true *           | false       | false
mayPayToZero              | false *         | false            | false *  | true *           | true        | true
cardTexts                 | 2004            | 2005             | 2005     | current          | current     | current
`
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()));

describe('the six rulesets', () => {
  test('are all there, the default first, then from the newest to the oldest', () => {
    expect([...RULESETS.keys()]).toEqual([
      'modern-tcg',
      'modern-ocg',
      'wiki-2013',
      'wiki-ude',
      'ude-2005',
      'classic-2004',
    ]);
    expect(DEFAULT_RULESET).toBe('modern-tcg');
  });

  test('the table has a row for each switch', () => {
    expect(TABLE.map(([name]) => name)).toEqual(Object.keys(switchesSchema.shape));
  });

  test.each(COLUMNS.map((id, column) => [id, column + 1] as const))('%s is as in the table', (id, column) => {
    const ruleset = RULESETS.get(id);
    const cells = TABLE.map((row) => [row[0] ?? '', row[column] ?? ''] as const);
    const values = Object.fromEntries(cells.map(([name, cell]) => [name, cell.replace(' *', '')]));
    expect(
      Object.fromEntries(
        Object.entries(ruleset?.switches ?? {}).map(([name, value]) => [name, String(value)]),
      ),
    ).toEqual(values);
    expect(ruleset?.ours).toEqual(cells.filter(([, cell]) => cell.endsWith('*')).map(([name]) => name));
  });

  test('are told apart by name and text', () => {
    const all = [...RULESETS.values()];
    expect(new Set(all.map(({ name }) => name)).size).toBe(6);
    expect(new Set(all.map(({ text }) => text)).size).toBe(6);
    for (const { text, sources } of all) {
      expect(text).toMatch(/^[A-Z].*\.$/);
      expect(sources.length).toBeGreaterThan(0);
    }
  });

  test('one with single switches changed counts these as ours, beside those that were', () => {
    const changed = resolveRuleset({ base: 'ude-2005', with: { zeroVsZero: 'none' } });
    expect(changed?.id).toBe('ude-2005+zeroVsZero');
    expect(changed?.switches).toEqual({ ...RULESETS.get('ude-2005')?.switches, zeroVsZero: 'none' });
    expect(new Set(changed?.ours)).toEqual(
      new Set([...(RULESETS.get('ude-2005')?.ours ?? []), 'zeroVsZero']),
    );
  });
});
