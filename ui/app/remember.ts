import type { PageState } from './state.ts';

const KEY = 'duelscope.view';
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
