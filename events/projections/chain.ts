import type { CardId, EntryOf, Trigger } from '../messages/index.ts';
import type { Board, ChainLink, Happening } from './board.ts';
import { attackWith, boardWith, cardWith, patchCard } from './changed.ts';
import { usageKeys } from './usage.ts';

const bump = (uses: Board['uses'], keys: readonly string[]): Board['uses'] => {
  const next: Record<string, number> = { ...uses };
  for (const key of keys) next[key] = (next[key] ?? 0) + 1;
  return next;
};

const sameTrigger = (a: Trigger, b: Trigger): boolean =>
  a.visit === b.visit && a.effect === b.effect && a.entry === b.entry;

/** Drop the counters whose time is over. */
export function clearUses(uses: Board['uses'], prefix: 'battle' | 'chain'): Board['uses'] {
  const over = `${prefix}|`;
  const all = Object.keys(uses);
  if (!all.some((key) => key.startsWith(over))) return uses;
  const kept: Record<string, number> = {};
  for (const key of all) if (!key.startsWith(over)) kept[key] = uses[key] ?? 0;
  return kept;
}

/** What is left of the counters when a turn is over: uses that count for the whole duel. */
export const usesOfDuel = (uses: Board['uses']): Board['uses'] =>
  Object.fromEntries(Object.entries(uses).filter(([key]) => key.startsWith('duel|')));

/** A card or effect is activated: one more chain link. */
export function foldActivated(board: Board, entry: EntryOf<'effect.activated'>): Board {
  const { payload } = entry;
  const card = board.cards[payload.card];
  const link: ChainLink = {
    link: payload.link,
    entry: entry.index,
    player: payload.player,
    card: payload.card,
    visit: card?.visit ?? payload.card,
    effect: payload.effect,
    speed: payload.speed,
    activation: payload.activation,
    targets: payload.targets,
    targetVisits: payload.targets.map((id: CardId) => board.cards[id]?.visit ?? id),
    paid: payload.paid,
    vars: payload.vars,
    answers: payload.answers,
    trigger: payload.trigger,
    negated: null,
    // Its card left the field as the cost of just this effect, which was used on the field all the same.
    leftNegated: payload.paid.includes(payload.card) ? card?.leftNegated : undefined,
    state: 'waiting',
  };
  const { trigger } = payload;
  const rest = <T extends Trigger>(list: readonly T[]): readonly T[] =>
    trigger === undefined ? list : list.filter((other) => !sameTrigger(other, trigger));
  const opened = payload.activation && card !== undefined && !card.faceUp;
  return boardWith(board, {
    cards: opened
      ? { ...board.cards, [card.id]: cardWith(card, { faceUp: true, turnedAt: entry.index }) }
      : board.cards,
    chain: [...board.chain, link],
    triggers: rest(board.triggers),
    offers: rest(board.offers),
    forced: payload.forced,
    uses: bump(
      board.uses,
      Object.values(usageKeys(link.visit, card?.name ?? '', payload.player, payload.effect)),
    ),
  });
}

const changeLink = (board: Board, number: number, change: Partial<ChainLink>): Board =>
  boardWith(board, {
    chain: board.chain.map((link) => (link.link === number ? { ...link, ...change } : link)),
  });

/** A link begins to resolve. */
export const foldLinkResolving = (board: Board, entry: EntryOf<'link.resolving'>): Board =>
  changeLink(board, entry.payload.link, { state: 'resolving', resolvingAt: entry.index });

/** A link has resolved; the cards it targeted may have something to say (Spirit Reaper). */
export function foldLinkResolved(board: Board, entry: EntryOf<'link.resolved'>): Board {
  const link = board.chain.find((other) => other.link === entry.payload.link);
  let next = changeLink(board, entry.payload.link, { state: 'resolved' });
  if (link?.activation === true && board.cards[link.card]?.visit === link.visit)
    next = patchCard(next, link.card, { carriedOutAt: entry.index });
  if (entry.payload.neverArrived === true && next.attack !== null) {
    next = boardWith(next, {
      attack: attackWith(next.attack, { neverArrived: [...next.attack.neverArrived, entry.index] }),
    });
  }
  if (link === undefined || link.targets.length === 0 || entry.payload.outcome !== 'resolved') return next;
  const happening: Happening = {
    entry: entry.index,
    type: 'effectResolved',
    card: link.card,
    player: link.player,
    targets: link.targets,
  };
  return boardWith(next, { happenings: [...next.happenings, happening] });
}

/** A restriction that is there when the whole chain is done has stopped the attack, whatever comes after (R15). */
function boundNow(board: Board, index: number): Board['attack'] {
  const { attack } = board;
  if (attack === null || attack.target === null || attack.inDamageStep) return attack;
  const attacker = board.cards[attack.attacker];
  if (attack.attackerLost !== null || attacker?.values.cannotAttack !== true) return attack;
  const entry = attacker.setBy['cannotAttack'] ?? index;
  return attackWith(attack, { attackerLost: { code: 'CANNOT_ATTACK', entry } });
}

/** The chain is over. */
export const foldChainEnded = (board: Board, index: number): Board =>
  boardWith(board, {
    attack: boundNow(board, index),
    chain: [],
    chains: board.chains + 1,
    offers: [],
    forced: [],
    uses: clearUses(board.uses, 'chain'),
  });
