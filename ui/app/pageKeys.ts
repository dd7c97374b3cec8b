import type { Inspector } from './inspector.ts';
import { belongsToElement, commandOfKey, isTypedIn, keyName } from './keys.ts';
import { keyOver, searchBox } from './keysOver.ts';

/** A search that says something: the browser itself empties it. */
const isSearchedFor = (field: HTMLElement): boolean =>
  field instanceof HTMLInputElement && field.type === 'search' && field.value !== '';

/** Listens to the keys of the whole page. A key that belongs to the focused element is left to it. */
export function listenToKeys(inspector: Inspector): () => void {
  const down = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.isComposing) return;
    const { store } = inspector;
    // It closes the dialog alone, not the view beneath it.
    if (event.key === 'Escape' && store.get().dialog !== null) return;
    // In a field of the sandbox it leaves what was typed, or the field; only from outside of one it leaves the sandbox.
    if (event.key === 'Escape' && store.get().view === 'sandbox' && isTypedIn(event.target)) {
      if (!isSearchedFor(event.target)) event.target.blur();
      return;
    }
    if (event.key === 'Escape' && store.get().view !== 'duel' && store.get().outline !== null) {
      inspector.set({ view: 'duel' });
      return;
    }
    if (event.key === 'Escape') inspector.set({ problem: null, notice: null });
    const modified = event.ctrlKey || event.metaKey;
    if (!modified && belongsToElement(event.target, event.key)) return;
    const command = commandOfKey(keyName(event), store.get().keys);
    const does = keyOver(store.get().view, event.key, modified, command);
    if (does === 'search' || does === 'type') {
      const box = searchBox();
      // What is typed goes on into the box by itself.
      if (does === 'search' && box !== null) event.preventDefault();
      box?.focus();
    }
    if (does !== 'run' || command === undefined) return;
    event.preventDefault();
    inspector.run(command);
  };
  window.addEventListener('keydown', down);
  return () => window.removeEventListener('keydown', down);
}
