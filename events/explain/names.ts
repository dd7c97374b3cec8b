import type { CardId, CardName, Entry } from '../messages/index.ts';
import { isOnField, UNSEEN } from '../projections/index.ts';

/** How cards are called all through a duel: printed name, and a number where several of one name come to the field. */
export interface Names {
  /** `Sheep Token 2`. */
  readonly full: Readonly<Record<CardId, string>>;
  /** 2; only where the name alone is not enough. */
  readonly numbers: Readonly<Record<CardId, number>>;
}

/** The cards of a path that are known by name, and of each name the copies in the order in which they came to the field. */
function copiesOf(entries: readonly Entry[]) {
  const nameOf = new Map<CardId, string>();
  const copies = new Map<string, CardId[]>();
  const lost = new Set<CardId>();
  const came = new Set<CardId>();
  const meet = (card: CardId): void => {
    const name = nameOf.get(card);
    came.add(card);
    if (name === undefined) return;
    const list = copies.get(name);
    if (list === undefined) copies.set(name, [card]);
    else if (!list.includes(card)) list.push(card);
  };
  for (const entry of entries) {
    // In a log as one player saw it a card may come to light long after it came to the field, and one in a pile may too.
    for (const { card, name } of entry.sight?.shows ?? []) {
      nameOf.set(card, name);
      if (came.has(card)) meet(card);
    }
    if (entry.type === 'duel.started') {
      for (const card of entry.payload.cards) if (card.name !== UNSEEN) nameOf.set(card.id, card.name);
      for (const card of entry.payload.cards) if (isOnField(card.place.zone)) meet(card.id);
    } else if (entry.type === 'card.moved') {
      const { card, created, to } = entry.payload;
      if (created !== undefined) nameOf.set(card, created.name);
      if (isOnField(to.zone)) meet(card);
    }
    for (const { as, card } of [...(entry.sight?.forgets ?? []), ...(entry.sight?.loses ?? [])]) {
      lost.add(card);
      if (came.has(card)) came.add(as);
    }
  }
  return { nameOf, copies, lost };
}

/**
 * Names every card of a path. Copies are numbered by the order in which they came to the field, the same in board,
 * choices and log alike.
 * @param happened where the path is as one player saw it, the same path as it happened: who sees all copies of a name, and
 * lost none of them from sight, calls them by the same numbers as everybody
 */
export function nameCards(
  entries: readonly Entry[],
  printed: (name: CardName) => string,
  happened: readonly Entry[] = entries,
): Names {
  const { copies: seen, lost, nameOf } = copiesOf(entries);
  const all = happened === entries ? seen : copiesOf(happened).copies;
  // a card may be called like anything that every object has
  const full: Record<CardId, string> = Object.create(null);
  const numbers: Record<CardId, number> = Object.create(null);
  for (const [card, name] of nameOf) full[card] = printed(name);
  for (const [name, known] of seen) {
    const there = all.get(name) ?? known;
    const alike =
      there.length === known.length && there.every((card) => known.includes(card) && !lost.has(card));
    const copies = alike ? there : known;
    if (copies.length < 2) continue;
    copies.forEach((card, at) => {
      numbers[card] = at + 1;
      const called = full[card] ?? card;
      // one that goes by a number would have two of them side by side
      full[card] = /\d$/.test(called) ? `${called} (${at + 1})` : `${called} ${at + 1}`;
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
