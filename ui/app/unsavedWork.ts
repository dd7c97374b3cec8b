import type { OpenedFile } from '../host/host.ts';
import { words } from '../locales/index.ts';
import type { Desk } from './desk.ts';
import type { Documents } from './documents.ts';
import { createKeptAside } from './keptAside.ts';
import type { Offered } from './state.ts';

/** Decisions in quick succession are kept once; a page that is gone has lost no more than this, in milliseconds. */
const CALM = 300;
/** Longer duels are not kept aside: writing them after each decision would keep the reader waiting. In characters. */
const LONGEST = 64 * 1024 * 1024;

/** Keeps what the reader changed aside until a file has it, so that it is there when the page is gone before that. */
export interface UnsavedWork {
  /** The worker has written the changed duel out. */
  keep(name: string, text: string): void;
  /** What pages that are gone have kept and no file has. */
  offered(): Promise<readonly Offered[]>;
  /** Opens what a page that is gone has kept. @throws Error with one line where it is no longer there */
  recover(id: string): Promise<void>;
  discard(id: string): Promise<void>;
  /** The reader wants no more of it: the window may go. */
  letGo(): Promise<void>;
}

/** When a file that is made now was made, by the browser's own account of it. */
const madeAt = (name: string): number => new File([], name).lastModified;

/** Keeps what is changed on this page aside, a little after each change. */
export function createUnsavedWork(
  desk: Desk,
  documents: Pick<Documents, 'openOpened' | 'current'>,
): UnsavedWork {
  const { store, worker } = desk;
  const aside = createKeptAside();
  /** What this page keeps, and what was recovered last: that stays until this page keeps it, or nobody wants it. */
  let own: number | null = null;
  let recovered: { readonly number: number; readonly file: OpenedFile } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // one after the other; a browser that keeps nothing is one that offers nothing later
  let writing: Promise<void> = Promise.resolve();
  const then = (work: () => Promise<void>): Promise<void> => {
    writing = writing.then(work).catch(() => undefined);
    return writing;
  };

  function ask(): void {
    timer = undefined;
    worker.ask({ type: 'aside', serial: desk.shown });
  }
  /** Another place has the recovered duel that is shown now, or it is not wanted any more. */
  function isReplaced(): () => Promise<void> {
    const replaced = documents.current() === recovered?.file ? recovered : null;
    return async () => {
      if (replaced === null) return;
      await aside.remove(replaced.number);
      if (recovered === replaced) recovered = null;
    };
  }
  function forget(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const replace = isReplaced();
    return then(async () => {
      if (own !== null) await aside.remove(own);
      own = null;
      await replace();
    });
  }

  let before = store.get().outline;
  store.subscribe(() => {
    const { outline } = store.get();
    if (outline === before) return;
    const hadChanges = before?.changed === true;
    before = outline;
    if (outline?.changed === true) timer ??= setTimeout(ask, CALM);
    // looked at under other rules, a changed duel still is there to go back to
    else if (hadChanges && outline?.under?.changed !== true) void forget();
  });

  return {
    keep(name, text) {
      const { outline, position } = store.get();
      if (outline?.changed !== true || text.length > LONGEST) return;
      const at = outline.numbers[position] ?? null;
      const { branch } = outline;
      const replace = isReplaced();
      void then(async () => {
        if (store.get().outline?.changed !== true) return;
        const kept = { name, text, branch, at, title: outline.title, writtenAt: madeAt(name) };
        own = await aside.put(kept, own);
        await replace();
      });
    },
    async offered() {
      const found = await aside.abandoned();
      return found.map(({ number, name, text, title, writtenAt }) => ({
        id: String(number),
        name,
        size: text.length,
        unsaved: true,
        ...(title === undefined ? {} : { title }),
        ...(writtenAt === undefined ? {} : { writtenAt }),
      }));
    },
    async recover(id) {
      const kept = await aside.get(Number(id));
      if (kept === undefined) throw new Error(words.keptNoLonger);
      const { name, text, branch, at } = kept;
      const file = { name, text, branch, unsaved: true, ...(at === null ? {} : { at }) };
      recovered = { number: Number(id), file };
      documents.openOpened(file, at);
    },
    discard: (id) => aside.remove(Number(id)),
    async letGo() {
      await forget();
      const { outline } = store.get();
      if (outline !== null) store.set({ outline: { ...outline, changed: false } });
      desk.host.documentShown({ changed: false });
    },
  };
}
