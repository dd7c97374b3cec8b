/** The menu a command stands in. */
export type MenuName = 'file' | 'go' | 'view' | 'help';

/**
 * Something the reader can do in the inspector: its id, its words, and its key. `key` is the pressed key as the page
 * sees it, with `Mod` for Control (Command on a Mac) and `Shift` before it: `Mod+o`, `Shift+ArrowRight`, `r`.
 */
export interface PageCommand {
  readonly id: string;
  readonly menu: MenuName;
  readonly label: string;
  readonly key: string;
}

/** Every command of the inspector: the one table for the menu, the keys and the list behind `?`. */
export const PAGE_COMMANDS: readonly PageCommand[] = [
  { id: 'file.open', menu: 'file', label: 'Open a file…', key: 'Mod+o' },
  { id: 'file.examples', menu: 'file', label: 'Another example…', key: 'Mod+e' },
  { id: 'file.save', menu: 'file', label: 'Save the duel as…', key: 'Mod+s' },
  { id: 'go.nextEntry', menu: 'go', label: 'Next entry', key: 'ArrowRight' },
  { id: 'go.previousEntry', menu: 'go', label: 'Entry before', key: 'ArrowLeft' },
  { id: 'go.nextStep', menu: 'go', label: 'Next step or phase', key: 'Shift+ArrowRight' },
  { id: 'go.previousStep', menu: 'go', label: 'Step or phase before', key: 'Shift+ArrowLeft' },
  { id: 'go.nextAttack', menu: 'go', label: 'Next attack’s start or end', key: ']' },
  { id: 'go.previousAttack', menu: 'go', label: 'Previous attack’s start or end', key: '[' },
  { id: 'go.nextReplay', menu: 'go', label: 'Next replay', key: 'r' },
  { id: 'go.previousReplay', menu: 'go', label: 'Replay before', key: 'Shift+R' },
  { id: 'go.first', menu: 'go', label: 'First entry', key: 'Home' },
  { id: 'go.last', menu: 'go', label: 'Last entry', key: 'End' },
  { id: 'go.play', menu: 'go', label: 'Play or pause', key: ' ' },
  { id: 'go.to', menu: 'go', label: 'Go to entry…', key: 'g' },
  { id: 'view.detail', menu: 'view', label: 'Plain or full', key: 'v' },
  { id: 'help.keys', menu: 'help', label: 'Keys', key: '?' },
];
