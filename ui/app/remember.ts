import type { PageState } from './state.ts';

/** An example as it is looked at: which course, under which ruleset, at which entry. */
export interface Place {
  readonly id: string;
  readonly branch: string | null;
  readonly ruleset: string | null;
  readonly at: number | null;
}

const KEY = 'duelscope.view';
const PLACE = 'duelscope.place';
type View = Pick<PageState, 'detail' | 'theme' | 'seenBy'>;

/** How the reader left the page last time; nothing where the browser keeps nothing. */
export function rememberedView(): Partial<View> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    const { detail, theme, seenBy } = kept as Record<string, unknown>;
    return {
      ...(detail === 'plain' || detail === 'full' ? { detail } : {}),
      ...(theme === 'light' || theme === 'dark' || theme === 'system' ? { theme } : {}),
      ...(seenBy === 'A' || seenBy === 'B' || seenBy === 'both' ? { seenBy } : {}),
    };
  } catch {
    return {};
  }
}

/** Keeps how the page is looked at, for the next time. */
export function rememberView({ detail, theme, seenBy }: View): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ detail, theme, seenBy }));
  } catch {
    // A browser that keeps nothing still shows everything.
  }
}

/** Where the reader was before the page was loaded again, or what the address names: `#T-09@24`. */
export function rememberedPlace(): Place | null {
  const named = /^#([A-Za-z0-9-]{1,40})(?:@(\d{1,9}))?$/.exec(location.hash);
  if (named?.[1] !== undefined) {
    try {
      history.replaceState(null, '', location.pathname + location.search);
    } catch {
      // A host that does not let the address change names the place again next time.
    }
    return {
      id: named[1],
      branch: null,
      ruleset: null,
      at: named[2] === undefined ? null : Number(named[2]),
    };
  }
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(PLACE) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const { id, branch, ruleset, at } = kept as Record<string, unknown>;
    const text = (value: unknown) => (typeof value === 'string' ? value : null);
    if (typeof id !== 'string') return null;
    return { id, branch: text(branch), ruleset: text(ruleset), at: typeof at === 'number' ? at : null };
  } catch {
    return null;
  }
}

/** Keeps where the reader is in an example while the window is open; a file cannot be opened again unasked. */
export function rememberPlace({ outline, position }: Pick<PageState, 'outline' | 'position'>): void {
  if (outline === null) return;
  const { origin, branch, ruleset, ownRuleset } = outline;
  try {
    if (origin.kind !== 'example') sessionStorage.removeItem(PLACE);
    else
      sessionStorage.setItem(
        PLACE,
        JSON.stringify({
          id: origin.id,
          branch,
          ruleset: ownRuleset ? null : ruleset.id,
          at: outline.numbers[position] ?? null,
        } satisfies Place),
      );
  } catch {
    // A browser that keeps nothing begins with the first example.
  }
}
