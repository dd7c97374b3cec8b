import { describe, expect, test } from 'vitest';
import { ACTIVATE, monster, played, refusalOf, spell } from './made.ts';

const damage = (amount: unknown) => spell({ do: [{ op: 'damage', player: 'opponent', amount }] });
const tokens = (count: unknown, token = 'sheep-token') =>
  spell({ do: [{ op: 'createTokens', token, count, position: 'attack', to: 'you' }] });
const aimed = (count: unknown) =>
  spell({
    target: { what: { in: 'monster', of: 'either' }, count },
    do: [{ op: 'destroy', what: 'target' }],
  });
const gain = { op: 'gainLifePoints', player: 'you', amount: 1 };

describe('a number of a card is whole and within bounds', () => {
  test.each([
    ['damage', damage(0.5), 'whole number'],
    ['damage without end', damage(1e300), '1000000 is the most'],
    ['negative damage', damage(-1), '0 is the least'],
    ['a variable that is not there', damage({ var: 'constructor' }), 'paid.atk'],
    ['no tokens', tokens(0), '1 is the least'],
    ['tokens in part', tokens(1.5), 'whole number'],
    ['no targets', aimed(0), '1 is the least'],
    ['a target less than none', aimed(-1), '1 is the least'],
    ['a target and a half', aimed(1.5), 'whole number'],
    ['a draw of half a card', spell({ do: [{ op: 'draw', player: 'you', count: 0.5 }] }), 'whole number'],
    [
      'a payment that pays you',
      spell({ cost: [{ op: 'payLifePoints', amount: -9000 }], do: [] }),
      '0 is the least',
    ],
    ['Spell Speed 9', spell({ speed: 9, do: [] }), '3 is the most'],
    ['Spell Speed 0', spell({ speed: 0, do: [] }), '1 is the least'],
    ['ATK below 0', monster([], 'x', { atk: -100 }), '0 is the least'],
    ['ATK in fractions', monster([], 'x', { atk: 1000.5 }), 'whole number'],
    ['Level 13', monster([], 'x', { level: 13 }), '12 is the most'],
    ['a limit of 0 times', spell({ limit: { per: 'turn', times: 0, by: 'copy' }, do: [] }), '1 is the least'],
  ])('%s', (_, card, says) => {
    expect(refusalOf([card])).toContain(says);
  });

  test('what effects make of numbers stays within bounds, and the file can be read again', () => {
    const grows = spell({
      do: [
        {
          op: 'apply',
          to: { in: 'monster', of: 'you' },
          what: [{ modify: 'atk', add: 1_000_000 }],
          until: 'endOfTurn',
        },
        {
          op: 'apply',
          to: { in: 'monster', of: 'opponent' },
          what: [{ modify: 'atk', add: -1_000_000 }],
          until: 'endOfTurn',
        },
        ...Array.from({ length: 20 }, () => ({ ...gain, amount: 1_000_000 })),
        { op: 'damage', player: 'opponent', amount: { count: { in: 'monster', of: 'either' }, times: -500 } },
      ],
    });
    const duel = played([grows], undefined, ACTIVATE);
    expect(duel.failures).toEqual([]);
    const { cards, players } = duel.state.board;
    expect(players.A.lifePoints).toBe(10_000_000);
    expect(players.B.lifePoints).toBe(8000);
    const atk = (name: string) => Object.values(cards).find((card) => card.name === name)?.values.atk;
    expect(atk('dark-magician')).toBe(1_000_000);
    expect(atk('7-colored-fish')).toBe(0);
  });
});

describe('a card that cannot mean anything is refused, with its line', () => {
  const forced = { id: 'e', kind: 'quick', forced: true, do: [gain] };
  const trigger = (event: object) =>
    monster([{ id: 'e', kind: 'trigger', optional: false, when: [event], do: [gain] }]);
  test.each([
    ['creates what is no token', [tokens(1, 'dark-magician')], 'creates "dark-magician", which is no token'],
    ['does too much', [spell({ do: Array.from({ length: 61 }, () => gain) })], '60 is the most'],
    [
      'does too much, one thing inside the other',
      [
        spell({
          do: [
            { op: 'may', do: Array.from({ length: 40 }, () => gain) },
            { op: 'may', do: Array.from({ length: 40 }, () => gain) },
          ],
        }),
      ],
      'does 82 things, and 60 is the most',
    ],
    [
      'pays by ending the Battle Phase',
      [spell({ cost: [{ op: 'endBattlePhase' }], do: [] })],
      'one of "destroy", "banish", "sendToGraveyard", "returnToHand", "tribute", "discard", "payLifePoints", "detach", "turn", "apply"',
    ],
    [
      'pays with the opponent’s Life Points',
      [spell({ cost: [{ op: 'damage', player: 'opponent', amount: 1 }], do: [] })],
      'cost',
    ],
    ['has an id twice', [spell({ do: [] }), spell({ do: [] })], 'two cards have the id "x"'],
    ['is called as another is', [monster([], 'dark-magician')], 'there is a card "dark-magician" already'],
    ['has no id', [monster([], '')], 'an id is made of letters'],
    ['has an id that references cannot name', [monster([], 'x#1')], 'an id is made of letters'],
    ['has an effect without an id', [monster([{ ...forced, id: '' }])], 'too short'],
    ['offers no choice', [spell({ do: [{ op: 'option', options: [] }] })], 'too short'],
    [
      'offers a choice twice',
      [
        spell({
          do: [
            {
              op: 'option',
              options: [
                { name: 'a', do: [] },
                { name: 'a', do: [] },
              ],
            },
          ],
        }),
      ],
      'offers "a" twice',
    ],
    [
      'triggers by an activation',
      [trigger({ event: 'activation', by: 'either', of: ['spell'] })],
      'waits for activation',
    ],
    [
      'triggers by damage calculation',
      [trigger({ event: 'damageCalculation', with: 'self' })],
      'waits for damageCalculation',
    ],
    [
      'answers a Summon by a quick effect',
      [monster([{ id: 'e', kind: 'quick', when: [{ event: 'flipped', card: 'self' }], do: [gain] }])],
      'waits for flipped',
    ],
    ['is forced by nothing', [monster([forced])], 'is forced'],
    ['has no ATK', [monster([], 'x', { atk: undefined })], 'a monster needs'],
    [
      'asks by itself',
      [
        monster([
          {
            id: 'e',
            kind: 'reaction',
            when: [{ event: 'flipped', card: 'self' }],
            do: [{ op: 'may', do: [gain] }],
          },
        ]),
      ],
      'has a player choose (may), and nobody is asked by itself',
    ],
    [
      'lets choose by itself',
      [
        monster([
          {
            id: 'e',
            kind: 'reaction',
            when: [{ event: 'flipped', card: 'self' }],
            do: [{ op: 'destroy', what: { in: 'monster', of: 'either' }, count: 1 }],
          },
        ]),
      ],
      'has a player choose (destroy)',
    ],
    [
      'adds its own ATK to its ATK',
      [
        monster([
          {
            id: 'e',
            kind: 'continuous',
            influences: [{ to: 'self', what: [{ modify: 'atk', add: { valueOf: 'self', what: 'atk' } }] }],
          },
        ]),
      ],
      'makes its own atk depend on itself',
    ],
  ])('%s', (_, cards, says) => {
    expect(refusalOf(cards, {})).toContain(says);
  });
});

describe('a setup that no duel can have is refused, with its line', () => {
  const five = Array.from({ length: 5 }, () => 'dark-magician');
  test.each([
    [
      'a Spell in a Monster Zone',
      { A: { monsters: ['scapegoat'] } },
      '"scapegoat" <- setup.A.monsters[0]: "scapegoat" is a spell',
    ],
    [
      'a monster in a Spell & Trap Zone',
      { A: { spellsTraps: ['dark-magician'] } },
      '"dark-magician" is a monster',
    ],
    [
      'a Quick-Play Spell as Field Spell',
      { A: { fieldSpell: 'scapegoat' } },
      '"scapegoat" is no Field Spell',
    ],
    ['a Field Spell in a Spell & Trap Zone', { A: { spellsTraps: ['necrovalley'] } }, 'is a Field Spell'],
    ['a token in the hand', { A: { hand: ['sheep-token'] } }, '"sheep-token" is a token'],
    ['a token in the Graveyard', { B: { graveyard: [{ card: 'sheep-token' }] } }, '"card": "sheep-token" <-'],
    ['a Fusion Monster in the hand', { A: { hand: ['five-headed-dragon'] } }, 'belongs in the Extra Deck'],
    ['a Fusion Monster in the deck', { A: { deck: ['five-headed-dragon'] } }, 'belongs in the Extra Deck'],
    [
      'another monster in the Extra Deck',
      { A: { extraDeck: ['dark-magician'] } },
      'does not belong in the Extra Deck',
    ],
    [
      'a Spell as a monster',
      { A: { spellsTraps: [{ card: 'scapegoat', asMonster: true }] } },
      'cannot be here as a monster',
    ],
    [
      'a Battle Phase in the first turn',
      { turn: 1 },
      '"turn": 1 <- setup.turn: the first turn has no Battle Phase',
    ],
    [
      'a Start Step in the first turn',
      { turn: 1, at: 'start.open' },
      'setup.at: the first turn has no Battle Phase',
    ],
    ['turn 10,001', { turn: 10_001 }, '10000 is the most'],
    ['a player at 0 Life Points', { A: { lifePoints: 0 } }, '1 is the least'],
    ['a player below 0 Life Points', { A: { lifePoints: -5 } }, '1 is the least'],
    ['more Life Points than are counted', { A: { lifePoints: 10_000_001 } }, '10000000 is the most'],
    [
      'a card called direct',
      { A: { monsters: [{ card: 'dark-magician', as: 'direct' }] } },
      'a name of your own',
    ],
    [
      'a card called as a place is',
      { A: { monsters: [{ card: 'dark-magician', as: 'B.monster' }] } },
      'a name of your own',
    ],
    [
      'a card called as a second copy is',
      { A: { monsters: [{ card: 'dark-magician', as: 'one#2' }] } },
      'a name of your own',
    ],
    [
      'fewer counters than none',
      { A: { monsters: [{ card: 'dark-magician', counters: { spell: -1 } }] } },
      '0 is the least',
    ],
  ])('%s', (_, setup, says) => {
    expect(refusalOf([], setup)).toContain(says);
  });

  test('what they nearly are is read', () => {
    const setup = {
      turn: 1,
      at: 'main1',
      A: {
        monsters: [{ card: 'metal-reflect-slime', position: 'defense' }, 'sheep-token'],
        fieldSpell: 'necrovalley',
        extraDeck: ['five-headed-dragon'],
      },
      B: { monsters: five, lifePoints: 1 },
    };
    expect(played([], setup).failures).toEqual([]);
  });
});
