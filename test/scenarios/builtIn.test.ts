import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { builtInCard } from '../../machines/cards/index.ts';
import { ruleById } from '../../machines/rulebook/index.ts';
import { EXAMPLES } from '../../machines/scenarios/builtIn.ts';
import type { Scenario, ScenarioCard } from '../../machines/scenarios/schema.ts';
import { outOfDate } from '../support/generate/sections.ts';

const root = path.resolve(import.meta.dirname, '../..');
const FOLDER = path.join(root, 'machines/scenarios/examples');

/** The rows of the specification that are played: rules.md 4.8. */
const ROWS = [
  ...Array.from({ length: 24 }, (_, n) => `T-${String(n + 1).padStart(2, '0')}`),
  ...['T-59', 'T-60', 'T-68'],
  ...['T-49', 'T-50', 'T-62', 'T-63', 'T-64', 'T-65', 'T-66', 'T-67', 'T-90'],
  ...Array.from({ length: 18 }, (_, n) => `T-${n + 71}`),
  ...Array.from({ length: 14 }, (_, n) => `D-${String(n + 1).padStart(2, '0')}`),
];

function cardsOf(scenario: Scenario): readonly string[] {
  const own = new Set(scenario.cards?.map((card) => card.id));
  const name = (card: ScenarioCard): string => (typeof card === 'string' ? card : card.card);
  return [scenario.setup.A, scenario.setup.B]
    .flatMap((side) =>
      side === undefined
        ? []
        : [
            ...[
              side.monsters,
              side.spellsTraps,
              side.hand,
              side.graveyard,
              side.deck,
              side.banished,
              side.extraDeck,
            ],
            side.fieldSpell == null ? [] : [side.fieldSpell],
          ].flatMap((list) => list ?? []),
    )
    .map(name)
    .filter((id) => !own.has(id));
}

describe('the built-in scenarios', () => {
  test('are one file each, named after their id, and all in the import list', () => {
    const files = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));
    expect(EXAMPLES.map(({ id }) => `${id}.json`).sort()).toEqual(files.sort());
    expect(outOfDate('scenarios', root).map(({ path: file }) => file)).toEqual([]);
  });

  test('hold every row of the specification that this engine is for', () => {
    const ids = new Set(EXAMPLES.map(({ id }) => id));
    expect(ROWS.filter((row) => !ids.has(row))).toEqual([]);
  });

  test.each(EXAMPLES.map((scenario) => [scenario.id, scenario] as const))(
    '%s can be read first',
    (_, scenario) => {
      expect(scenario.title.length).toBeGreaterThan(3);
      expect(scenario.title.length).toBeLessThanOrEqual(60);
      expect(scenario.text, 'a question for the learner').toMatch(/\?$/);
      expect(scenario.sources?.length).toBeGreaterThan(0);
      expect(scenario.rules?.length).toBeGreaterThan(0);
      expect(scenario.rules?.filter((id) => ruleById(id) === undefined)).toEqual([]);
      expect(cardsOf(scenario).filter((id) => builtInCard(id) === undefined)).toEqual([]);
    },
  );

  test.each(EXAMPLES.map((scenario) => [scenario.id, scenario] as const))(
    '%s expects something on every path',
    (_, scenario) => {
      const paths = Object.values(scenario.branches ?? {}).map((branch) => branch.steps);
      for (const steps of [scenario.steps, ...paths])
        expect(steps.some((step) => 'expect' in step || 'refused' in step)).toBe(true);
    },
  );
});
