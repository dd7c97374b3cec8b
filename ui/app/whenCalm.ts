import type { PageState } from './state.ts';
import type { Store } from './store.ts';

/** At the latest so long after the first duel is shown, in milliseconds. */
const LATEST = 2000;

/** Does something once the first duel is shown and nothing else is to be done. */
export function whenCalm(store: Store<PageState>, work: () => void): void {
  let stop = (): void => undefined;
  const look = (): void => {
    if (store.get().outline === null) return;
    stop();
    requestIdleCallback(work, { timeout: LATEST });
  };
  stop = store.subscribe(look);
  look();
}
