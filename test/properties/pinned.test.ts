import { describe, expect, test } from 'vitest';
import { createRules, playScenario, type Scenario } from '../../machines/index.ts';
import { wrongWith } from './checks.ts';
import { PINNED } from './pinnedDuels.ts';
import { PINNED_FROM_SOAK } from './pinnedFromSoak.ts';

describe('found by duels by dice', () => {
  test.each([...PINNED, ...PINNED_FROM_SOAK].map((pinned) => [pinned.title, pinned] as const))(
    '%s',
    (title, { cards, has, hasNot, setup, steps }) => {
      const scenario: Scenario = {
        format: 'duelscope/scenario',
        version: 1,
        id: 'pinned',
        title,
        ...(cards === undefined ? {} : { cards: [...cards] }),
        setup,
        steps: [...steps],
      };
      const { entries, failures, header, state } = playScenario(scenario);
      expect(failures).toEqual([]);
      expect(entries.some(({ type }) => type === has)).toBe(true);
      expect(entries.some(({ type }) => type === hasNot)).toBe(false);
      const rules = createRules({ ruleset: header.ruleset, cards: header.cards });
      expect(wrongWith({ header, rules, entries, state, decisions: 0, refused: 0, broken: [] })).toEqual([]);
    },
  );
});
