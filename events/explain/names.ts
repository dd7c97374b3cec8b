import type { CardId, CardName, Entry } from '../messages/index.ts';
import { isOnField } from '../projections/index.ts';

/**
 * How the cards of a duel are called: the printed name, and a number where several of one name come to the field, by
 * the order in which they came there: `Sheep Token 2`. The same in rows, sentences and choices.
 * @param entries one path of the log
 * @param printed the printed name of a card by its data's name
 * @returns the name of a card by its id; the id itself for a card that is not in the duel
 */
export function cardNames(
  entries: readonly Entry[],
  printed: (name: CardName) => string,
): (card: CardId) => string {
  const names = new Map<CardId, CardName>();
  const copies = new Map<CardName, CardId[]>();
  const meet = (card: CardId): void => {
    const name = names.get(card);
    if (name === undefined) return;
    const known = copies.get(name) ?? [];
    if (!known.includes(card)) copies.set(name, [...known, card]);
  };
  for (const entry of entries) {
    if (entry.type === 'duel.started') {
      for (const card of entry.payload.cards) names.set(card.id, card.name);
      for (const card of entry.payload.cards) if (isOnField(card.place.zone)) meet(card.id);
    } else if (entry.type === 'card.moved') {
      const { card, created, to } = entry.payload;
      if (created !== undefined) names.set(card, created.name);
      if (isOnField(to.zone)) meet(card);
    }
  }
  return (card) => {
    const name = names.get(card);
    if (name === undefined) return card;
    const same = copies.get(name) ?? [];
    const place = same.indexOf(card);
    return same.length > 1 && place >= 0 ? `${printed(name)} ${place + 1}` : printed(name);
  };
}
