import type { Host } from '../host/host.ts';
import type { Offered, PageState } from './state.ts';
import type { Store } from './store.ts';
import type { UnsavedWork } from './unsavedWork.ts';

const LATER = 'duelscope.later';

const nameOf = ({ id, unsaved }: Pick<Offered, 'id' | 'unsaved'>): string =>
  `${unsaved === true ? 'changes' : 'recording'} ${id}`;

/** What the reader put off in this window. */
function putOff(): ReadonlySet<unknown> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(LATER) ?? '[]');
    return new Set(Array.isArray(kept) ? kept : []);
  } catch {
    return new Set();
  }
}

/**
 * The reader wants these later: not again in this window, however often the page is loaded; at the next start they are
 * offered again. What is interrupted after that is offered as ever.
 */
export function notInThisWindow(offered: readonly Offered[]): void {
  try {
    sessionStorage.setItem(LATER, JSON.stringify([...putOff(), ...offered.map(nameOf)]));
  } catch {
    // A browser that keeps nothing offers it when the page is loaded again.
  }
}

/** Those of what was interrupted that the reader did not put off in this window. */
export function notPutOff(found: readonly Offered[]): readonly Offered[] {
  const later = putOff();
  return found.filter((each) => !later.has(nameOf(each)));
}

/** Offers interrupted recordings and changes whose page is gone, unless the reader put them off in this window. */
export function offerInterrupted(store: Store<PageState>, host: Host, unsaved: UnsavedWork): void {
  for (const found of [host.interrupted(), unsaved.offered()])
    found
      .then((all) => {
        const more = notPutOff(all);
        if (more.length > 0) store.set(({ interrupted }) => ({ interrupted: [...interrupted, ...more] }));
      })
      .catch(() => undefined);
}
