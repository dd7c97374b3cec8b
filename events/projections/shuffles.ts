import type { CardId, EntryOf, Visit } from '../messages/index.ts';
import type { Board, CardState } from './board.ts';
import { boardWith, cardWith, playersWith, sideWith } from './changed.ts';

/**
 * Face-down monsters were shuffled among their zones. Nobody entered or left (R4), and what had been aimed at one of them
 * or lay on it does not find it any more: nobody could say which it is.
 */
export function foldZonesShuffled(board: Board, { payload }: EntryOf<'zones.shuffled'>): Board {
  const { player, cards } = payload;
  const zones = [...board.players[player].monster];
  const now: Record<CardId, CardState> = { ...board.cards };
  const lost = new Set<Visit>();
  for (const { card, place } of cards) {
    const old = board.cards[card];
    if (old === undefined) continue;
    lost.add(old.visit);
    zones[place - 1] = card;
    now[card] = cardWith(old, { place: { player, zone: 'monster', index: place } });
  }
  return boardWith(board, {
    cards: now,
    players: playersWith(board.players, player, sideWith(board.players[player], { monster: zones })),
    chain: board.chain.map((link) => ({
      ...link,
      targetVisits: link.targetVisits.map((visit) => (lost.has(visit) ? '' : visit)),
    })),
    effects: board.effects.map((effect) => ({
      ...effect,
      cards: effect.cards.filter((visit) => !lost.has(visit) || isLater(effect.what)),
    })),
  });
}

/** What is done later is done to the card wherever it lies: the one who shuffled knows it. */
const isLater = (what: unknown): boolean =>
  Array.isArray(what) && what.some((one) => typeof one === 'object' && one !== null && 'later' in one);
