import { words } from '../locales/index.ts';
import type { Outline } from '../worker/protocol/index.ts';
import type { PageState } from './state.ts';
import type { Store } from './store.ts';

const KEY = 'duelscope.bookmarks';
/** Duels whose bookmarks are kept; the one looked at longest ago goes first. */
const MOST_DUELS = 200;

/** Entries that the reader marked. They are kept for each duel by its name, not in the duel itself. */
export interface Bookmarks {
  /** Sets a bookmark at the entry that is shown, or takes it away. */
  toggle(): void;
  /** The bookmarks of a duel that was opened. */
  of(outline: Outline): ReadonlySet<number>;
}

function nameOf({ origin, branch }: Pick<Outline, 'origin' | 'branch'>): string {
  const name = origin.kind === 'example' ? origin.id : origin.name;
  return `${origin.kind}/${name}/${branch ?? ''}`;
}

function kept(): Map<string, readonly number[]> {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    if (!Array.isArray(read)) return new Map();
    return new Map(
      read.flatMap((each: unknown) =>
        Array.isArray(each) && typeof each[0] === 'string' && Array.isArray(each[1])
          ? [[each[0], each[1].filter((entry) => Number.isInteger(entry))] as const]
          : [],
      ),
    );
  } catch {
    return new Map();
  }
}

/** The bookmarks of a page. */
export function createBookmarks(store: Store<PageState>): Bookmarks {
  return {
    toggle() {
      const { outline, position, bookmarks } = store.get();
      const entry = outline?.numbers[position];
      if (outline === null || entry === undefined) return;
      const now = new Set(bookmarks);
      const set = !now.delete(entry);
      if (set) now.add(entry);
      store.set({ bookmarks: now, notice: words.bookmarked(entry, set) });
      const all = kept();
      all.delete(nameOf(outline));
      if (now.size > 0)
        all.set(
          nameOf(outline),
          [...now].sort((a, b) => a - b),
        );
      try {
        localStorage.setItem(KEY, JSON.stringify([...all].slice(-MOST_DUELS)));
      } catch {
        store.set({ notice: words.bookmarkNotKept });
      }
    },
    of: (outline) => new Set(kept().get(nameOf(outline)) ?? []),
  };
}
