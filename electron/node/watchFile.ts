import { stat } from 'node:fs/promises';

/** How often a file is looked at, in milliseconds; one that is being written is told of once it has rested for so long. */
const LOOK_EVERY = 400;

/** What of a file says that it is another one than before. */
async function stampOf(path: string): Promise<string | undefined> {
  try {
    const { mtimeMs, size, ino } = await stat(path);
    return `${mtimeMs}/${size}/${ino}`;
  } catch {
    // between two writings it may not be there
    return undefined;
  }
}

/** A file that is looked at while it is shown. */
export interface WatchedFile {
  /** It was written by us: that is no news. */
  expected(): void;
  stop(): void;
}

/**
 * Looks whether other programs change a file; it is only read.
 * @param changed is told when it is another one than before and rests
 */
export function watchFile(path: string, changed: () => void): WatchedFile {
  let known: string | undefined;
  let seen: string | undefined;
  let ours = true;
  let over = false;
  const look = async (): Promise<void> => {
    const now = await stampOf(path);
    if (over) return;
    if (now !== undefined && now === seen) {
      if (ours || known === undefined) known = now;
      else if (now !== known) {
        known = now;
        changed();
      }
      ours = false;
    }
    seen = now;
  };
  const timer = setInterval(() => void look(), LOOK_EVERY);
  timer.unref();
  void look();
  return {
    expected() {
      ours = true;
    },
    stop() {
      over = true;
      clearInterval(timer);
    },
  };
}
