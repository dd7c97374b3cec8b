import type { Board, CardId, CardState, Option } from '../../events/index.ts';
import type { Viewpoint } from '../worker/duelOnHand.ts';
import type { CardFace, Outline } from '../worker/protocol/index.ts';
import type { ThenNow } from './thenStrip.ts';

/** A card on the field as it is drawn. */
export interface ZoneCard {
  readonly card: CardState;
  readonly face: CardFace | undefined;
  readonly name: string;
  readonly number: number | undefined;
  /** The viewpoint may know what it is. */
  readonly known: boolean;
  readonly monster: boolean;
  readonly attacker: boolean;
  /** It may be chosen at a replay. */
  readonly choice: boolean;
  readonly came: boolean;
  readonly changed: boolean;
}

/** What is known of the cards of a duel beside where they lie. */
export type CardNames = Pick<Outline, 'faces' | 'names' | 'numbersOfCopies'>;

const NONE: ReadonlySet<CardId> = new Set();

/** How the cards of a table are drawn; `null` for a zone without one. */
export function zoneCards(
  board: Board,
  { faces, names, numbersOfCopies }: CardNames,
  seenBy: Viewpoint,
  then: readonly ThenNow[] | null,
  {
    mayPick = null,
    changed = NONE,
  }: { mayPick?: ReadonlySet<CardId> | null; changed?: ReadonlySet<CardId> } = {},
): (id: CardId | null) => ZoneCard | null {
  const choices = (board.attack?.choices ?? []).filter(
    (option: Option) => typeof option.value === 'string' && board.cards[option.value] !== undefined,
  );
  return (id) => {
    const card = id === null ? undefined : board.cards[id];
    if (card === undefined) return null;
    return {
      card,
      face: faces[card.name],
      name: names[card.id] ?? card.name,
      number: numbersOfCopies[card.id],
      known: seenBy === 'both' || seenBy === card.place.player,
      monster: card.place.zone === 'monster' || card.place.zone === 'extraMonster',
      attacker: board.attack?.attacker === card.id && board.attack.attackerVisit === card.visit,
      choice: choices.some((option) => option.value === card.id) || mayPick?.has(card.id) === true,
      came: then?.some((zone) => zone.kind === 'came' && zone.now === card.id) ?? false,
      changed: changed.has(card.id),
    };
  };
}
