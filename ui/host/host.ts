import type { KeyMap } from './keyMap.ts';

/** A file someone opened: its name, where it lies if the host may say, and its text. */
export interface OpenedFile {
  readonly name: string;
  readonly path?: string;
  readonly text: string;
  /** The number of the entry to begin at, where it was shown before. */
  readonly at?: number;
}

/** A file that was written: its name, and where it lies if the host may say. */
export type SavedFile = Pick<OpenedFile, 'name' | 'path'>;

/** What is shown, as far as the program around the page needs to know it. */
export interface ShownDocument {
  /** Where it lies, if it is a file that the host opened. */
  readonly path?: string;
  /** It has changes that no file has. */
  readonly changed: boolean;
  /** The number of the entry that is looked at. */
  readonly at?: number;
}

export interface RecentFile {
  readonly name: string;
  readonly path: string;
}

/**
 * What the inspector needs of the program around it. Electron and the browser each have one; a contract test runs on
 * both. Every method may reject with an Error whose message is one clear line for the reader.
 */
export interface Host {
  readonly kind: 'electron' | 'browser';
  /** Ask for a duel file or scenario; undefined when the reader cancels. */
  open(): Promise<OpenedFile | undefined>;
  /** Open one that was opened before, by its path. */
  openRecent(path: string): Promise<OpenedFile | undefined>;
  recent(): Promise<readonly RecentFile[]>;
  /** Read a file that was dropped on the window. */
  dropped(file: File): Promise<OpenedFile>;
  /** Save text under a name the reader chooses; undefined when cancelled. */
  save(suggested: string, text: string): Promise<SavedFile | undefined>;
  /** Save text, without asking, over a file that was opened or saved before. */
  saveAgain(path: string, text: string): Promise<SavedFile>;
  /** Something else is shown, changed or looked at: for the window's sign of changes, and for the time after a crash. */
  documentShown(shown: ShownDocument): void;
  /** The reader gave commands other keys. */
  keysChanged(keys: KeyMap): void;
  copy(text: string): Promise<void>;
  /** A file handed in from outside: the command line, a second start, the file manager. */
  onOpen(listener: (file: OpenedFile) => void): () => void;
  /** A menu entry was chosen; its command id. */
  onCommand(listener: (command: string) => void): () => void;
}
