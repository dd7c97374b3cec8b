import type { OpenedFile } from '../host/host.ts';
import type { Outline } from '../worker/protocol/index.ts';
import type { Desk } from './desk.ts';
import type { Growth } from './state.ts';

/** What there is to do with files that others write: recordings of other clients, and duel files that grow. */
export interface Foreign {
  /** This file is on its way to be shown; `null` for what is no file. */
  asked(serial: number, file: OpenedFile | null): void;
  /** A duel is shown: whether its file may grow, and whether what was found in it comes first. */
  shown(serial: number, outline: Outline): { readonly growth: Growth | null; readonly reportFirst: boolean };
  /** Follow the file that is open, or follow it no more. */
  toggleFollowing(): Promise<void>;
  /** What was followed cannot be followed any more: nothing of it is taken from now on. */
  stopFollowing(): void;
  /** The file that is followed has grown. */
  grown(text: string): void;
  /** The worker has read a recording: the host knows its cards. */
  findCards(serial: number, passcodes: readonly number[]): void;
  /** This opening was refused. */
  refused(serial: number): void;
  /** Ask for a card database, and open the recording that is shown, or was refused, anew with its names. */
  chooseCards(of: 'shown' | 'refused'): Promise<void>;
}

/**
 * @param open shows a file
 * @param again asks once more for what was refused: nothing that is shown is left by it
 */
export function createForeign(
  desk: Desk,
  open: (file: OpenedFile, at?: number | null) => void,
  again: (file: OpenedFile) => void,
): Foreign {
  const { store, host, worker } = desk;
  /** What was asked for and is not shown yet: it may yet be refused. */
  const coming = new Map<number, OpenedFile | null>();
  /** The opening whose file is followed. */
  let following: number | null = null;
  /** The file that is shown. */
  let file: OpenedFile | null = null;
  /** The file that was refused last. */
  let refused: OpenedFile | null = null;

  const foreign: Foreign = {
    asked(serial, opened) {
      coming.set(serial, opened);
      if (opened?.followed === true) following = serial;
    },
    shown(serial, outline) {
      const asked = coming.get(serial);
      for (const each of coming.keys()) if (each <= serial) coming.delete(each);
      // the same duel seen by someone else, or another course of it
      if (asked === undefined) return { growth: store.get().growth, reportFirst: false };
      file = asked;
      // a newer one that is followed may be on its way
      if (file?.followed !== true && (following ?? 0) < serial) {
        host.unfollow();
        following = null;
      }
      const growth =
        file?.canFollow === true ? { isFollowed: file.followed === true, seen: outline.length } : null;
      return { growth, reportFirst: file?.recording !== undefined && file.at === undefined };
    },
    stopFollowing() {
      host.unfollow();
      const { growth } = store.get();
      if (growth !== null) store.set({ growth: { ...growth, isFollowed: false } });
    },
    async toggleFollowing() {
      const { growth, outline, position } = store.get();
      if (file === null || growth === null || outline === null) return;
      if (growth.isFollowed) return foreign.stopFollowing();
      try {
        const again = await host.follow(file);
        if (again !== undefined) open(again, outline.numbers[position] ?? null);
      } catch (reason) {
        desk.fail(reason);
      }
    },
    grown(text) {
      if (following !== null) worker.ask({ type: 'grown', serial: following, text });
    },
    findCards(serial, passcodes) {
      host
        .cards(passcodes)
        .catch(() => ({ database: null, cards: [] }))
        .then((found) => worker.ask({ type: 'cardsFound', serial, found }))
        .catch(desk.fail);
    },
    refused(serial) {
      refused = coming.get(serial) ?? refused;
      coming.delete(serial);
    },
    async chooseCards(of) {
      try {
        const name = await host.chooseCards();
        if (of === 'refused') {
          if (name !== undefined && refused !== null) again(refused);
          return;
        }
        const { view, outline, position } = store.get();
        if (name === undefined || file?.recording === undefined) return;
        // The names come to the place that is looked at: a recording has the same entries with them.
        const at = view === 'duel' ? outline?.numbers[position] : undefined;
        const { at: _before, ...rest } = file;
        open(at === undefined ? rest : { ...rest, at });
      } catch (reason) {
        desk.fail(reason);
      }
    },
  };
  return foreign;
}
