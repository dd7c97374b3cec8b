import type { Sized } from '../../app/layout.ts';

/** What the frame of the page says: sizes, bookmarks, documents. */
export const shell = {
  sizeOf: {
    log: 'Width of the log',
    why: 'Width of Why',
    dock: 'Height of the panels below the board',
  } satisfies Record<Sized, string>,
  splitterHow: 'Drag, or use the arrow keys. A double click gives the usual size.',
  layoutReset: 'All panels have their usual sizes.',
  bookmarked: (entry: number, set: boolean) =>
    set ? `Bookmark at entry ${entry}.` : `The bookmark at entry ${entry} is taken away.`,
  bookmarkNotKept: 'The bookmark stays until the window is closed; this browser keeps nothing.',
  notSaved: 'not saved',
  changed: 'It has changes that no file has',
};
