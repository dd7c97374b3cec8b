import type { MatKind } from '../geometry.ts';
import type { ZoneCard } from '../zoneCard.ts';
import { brushFor, type Looks } from './brush.ts';
import { type CardSize, drawCard } from './cardFace.ts';

const MOST = 300;
/** A shadow reaches a little over the edge. */
export const MARGIN = 3;

/** Cards that were drawn once, to be laid on the table again. */
export interface CardStore {
  picture(zone: ZoneCard, size: CardSize): OffscreenCanvas;
}

/** @param ratio how many pixels of the screen a pixel of the mat has */
export function createCardStore(looks: Looks, kind: MatKind, ratio: number): CardStore {
  const kept = new Map<string, OffscreenCanvas>();
  return {
    picture(zone, size) {
      const { card, number } = zone;
      const look = card.faceUp ? `${card.name}/${card.token}/${number ?? ''}` : '';
      const key = `${look}/${size.width}/${size.height}`;
      const known = kept.get(key);
      if (known !== undefined) return known;
      const canvas = new OffscreenCanvas(
        Math.ceil((size.width + 2 * MARGIN) * ratio),
        Math.ceil((size.height + 2 * MARGIN) * ratio),
      );
      const context = canvas.getContext('2d');
      if (context !== null) {
        context.scale(ratio, ratio);
        context.translate(MARGIN, MARGIN);
        drawCard(brushFor(context, looks), zone, kind, size);
      }
      const oldest = kept.size >= MOST ? kept.keys().next().value : undefined;
      if (oldest !== undefined) kept.delete(oldest);
      kept.set(key, canvas);
      return canvas;
    },
  };
}
