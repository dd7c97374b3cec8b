import type { Moments } from './moments.ts';
import type { PageState } from './state.ts';
import type { Store } from './store.ts';

/** How long one points at a mark before its board is shown, in milliseconds: who only passes over it sees no flicker. */
const INTENT = 140;

/** Shows the board of a moment that is pointed at, without going there. */
export interface Preview {
  /** The position that is pointed at, or that nothing is. */
  point(position: number | null): void;
}

/** The preview of a page. */
export function createPreview(store: Store<PageState>, moments: Moments): Preview {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    point(position) {
      clearTimeout(timer);
      if (position === null || store.get().position === position) {
        if (store.get().preview !== null) store.set({ preview: null });
        return;
      }
      timer = setTimeout(() => {
        store.set({ preview: { position, moment: moments.at(position) ?? null } });
        moments.needAround(position);
      }, INTENT);
    },
  };
}
