import type { Place, SetupCard } from '../messages/index.ts';
import { isDefense, isFaceUp, LOCATION } from './locations.ts';
import type { MessageOf } from './messages.ts';
import type { Handlers, Observing } from './observing.ts';
import { placeOf, playerOf, type RecordedCard } from './table.ts';

type Reloaded = MessageOf<'fieldReloaded'>['body'];
type Swapped = MessageOf<'tagSwapped'>['body'];

const ROWS = [LOCATION.monster, LOCATION.spellTrap] as const;
const PILES = [LOCATION.deck, LOCATION.hand, LOCATION.extraDeck] as const;

/** A card of the setup as it lies; its name comes out when the whole recording has been read. */
function setupCard({ id, visit, owner, position }: RecordedCard, place: Place): SetupCard {
  const onField = place.zone === 'monster' || place.zone === 'extraMonster';
  return {
    id,
    visit,
    name: '',
    owner,
    place,
    faceUp: isFaceUp(position) && place.zone !== 'deck' && place.zone !== 'hand',
    ...(onField ? { position: isDefense(position) ? ('defense' as const) : ('attack' as const) } : {}),
    printed: {},
  };
}

/** Everything that lies on the table before the first turn: decks, Extra Decks, hands, and what a puzzle begins with. */
export function takeSetup(on: Observing): SetupCard[] {
  const cards: SetupCard[] = [];
  for (const player of [0, 1]) {
    for (const location of [...PILES, LOCATION.graveyard, LOCATION.banished])
      for (const card of on.table.pile(player, location))
        cards.push(setupCard(card, placeOf({ player, location, sequence: 0 })));
    for (const location of ROWS) {
      for (const [sequence, card] of on.table.row(player, location).entries()) {
        // a damaged stream may name a place behind the last zone; between there is nothing
        if (!card) continue;
        const materials = on.table.materials(card.id);
        const own = setupCard(card, placeOf({ player, location, sequence }));
        cards.push(materials.length === 0 ? own : { ...own, materials: materials.map(({ id }) => id) });
        for (const material of materials)
          cards.push(setupCard(material, { player: playerOf(player), zone: 'material' }));
      }
    }
  }
  return cards;
}

/** A puzzle is laid out before its first turn; later the same message only tells what lies there already. */
function fieldReloaded(on: Observing, { sides }: Reloaded): void {
  if (on.setup !== undefined) return;
  for (const [player, side] of sides.entries()) {
    const owner = playerOf(player);
    on.lifePoints[owner] = side.lifePoints;
    const piles = [
      [LOCATION.deck, side.deck],
      [LOCATION.hand, side.hand],
      [LOCATION.graveyard, side.graveyard],
      [LOCATION.banished, side.banished],
      [LOCATION.extraDeck, side.extraDeck],
    ] as const;
    for (const [location, count] of piles) {
      const pile = on.table.pile(player, location);
      while (pile.length < count) pile.push(on.table.create(owner, 0));
    }
    for (const [location, zones] of [
      [LOCATION.monster, side.monsters],
      [LOCATION.spellTrap, side.spellTraps],
    ] as const)
      for (const [sequence, zone] of zones.entries()) {
        if (zone === null || on.table.at({ player, location, sequence, position: 0 }) !== undefined) continue;
        const place = { player, location, sequence, position: zone.position };
        on.table.put(on.table.create(owner, 0), place);
        for (let at = 0; at < zone.materials; at += 1)
          on.table.put(on.table.create(owner, 0), {
            ...place,
            location: location | LOCATION.material,
            position: at,
          });
      }
  }
  on.startingLifePoints = { ...on.lifePoints };
}

/** Both of a side have hands and decks of their own: those of the one go away, those of the other come. */
function tagSwapped(on: Observing, { player, deck, extraDeck, hand, top, cards }: Swapped): void {
  const owner = on.player(player);
  const waiting = on.partners[owner];
  const told = [
    [LOCATION.hand, hand],
    [LOCATION.deck, deck],
    [LOCATION.extraDeck, extraDeck],
  ] as const;
  on.partners[owner] = new Map(told.map(([location]) => [location, [...on.table.pile(player, location)]]));
  for (const [location, count] of told) {
    const pile = on.table.pile(player, location);
    const place = placeOf({ player, location, sequence: 0 });
    for (const card of pile) tell(on, card, place, { player: owner, zone: 'nowhere' }, false);
    const coming = waiting?.get(location) ?? [];
    const isNew = coming.length === 0 && waiting === undefined;
    const next = isNew
      ? Array.from({ length: count }, () => on.table.create(owner, 0))
      : coming.slice(0, count);
    if (next.length !== count) on.unmapped.add('tagSwapped', 'noPlace', on.packet);
    on.table.replace(player, location, next);
    const codes = location === LOCATION.hand ? cards.slice(0, hand) : cards.slice(hand);
    if (location !== LOCATION.deck)
      on.table.order(
        player,
        location,
        codes.map(({ code }) => code),
      );
    else on.table.onTop(player, top);
    for (const [at, card] of on.table.pile(player, location).entries()) {
      if (location !== LOCATION.deck) on.learn(card, codes[at]?.code ?? 0);
      tell(on, card, { player: owner, zone: 'nowhere' }, place, isNew);
    }
  }
}

function tell(on: Observing, card: RecordedCard, from: Place, to: Place, isNew: boolean): void {
  if (on.setup === undefined) return;
  card.visit = on.table.visit();
  const created = { name: '', owner: card.owner, printed: {}, token: false };
  on.emit({
    type: 'card.moved',
    payload: {
      card: card.id,
      visit: card.visit,
      from,
      to,
      faceUp: false,
      reason: 'rule',
      ...(isNew ? { created } : {}),
    },
  });
}

/** The table as a whole: what a puzzle begins with, and the other player of a side in a tag duel. */
export const FROM_FIELDS: Handlers = { fieldReloaded, tagSwapped };
