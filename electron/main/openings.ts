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
 * it is loaded again, the last one is handed over again, once.
 */
export interface Openings {
  arrived(file: OpenedFile): void;
  /** The page has it already: only kept for the time after a crash. */
  shown(file: OpenedFile): void;
  /** The page looks at this entry of what it shows, or at something that is no file. */
  looksAt(place: { readonly path?: string; readonly at?: number }): void;
  pageReady(): void;
  pageGone(again: boolean): void;
}

const atEntry = (file: OpenedFile, at: number | undefined): OpenedFile =>
  at === undefined ? file : { ...file, at };

/** @param hand gives a file to the page that listens. */
export function createOpenings(hand: (file: OpenedFile) => void): Openings {
  let ready = false;
  let waiting: OpenedFile | undefined;
  let last: OpenedFile | undefined;
  let looked: { readonly path: string | undefined; readonly at: number | undefined } | undefined;
  const openings: Openings = {
    arrived(file) {
      last = file;
      looked = undefined;
      if (ready) hand(file);
      else waiting = file;
    },
    shown(file) {
      last = file;
      looked = undefined;
    },
    looksAt({ path, at }) {
      looked = { path, at };
    },
    pageReady() {
      // it listened before: it was loaded again, and has forgotten the file
      if (ready) openings.pageGone(true);
      ready = true;
      if (waiting !== undefined) hand(waiting);
      waiting = undefined;
    },
    pageGone(again) {
      ready = false;
      // Something else that is shown by now comes back by itself.
      const same = last !== undefined && (looked === undefined || looked.path === last.path);
      waiting = again && same && last !== undefined ? atEntry(last, looked?.at) : undefined;
    },
  };
  return openings;
}
