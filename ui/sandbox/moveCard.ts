import { PLAYERS } from '../../events/index.ts';
import type { Scenario } from '../../machines/index.ts';
import type { ShelfCard } from '../worker/protocol/index.ts';
import {
  type Chosen,
  cardsOf,
  type Destination,
  type DraftCard,
  fitsIn,
  type ListName,
  PILES,
  withCards,
  ZONED,
  ZONES,
} from './draft.ts';

type AnyList = ListName | 'fieldSpell';

/** A place that a card of the setup may be moved to, and the card that lies there and would change places with it. */
export interface MovePlace extends Destination {
  readonly holds: DraftCard | null;
}

const holderAt = (
  cards: readonly DraftCard[],
  { list, place }: Pick<Destination, 'list' | 'place'>,
): number =>
  list === 'fieldSpell'
    ? cards.length - 1
    : ZONED.includes(list)
      ? cards.findIndex((card) => card.place === place)
      : -1;

/** Whether two name the same zone or pile. */
export const isSamePlace = (one: Destination, other: Destination): boolean =>
  one.player === other.player && one.list === other.list && one.place === other.place;

/** Where a card of the setup may be moved: zones that are free or hold one of the same row, and the piles, of both players. */
export function placesFor(draft: Scenario, from: Chosen, face: ShelfCard): readonly MovePlace[] {
  const lists: readonly AnyList[] = [...ZONED, 'fieldSpell', ...PILES];
  return PLAYERS.flatMap((player) =>
    lists
      .filter((list) => fitsIn(face, list))
      .flatMap((list): MovePlace[] => {
        const cards = cardsOf(draft, player, list);
        const places = list === 'fieldSpell' ? [1] : ZONED.includes(list) ? ZONES : [null];
        return places.map((place) => ({
          player,
          list,
          place: list === 'fieldSpell' ? null : place,
          holds: cards[holderAt(cards, { list, place })] ?? null,
        }));
      }),
  ).filter(({ list, holds }) => holds === null || list === from.list);
}

/** A card as it lies somewhere else: within its row it stays as it is, elsewhere only its name goes with it. */
function laidIn(card: DraftCard, from: AnyList, to: Destination): DraftCard {
  const { place: _place, ...rest } = card;
  const kept =
    from === to.list ? rest : { card: card.card, ...(card.as === undefined ? {} : { as: card.as }) };
  return to.place === null ? kept : { ...kept, place: to.place };
}

/** The draft with a card moved, and where it lies then; a card that lies there already takes its place. */
export function moveCard(
  draft: Scenario,
  from: Chosen,
  to: Destination,
): { readonly draft: Scenario; readonly chosen: Chosen } {
  const own = cardsOf(draft, from.player, from.list);
  const moved = own[from.index];
  if (moved === undefined) return { draft, chosen: from };
  const back: Destination = { player: from.player, list: from.list, place: moved.place ?? null };
  if (from.player === to.player && from.list === to.list) {
    const holder = holderAt(own, to);
    const cards = own.map((card, at) =>
      at === from.index ? laidIn(card, from.list, to) : at === holder ? laidIn(card, to.list, back) : card,
    );
    return { draft: withCards(draft, to.player, to.list, cards), chosen: from };
  }
  const theirs = cardsOf(draft, to.player, to.list);
  const holder = holderAt(theirs, to);
  const held = theirs[holder];
  const left = own.flatMap((card, at) =>
    at !== from.index ? [card] : held === undefined ? [] : [laidIn(held, to.list, back)],
  );
  const laid = laidIn(moved, from.list, to);
  const there =
    held === undefined ? [...theirs, laid] : theirs.map((card, at) => (at === holder ? laid : card));
  const after = withCards(withCards(draft, from.player, from.list, left), to.player, to.list, there);
  return {
    draft: withoutLostEquips(after),
    chosen: { player: to.player, list: to.list, index: held === undefined ? theirs.length : holder },
  };
}

/** A monster of the setup, and where it stands. */
export interface Holder extends Chosen {
  readonly card: DraftCard;
}

/** The monsters that a card may be equipped to. */
export const holdersOf = (draft: Scenario): readonly Holder[] =>
  PLAYERS.flatMap((player) =>
    cardsOf(draft, player, 'monsters').map(
      (card, index): Holder => ({ player, list: 'monsters', index, card }),
    ),
  );

/** The monster that a card is equipped to: by its own name, else the first of that card. */
export function holderOf(draft: Scenario, { equippedTo }: DraftCard): Holder | undefined {
  if (equippedTo === undefined) return undefined;
  const holders = holdersOf(draft);
  return (
    holders.find(({ card }) => card.as === equippedTo) ?? holders.find(({ card }) => card.card === equippedTo)
  );
}

const change = (draft: Scenario, { player, list, index }: Chosen, to: DraftCard): Scenario =>
  withCards(
    draft,
    player,
    list,
    cardsOf(draft, player, list).map((card, at) => (at === index ? to : card)),
  );

/** A name that no card of the setup has yet, for a monster that others refer to. */
function ownName(draft: Scenario, card: string): string {
  const taken = new Set(
    PLAYERS.flatMap((player) =>
      ([...ZONED, ...PILES, 'fieldSpell'] as const).flatMap((list) =>
        cardsOf(draft, player, list).map(({ as }) => as),
      ),
    ),
  );
  let number = 1;
  while (taken.has(`${card} ${number}`)) number += 1;
  return `${card} ${number}`;
}

/** The draft with a card equipped to a monster, or to nothing; the monster gets a name of its own to be referred to. */
export function equipTo(draft: Scenario, chosen: Chosen, to: Holder | null): Scenario {
  const card = cardsOf(draft, chosen.player, chosen.list)[chosen.index];
  if (card === undefined) return draft;
  const { equippedTo: _before, faceUp: _faceUp, ...rest } = card;
  if (to === null) return change(draft, chosen, { ...rest, faceUp: true });
  const name = to.card.as ?? ownName(draft, to.card.card);
  return change(change(draft, to, { ...to.card, as: name }), chosen, { ...rest, equippedTo: name });
}

/** The draft in which what was equipped to a monster that is gone is equipped to nothing. */
export function withoutLostEquips(draft: Scenario): Scenario {
  return PLAYERS.reduce((all, player) => {
    const cards = cardsOf(all, player, 'spellsTraps');
    if (cards.every((card) => card.equippedTo === undefined || holderOf(all, card) !== undefined)) return all;
    return withCards(
      all,
      player,
      'spellsTraps',
      cards.map((card) => {
        if (card.equippedTo === undefined || holderOf(all, card) !== undefined) return card;
        const { equippedTo: _lost, ...rest } = card;
        return { ...rest, faceUp: true };
      }),
    );
  }, draft);
}
