import type { Board, CardId, CardState } from '../../events/index.ts';
import { isMonsterZone } from '../../events/index.ts';
import { cardOf } from './env.ts';

/**
 * Whether a card's own activation still waits on the chain, or was negated: what it does as long as it stays begins when
 * the activation is carried out (E6).
 */
export const isBeingActivated = ({ chain }: Board, { visit }: CardState): boolean =>
  chain.some(
    (link) =>
      link.activation && link.visit === visit && (link.state !== 'resolved' || link.negated === 'activation'),
  );

/**
 * Since which entry a card's continuous effects work: it came, was turned up, or its activation was carried out (E6). Of
 * two activated in one chain the one carried out first comes first (ours, Q17).
 */
export const worksSince = ({ movedAt, turnedAt, carriedOutAt = 0 }: CardState): number =>
  Math.max(movedAt, turnedAt, carriedOutAt);

/** Whether a monster still lies on the field though the running battle settled that it is destroyed (B33). */
export const isJudged = (board: Board, id: CardId): boolean =>
  board.attack?.judged.includes(id) === true && isMonsterZone(cardOf(board, id).place.zone);

/** Of these cards those that can be chosen, moved or given up: not what a battle has settled (B33). */
export const standing = (board: Board, ids: readonly CardId[]): readonly CardId[] =>
  board.attack === null || board.attack.judged.length === 0 ? ids : ids.filter((id) => !isJudged(board, id));
