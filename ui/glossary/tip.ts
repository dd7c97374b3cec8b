import type { GlossaryTerm } from '../../machines/index.ts';
import { createStore } from '../app/store.ts';

/** The term that is told beside where it stands. */
export interface OpenTerm {
  readonly term: GlossaryTerm;
  readonly at: HTMLElement;
}

/** Which term is told now. */
export const openTerm = createStore<{ readonly open: OpenTerm | null }>({ open: null });

/** Milliseconds that a pointer stays on a term before it is told, and away from it before that ends. */
const STAYS = 300;
const AWAY = 220;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Tells a term, at once or once the pointer has stayed on it. */
export function tellTerm(open: OpenTerm, at: 'once' | 'soon'): void {
  clearTimeout(timer);
  if (at === 'once') openTerm.set({ open });
  else timer = setTimeout(() => openTerm.set({ open }), STAYS);
}

/** Ends it, at once or unless the pointer comes back. */
export function endTerm(when: 'once' | 'soon'): void {
  clearTimeout(timer);
  if (when === 'once') openTerm.set({ open: null });
  else timer = setTimeout(() => openTerm.set({ open: null }), AWAY);
}

/** The pointer is on what is told: it stays. */
export const keepTerm = (): void => clearTimeout(timer);

/** The id of the hidden sentence that describes a term to a screen reader. */
export const meaningId = (term: string): string => `meaning-${term}`;
