import type { BrowserWindow } from 'electron';
import { NEWS } from '../contract/index.ts';
import { readForPage } from '../node/duelFiles.ts';
import { type WatchedFile, watchFile } from '../node/watchFile.ts';

/** Tells the page when another program changes the file that is shown. */
export interface Watching {
  /** This file is shown now; undefined for what is no file. */
  shows(path: string | undefined): void;
  /** We wrote it ourselves. */
  wrote(path: string): void;
}

/**
 * @param window where the page is, if it is there
 * @param isFollowed whether the page is told of what is appended to the file anyway
 */
export function createWatching(window: () => BrowserWindow | undefined, isFollowed: () => boolean): Watching {
  let watched: { readonly path: string; readonly file: WatchedFile } | undefined;
  async function tell(path: string): Promise<void> {
    if (isFollowed()) return;
    // one that cannot be read just now is told of when it is whole again
    const file = await readForPage(path).catch(() => undefined);
    const there = window();
    if (file === undefined || watched?.path !== path || there === undefined || there.isDestroyed()) return;
    there.webContents.send(NEWS.changed, file);
  }
  return {
    shows(path) {
      if (path === watched?.path) return;
      watched?.file.stop();
      watched = path === undefined ? undefined : { path, file: watchFile(path, () => void tell(path)) };
    },
    wrote(path) {
      if (watched?.path === path) watched.file.expected();
    },
  };
}
