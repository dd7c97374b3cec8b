import { basename, join } from 'node:path';
import {
  app,
  BrowserWindow,
  ClipboardItem,
  clipboard,
  dialog,
  type IpcMainInvokeEvent,
  ipcMain,
} from 'electron';
import { z } from 'zod';
import { readKeyMap, words } from '../../ui/index.ts';
import {
  type KeyMap,
  type Language,
  type OpenedFile,
  PAYLOADS_OF,
  type PayloadOf,
  REQUESTS,
  type Reply,
  type RequestName,
  type SavedFile,
  type ShownDocument,
} from '../contract/index.ts';
import type { CardLookup } from '../node/cardLookup.ts';
import { mustBeOurs, openedKinds, readForPage } from '../node/duelFiles.ts';
import { FileProblem } from '../node/fileProblem.ts';
import { fileWords } from '../node/fileWords.ts';
import { discardRecording, interruptedRecordings, recoverRecording } from '../node/interrupted.ts';
import { recordingNotes } from '../node/recordingNotes.ts';
import { saveAtomically } from '../node/saveAtomically.ts';
import type { Settings } from '../node/settings.ts';
import type { Following } from './following.ts';
import { isOurPage } from './page.ts';
import type { Watching } from './watching.ts';

/** What the answers to the page's requests need around them. */
export interface RequestSurroundings {
  readonly settings: Settings;
  readonly following: Following;
  readonly watching: Watching;
  readonly lookup: CardLookup;
  /** A file was shown, saved or forgotten: the recent files have changed. */
  recentChanged(): void;
  /** The page has this file now. */
  shown(file: OpenedFile): void;
  /** What the page shows of it, and whether it was changed. */
  documentShown(shown: ShownDocument): void;
  /** The reader gave commands other keys; resolves when they are kept. */
  keysChanged(keys: KeyMap): Promise<void>;
  /** The reader speaks another language; resolves when that is kept. */
  languageChanged(language: Language): Promise<void>;
  /** The files that were opened or saved since the program began: only over these a page may write unasked. */
  readonly known: Set<string>;
}

/** Reads a file for the page and puts it first among the recent ones; one that is gone leaves them. */
export async function readAndRemember(path: string, around: RequestSurroundings): Promise<OpenedFile> {
  try {
    const file = await readForPage(path);
    around.known.add(path);
    await around.settings.remember(path);
    app.addRecentDocument(path);
    return file;
  } catch (error) {
    await around.settings.forget(path);
    throw error;
  } finally {
    around.recentChanged();
  }
}

const windowOf = (event: IpcMainInvokeEvent): BrowserWindow | undefined =>
  BrowserWindow.fromWebContents(event.sender) ?? undefined;

async function ask<T>(
  window: BrowserWindow | undefined,
  withWindow: (window: BrowserWindow) => Promise<T>,
  without: () => Promise<T>,
): Promise<T> {
  return window === undefined ? without() : withWindow(window);
}

const withoutGaps = ({ path, changed, at, refused }: PayloadOf<'documentShown'>[0]): ShownDocument => ({
  changed,
  ...(path === undefined ? {} : { path }),
  ...(at === undefined ? {} : { at }),
  ...(refused === undefined ? {} : { refused }),
});

type Answers = {
  readonly [N in RequestName]: (event: IpcMainInvokeEvent, ...payload: PayloadOf<N>) => Promise<unknown>;
};

function answersIn(around: RequestSurroundings): Answers {
  const { settings, following, lookup } = around;
  // dialogs begin in Downloads unless told otherwise
  const folder = (): string => settings.folder() ?? app.getPath('documents');
  const mustBeRecent = (path: string): void => {
    if (!settings.recent().some((file) => file.path === path))
      throw new FileProblem(`${basename(path)}: ${fileWords.notRecent}`);
  };
  const choose = async (event: IpcMainInvokeEvent, options: Electron.OpenDialogOptions) => {
    const asked = { ...options, properties: ['openFile' as const] };
    const chosen = await ask(
      windowOf(event),
      (window) => dialog.showOpenDialog(window, asked),
      () => dialog.showOpenDialog(asked),
    );
    return chosen.canceled ? undefined : chosen.filePaths[0];
  };
  const chooseName = async (
    event: IpcMainInvokeEvent,
    suggested: string,
    filters: Electron.FileFilter[],
  ): Promise<string | undefined> => {
    const options = { title: words.dialogs.save, defaultPath: join(folder(), basename(suggested)), filters };
    const chosen = await ask(
      windowOf(event),
      (window) => dialog.showSaveDialog(window, options),
      () => dialog.showSaveDialog(options),
    );
    return chosen.canceled || chosen.filePath === '' ? undefined : chosen.filePath;
  };
  // what is followed is let go by the page, once this one is shown
  const give = async (path: string): Promise<OpenedFile> => {
    const file = await readAndRemember(path, around);
    around.shown(file);
    return file;
  };
  const keep = async (path: string, text: string): Promise<SavedFile> => {
    await saveAtomically(path, text);
    around.watching.wrote(path);
    around.known.add(path);
    await settings.remember(path);
    app.addRecentDocument(path);
    around.recentChanged();
    around.shown({ name: basename(path), path, text });
    return { name: basename(path), path };
  };
  return {
    async open(event) {
      const path = await choose(event, {
        title: 'Open a duel, a scenario or a recording',
        defaultPath: folder(),
        filters: openedKinds(words.dialogs.kinds),
      });
      return path === undefined ? undefined : give(path);
    },
    async openRecent(_event, path) {
      mustBeRecent(path);
      return give(path);
    },
    recent: async () => settings.recent(),
    async readDropped(_event, path) {
      await mustBeOurs(path);
      return give(path);
    },
    async save(event, suggested, text) {
      const path = await chooseName(event, suggested, openedKinds(words.dialogs.kinds));
      return path === undefined ? undefined : keep(path, text);
    },
    async exportFile(event, suggested, content) {
      const ending = suggested.slice(suggested.lastIndexOf('.') + 1);
      const path = await chooseName(event, suggested, [{ name: ending.toUpperCase(), extensions: [ending] }]);
      if (path === undefined) return undefined;
      await saveAtomically(path, content);
      return { name: basename(path), path };
    },
    async saveAgain(_event, path, text) {
      if (!around.known.has(path)) throw new FileProblem(`${basename(path)}: ${fileWords.notOpened}`);
      return keep(path, text);
    },
    documentShown: async (_event, shown) => around.documentShown(withoutGaps(shown)),
    languageChanged: async (_event, language) => around.languageChanged(language),
    keysChanged: async (_event, keys) => around.keysChanged(readKeyMap(keys)),
    copy: async (_event, text) => clipboard.writeText(text),
    async copyImage(_event, png) {
      const picture = new Blob([Uint8Array.from(png)], { type: 'image/png' });
      await clipboard.write([new ClipboardItem({ 'image/png': picture })]);
    },
    async follow(_event, path) {
      mustBeRecent(path);
      return following.begin(path);
    },
    unfollow: async () => following.end(),
    interrupted: () => interruptedRecordings(recordingNotes()),
    recover: async (_event, id) => give(await recoverRecording(recordingNotes(), id)),
    discard: (_event, id) => discardRecording(recordingNotes(), id),
    cards: (_event, passcodes) => lookup.find(passcodes),
    async chooseCards(event) {
      const path = await choose(event, {
        title: 'A client’s card database',
        defaultPath: settings.cards() ?? folder(),
        filters: [{ name: words.dialogs.kinds.cards, extensions: ['cdb'] }],
      });
      if (path === undefined) return undefined;
      const name = await lookup.take(path);
      await settings.pointToCards(path);
      return name;
    },
  };
}

/** An error as data: our own problems keep their line, anything else is a defect and says no more than that. */
function replyOf(error: unknown): Reply {
  if (error instanceof FileProblem) return { ok: false, message: error.message };
  if (error instanceof z.ZodError)
    return { ok: false, message: 'The page asked for something that main does not know.' };
  process.stderr.write(`duelscope: ${error instanceof Error ? error.stack : String(error)}\n`);
  return { ok: false, message: 'Something went wrong in the program; try again.' };
}

/** Answers the page: its sender and every payload are checked first, and errors cross as data. */
export function answerRequests(around: RequestSurroundings): void {
  const answers = answersIn(around);
  const register = <N extends RequestName>(name: N): void => {
    const schema: z.ZodType = PAYLOADS_OF[name];
    ipcMain.handle(REQUESTS[name], async (event, ...payload: unknown[]): Promise<Reply> => {
      try {
        if (!isOurPage(event.senderFrame?.url)) throw new FileProblem('This page may not ask for files.');
        return { ok: true, value: await answers[name](event, ...(schema.parse(payload) as PayloadOf<N>)) };
      } catch (error) {
        return replyOf(error);
      }
    });
  };
  for (const name of Object.keys(REQUESTS) as RequestName[]) register(name);
}
