import { describe, expect, test } from 'vitest';
import { textOf } from '../../events/index.ts';
import { exampleById, playScenario, type Scenario } from '../../machines/index.ts';
import { teller } from './telling.ts';

type Side = Scenario['setup']['A'];

/** What is said of an own duel: A's Dark Magician attacks Big Shield Gardna, and what the players do then. */
function told(A: Side, B: Side, steps: Scenario['steps']) {
  const { header, entries, failures } = playScenario({
    format: 'duelscope/scenario',
    version: 1,
    id: 'nothing',
    title: 'Nothing comes of it',
    setup: { A, B },
    steps: [{ A: 'attack', with: 'dark-magician', target: 'big-shield-gardna' }, ...steps],
  });
  const names = new Map(header.cards.map((card) => [card.id, card.name]));
  const tell = teller(entries, (name) => names.get(name) ?? name, header.ruleset.switches);
  const of = (type: string) =>
    entries.filter((entry) => entry.type === type).map(({ index }) => tell.at(index));
  return { failures, of, sentences: (type: string) => of(type).map(({ sentence }) => textOf(sentence)) };
}
const A: Side = { monsters: ['dark-magician'] };

describe('a card that does nothing says so, and why', () => {
  test('R11: Magic Cylinder under Book of Moon: the attacker is face-down already', () => {
    const { of, sentences } = told(
      A,
      { monsters: ['big-shield-gardna'], spellsTraps: ['magic-cylinder', 'book-of-moon'] },
      [
        { B: 'activate', card: 'magic-cylinder' },
        { B: 'activate', card: 'book-of-moon', answers: ['dark-magician'] },
        { until: 'attackOver' },
      ],
    );
    expect(sentences('link.resolving')[1]).toBe('Magic Cylinder resolves: its turn in the chain has come.');
    expect(of('link.resolved')[1]?.row).toBe('Magic Cylinder has resolved and does nothing');
    expect(sentences('link.resolved')).toEqual([
      'Book of Moon has done what it does.',
      'Magic Cylinder has resolved, but Dark Magician is face-down already.',
    ]);
  });

  test('B26: Fiendish Chain destroyed in its chain: nothing comes of it, and the check says why it did not stop the attack', () => {
    const { sentences } = told(
      {
        monsters: [{ card: 'goblin-attack-force', as: 'goblins' }, 'dark-magician'],
        spellsTraps: ['mystical-space-typhoon'],
      },
      { monsters: ['big-shield-gardna'], spellsTraps: ['fiendish-chain'] },
      [
        { B: 'activate', card: 'fiendish-chain', answers: ['goblins'] },
        { A: 'activate', card: 'mystical-space-typhoon', answers: ['fiendish-chain'] },
        { until: 'attackOver' },
      ],
    );
    expect(sentences('link.resolving')[1]).toBe(
      'Fiendish Chain resolves: its turn in the chain has come, and nothing comes of it.',
    );
    expect(sentences('attackReplay.checked')[0]).toContain(
      'Fiendish Chain did nothing: it was destroyed by Mystical Space Typhoon before it could resolve. So the attack goes on.',
    );
  });

  test('a Continuous Trap that applies from now on is no card that did nothing', () => {
    const { of } = told(A, { monsters: ['big-shield-gardna'], spellsTraps: ['gravity-bind'] }, [
      { B: 'activate', card: 'gravity-bind' },
      { until: 'attackOver' },
    ]);
    expect(of('link.resolved').map(({ row }) => row)).toEqual(['Gravity Bind has resolved']);
  });
});

describe('what lies where is told', () => {
  test('the setup counts Set cards and hands', () => {
    const { sentences } = told(
      { ...A, hand: ['kuriboh', 'honest'] },
      { monsters: ['big-shield-gardna'], spellsTraps: ['book-of-moon', 'magic-cylinder'] },
      [],
    );
    expect(sentences('duel.started')[0]).toBe(
      'It is turn 3, in A’s Battle Phase. A has 8000 Life Points and controls Dark Magician, with two cards in the hand. B has 8000 Life Points and controls Big Shield Gardna, with two Set cards.',
    );
  });

  test('B16: a monster in the Graveyard is told to be there', () => {
    const { sentences } = told(
      { monsters: ['dark-magician', 'gemini-elf'] },
      { monsters: ['big-shield-gardna', 'skull-servant'], graveyard: ['summoned-skull'] },
      [
        { until: 'attackOver' },
        {
          A: 'attack',
          with: 'gemini-elf',
          target: 'summoned-skull',
          refused: 'attack/target-not-legal',
        },
      ],
    );
    expect(sentences('command.refused')[0]).toMatch(
      /^A may not attack Summoned Skull with Gemini Elf: Summoned Skull is in the Graveyard\. /,
    );
  });

  test('R39: an attack that a card turns to itself', () => {
    const example = exampleById('T-45');
    if (example === undefined) throw new Error('no T-45');
    const { header, entries } = playScenario(example, { branch: 'in Attack Position' });
    const names = new Map(header.cards.map((card) => [card.id, card.name]));
    const tell = teller(entries, (name) => names.get(name) ?? name);
    const turned = entries.find(({ type }) => type === 'attack.redirected');
    expect(tell.at(turned?.index ?? -1).row).toBe('Construction Train Signal Red turns the attack to itself');
  });
});
