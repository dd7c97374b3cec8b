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

/** What the window is called by: the duel, or the list or table that lies over it. */
function windowName({ view, outline }: Pick<PageState, 'view' | 'outline'>): string | undefined {
  switch (view) {
    case 'examples':
      return words.examplesTitle;
    case 'lessons':
      return words.lessonsTitle;
    case 'sandbox':
      return words.sandbox;
    case 'duel':
    case 'import':
      return outline?.title;
  }
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
    const { outline, position, path, view } = store.get();
    const same = before.outline === outline && before.path === path;
    const covered = before.view !== view;
    if (same && !covered && before.position === position) return;
    before = store.get();
    const name = windowName(before);
    if (outline !== null && name !== undefined && (covered || !same))
      document.title = words.windowTitle(name, outline.changed);
    // A change is told at once, so that no window closes over it.
    if (!same) {
      clearTimeout(timer);
      tell();
    } else timer ??= setTimeout(tell, CALM);
  });
}
