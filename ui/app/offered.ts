import type { Host } from '../host/host.ts';
import type { PageState } from './state.ts';
import type { Store } from './store.ts';
import type { UnsavedWork } from './unsavedWork.ts';

const LATER = 'duelscope.later';

/** The reader wants it later: not again in this window, however often the page is loaded; at the next start it is offered again. */
export function notInThisWindow(): void {
  try {
    sessionStorage.setItem(LATER, 'yes');
  } catch {
    // A browser that keeps nothing offers it when the page is loaded again.
  }
}

function isLater(): boolean {
  try {
    return sessionStorage.getItem(LATER) !== null;
  } catch {
    return false;
  }
}

/** Offers interrupted recordings and changes whose page is gone, unless the reader put them off in this window. */
export function offerInterrupted(store: Store<PageState>, host: Host, unsaved: UnsavedWork): void {
  if (isLater()) return;
  for (const found of [host.interrupted(), unsaved.offered()])
    found
      .then((more) => store.set(({ interrupted }) => ({ interrupted: [...interrupted, ...more] })))
      .catch(() => undefined);
}
