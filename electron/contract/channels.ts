import type {
  FoundCards,
  GrownNews,
  InterruptedRecording,
  KeyMap,
  Language,
  OpenedFile,
  RecentFile,
  SavedFile,
  ShownDocument,
} from '../../ui/index.ts';

/** What the page may ask of main; each is one `invoke`. */
export const REQUESTS = {
  open: 'file.open',
  openRecent: 'file.openRecent',
  recent: 'file.recent',
  readDropped: 'file.readDropped',
  save: 'file.save',
  saveAgain: 'file.saveAgain',
  exportFile: 'file.export',
  documentShown: 'page.documentShown',
  keysChanged: 'page.keysChanged',
  languageChanged: 'page.languageChanged',
  copy: 'clipboard.copy',
  copyImage: 'clipboard.copyImage',
  follow: 'file.follow',
  unfollow: 'file.unfollow',
  cards: 'cards.find',
  chooseCards: 'cards.choose',
  interrupted: 'recordings.interrupted',
  recover: 'recordings.recover',
  discard: 'recordings.discard',
} as const;
export type RequestName = keyof typeof REQUESTS;

/** The page listens now: a file that waits may be handed over. */
export const PAGE_READY = 'page.ready';

/** What main tells the page. */
export const NEWS = {
  opened: 'file.opened',
  grown: 'file.grown',
  changed: 'file.changed',
  command: 'command.chosen',
} as const;

/** How an answer crosses the process border: a value, or one line that says what is wrong and how to mend it. */
export type Reply =
  | { readonly ok: true; readonly value?: unknown }
  | { readonly ok: false; readonly message: string };

/** `window.duelscope` in the page; promises reject with an Error whose message is one clear line. */
export interface Bridge {
  readonly kind: 'electron';
  open(): Promise<OpenedFile | undefined>;
  openRecent(path: string): Promise<OpenedFile | undefined>;
  recent(): Promise<readonly RecentFile[]>;
  readDropped(file: File): Promise<OpenedFile>;
  save(suggested: string, text: string): Promise<SavedFile | undefined>;
  saveAgain(path: string, text: string): Promise<SavedFile>;
  exportFile(suggested: string, content: string | Uint8Array): Promise<SavedFile | undefined>;
  documentShown(shown: ShownDocument): void;
  keysChanged(keys: KeyMap): Promise<void>;
  languageChanged(language: Language): Promise<void>;
  copy(text: string): Promise<void>;
  copyImage(png: Uint8Array): Promise<void>;
  follow(path: string): Promise<OpenedFile | undefined>;
  unfollow(): void;
  cards(passcodes: readonly number[]): Promise<FoundCards>;
  chooseCards(): Promise<string | undefined>;
  interrupted(): Promise<readonly InterruptedRecording[]>;
  recover(id: string): Promise<OpenedFile>;
  discard(id: string): Promise<void>;
  onGrown(listener: (news: GrownNews) => void): () => void;
  onChanged(listener: (file: OpenedFile) => void): () => void;
  onOpen(listener: (file: OpenedFile) => void): () => void;
  onCommand(listener: (command: string) => void): () => void;
}
export type {
  FoundCards,
  GrownNews,
  InterruptedRecording,
  KeyMap,
  Language,
  OpenedFile,
  RecentFile,
  SavedFile,
  ShownDocument,
};
