import type { DuelWorker } from './duelWorker.ts';
import type { PageState } from './state.ts';
import type { Store } from './store.ts';

/** Asks for the list of examples once the first duel is shown and nothing else is to be done, or when it is looked at before. */
export function listExamples(store: Store<PageState>, worker: DuelWorker): void {
  let asked = false;
  let waits = false;
  const ask = (): void => {
    if (!asked) worker.ask({ type: 'examples' });
    asked = true;
    stop();
  };
  const look = (): void => {
    const { outline, view, dialog } = store.get();
    if (view === 'examples' || dialog === 'find') ask();
    else if (outline !== null && !waits) {
      waits = true;
      requestIdleCallback(ask, { timeout: 2000 });
    }
  };
  const stop = store.subscribe(look);
  look();
}
