import type { Scenario } from '../../machines/index.ts';
import { EMPTY_DRAFT } from '../sandbox/draft.ts';
import type { PageState } from './state.ts';
import type { Store } from './store.ts';

const DRAFT = 'duelscope.draft';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The setup that was on the sandbox's table the last time; an empty one where the browser keeps none. */
export function rememberedDraft(): PageState['draft'] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(DRAFT) ?? 'null');
    const isOurs =
      isObject(kept) &&
      kept['format'] === EMPTY_DRAFT.format &&
      kept['version'] === EMPTY_DRAFT.version &&
      typeof kept['title'] === 'string' &&
      isObject(kept['setup']) &&
      isObject(kept['setup']['A']) &&
      isObject(kept['setup']['B']);
    return { scenario: isOurs ? (kept as unknown as Scenario) : EMPTY_DRAFT, unsaid: [] };
  } catch {
    return { scenario: EMPTY_DRAFT, unsaid: [] };
  }
}

/** Keeps the setup on the sandbox's table whenever it changes: loading the page again loses nothing of it. */
export function keepDraft(store: Store<PageState>): void {
  let kept = store.get().draft;
  store.subscribe(() => {
    const { draft } = store.get();
    if (draft === kept) return;
    kept = draft;
    try {
      if (draft.scenario === EMPTY_DRAFT) localStorage.removeItem(DRAFT);
      else localStorage.setItem(DRAFT, JSON.stringify(draft.scenario));
    } catch {
      // A browser that keeps nothing begins with an empty table the next time.
    }
  });
}
