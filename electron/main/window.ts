import { join } from 'node:path';
import { BrowserWindow, dialog, nativeTheme } from 'electron';
import { words } from '../../ui/index.ts';
import { isOurPage, PAGE_ADDRESS } from './page.ts';

/** The page's own ground, so that the first frame has no flash. */
const GROUND = { light: '#E4E9E7', dark: '#090D0D' };
const CRASHES = { most: 3, within: 60_000 };

/** What a window reports. */
export interface WindowNews {
  /** The page is gone; `again` says whether what it showed may be shown once more. */
  pageGone(again: boolean): void;
}

/** A page that dies while it loads rejects here, and is loaded again where its end is reported. */
function load(window: BrowserWindow): void {
  window.loadURL(PAGE_ADDRESS).catch(() => undefined);
}

function guard(window: BrowserWindow): void {
  const { webContents } = window;
  webContents.setWindowOpenHandler(() => ({ action: 'deny' }));
  webContents.on('will-navigate', (event) => event.preventDefault());
  webContents.on('will-redirect', (event) => event.preventDefault());
  webContents.on('will-frame-navigate', (event) => {
    if (!event.isMainFrame || !isOurPage(event.url)) event.preventDefault();
  });
  webContents.on('will-attach-webview', (event) => event.preventDefault());
}

/** Loads the page again when its process dies, unless it dies over and over: then the reader is asked. */
function recover(window: BrowserWindow, news: WindowNews): void {
  let crashes: number[] = [];
  window.webContents.on('render-process-gone', async (_event, details) => {
    if (details.reason === 'clean-exit' || window.isDestroyed()) return;
    const now = Date.now();
    crashes = [...crashes.filter((then) => now - then < CRASHES.within), now];
    news.pageGone(crashes.length === 1);
    if (crashes.length >= CRASHES.most) {
      const { response } = await dialog.showMessageBox(window, {
        type: 'error',
        message: words.dialogs.pageGone,
        detail: words.dialogs.pageGoneWhy(details.reason),
        buttons: [words.dialogs.tryAgain, words.dialogs.close],
        defaultId: 0,
        cancelId: 1,
      });
      if (response === 1) {
        window.destroy();
        return;
      }
      crashes = [];
    }
    if (!window.isDestroyed()) load(window);
  });
}

/** Opens the inspector's window: isolated, sandboxed, without a way out of its own pages. */
export function openWindow(news: WindowNews): BrowserWindow {
  const window = new BrowserWindow({
    name: 'inspector',
    windowStatePersistence: true,
    width: 1440,
    height: 900,
    minWidth: 360,
    minHeight: 480,
    show: false,
    title: 'Duelscope',
    backgroundColor: nativeTheme.shouldUseDarkColors ? GROUND.dark : GROUND.light,
    webPreferences: {
      preload: join(import.meta.dirname, '../preload/preload.cjs'),
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      webSecurity: true,
      spellcheck: false,
    },
  });
  window.once('ready-to-show', () => window.show());
  guard(window);
  recover(window, news);
  load(window);
  return window;
}
