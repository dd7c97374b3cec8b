import type { BrowserWindow } from 'electron';
import { type GrownNews, NEWS, type OpenedFile } from '../contract/index.ts';
import { readToFollow } from '../node/duelFiles.ts';
import { followFile } from '../node/followFile.ts';

/** The one file that the page follows. */
export interface Following {
  /**
   * Follows a file from its whole lines on.
   * @throws FileProblem with one line
   */
  begin(path: string): Promise<OpenedFile>;
  end(): void;
  isOn(): boolean;
}

/** @param window where the page is, if it is there. */
export function createFollowing(window: () => BrowserWindow | undefined): Following {
  let stop: (() => void) | undefined;
  const tell = (news: GrownNews): void => {
    const there = window();
    if (there !== undefined && !there.isDestroyed()) there.webContents.send(NEWS.grown, news);
  };
  const following: Following = {
    async begin(path) {
      const { file, end } = await readToFollow(path);
      following.end();
      stop = followFile(path, end, {
        grown: ({ text }) => tell({ text }),
        ended: ({ message }) => tell({ ended: message }),
      });
      return file;
    },
    end() {
      stop?.();
      stop = undefined;
    },
    isOn: () => stop !== undefined,
  };
  return following;
}
