import type { DuelWorker } from './duelWorker.ts';
import type { PageState } from './state.ts';
import type { Store } from './store.ts';
import { whenCalm } from './whenCalm.ts';

/** Asks for the list of examples once the first duel is shown and nothing else is to be done, or when it is looked at before. */
export function listExamples(store: Store<PageState>, worker: DuelWorker): void {
  let asked = false;
  const ask = (): void => {
    if (!asked) worker.ask({ type: 'examples' });
    asked = true;
    stop();
  };
  const stop = store.subscribe(() => {
    const { view, dialog } = store.get();
    if (view === 'examples' || dialog === 'find') ask();
  });
  whenCalm(store, ask);
}
