import { useEffect, useState } from 'react';
import type { Look, Looked, LookedSoFar, LookKind, Tell } from '../worker/protocol/index.ts';
import { useInspector, usePage } from './context.ts';
import type { Desk } from './desk.ts';
import { createStore, type Store, useStore } from './store.ts';

/** What is known of one look: what it shows, or why it shows nothing. */
export interface Seen {
  readonly shows: Looked[LookKind] | undefined;
  readonly problem?: string | undefined;
}

/** Closer looks that panels asked for; each is asked once, and kept while its duel is on hand. */
export interface Looks {
  readonly store: Store<{ readonly seen: ReadonlyMap<string, Seen> }>;
  need(look: Look): void;
  keep(tell: Extract<Tell, { type: 'looked' }>): void;
  /** Another duel is on hand, or it is seen with other eyes. */
  begin(): void;
}

const KEPT = 400;
const keyOf = (look: Look): string => JSON.stringify(look);

/** A long look that a newer one broke off is asked again. */
function isWhole(look: Look, seen: Seen | undefined): boolean {
  const shows = seen?.shows;
  switch (look.kind) {
    case 'reduced':
    case 'copied': {
      const reduced = shows as Looked['reduced' | 'copied'] | undefined;
      return reduced !== undefined && !('tries' in reduced);
    }
    case 'found':
    case 'inExamples':
    case 'stops':
    case 'watches': {
      const far = shows as LookedSoFar | undefined;
      return far !== undefined && far.read >= far.total;
    }
    default:
      return true;
  }
}

/** Begins with nothing looked at. */
export function createLooks(desk: Desk): Looks {
  const store = createStore<{ readonly seen: ReadonlyMap<string, Seen> }>({ seen: new Map() });
  let asked = new Set<string>();
  return {
    store,
    need(look) {
      const key = keyOf(look);
      if (asked.has(key) && isWhole(look, store.get().seen.get(key))) return;
      asked.add(key);
      desk.worker.ask({ type: 'look', serial: desk.shown, look });
    },
    keep({ look, shows, problem }) {
      const seen = new Map(store.get().seen);
      const key = keyOf(look);
      seen.delete(key);
      seen.set(key, { shows, problem });
      for (const oldest of seen.keys()) {
        if (seen.size <= KEPT) break;
        seen.delete(oldest);
        asked.delete(oldest);
      }
      store.set({ seen });
    },
    begin() {
      asked = new Set();
      store.set({ seen: new Map() });
    },
  };
}

/** A look as its panel shows it. While the next one is on its way the last one stays, and is not `current`. */
export interface LookState<K extends LookKind> {
  readonly shows: Looked[K] | undefined;
  readonly problem: string | undefined;
  readonly current: boolean;
}

/** Looks closer while the panel is open; `null` looks at nothing. */
export function useLook<K extends LookKind>(look: (Look & { readonly kind: K }) | null): LookState<K> {
  const { looks } = useInspector();
  const duel = usePage((state) => state.outline);
  const key = look === null ? null : keyOf(look);
  const seen = useStore(looks.store, ({ seen: all }) => (key === null ? undefined : all.get(key)));
  const [last, setLast] = useState<{ readonly duel: unknown; readonly seen: Seen } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is looked at, and a new duel asks anew
  useEffect(() => {
    if (look !== null) looks.need(look);
  }, [key, duel, looks]);
  useEffect(() => {
    if (seen !== undefined) setLast({ duel, seen });
  }, [seen, duel]);
  const shown = seen ?? (look !== null && last?.duel === duel ? last?.seen : undefined);
  return {
    shows: shown?.shows as Looked[K] | undefined,
    problem: shown?.problem,
    current: seen !== undefined,
  };
}
