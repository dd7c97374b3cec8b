import type { Host, ShownDocument } from '../host/host.ts';
import { words } from '../locales/index.ts';
import type { PageState } from './state.ts';
import type { Store } from './store.ts';

/** Steps in quick succession are told once. */
const CALM = 500;

/** What is shown, as far as the program around the page needs to know it. */
export function shownDocument({ outline, position, path }: PageState): ShownDocument {
  const at = outline?.numbers[position];
  return {
    changed: outline?.changed === true || outline?.under?.changed === true,
    ...(path === null ? {} : { path }),
    ...(at === undefined ? {} : { at }),
  };
}

/** Keeps the title of the window and the program around it up with what is shown. */
export function createSurroundings(store: Store<PageState>, host: Host): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = () => {
    timer = undefined;
    host.documentShown(shownDocument(store.get()));
  };
  let before = store.get();
  store.subscribe(() => {
    const { outline, position, path } = store.get();
    const same = before.outline === outline && before.path === path;
    if (same && before.position === position) return;
    before = store.get();
    if (outline !== null && !same) document.title = words.windowTitle(outline.title, outline.changed);
    // A change is told at once, so that no window closes over it.
    if (!same) {
      clearTimeout(timer);
      tell();
    } else timer ??= setTimeout(tell, CALM);
  });
}
