import { words } from '../locales/index.ts';
import type { Looked, LookKind, StopsLooked } from '../worker/protocol/index.ts';
import type { Looks } from './looks.ts';
import type { PageState } from './state.ts';
import type { Store } from './store.ts';

/** Where to stop: a search, and whether it stops now. */
export interface Breakpoint {
  readonly query: string;
  readonly on: boolean;
}

/** What the reader set up to find things: kept for every duel, in the browser. */
export interface ToolsKept {
  readonly breakpoints: readonly Breakpoint[];
  readonly watches: readonly string[];
  readonly searches: readonly string[];
}

/** The breakpoints that are on, with the positions at which each stops in the duel on hand. */
export type Stops = readonly { readonly query: string; readonly positions: readonly number[] }[];

/** Breakpoints, watches and saved searches. */
export interface Tools {
  /** Sets a breakpoint, or switches one on that is there. */
  stopAt(query: string): void;
  switchBreakpoint(query: string, on: boolean): void;
  removeBreakpoint(query: string): void;
  watch(value: string): void;
  unwatch(value: string): void;
  /** Keeps a search, or keeps it no more. */
  saveSearch(text: string, kept: boolean): void;
}

const KEY = 'duelscope.tools';
const MOST = 100;
const LONGEST = 1000;

/** What was set up the last time; nothing where the browser keeps nothing. */
export function rememberedTools(): ToolsKept {
  const none: ToolsKept = { breakpoints: [], watches: [], searches: [] };
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return none;
    const { breakpoints, watches, searches } = kept as Record<string, unknown>;
    const isText = (each: unknown): each is string =>
      typeof each === 'string' && each !== '' && each.length <= LONGEST;
    const texts = (all: unknown): readonly string[] =>
      Array.isArray(all) ? [...new Set(all.filter(isText))].slice(0, MOST) : [];
    const stops = Array.isArray(breakpoints) ? breakpoints.slice(0, MOST) : [];
    return {
      breakpoints: stops.flatMap((each: unknown) => {
        const { query, on } = (each ?? {}) as Record<string, unknown>;
        return isText(query) ? [{ query, on: on !== false }] : [];
      }),
      watches: texts(watches),
      searches: texts(searches),
    };
  } catch {
    return none;
  }
}

/** Reads what a reader set up, finds where it stops, and keeps it. */
export function createTools(store: Store<PageState>, looks: Looks): Tools {
  const keep = (change: Partial<ToolsKept>) => {
    store.set(change);
    const { breakpoints, watches, searches } = store.get();
    try {
      localStorage.setItem(KEY, JSON.stringify({ breakpoints, watches, searches } satisfies ToolsKept));
    } catch {
      store.set({ notice: words.toolsNotKept });
    }
  };
  const lookNow = () => {
    const { outline, breakpoints } = store.get();
    const queries = breakpoints.filter(({ on }) => on).map(({ query }) => query);
    if (outline === null || queries.length === 0) return null;
    return { kind: 'stops', queries, length: outline.length } as const;
  };
  /** Asks where the breakpoints stop; what is known of it already is shown at once. */
  const find = () => {
    const look = lookNow();
    if (look === null) return store.set({ stops: [] });
    looks.need(look);
    take();
  };
  const take = () => {
    const look = lookNow();
    const shows: Looked[LookKind] | undefined =
      look === null ? undefined : looks.store.get().seen.get(JSON.stringify(look))?.shows;
    if (look === null || shows === undefined) return;
    const { stops } = shows as StopsLooked;
    store.set({ stops: look.queries.map((query, at) => ({ query, positions: stops[at]?.positions ?? [] })) });
  };
  let seen: readonly unknown[] = [];
  store.subscribe(() => {
    const { outline, breakpoints } = store.get();
    // another branch or viewpoint is another outline, with entries of its own
    if (seen[0] === outline?.numbers && seen[1] === breakpoints) return;
    seen = [outline?.numbers, breakpoints];
    find();
  });
  looks.store.subscribe(take);
  const at = (query: string) => store.get().breakpoints.findIndex((each) => each.query === query);
  return {
    stopAt(query) {
      const { breakpoints } = store.get();
      const known = at(query);
      const set = { query, on: true };
      if (known < 0 && breakpoints.length >= MOST) return store.set({ notice: words.toolsFull(MOST) });
      keep({ breakpoints: known < 0 ? [...breakpoints, set] : breakpoints.with(known, set) });
    },
    switchBreakpoint(query, on) {
      const known = at(query);
      if (known >= 0) keep({ breakpoints: store.get().breakpoints.with(known, { query, on }) });
    },
    removeBreakpoint: (query) =>
      keep({ breakpoints: store.get().breakpoints.filter((each) => each.query !== query) }),
    watch(value) {
      const { watches } = store.get();
      if (watches.length >= MOST) return store.set({ notice: words.toolsFull(MOST) });
      if (!watches.includes(value)) keep({ watches: [...watches, value] });
    },
    unwatch: (value) => keep({ watches: store.get().watches.filter((each) => each !== value) }),
    saveSearch(text, kept) {
      const others = store.get().searches.filter((each) => each !== text);
      keep({ searches: kept ? [text, ...others].slice(0, MOST) : others });
    },
  };
}

/** The nearest position that way at which a breakpoint stops, with the breakpoints that stop there; `null` where none does. */
export function stopBeyond(
  stops: Stops,
  from: number,
  direction: 1 | -1,
): { readonly position: number; readonly queries: readonly string[] } | null {
  let nearest: number | null = null;
  for (const { positions } of stops) {
    const found =
      direction === 1
        ? positions.find((position) => position > from)
        : positions.findLast((position) => position < from);
    if (found === undefined) continue;
    if (nearest === null || (direction === 1 ? found < nearest : found > nearest)) nearest = found;
  }
  if (nearest === null) return null;
  const position = nearest;
  const queries = stops.filter(({ positions }) => positions.includes(position)).map(({ query }) => query);
  return { position, queries };
}
