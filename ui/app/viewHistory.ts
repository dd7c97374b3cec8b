import { rememberPlace } from './rememberPlace.ts';
import type { PageState } from './state.ts';
import type { Store } from './store.ts';

/** What stands in the browser's history: the list of what was found, or the duel behind it. */
interface Visited {
  readonly duelscope: 'import' | 'duel';
}
const isVisited = (state: unknown): state is Visited =>
  typeof state === 'object' && state !== null && 'duelscope' in state;

/** Whether a page of the browser's history is that view. */
const standsAt = (view: Visited['duelscope']): boolean =>
  isVisited(history.state) && history.state.duelscope === view;

/** Going from the list of what was found into the duel is a page turned: the browser's Back leads to the list again, and Forward into the duel. */
export function keepViewHistory(store: Store<PageState>): void {
  let view: PageState['view'] = store.get().view;
  const note = (how: 'pushState' | 'replaceState', of: Visited['duelscope']): void => {
    try {
      history[how]({ duelscope: of } satisfies Visited, '');
    } catch {
      // A host without a history has no Back either.
    }
  };
  store.subscribe(() => {
    const before = view;
    view = store.get().view;
    if (view === before) return;
    rememberPlace(store.get());
    if (before === 'import' && view === 'duel' && !standsAt('duel')) {
      note('replaceState', 'import');
      note('pushState', 'duel');
    } else if (view === 'import' && before === 'duel' && standsAt('duel')) note('replaceState', 'import');
  });
  addEventListener('popstate', () => {
    const { state } = history;
    if (store.get().report !== null && isVisited(state)) store.set({ view: state.duelscope });
  });
}
