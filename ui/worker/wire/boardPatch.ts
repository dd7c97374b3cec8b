import type { Board, CardId, CardState, Player, PlayerState } from '../../../events/index.ts';

/** What one board has other than another; what is the same on both goes without saying. */
export interface BoardPatch {
  readonly cards: readonly CardState[];
  readonly gone: readonly CardId[];
  readonly players: Readonly<Record<Player, Partial<PlayerState>>>;
  readonly rest: Partial<Omit<Board, 'cards' | 'players'>>;
}

/** The fields of `to` that are not the very values of `from`. */
function fieldsOtherThan<T extends object>(from: T, to: T): Partial<T> {
  const other: Partial<T> = {};
  for (const key of Object.keys(to) as (keyof T)[]) if (from[key] !== to[key]) other[key] = to[key];
  return other;
}

/** What leads from one board to another. Boards of one duel share most of their cards, so it is short. */
export function patchBetween(from: Board, to: Board): BoardPatch {
  const { cards, players, ...rest } = to;
  const { cards: cardsBefore, players: playersBefore, ...restBefore } = from;
  return {
    cards: Object.values(cards).filter((card) => cardsBefore[card.id] !== card),
    gone: Object.keys(cardsBefore).filter((id) => cards[id] === undefined),
    players: {
      A: fieldsOtherThan(playersBefore.A, players.A),
      B: fieldsOtherThan(playersBefore.B, players.B),
    },
    rest: fieldsOtherThan(restBefore, rest),
  };
}

const isEmpty = (fields: object): boolean => Object.keys(fields).length === 0;

/** The board that a patch leads to. What it does not name stays the very same value, so it need not be drawn again. */
export function patched(from: Board, { cards, gone, players, rest }: BoardPatch): Board {
  let now = from.cards;
  if (cards.length > 0 || gone.length > 0) {
    const changed: Record<CardId, CardState> = { ...from.cards };
    for (const id of gone) delete changed[id];
    for (const card of cards) changed[card.id] = card;
    now = changed;
  }
  const side = (player: Player): PlayerState =>
    isEmpty(players[player]) ? from.players[player] : { ...from.players[player], ...players[player] };
  return {
    ...from,
    ...rest,
    cards: now,
    players: isEmpty(players.A) && isEmpty(players.B) ? from.players : { A: side('A'), B: side('B') },
  };
}
