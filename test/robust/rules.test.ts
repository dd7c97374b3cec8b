import { describe, expect, test } from 'vitest';
import { ACTIVATE, monster, played, spell } from './made.ts';

const last = (duel: ReturnType<typeof played>, type: string) =>
  duel.entries.findLast((entry) => entry.type === type);

describe('who must draw from an empty Deck loses (B8)', () => {
  const draws = (player: string, count: number) => spell({ do: [{ op: 'draw', player, count }] });
  test.each([
    ['you', 1, { A: { spellsTraps: ['x'], deck: [] } }, 'B'],
    ['you', 2, { A: { spellsTraps: ['x'], deck: ['dark-magician'] } }, 'B'],
    ['opponent', 1, { A: { spellsTraps: ['x'] }, B: { deck: [] } }, 'A'],
  ])('%s draws %i', (player, count, setup, winner) => {
    const steps = [{ A: 'activate', card: 'x' }, { until: 'duelOver' }, { expect: { winner } }];
    const duel = played([draws(player, count)], setup, steps);
    expect(duel.failures).toEqual([]);
    expect(last(duel, 'duel.ended')).toMatchObject({
      payload: { winner, how: 'deckOut' },
      because: { rule: 'B8', code: 'deckOut' },
    });
  });
  test('a draw of exactly what is left does not', () => {
    const setup = { A: { spellsTraps: ['x'], deck: ['dark-magician'] } };
    const duel = played([draws('you', 1)], setup, [...ACTIVATE, { expect: { counts: { 'A.hand': 1 } } }]);
    expect(duel.failures).toEqual([]);
    expect(duel.state.board.winner).toBeNull();
  });
  test('sending cards from an empty Deck does not either', () => {
    const mills = spell({ do: [{ op: 'mill', player: 'you', count: 3 }] });
    const duel = played([mills], { A: { spellsTraps: ['x'], deck: [] } }, ACTIVATE);
    expect(duel.failures).toEqual([]);
  });
});

describe('to Summon n monsters an effect needs n free zones (B53)', () => {
  const full = ['dark-magician', 'dark-magician', 'dark-magician', 'dark-magician', 'dark-magician'];
  const tokens = (count: number, to = 'you') => ({
    op: 'createTokens',
    token: 'sheep-token',
    count,
    position: 'attack',
    to,
  });
  const becomes = {
    op: 'becomeMonster',
    atk: 0,
    def: 0,
    level: 1,
    attribute: 'DARK',
    type: 'Rock',
    position: 'attack',
  };
  const fromHand = { op: 'specialSummon', what: { in: 'hand', of: 'you' }, positions: ['attack'] };
  const refused = [
    { A: 'activate', card: 'x', refused: 'effect/no-zone' },
    { expect: { refused: 'effect/no-zone' } },
  ];
  test.each([
    ['six tokens', { do: [tokens(6)] }, { A: { spellsTraps: ['x'] } }],
    ['a token on a full side', { do: [tokens(1)] }, { A: { monsters: full, spellsTraps: ['x'] } }],
    [
      'a token on the other full side',
      { do: [tokens(1, 'opponent')] },
      { A: { spellsTraps: ['x'] }, B: { monsters: full } },
    ],
    [
      'a monster of the hand',
      { do: [fromHand] },
      { A: { monsters: full, spellsTraps: ['x'], hand: ['gemini-elf'] } },
    ],
    ['itself', { do: [becomes] }, { A: { monsters: full, spellsTraps: ['x'] } }],
    [
      'two by two operations',
      { do: [tokens(1), tokens(1)] },
      { A: { monsters: full.slice(1), spellsTraps: ['x'] } },
    ],
    [
      'a token for a card of the hand',
      { cost: [{ op: 'discard', what: { in: 'hand', of: 'you' }, count: 1 }], do: [tokens(1)] },
      { A: { monsters: full, spellsTraps: ['x'], hand: ['gemini-elf'] } },
    ],
  ])('%s', (_, effect, setup) => {
    expect(played([spell(effect)], setup, refused).failures).toEqual([]);
  });

  test.each([
    [
      'its cost frees the zone',
      { cost: [{ op: 'tribute', what: { in: 'monster', of: 'you' }, count: 1 }], do: [tokens(1)] },
    ],
    ['it frees zones first', { do: [{ op: 'destroy', what: { in: 'monster', of: 'you' } }, tokens(2)] }],
    [
      'it may as well do something else',
      { do: [{ op: 'if', condition: [{ turn: 'opponent' }], do: [tokens(1)] }] },
    ],
  ])('a full side is no matter where %s', (_, effect) => {
    const steps = [{ A: 'activate', card: 'x', answers: ['dark-magician'] }, { until: 'battle.open' }];
    const setup = { A: { monsters: full, spellsTraps: ['x'] } };
    expect(played([spell(effect)], setup, steps).failures).toEqual([]);
  });
});

describe('what the cost of an attack does to it (B13, B14)', () => {
  const attacker = (cost: object) => monster([{ id: 'e', kind: 'attackCost', cost: [cost] }]);
  const destroys = attacker({ op: 'destroy', what: { in: 'monster', of: 'opponent' }, count: 1 });
  const attack = (more: object = {}) => ({ A: 'attack', with: 'x', target: '7-colored-fish', ...more });

  test.each([
    ['defense', 'ATTACKER_DEFENSE'],
    ['facedownDefense', 'ATTACKER_FACEDOWN'],
  ])('an attacker turned to %s declares nothing, and its attack is used', (to, code) => {
    const setup = { A: { monsters: ['x'] }, B: { monsters: ['7-colored-fish'] } };
    const steps = [attack(), { until: 'attackOver' }, { expect: { attack: { ended: 'noBattle' } } }];
    const duel = played([attacker({ op: 'turn', what: 'self', to })], setup, steps);
    expect(duel.failures).toEqual([]);
    expect(last(duel, 'attack.declared')).toBeUndefined();
    expect(last(duel, 'attack.ended')).toMatchObject({
      payload: { code, used: true, countsAsDeclared: false },
    });
  });

  test('the player is asked where the named target is gone, even with one target left', () => {
    const setup = { A: { monsters: ['x'] }, B: { monsters: ['7-colored-fish'] } };
    const steps = [
      attack(),
      { expect: { asked: { player: 'A', kind: 'attackTarget' } } },
      { A: 'answer', answer: 'direct' },
      { until: 'attackOver' },
      { expect: { attack: { ended: 'battle' }, lifePoints: { B: 7000 } } },
    ];
    expect(played([destroys], setup, steps).failures).toEqual([]);
  });

  test('a target named before is attacked where it is still there', () => {
    const setup = { A: { monsters: ['x'] }, B: { monsters: ['7-colored-fish', 'skull-servant'] } };
    const steps = [
      attack({ answers: ['skull-servant'] }),
      { until: 'attackOver' },
      { expect: { battle: { attacker: 'x', target: '7-colored-fish' } } },
    ];
    const pays = attacker({
      op: 'destroy',
      what: { in: 'monster', of: 'opponent', where: { name: 'skull-servant' } },
    });
    expect(played([pays], setup, steps).failures).toEqual([]);
  });
});
