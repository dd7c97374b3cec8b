import { inOneDirection } from '../../events/index.ts';
import type { CardData } from '../../machines/index.ts';
import { cardTextTold } from './language.ts';
import type { CardFace } from './protocol/index.ts';

/** What a card says of itself, as the page shows it. */
export function faceOf(card: CardData): CardFace {
  const { id, name, kind, frame, icon, attribute, type, level, passcode, summary } = card;
  return {
    ...{ id, name: inOneDirection(name), kind, frame, icon, attribute, type, level, passcode },
    summary: inOneDirection(cardTextTold(summary)),
  } as CardFace;
}
