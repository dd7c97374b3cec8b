import { resolve } from 'node:path';
import type { OpenedFile } from '../contract/index.ts';

/** The files named on a command line: switches are left out, paths made whole. */
export function filesIn(argv: readonly string[], packaged: boolean, folder: string): string[] {
  // the program itself, and, unpackaged, the project folder
  const words = argv.slice(1).filter((word) => !word.startsWith('-'));
  return words.slice(packaged ? 0 : 1).map((word) => resolve(folder, word));
}

/** Where to begin, and whether to follow: the switches `--at=N` and `--follow` of a command line. */
export interface Wanted {
  readonly at?: number;
  readonly follow?: boolean;
}

export function wantedIn(argv: readonly string[]): Wanted {
  const at = argv.map((word) => /^--at=(\d{1,9})$/.exec(word)?.[1]).find((found) => found !== undefined);
  return {
    ...(at === undefined ? {} : { at: Number(at) }),
    ...(argv.includes('--follow') ? { follow: true } : {}),
  };
}

/**
 * Files on their way to the page: one that arrives before the page listens waits, and after a crash of the page, or when
 * it is loaded again, the one that it showed, or was about to show, is handed over again, once.
 */
export interface Openings {
  arrived(file: OpenedFile): void;
  /** The page was given it when it asked: only kept for the time after a crash. */
  shown(file: OpenedFile): void;
  /**
   * The page looks at this entry of what it shows, or at something that is no file; what it `refused` it will not show.
   */
  looksAt(place: { readonly path?: string; readonly at?: number; readonly refused?: string }): void;
  pageReady(): void;
  pageGone(again: boolean): void;
}

const atEntry = (file: OpenedFile, at: number | undefined): OpenedFile =>
  at === undefined ? file : { ...file, at };

/** @param hand gives a file to the page that listens. */
export function createOpenings(hand: (file: OpenedFile) => void): Openings {
  let ready = false;
  let waiting: OpenedFile | undefined;
  /** Given, and neither shown nor refused yet. */
  let coming: OpenedFile | undefined;
  /** The file that the page said it shows; `undefined` where that is none. */
  let shown: OpenedFile | undefined;
  let entry: number | undefined;
  const openings: Openings = {
    arrived(file) {
      coming = file;
      if (ready) hand(file);
      else waiting = file;
    },
    shown(file) {
      coming = file;
    },
    looksAt({ path, at, refused }) {
      if (refused !== undefined && coming?.path === refused) coming = undefined;
      if (path !== undefined && coming?.path === path) {
        shown = coming;
        coming = undefined;
      }
      // Something else that is shown by now comes back by itself.
      if (shown?.path !== path) shown = undefined;
      entry = at;
    },
    pageReady() {
      // it listened before: it was loaded again, and has forgotten the file
      if (ready) openings.pageGone(true);
      ready = true;
      if (waiting === undefined) return;
      coming = waiting;
      hand(waiting);
      waiting = undefined;
    },
    pageGone(again) {
      ready = false;
      waiting = again ? (coming ?? (shown && atEntry(shown, entry))) : undefined;
    },
  };
  return openings;
}
