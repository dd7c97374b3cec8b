/** A file someone opened: its name, where it lies if the host may say, and its text. */
export interface OpenedFile {
  readonly name: string;
  readonly path?: string;
  readonly text: string;
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
  /** Save text under a name the reader chooses; its name, or undefined when cancelled. */
  save(suggested: string, text: string): Promise<string | undefined>;
  copy(text: string): Promise<void>;
  /** A file handed in from outside: the command line, a second start, the file manager. */
  onOpen(listener: (file: OpenedFile) => void): () => void;
  /** A menu entry was chosen; its command id. */
  onCommand(listener: (command: string) => void): () => void;
}
