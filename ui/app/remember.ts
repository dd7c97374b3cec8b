import { isLanguage } from '../../events/index.ts';
import { type KeyMap, readKeyMap } from '../host/keyMap.ts';
import { readLayouts } from './layout.ts';
import { type PageState, PLAYBACK_SPEEDS, type PlaybackSpeed } from './state.ts';

const KEY = 'duelscope.view';
const KEYS = 'duelscope.keys';
type View = Pick<
  PageState,
  'askFirst' | 'detail' | 'theme' | 'language' | 'seenBy' | 'speed' | 'layouts' | 'panel' | 'tallDock'
>;

const isSpeed = (value: unknown): value is PlaybackSpeed => PLAYBACK_SPEEDS.some((speed) => speed === value);

/** How the reader left the page last time; nothing where the browser keeps nothing. */
export function rememberedView(): Partial<View> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    const { askFirst, detail, theme, language, seenBy, speed, layouts, panel, tallDock } = kept as Record<
      string,
      unknown
    >;
    return {
      ...(detail === 'plain' || detail === 'full' ? { detail } : {}),
      ...(theme === 'light' || theme === 'dark' || theme === 'system' ? { theme } : {}),
      ...(isLanguage(language) ? { language } : {}),
      ...(layouts === undefined ? {} : { layouts: readLayouts(layouts) }),
      ...(typeof askFirst === 'boolean' ? { askFirst } : {}),
      ...(typeof panel === 'string' ? { panel } : {}),
      ...(typeof tallDock === 'boolean' ? { tallDock } : {}),
      ...(isSpeed(speed) ? { speed } : {}),
      ...(seenBy === 'A' || seenBy === 'B' || seenBy === 'both' ? { seenBy } : {}),
    };
  } catch {
    return {};
  }
}

/** Keeps how the page is looked at, for the next time. */
export function rememberView(view: View): void {
  const { askFirst, detail, theme, language, seenBy, speed, layouts, panel, tallDock } = view;
  try {
    localStorage.setItem(
      KEY,
      JSON.stringify({ askFirst, detail, theme, language, seenBy, speed, layouts, panel, tallDock }),
    );
  } catch {
    // A browser that keeps nothing still shows everything.
  }
}

/** The keys that the reader changed, from the last time; `null` where none ever were. */
export function rememberedKeys(): KeyMap | null {
  try {
    const kept = localStorage.getItem(KEYS);
    return kept === null ? null : readKeyMap(JSON.parse(kept));
  } catch {
    return null;
  }
}

/** Keeps the keys that the reader changed. */
export function rememberKeys(keys: KeyMap): void {
  try {
    localStorage.setItem(KEYS, JSON.stringify(keys));
  } catch {
    // A browser that keeps nothing has the keys as at first the next time.
  }
}
