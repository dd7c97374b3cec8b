import type { PageState } from './state.ts';
import type { Store } from './store.ts';

/** The stretch of the duel that the timeline shows, by position; the whole duel where it is `null`. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

const LEAST_ENTRIES = 8;

/** Looks at the timeline from closer or from farther away. */
export interface Zoom {
  /** @param times above 1 is closer. @param around the position that keeps its place; the cursor where left out. */
  by(times: number, around?: number): void;
  /** Moves the stretch by so many entries. */
  move(entries: number): void;
  whole(): void;
}

/** The stretch after looking closer or wider, around a position that keeps its place; `null` for the whole duel. */
export function zoomed(now: Stretch, last: number, times: number, around: number): Stretch | null {
  const span = Math.max(1, now.to - now.from);
  const wanted = Math.max(Math.min(LEAST_ENTRIES, last), span / times);
  if (wanted >= last) return null;
  const share = Math.min(1, Math.max(0, (around - now.from) / span));
  const from = Math.min(Math.max(0, around - share * wanted), last - wanted);
  return { from, to: from + wanted };
}

/** The stretch moved, where a position is not in it, so that the position is in its middle. */
export function following(now: Stretch | null, last: number, position: number): Stretch | null {
  if (now === null) return null;
  const span = now.to - now.from;
  if (position >= now.from && position <= now.to) return now;
  const from = Math.min(Math.max(0, position - span / 2), Math.max(0, last - span));
  return { from, to: from + span };
}

/** The zoom of a page's timeline. */
export function createZoom(store: Store<PageState>): Zoom {
  const lastOf = () => Math.max(1, (store.get().outline?.length ?? 1) - 1);
  return {
    by(times, around) {
      const { stretch, position } = store.get();
      const last = lastOf();
      store.set({ stretch: zoomed(stretch ?? { from: 0, to: last }, last, times, around ?? position) });
    },
    move(entries) {
      const { stretch } = store.get();
      if (stretch === null) return;
      const span = stretch.to - stretch.from;
      const from = Math.min(Math.max(0, stretch.from + entries), lastOf() - span);
      store.set({ stretch: { from, to: from + span } });
    },
    whole: () => store.set({ stretch: null }),
  };
}
