import type { KeyboardEvent, MouseEvent } from 'react';

const STEP: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Moves the focus from zone to zone with the arrow keys; one tab stop for the whole mat. */
export function moveInMat(event: KeyboardEvent<HTMLElement>): void {
  const step = STEP[event.key];
  const from = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[data-row]') : null;
  if (step === undefined || from === null || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  event.stopPropagation();
  const spots = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]:not(.mat-entry)')];
  const row = Number(from.dataset['row']);
  const column = Number(from.dataset['column']);
  const [down, right] = step;
  const ahead = spots
    .map((spot) => ({
      spot,
      dRow: Number(spot.dataset['row']) - row,
      dColumn: Number(spot.dataset['column']) - column,
    }))
    .filter(({ dRow, dColumn }) =>
      down === 0 ? dRow === 0 && Math.sign(dColumn) === right : Math.sign(dRow) === down,
    )
    .sort((a, b) => Math.abs(a.dRow) - Math.abs(b.dRow) || Math.abs(a.dColumn) - Math.abs(b.dColumn));
  ahead[0]?.spot.focus();
}

/** A click on the mat does not take the arrow keys away from the timeline; its buttons still have theirs. */
export function keepFocus(event: MouseEvent<HTMLElement>): void {
  if (event.target instanceof Element && event.target.closest('button') === null) event.preventDefault();
}
