import type { Language } from '../../events/index.ts';
import type { KnownCard } from '../../machines/index.ts';
import type { KeyMap } from './keyMap.ts';

/** A file someone opened: its name, where it lies if the host may say, and its text. */
export interface OpenedFile {
  readonly name: string;
  readonly path?: string;
  /** Empty where it is a recording of another client. */
  readonly text: string;
  /** The bytes of a recording of another client (`.yrpX`, `.yrp`). */
  readonly recording?: Uint8Array;
  /** The number of the entry to begin at, where one was asked for or it was shown before. */
  readonly at?: number;
  /** The host can follow it: tell what others append to it. */
  readonly canFollow?: boolean;
  /** It was made here and no file has it. */
  readonly unsaved?: boolean;
  /** The branch of it that was looked at. */
  readonly branch?: string | null;
  /** It is followed: `text` is all its whole lines so far, and what comes is told to `onGrown`. */
  readonly followed?: boolean;
  /** It is shown from where it ends, not from where it begins best. */
  readonly atEnd?: boolean;
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
  /** Where a file lies that cannot be shown, though it was given: what is shown stays. */
  readonly refused?: string;
}

/** A duel file whose recorder was ended before it could close it. */
export interface InterruptedRecording {
  readonly id: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** The folder it lies in, and when it was written last, in milliseconds since 1970. */
  readonly folder?: string;
  readonly writtenAt?: number;
}

/** News of the file that is followed: whole lines that were appended, or why there will be none any more. */
export type GrownNews = { readonly text: string } | { readonly ended: string };

/** Names and printed values by passcode, as a client's card database has them. */
export interface FoundCards {
  /** The name of the database, or `null` where none is known. */
  readonly database: string | null;
  readonly cards: readonly (readonly [passcode: number, card: KnownCard])[];
  /** What the client calls the kinds of counters, by its number for a kind. */
  readonly counters?: readonly (readonly [kind: number, name: string])[];
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
  /** Save something that was made of a duel, under a name the reader chooses; undefined when cancelled. It is no document. */
  exportFile(suggested: string, content: string | Uint8Array): Promise<SavedFile | undefined>;
  /** Something else is shown, changed or looked at: for the window's sign of changes, and for the time after a crash. */
  documentShown(shown: ShownDocument): void;
  /** The reader gave commands other keys. */
  keysChanged(keys: KeyMap): void;
  /** The reader speaks another language. */
  languageChanged(language: Language): void;
  copy(text: string): Promise<void>;
  /** Copy a picture, a PNG. */
  copyImage(png: Uint8Array): Promise<void>;
  /** The same file once more, followed from now on; undefined where it cannot be followed. */
  follow(file: OpenedFile): Promise<OpenedFile | undefined>;
  /** Follow nothing any more. */
  unfollow(): void;
  onGrown(listener: (news: GrownNews) => void): () => void;
  /** Another program changed the file that is shown: as it is now, where the host can tell. */
  onChanged(listener: (file: OpenedFile) => void): () => void;
  /** What the reader's card database knows of these passcodes. */
  cards(passcodes: readonly number[]): Promise<FoundCards>;
  /** Ask for a client's card database (cards.cdb) and keep to it; its name, or undefined when cancelled. */
  chooseCards(): Promise<string | undefined>;
  /** Recordings that were interrupted, to be offered at the start. */
  interrupted(): Promise<readonly InterruptedRecording[]>;
  /** Mend an interrupted recording and open it. */
  recover(id: string): Promise<OpenedFile>;
  /** Delete an interrupted recording. */
  discard(id: string): Promise<void>;
  /** A file handed in from outside: the command line, a second start, the file manager. */
  onOpen(listener: (file: OpenedFile) => void): () => void;
  /** A menu entry was chosen; its command id. */
  onCommand(listener: (command: string) => void): () => void;
}
