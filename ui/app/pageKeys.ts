import type { Inspector } from './inspector.ts';
import { belongsToElement, commandOfKey, keyName } from './keys.ts';

/** Listens to the keys of the whole page. A key that belongs to the focused element is left to it. */
export function listenToKeys(inspector: Inspector): () => void {
  const down = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.isComposing) return;
    const { store } = inspector;
    if (event.key === 'Escape' && store.get().view !== 'duel' && store.get().outline !== null) {
      inspector.set({ view: 'duel' });
      return;
    }
    if (event.key === 'Escape') inspector.set({ problem: null, notice: null });
    const modified = event.ctrlKey || event.metaKey;
    if (!modified && belongsToElement(event.target, event.key)) return;
    const command = commandOfKey(keyName(event), store.get().keys);
    if (command === undefined) return;
    if (store.get().view !== 'duel' && command.startsWith('go.')) return;
    event.preventDefault();
    inspector.run(command);
  };
  window.addEventListener('keydown', down);
  return () => window.removeEventListener('keydown', down);
}
