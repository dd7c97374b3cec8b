import type { CardId } from '../../events/index.ts';
import type { Inspector } from './inspector.ts';

const EDGE = 12;

/** Opens what there is to do with the entry that is looked at, beside what has the focus. */
export function openEntryMenu({ store }: Inspector): void {
  const box = document.activeElement?.closest('.row, .zone, .verdict, button')?.getBoundingClientRect();
  const why = document.querySelector('.why')?.getBoundingClientRect();
  const { x, y } = box ?? why ?? { x: EDGE, y: EDGE };
  store.set({ menu: { x: x + EDGE, y: y + EDGE, card: null } });
}

/** What an entry is about where one asks for its menu: a row of the log, a card of the board, or Why. */
const ABOUT = '.log .row, .log, .zone[data-card-id], .why';

/**
 * Opens it where one asks for a menu with the mouse or the key for it, if that is at an entry or a card. Selected text and
 * fields keep the browser's own.
 * @returns whether it was opened
 */
export function openMenuAt({ store, playback }: Inspector, target: Element, x: number, y: number): boolean {
  const about = target.closest<HTMLElement>(ABOUT);
  if (about === null || target.closest('input, textarea, select') !== null) return false;
  if (getSelection()?.isCollapsed === false) return false;
  const row = about.dataset['position'];
  if (row !== undefined) playback.go(Number(row));
  const box = about.querySelector('.row.is-here')?.getBoundingClientRect();
  const byKey = x === 0 && y === 0;
  const card: CardId | null = about.dataset['cardId'] ?? null;
  const at = byKey && box !== undefined ? { x: box.x + EDGE, y: box.bottom } : { x, y };
  store.set({ menu: { ...at, card } });
  return true;
}
