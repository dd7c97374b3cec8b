import { type BrowserWindow, dialog } from 'electron';
import { LET_GO, words } from '../../ui/index.ts';
import type { ShownDocument } from '../contract/index.ts';

/** A page that does not answer is not waited for any longer, in milliseconds. */
const MOST_WAITING = 2000;

/** Keeps a window from closing over changes that no file has, and shows on it that there are some. */
export interface ChangeGuard {
  guard(window: BrowserWindow): void;
  shown(window: BrowserWindow, shown: ShownDocument): void;
}

/** @param tellPage runs one of the page's commands */
export function createChangeGuard(tellPage: (command: string) => void): ChangeGuard {
  let changed = false;
  let closesWhenSaved = false;
  return {
    guard(window) {
      changed = false;
      closesWhenSaved = false;
      window.on('close', (event) => {
        if (!changed) return;
        event.preventDefault();
        void dialog
          .showMessageBox(window, {
            type: 'warning',
            message: words.dialogs.changed,
            detail: words.dialogs.lostWithout,
            buttons: [words.dialogs.save, words.dialogs.closeWithout, words.dialogs.stay],
            defaultId: 0,
            cancelId: 2,
          })
          .then(({ response }) => {
            if (window.isDestroyed()) return;
            closesWhenSaved = response !== 2;
            if (response === 0) tellPage('file.save');
            if (response !== 1) return;
            // the page gives up what it kept aside, so that it is not offered at the next start
            tellPage(LET_GO);
            setTimeout(() => {
              if (!window.isDestroyed()) window.destroy();
            }, MOST_WAITING);
          });
      });
      // a page that is gone can save nothing any more
      window.webContents.on('render-process-gone', () => {
        changed = false;
      });
    },
    shown(window, shown) {
      changed = shown.changed;
      window.setDocumentEdited(changed);
      window.setRepresentedFilename(shown.path ?? '');
      if (!changed && closesWhenSaved) window.close();
    },
  };
}
