import type { Board, Player } from '../../events/index.ts';
import { words } from '../locales/index.ts';
import type { Outline } from '../worker/protocol/index.ts';

/** Attacking or defending, else whose turn it is. */
export function roleOf({ attack, phase, turnPlayer }: Board, player: Player): string {
  if (phase !== 'battle') return player === turnPlayer ? words.turnPlayer : '';
  return player === (attack?.player ?? turnPlayer) ? words.attacks : words.defends;
}

/** What the card in a player's Field Zone is called, if one lies there. */
export function fieldSpellOf(
  { players, cards }: Board,
  player: Player,
  names: Outline['names'],
): string | null {
  const field = players[player].fieldSpell[0] ?? null;
  return field === null ? null : (names[field] ?? cards[field]?.name ?? field);
}
