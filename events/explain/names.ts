import type { CardId, CardName, Entry } from '../messages/index.ts';
import { isOnField, UNSEEN } from '../projections/index.ts';

/** How cards are called all through a duel: printed name, and a number where several of one name come to the field. */
export interface Names {
  /** `Sheep Token 2`. */
  readonly full: Readonly<Record<CardId, string>>;
  /** 2; only where the name alone is not enough. */
  readonly numbers: Readonly<Record<CardId, number>>;
}

/**
 * Names every card of a path. Copies are numbered by the order in which they came to the field, the same in board,
 * choices and log alike.
 */
export function nameCards(entries: readonly Entry[], printed: (name: CardName) => string): Names {
  const nameOf = new Map<CardId, string>();
  const seen = new Map<string, CardId[]>();
  const meet = (card: CardId): void => {
    const name = nameOf.get(card);
    if (name === undefined) return;
    const list = seen.get(name);
    if (list === undefined) seen.set(name, [card]);
    else if (!list.includes(card)) list.push(card);
  };
  for (const entry of entries) {
    // In a log as one player saw it a card may come to light long after it came to the field.
    for (const { card, name } of entry.sight?.shows ?? []) {
      nameOf.set(card, name);
      meet(card);
    }
    if (entry.type === 'duel.started') {
      for (const card of entry.payload.cards) if (card.name !== UNSEEN) nameOf.set(card.id, card.name);
      for (const card of entry.payload.cards) if (isOnField(card.place.zone)) meet(card.id);
    } else if (entry.type === 'card.moved') {
      const { card, created, to } = entry.payload;
      if (created !== undefined) nameOf.set(card, created.name);
      if (isOnField(to.zone)) meet(card);
    }
  }
  // a card may be called like anything that every object has
  const full: Record<CardId, string> = Object.create(null);
  const numbers: Record<CardId, number> = Object.create(null);
  for (const [card, name] of nameOf) full[card] = printed(name);
  for (const copies of seen.values()) {
    if (copies.length < 2) continue;
    copies.forEach((card, at) => {
      numbers[card] = at + 1;
      const name = full[card] ?? card;
      // one that goes by a number would have two of them side by side
      full[card] = /\d$/.test(name) ? `${name} (${at + 1})` : `${name} ${at + 1}`;
    });
  }
  return { full, numbers };
}

/**
 * The name of a card by its id, as a function; the id itself for a card that is not in the duel.
 * @param entries one path of the log
 * @param printed the printed name of a card by its data's name
 */
export function cardNames(
  entries: readonly Entry[],
  printed: (name: CardName) => string,
): (card: CardId) => string {
  const { full } = nameCards(entries, printed);
  return (card) => full[card] ?? card;
}
