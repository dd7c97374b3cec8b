import type { Scenario } from '../../machines/index.ts';
import { EMPTY_DRAFT } from '../sandbox/draft.ts';
import type { PageState } from './state.ts';
import type { Store } from './store.ts';

const DRAFT = 'duelscope.draft';
const SETUPS = 'duelscope.setups';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSetup = (kept: unknown): kept is Scenario =>
  isObject(kept) &&
  kept['format'] === EMPTY_DRAFT.format &&
  kept['version'] === EMPTY_DRAFT.version &&
  typeof kept['id'] === 'string' &&
  typeof kept['title'] === 'string' &&
  isObject(kept['setup']) &&
  isObject(kept['setup']['A']) &&
  isObject(kept['setup']['B']);

function kept(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** The setup that was on the sandbox's table the last time; an empty one where the browser keeps none. */
export function rememberedDraft(): PageState['draft'] {
  const draft = kept(DRAFT);
  return { scenario: isSetup(draft) ? draft : EMPTY_DRAFT, unsaid: [] };
}

/** Setups that had given way to another one the last time. */
export function rememberedSetups(): PageState['setups'] {
  const setups = kept(SETUPS);
  return Array.isArray(setups) ? setups.filter(isSetup) : [];
}

/** Keeps the setup on the sandbox's table, and those that gave way to it, whenever they change: loading the page again loses nothing of them. */
export function keepDraft(store: Store<PageState>): void {
  let { draft: before, setups: others, cleared: gone } = store.get();
  store.subscribe(() => {
    const { draft, setups, cleared } = store.get();
    if (draft === before && setups === others && cleared === gone) return;
    before = draft;
    others = setups;
    gone = cleared;
    try {
      if (draft.scenario === EMPTY_DRAFT) localStorage.removeItem(DRAFT);
      else localStorage.setItem(DRAFT, JSON.stringify(draft.scenario));
      // What was cleared can still be taken back when the page is gone before that.
      const all = cleared === null ? setups : [cleared.scenario, ...setups];
      if (all.length === 0) localStorage.removeItem(SETUPS);
      else localStorage.setItem(SETUPS, JSON.stringify(all));
    } catch {
      // A browser that keeps nothing begins with an empty table the next time.
    }
  });
}
