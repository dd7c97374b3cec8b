import type { PageState } from './state.ts';
import type { Store } from './store.ts';

/** From how many entries on a duel is drawn part by part. */
const LONG = 5000;
const PARTS = ['first', 'log', 'all'] as const;
/** Timeline, board and reason come first, then the log, then the panels below. */
export type Drawn = (typeof PARTS)[number];

/** Whether a part of the page is drawn by now. */
export const isDrawn = (drawn: Drawn, part: Drawn): boolean => PARTS.indexOf(drawn) >= PARTS.indexOf(part);

/** How a duel of so many entries begins to be drawn. */
export const firstDrawn = (length: number): Drawn => (length > LONG ? 'first' : 'all');

/** Draws what is not drawn yet, each part in a task of its own: no click or key waits for all of them. */
export function drawOn(store: Store<PageState>): void {
  const next = PARTS[PARTS.indexOf(store.get().drawn) + 1];
  if (next === undefined) return;
  setTimeout(() => {
    store.set({ drawn: next });
    drawOn(store);
  });
}
