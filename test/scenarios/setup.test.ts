import { describe, expect, test } from 'vitest';
import { builtInCard, playScenario, type Scenario, ScenarioError } from '../../machines/index.ts';

const scenario = (setup: Scenario['setup'], steps: Scenario['steps'] = []): Scenario => ({
  format: 'duelscope/scenario',
  version: 1,
  id: 'setup',
  title: 'A setup',
  setup,
  steps,
});

describe('what is true before a scenario begins', () => {
  test('an effect that happened before still applies: Threatening Roar bars declarations (B23)', () => {
    const played = playScenario(
      scenario(
        { A: { monsters: ['dark-magician'] }, happened: [{ player: 'B', card: 'threatening-roar' }] },
        [
          { expect: { mayDeclare: [], place: { 'threatening-roar': 'B.graveyard' } } },
          { A: 'attack', with: 'dark-magician', target: 'direct', refused: 'attack/cannot-declare' },
        ],
      ),
    );
    expect(played.failures).toEqual([]);
  });

  test('an effect limited to once a turn that was used already is refused (B55)', () => {
    const [effect] = builtInCard('masked-ninja-ebisu')?.effects ?? [];
    const side = {
      monsters: [{ card: 'masked-ninja-ebisu', usedThisTurn: [effect?.id ?? ''] }, 'ninja-grandmaster-hanzo'],
    };
    const played = playScenario(
      scenario({ at: 'main1', A: side, B: { spellsTraps: ['scapegoat', 'shrink', 'book-of-moon'] } }, [
        { expect: { notOffered: { 'masked-ninja-ebisu': 'effect/limit' } } },
      ]),
    );
    expect(played.failures).toEqual([]);
  });

  test('materials lie under their monster and go to the Graveyard when it leaves', () => {
    const played = playScenario(
      scenario(
        {
          at: 'main1',
          A: {
            monsters: [{ card: 'dark-magician', materials: ['baby-dragon'] }],
            spellsTraps: ['compulsory-evacuation-device'],
          },
        },
        [
          { expect: { place: { 'baby-dragon': 'A.material' } } },
          { A: 'activate', card: 'compulsory-evacuation-device' },
          { until: 'main1' },
          { expect: { place: { 'baby-dragon': 'A.graveyard', 'dark-magician': 'A.hand' } } },
        ],
      ),
    );
    expect(played.failures).toEqual([]);
  });

  test('two cards of one name are told apart, and a place is taken once', () => {
    const twice = {
      A: {
        monsters: [
          { card: 'baby-dragon', as: 'one' },
          { card: 'sky-scout', as: 'one' },
        ],
      },
    };
    expect(() => playScenario(scenario(twice))).toThrow(ScenarioError);
    const played = playScenario(
      scenario({ A: { monsters: ['baby-dragon', { card: 'sky-scout', place: 3 }] } }, [
        { expect: { place: { 'sky-scout': 'A.monster.3', 'baby-dragon': 'A.monster.2' } } },
      ]),
    );
    expect(played.failures).toEqual([]);
  });
});
