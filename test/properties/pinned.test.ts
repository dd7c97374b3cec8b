import { describe, expect, test } from 'vitest';
import type { EventType } from '../../events/index.ts';
import {
  createRules,
  playScenario,
  type Scenario,
  type ScenarioSetup,
  type Step,
} from '../../machines/index.ts';
import { wrongWith } from './checks.ts';

// What duels by dice have shown, each as the shortest duel that shows it.

interface Pinned {
  readonly title: string;
  readonly setup: ScenarioSetup;
  readonly steps: readonly Step[];
  /** It must have come this far. */
  readonly has: EventType;
}

const PINNED: readonly Pinned[] = [
  {
    title: 'a negation that waits for the next attack takes place when it is declared',
    setup: { at: 'start.open', A: { monsters: ['gemini-elf'] }, B: { graveyard: ['necro-gardna'] } },
    steps: [
      { B: 'activate', card: 'necro-gardna' },
      { until: 'battle.open' },
      { A: 'attack', with: 'gemini-elf', target: 'direct' },
      { until: 'attackOver' },
      {
        expect: { noAttackReplay: 'ATTACK_NEGATED', attack: { ended: 'noBattle' }, lifePoints: { B: 8000 } },
      },
    ],
    has: 'attack.negated',
  },
  {
    title: 'what lasts while its card is face-up ends because the card was Tributed',
    setup: {
      at: 'main1',
      A: { monsters: ['light-and-darkness-dragon'], hand: ['summoned-skull', 'mystical-space-typhoon'] },
      B: { spellsTraps: ['mirror-force'] },
    },
    steps: [
      { A: 'activate', card: 'mystical-space-typhoon', answers: ['mirror-force'] },
      { until: 'main1' },
      { expect: { atk: { 'light-and-darkness-dragon': 2300 }, place: { 'mirror-force': 'B.spellTrap' } } },
      { A: 'summon', card: 'summoned-skull' },
      { until: 'main1' },
      { expect: { place: { 'light-and-darkness-dragon': 'A.graveyard' } } },
    ],
    has: 'effect.expired',
  },
];

describe('found by duels by dice', () => {
  test.each(PINNED.map((pinned) => [pinned.title, pinned] as const))('%s', (title, { has, setup, steps }) => {
    const scenario: Scenario = {
      format: 'duelscope/scenario',
      version: 1,
      id: 'pinned',
      title,
      setup,
      steps: [...steps],
    };
    const { entries, failures, header, state } = playScenario(scenario);
    expect(failures).toEqual([]);
    expect(entries.some(({ type }) => type === has)).toBe(true);
    const rules = createRules({ ruleset: header.ruleset, cards: header.cards });
    expect(wrongWith({ header, rules, entries, state, decisions: 0, refused: 0, broken: [] })).toEqual([]);
  });
});
