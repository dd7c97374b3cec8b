import type { DragEvent } from 'react';
import type { Chosen, Destination } from './draft.ts';

/** What is dragged over the field: what begins it, where it may be dropped, and what that does. */
export interface Dragging {
  readonly start: (chosen: Chosen | null) => void;
  readonly fits: (to: Destination) => boolean;
  readonly drop: (to: Destination) => void;
}

/** What a place that may be dropped on listens to. */
export const dropsOn = ({ fits, drop }: Dragging, to: Destination) => ({
  onDragOver: (event: DragEvent) => {
    if (fits(to)) event.preventDefault();
  },
  onDrop: (event: DragEvent) => {
    if (!fits(to)) return;
    event.preventDefault();
    drop(to);
  },
});

/** What a card that may be dragged listens to. */
export const dragsFrom = ({ start }: Dragging, chosen: Chosen, name: string) => ({
  draggable: true,
  onDragStart: (event: DragEvent) => {
    event.dataTransfer.setData('text/plain', name);
    start(chosen);
  },
  onDragEnd: () => start(null),
});
