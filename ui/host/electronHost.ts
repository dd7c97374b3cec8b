import type { Host, OpenedFile, RecentFile } from './host.ts';

/** What the preload puts on the window: the same methods, with a dropped file read by its path. */
export interface DuelscopeBridge {
  open(): Promise<OpenedFile | undefined>;
  openRecent(path: string): Promise<OpenedFile | undefined>;
  recent(): Promise<readonly RecentFile[]>;
  readDropped(file: File): Promise<OpenedFile>;
  save(suggested: string, text: string): Promise<string | undefined>;
  copy(text: string): Promise<void>;
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
    copy: (text) => bridge.copy(text),
    onOpen: (listener) => bridge.onOpen(listener),
    onCommand: (listener) => bridge.onCommand(listener),
  };
}
