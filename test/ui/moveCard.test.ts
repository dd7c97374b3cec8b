import { describe, expect, test } from 'vitest';
import { builtInCard, playScenario, readScenario, type Scenario } from '../../machines/index.ts';
import { addCard, type Chosen, cardsOf, changeCard, EMPTY_DRAFT } from '../../ui/sandbox/draft.ts';
import {
  equipTo,
  holderOf,
  holdersOf,
  moveCard,
  placesFor,
  withoutLostEquips,
} from '../../ui/sandbox/moveCard.ts';
import type { ShelfCard } from '../../ui/worker/protocol/index.ts';

const at = (player: 'A' | 'B', list: Chosen['list'], index = 0): Chosen => ({ player, list, index });
const face = (id: string) => builtInCard(id) as unknown as ShelfCard;

/** A monster in A's zone 3 and one in B's zone 2, and an Equip Spell of A's. */
function table(): Scenario {
  const one = addCard(EMPTY_DRAFT, { player: 'A', list: 'monsters', place: 3 }, 'gemini-elf');
  const two = addCard(one, { player: 'B', list: 'monsters', place: 2 }, 'celtic-guardian');
  return addCard(two, { player: 'A', list: 'spellsTraps', place: 3 }, 'shooting-star-bow-ceal');
}

/** The cards of the duel that a setup makes, by their names. */
function played(draft: Scenario) {
  const reading = readScenario(JSON.stringify({ ...draft, title: 'moved' }));
  if (!reading.ok) throw new Error(reading.message);
  const cards = playScenario(reading.scenario).header.setup.cards;
  return (name: string) => {
    const card = cards.find((each) => each.name === name);
    if (card === undefined) throw new Error(`no ${name}`);
    return card;
  };
}

describe('moving a card of a setup', () => {
  test('to another zone, to the other side, to a pile: it lies there in the duel', () => {
    const near = moveCard(table(), at('A', 'monsters'), { player: 'A', list: 'monsters', place: 5 });
    expect(played(near.draft)('gemini-elf').place).toEqual({ player: 'A', zone: 'monster', index: 5 });
    const across = moveCard(near.draft, near.chosen, { player: 'B', list: 'monsters', place: 4 });
    expect(across.chosen).toEqual(at('B', 'monsters', 1));
    expect(played(across.draft)('gemini-elf').place).toEqual({ player: 'B', zone: 'monster', index: 4 });
    const away = moveCard(across.draft, across.chosen, { player: 'B', list: 'graveyard', place: null });
    expect(cardsOf(away.draft, 'B', 'graveyard')).toEqual([{ card: 'gemini-elf' }]);
    expect(played(away.draft)('gemini-elf').place).toMatchObject({ player: 'B', zone: 'graveyard' });
  });

  test('where one lies already, the two change places and keep how they lie', () => {
    const turned = changeCard(table(), at('B', 'monsters'), {
      card: 'celtic-guardian',
      place: 2,
      position: 'defense',
    });
    const { draft } = moveCard(turned, at('A', 'monsters'), { player: 'B', list: 'monsters', place: 2 });
    expect(cardsOf(draft, 'B', 'monsters')).toEqual([{ card: 'gemini-elf', place: 2 }]);
    expect(cardsOf(draft, 'A', 'monsters')).toEqual([
      { card: 'celtic-guardian', place: 3, position: 'defense' },
    ]);
  });

  test('only where such a card can lie, and never on a card of another row', () => {
    const places = placesFor(table(), at('A', 'monsters'), face('gemini-elf'));
    expect([...new Set(places.map(({ list }) => list))].sort()).toEqual([
      'banished',
      'deck',
      'graveyard',
      'hand',
      'monsters',
    ]);
    expect(places.filter(({ list }) => list === 'monsters')).toHaveLength(10);
    const fromHand = addCard(table(), { player: 'A', list: 'hand', place: null }, 'mystic-horseman');
    const free = placesFor(fromHand, at('A', 'hand'), face('mystic-horseman')).filter(
      ({ list }) => list === 'monsters',
    );
    expect(free.map(({ player, place }) => `${player}${place}`)).toEqual([
      'A1',
      'A2',
      'A4',
      'A5',
      'B1',
      'B3',
      'B4',
      'B5',
    ]);
    expect(
      placesFor(table(), at('A', 'monsters'), face('sheep-token')).every(({ list }) => list === 'monsters'),
    ).toBe(true);
  });
});

describe('what lies on a card of a setup', () => {
  test('a card is equipped to a monster of either side, and still when that moves', () => {
    const [, theirs] = holdersOf(table());
    if (theirs === undefined) throw new Error('B has no monster');
    const equipped = equipTo(table(), at('A', 'spellsTraps'), theirs);
    const moved = moveCard(equipped, at('B', 'monsters'), { player: 'A', list: 'monsters', place: 1 }).draft;
    for (const draft of [equipped, moved]) {
      const card = played(draft);
      expect(card('shooting-star-bow-ceal')).toMatchObject({
        faceUp: true,
        equippedTo: card('celtic-guardian').id,
      });
    }
  });

  test('it is equipped to nothing once the monster is gone', () => {
    const [own] = holdersOf(table());
    if (own === undefined) throw new Error('A has no monster');
    const equipped = equipTo(table(), at('A', 'spellsTraps'), own);
    const gone = withoutLostEquips(changeCard(equipped, at('A', 'monsters'), null));
    const buried = moveCard(equipped, at('A', 'monsters'), {
      player: 'A',
      list: 'graveyard',
      place: null,
    }).draft;
    for (const draft of [gone, buried]) {
      const [equip] = cardsOf(draft, 'A', 'spellsTraps');
      if (equip === undefined) throw new Error('the Equip Spell is gone');
      expect(holderOf(draft, equip)).toBeUndefined();
      expect(played(draft)('shooting-star-bow-ceal').equippedTo).toBeUndefined();
    }
  });

  test('materials lie under it and counters on it in the duel', () => {
    const on = addCard(EMPTY_DRAFT, { player: 'A', list: 'monsters', place: 3 }, 'number-39-utopia');
    const under = { player: 'A', list: 'monsters', place: 3, under: 0 } as const;
    const draft = addCard(addCard(on, under, 'gemini-elf'), under, 'celtic-guardian');
    const [utopia] = cardsOf(draft, 'A', 'monsters');
    if (utopia === undefined) throw new Error('Utopia is gone');
    const card = played(changeCard(draft, at('A', 'monsters'), { ...utopia, counters: { spell: 2 } }));
    expect(card('number-39-utopia')).toMatchObject({
      materials: [card('gemini-elf').id, card('celtic-guardian').id],
      counters: { spell: 2 },
    });
  });
});
