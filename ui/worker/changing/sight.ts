import { type Board, type CardId, UNSEEN } from '../../../events/index.ts';
import { boardAt, type DuelOnHand } from '../duelOnHand.ts';
import { unseenName } from '../language.ts';

/** The card that lies at the same place in the eyes of the viewpoint: there it may go by another id. */
export function seenCard(truth: Board, seen: Board, id: CardId): CardId {
  if (truth === seen) return id;
  const place = truth.cards[id]?.place;
  if (place === undefined || place.zone === 'nowhere' || place.zone === 'material') return id;
  const there = truth.players[place.player][place.zone];
  const same = seen.players[place.player][place.zone];
  if (!Array.isArray(there) || !Array.isArray(same)) return typeof same === 'string' ? same : id;
  return (same[there.indexOf(id)] as CardId | null | undefined) ?? id;
}

/** How the viewpoint calls the cards of the truth at a position. */
export function namesAt(duel: DuelOnHand, position: number) {
  const truth = duel.truth.timeline.at(position).board;
  const seen = boardAt(duel, position);
  const idOf = (id: CardId): CardId => seenCard(truth, seen, id);
  const printed = (id: CardId): string => {
    const name = truth.cards[id]?.name ?? id;
    return duel.rules.cards.get(name)?.name ?? name;
  };
  return {
    idOf,
    nameOf(id: CardId): string {
      const known = idOf(id);
      const card = seen.cards[known];
      if (card === undefined) return duel.names.full[known] ?? known;
      if (card.name !== UNSEEN) return duel.names.full[known] ?? printed(id);
      // Whoever looks through the own Deck sees what lies in it.
      return truth.cards[id]?.place.player === duel.seenBy ? printed(id) : unseenName(card.place);
    },
  };
}
