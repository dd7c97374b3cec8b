import type { Player, Sight, Zone } from '../messages/index.ts';
import type { Board, CardState } from './board.ts';
import { boardWith, cardWith, playersWith, sideWith } from './changed.ts';
import { isOnField } from './moves.ts';

/** The name of a card that the one who looks does not know. */
export const UNSEEN = 'unseen';

/** Piles of which a player sees how many cards are in them, and no more: nobody looks into a Deck. */
export const isPile = (zone: Zone): boolean => zone === 'hand' || zone === 'deck' || zone === 'extraDeck';

/** Whether a player can see which card this is, as it lies now: face-up, one's own, or where everybody may look. */
export function isSeenBy({ faceUp, token, place }: CardState, player: Player): boolean {
  const { zone } = place;
  if (zone === 'deck') return false;
  if (place.player === player) return true;
  if (zone === 'graveyard' || zone === 'material') return true;
  // what vanishes was seen, but not the hand and the Decks that wait for the other player of a side in a tag duel
  if (zone === 'nowhere') return faceUp || token;
  return faceUp && (isOnField(zone) || zone === 'banished');
}

/** The card is not known any more and cannot be followed: another one that nobody knows takes its place. */
function lose(board: Board, { card, as, visit }: NonNullable<Sight['loses']>[number]): Board {
  const old = board.cards[card];
  if (old === undefined) return board;
  const { player, zone } = old.place;
  const unknown: CardState = cardWith(old, {
    id: as,
    visit,
    name: UNSEEN,
    faceUp: false,
    token: false,
    asMonster: false,
    printed: {},
    values: {},
    setBy: {},
    equippedTo: undefined,
    bonds: [],
    counters: {},
    materials: [],
    flags: {},
    summoned: undefined,
    movedAt: board.entry,
    turnedAt: board.entry,
  });
  const gone = cardWith(old, { place: { player, zone: 'nowhere' }, bonds: [], materials: [] });
  const side = board.players[player];
  const cards = zone === 'nowhere' || zone === 'material' ? undefined : side[zone];
  return boardWith(board, {
    cards: { ...board.cards, [card]: gone, [as]: unknown },
    players:
      cards === undefined
        ? board.players
        : playersWith(
            board.players,
            player,
            sideWith(side, { [zone]: cards.map((id) => (id === card ? as : id)) }),
          ),
  });
}

function show(board: Board, { card, name, printed, asMonster }: NonNullable<Sight['shows']>[number]): Board {
  const old = board.cards[card];
  if (old === undefined) return board;
  const known = cardWith(old, { name, printed, values: printed, asMonster: asMonster === true });
  return boardWith(board, { cards: { ...board.cards, [card]: known } });
}

/** What somebody comes to know, or no longer knows, before an entry is folded. */
export const beforeSight = (board: Board, { forgets, shows }: Sight): Board =>
  (shows ?? []).reduce(show, (forgets ?? []).reduce(lose, board));

/** What somebody loses sight of by an entry. */
export const afterSight = (board: Board, { loses }: Sight): Board => (loses ?? []).reduce(lose, board);
