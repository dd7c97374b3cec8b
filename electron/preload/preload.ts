import { contextBridge, type IpcRendererEvent, ipcRenderer, webUtils } from 'electron';
import {
  type Bridge,
  type FoundCards,
  type GrownNews,
  type InterruptedRecording,
  NEWS,
  type OpenedFile,
  PAGE_READY,
  REQUESTS,
  type RecentFile,
  type Reply,
  type SavedFile,
} from '../contract/channels.ts';

const FILE_LIMIT = 512 * 1024 * 1024;

/** Asks main; its refusal becomes an Error whose message is the one line for the reader. */
async function ask(channel: string, ...payload: readonly unknown[]): Promise<unknown> {
  const reply = (await ipcRenderer.invoke(channel, ...payload)) as Reply;
  if (!reply.ok) throw new Error(reply.message);
  return reply.value;
}

function listen<T>(channel: string, listener: (value: T) => void): () => void {
  const wrapped = (_event: IpcRendererEvent, value: T): void => listener(value);
  ipcRenderer.on(channel, wrapped);
  return () => {
    ipcRenderer.off(channel, wrapped);
  };
}

const bridge: Bridge = {
  kind: 'electron',
  open: () => ask(REQUESTS.open) as Promise<OpenedFile | undefined>,
  openRecent: (path) => ask(REQUESTS.openRecent, path) as Promise<OpenedFile | undefined>,
  recent: () => ask(REQUESTS.recent) as Promise<readonly RecentFile[]>,
  async readDropped(file) {
    const path = webUtils.getPathForFile(file);
    // a file dragged out of another program may lie nowhere on this disk
    if (path === '') {
      if (file.size > FILE_LIMIT)
        throw new Error(`${file.name}: this file is larger than 512 MiB; open a shorter duel`);
      const bytes = new Uint8Array(await file.arrayBuffer());
      return /^yrp[12X]$/.test(String.fromCharCode(...bytes.subarray(0, 4)))
        ? { name: file.name, text: '', recording: bytes }
        : { name: file.name, text: new TextDecoder().decode(bytes) };
    }
    return (await ask(REQUESTS.readDropped, path)) as OpenedFile;
  },
  save: (suggested, text) => ask(REQUESTS.save, suggested, text) as Promise<SavedFile | undefined>,
  saveAgain: (path, text) => ask(REQUESTS.saveAgain, path, text) as Promise<SavedFile>,
  exportFile: (suggested, content) =>
    ask(REQUESTS.exportFile, suggested, content) as Promise<SavedFile | undefined>,
  // nobody waits for these; a refusal of main is written down there
  documentShown(shown) {
    ask(REQUESTS.documentShown, shown).catch(() => undefined);
  },
  keysChanged: async (keys) => {
    await ask(REQUESTS.keysChanged, keys);
  },
  languageChanged: async (language) => {
    await ask(REQUESTS.languageChanged, language);
  },
  copy: async (text) => {
    await ask(REQUESTS.copy, text);
  },
  copyImage: async (png) => {
    await ask(REQUESTS.copyImage, png);
  },
  follow: (path) => ask(REQUESTS.follow, path) as Promise<OpenedFile | undefined>,
  unfollow: () => void ask(REQUESTS.unfollow).catch(() => undefined),
  cards: (passcodes) => ask(REQUESTS.cards, [...passcodes]) as Promise<FoundCards>,
  chooseCards: () => ask(REQUESTS.chooseCards) as Promise<string | undefined>,
  interrupted: () => ask(REQUESTS.interrupted) as Promise<readonly InterruptedRecording[]>,
  recover: (id) => ask(REQUESTS.recover, id) as Promise<OpenedFile>,
  discard: async (id) => {
    await ask(REQUESTS.discard, id);
  },
  onGrown: (listener) => listen<GrownNews>(NEWS.grown, listener),
  onChanged: (listener) => listen<OpenedFile>(NEWS.changed, listener),
  onOpen(listener) {
    const off = listen(NEWS.opened, listener);
    ipcRenderer.send(PAGE_READY);
    return off;
  },
  onCommand: (listener) => listen(NEWS.command, listener),
};

// the bridge freezes what it exposes, and hands out copies
contextBridge.exposeInMainWorld('duelscope', bridge);
