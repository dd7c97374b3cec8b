import type { OpenedFile } from '../host/host.ts';
import { words } from '../locales/index.ts';
import type { Desk } from './desk.ts';
import type { Place } from './remember.ts';

/** The example a newcomer meets first. */
const FIRST_EXAMPLE = 'T-09';

/** Opens and keeps duels, scenarios and examples. */
export interface Documents {
  openExample(id: string): void;
  /** What was open before, or the first example. */
  openPlace(place: Place | null): void;
  openFile(): Promise<void>;
  openOpened(file: OpenedFile): void;
  openRecent(path: string): Promise<void>;
  openDropped(file: File): Promise<void>;
  save(): void;
  /** The worker has written the duel: the host keeps it. */
  keep(name: string, text: string): void;
}

/** The documents of the page. */
export function createDocuments(desk: Desk): Documents {
  const { store, host, worker } = desk;

  /** A recording is saved whole, of a scenario the course that is looked at. */
  function savedWords(name: string): string {
    const { outline } = store.get();
    const branches = outline === null || outline.origin.kind === 'file' ? 0 : outline.branches.length;
    return branches === 0 ? words.saved(name) : `${words.saved(name)} ${words.onlyThisCourse}`;
  }

  async function openFrom(source: Promise<OpenedFile | undefined>): Promise<void> {
    try {
      const file = await source;
      if (file !== undefined) documents.openOpened(file);
    } catch (reason) {
      desk.fail(reason);
    }
  }

  const documents: Documents = {
    openExample(id) {
      store.set({ problem: null });
      documents.openPlace({ id, branch: null, ruleset: null, at: null });
    },
    openPlace(place) {
      const { id, branch, ruleset, at } = place ?? {
        id: FIRST_EXAMPLE,
        branch: null,
        ruleset: null,
        at: null,
      };
      desk.open((serial) => ({ type: 'openExample', serial, id, branch, ruleset, at }));
    },
    openFile: () => openFrom(host.open()),
    openOpened({ name, text }) {
      store.set({ problem: null });
      desk.open((serial) => ({ type: 'openText', serial, name, text }));
    },
    openRecent: (path) => openFrom(host.openRecent(path)),
    openDropped: (file) => openFrom(host.dropped(file)),
    save: () => worker.ask({ type: 'save', serial: desk.shown }),
    keep(name, text) {
      host
        .save(name, text)
        .then((kept) => kept !== undefined && store.set({ notice: savedWords(kept) }))
        .catch(desk.fail);
    },
  };
  return documents;
}
