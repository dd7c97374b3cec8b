import { rememberPlace } from './rememberPlace.ts';
import type { PageState } from './state.ts';
import type { Store } from './store.ts';

type View = PageState['view'];

/** What stands in the browser's history: the view that was looked at. */
interface Visited {
  readonly duelscope: View;
}
const visited = (state: unknown): View | null =>
  typeof state === 'object' && state !== null && 'duelscope' in state ? (state as Visited).duelscope : null;

/** What other views are left for, and come back to. */
const isBase = (view: View): boolean => view === 'duel' || view === 'import';

/**
 * Another view is a page turned. The browser's Back leads from the examples or the sandbox to the duel again, and from a
 * duel to the list of what was found in its recording; Forward leads there once more. Loaded again, the page shows the
 * view that it showed before.
 * @param open shows a view
 */
export function keepViewHistory(store: Store<PageState>, open: (view: View) => void): void {
  let view: View = store.get().view;
  const atStart = visited(history.state);
  let toRestore = atStart === null || isBase(atStart) ? null : atStart;
  /** Back was pressed by the page itself. */
  let isGoingBack = false;
  const note = (how: 'pushState' | 'replaceState', of: View): void =>
    history[how]({ duelscope: of } satisfies Visited, '');
  const turn = (from: View, to: View): void => {
    const standsAt = visited(history.state);
    if (standsAt === to) return;
    try {
      // Whoever leaves a view by the page itself is where Back would lead.
      if (isBase(to) && standsAt !== null && !isBase(standsAt)) {
        isGoingBack = true;
        history.back();
      } else if ((from === 'duel' && to === 'import') || (!isBase(from) && !isBase(to)))
        note('replaceState', to);
      else {
        note('replaceState', from);
        note('pushState', to);
      }
    } catch {
      // A host without a history has no Back either.
    }
  };
  store.subscribe(() => {
    const before = view;
    const { outline } = store.get();
    if (toRestore !== null && outline !== null) {
      const restored = toRestore;
      toRestore = null;
      view = restored;
      open(restored);
      return;
    }
    view = store.get().view;
    if (view === before) return;
    rememberPlace(store.get());
    turn(before, view);
  });
  addEventListener('popstate', () => {
    const to = visited(history.state);
    const { view: at, report, outline } = store.get();
    if (isGoingBack) {
      isGoingBack = false;
      note('replaceState', at);
      return;
    }
    if (to === null || to === at) return;
    if (to === 'import' && report === null) return;
    if (to === 'duel' && outline === null) return;
    open(to);
  });
}
