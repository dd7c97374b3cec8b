import type { Language } from '../../events/index.ts';
import type {
  FoundCards,
  GrownNews,
  Host,
  InterruptedRecording,
  OpenedFile,
  RecentFile,
  SavedFile,
  ShownDocument,
} from './host.ts';
import type { KeyMap } from './keyMap.ts';

/** What the preload puts on the window: the same methods, with a dropped file read by its path. */
export interface DuelscopeBridge {
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

declare global {
  interface Window {
    readonly duelscope?: DuelscopeBridge;
  }
}

/** The inspector in Electron, over the bridge of its preload. */
export function electronHost(bridge: DuelscopeBridge): Host {
  return {
    kind: 'electron',
    open: () => bridge.open(),
    openRecent: (path) => bridge.openRecent(path),
    recent: () => bridge.recent(),
    dropped: (file) => bridge.readDropped(file),
    save: (suggested, text) => bridge.save(suggested, text),
    saveAgain: (path, text) => bridge.saveAgain(path, text),
    exportFile: (suggested, content) => bridge.exportFile(suggested, content),
    documentShown: (shown) => bridge.documentShown(shown),
    keysChanged: (keys) => void bridge.keysChanged(keys).catch(() => undefined),
    languageChanged: (language) => void bridge.languageChanged(language).catch(() => undefined),
    copy: (text) => bridge.copy(text),
    copyImage: (png) => bridge.copyImage(png),
    follow: async ({ path }) => (path === undefined ? undefined : bridge.follow(path)),
    unfollow: () => bridge.unfollow(),
    onGrown: (listener) => bridge.onGrown(listener),
    onChanged: (listener) => bridge.onChanged(listener),
    cards: (passcodes) => bridge.cards(passcodes),
    chooseCards: () => bridge.chooseCards(),
    interrupted: () => bridge.interrupted(),
    recover: (id) => bridge.recover(id),
    discard: (id) => bridge.discard(id),
    onOpen: (listener) => bridge.onOpen(listener),
    onCommand: (listener) => bridge.onCommand(listener),
  };
}
