import type { Board, CardId, CardState, Player, Zone } from '../../events/index.ts';
import { isOnField } from '../../events/index.ts';

/** Ids are given in the order in which cards come into the duel. */
const byArrival = (a: CardState, b: CardState): number => Number(a.id.slice(1)) - Number(b.id.slice(1));

/** All cards of a name, by order of arrival; those in a deck only where none is elsewhere. */
export function cardsNamed(board: Board, name: string): readonly CardState[] {
  const all = Object.values(board.cards).filter((card) => card.name === name);
  const outside = all.filter(({ place }) => place.zone !== 'deck');
  return (outside.length > 0 ? outside : all).sort(byArrival);
}

function atPlace(board: Board, text: string): CardId | undefined {
  const [player, zone, index] = text.split('.');
  if (player !== 'A' && player !== 'B') return undefined;
  const cards: unknown = board.players[player as Player][zone as Exclude<Zone, 'material' | 'nowhere'>];
  if (!Array.isArray(cards)) return undefined;
  return (cards[Number(index ?? 1) - 1] as CardId | null | undefined) ?? undefined;
}

/**
 * The card that a scenario's text means here: the name it was given with `as`, `B.monster.3`, `facedown@B.monster.2`,
 * `id#2` by order of arrival, or a card id where only one is meant. `direct`, `stop` and `continue` stand for themselves.
 * @param prefer whose card is meant where both players have one of that name
 */
export function resolveReference(
  board: Board,
  names: ReadonlyMap<string, string>,
  text: string,
  prefer?: Player,
): string | undefined {
  if (text === 'direct' || text === 'stop' || text === 'continue') return text;
  const named = names.get(text);
  if (named !== undefined) return named;
  if (text.startsWith('facedown@')) {
    const id = atPlace(board, text.slice('facedown@'.length));
    return id !== undefined && board.cards[id]?.faceUp === false ? id : undefined;
  }
  if (/^[AB]\./.test(text)) return atPlace(board, text);
  const [name, number] = text.split('#');
  const all = cardsNamed(board, name ?? text);
  if (number !== undefined) return all[Number(number) - 1]?.id;
  const controlled = all.filter(({ place }) => place.player === prefer);
  const meant = controlled.length > 0 ? controlled : all;
  const onField = meant.filter(({ place }) => isOnField(place.zone));
  return (onField[0] ?? meant[0])?.id;
}

/** How a scenario would name a card: its `as` name, else its id, with a number where several of it are there. */
export function referenceOf(board: Board, names: ReadonlyMap<string, string>, id: string): string {
  for (const [name, known] of names) if (known === id) return name;
  const card = board.cards[id];
  if (card === undefined) return id;
  const all = cardsNamed(board, card.name);
  return all.length < 2 ? card.name : `${card.name}#${all.findIndex((one) => one.id === id) + 1}`;
}
