import { words } from '../locales/index.ts';
import type { Tell } from '../worker/protocol/index.ts';
import type { Desk } from './desk.ts';
import { createStore, type Store } from './store.ts';

type Page = Extract<Tell, { type: 'duelPage' }>;

/** Gives what was made of a moment to the reader: copied, or saved. */
export interface Judging {
  /** The duel as a page of its own, as it was asked for last. */
  readonly store: Store<{ readonly page: Page | null }>;
  /** Asks for the page that begins at a position. */
  needPage(position: number): void;
  came(page: Page): void;
  copyText(text: string): void;
  copyPicture(picture: Blob): void;
  save(name: string, content: string | Blob): void;
}

/** What the page does with a judgement. */
export function createJudging(desk: Desk): Judging {
  const { store: shown, host, worker } = desk;
  const store = createStore<{ readonly page: Page | null }>({ page: null });
  const bytesOf = async (blob: Blob): Promise<Uint8Array> => new Uint8Array(await blob.arrayBuffer());
  const done = (notice: string) => () => shown.set({ notice });
  return {
    store,
    needPage(position) {
      store.set({ page: null });
      worker.ask({ type: 'duelPage', serial: desk.shown, position });
    },
    came: (page) => store.set({ page }),
    copyText: (text) => void host.copy(text).then(done(words.copied), desk.fail),
    copyPicture: (picture) =>
      void bytesOf(picture)
        .then((png) => host.copyImage(png))
        .then(done(words.copied), desk.fail),
    save(name, content) {
      const given = typeof content === 'string' ? Promise.resolve(content) : bytesOf(content);
      given
        .then((each) => host.exportFile(name, each))
        .then((file) => file !== undefined && shown.set({ notice: words.saved(file.name) }))
        .catch(desk.fail);
    },
  };
}
