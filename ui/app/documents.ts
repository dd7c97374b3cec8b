import { linkedName } from '../host/entryLink.ts';
import type { OpenedFile } from '../host/host.ts';
import { words } from '../locales/index.ts';
import type { Desk } from './desk.ts';
import { createForeign, type Foreign } from './foreign.ts';
import { createKeptFiles } from './keptFiles.ts';
import { linkedEntry, type Place, rememberedFile, rememberFile } from './rememberPlace.ts';
import { type FileSubject, fileSubject, keyOf, type Subject } from './subject.ts';
import { shownDocument } from './surroundings.ts';

/** The example a newcomer meets first. */
const FIRST_EXAMPLE = 'T-09';

/** Files that were dropped together: all of them by name, and those that are tried where the first is refused. */
interface Dropped {
  readonly names: readonly string[];
  readonly next: readonly File[];
}

/** Opens and keeps duels, scenarios and examples. */
export interface Documents {
  /** Recordings of other clients, and files that grow. */
  readonly foreign: Foreign;
  openExample(id: string): void;
  /** What was open before, or the first example. */
  openPlace(place: Place | null): void;
  openFile(): Promise<void>;
  /**
   * @param at the number of the entry to begin at
   * @param dropped the files that were dropped with it
   */
  openOpened(file: OpenedFile, at?: number | null, dropped?: Dropped): void;
  /** Shows a subject without asking about changes: that was done. */
  show(subject: FileSubject, at: number | null, dropped?: Dropped): void;
  openRecent(path: string): Promise<void>;
  /** Opens the first of them that can be opened, and says that the others were left out. */
  openDropped(files: readonly File[]): Promise<void>;
  /** `again` writes to where the duel came from or was saved to, if that is a duel file; `as` always asks. */
  save(how: 'again' | 'as'): void;
  /** The worker has written the duel: the host keeps it. */
  keep(name: string, text: string): void;
  /** Does something by which changes that no file has would be lost, after asking where there are any. */
  leave(go: () => void): void;
  /** What an opening shows, if it is another subject. */
  subjectOf(serial: number): Subject | undefined;
  /** An opening is shown now. */
  shown(serial: number): void;
  /** An opening was refused; 0 where everything was. */
  refused(serial: number): void;
  /** A file that was shown since the page was loaded, by its name, as it was read last. */
  keptFile(name: string): OpenedFile | undefined;
  /** Opens the file that a link led to and that was offered, at its entry. */
  openOffered(): Promise<void>;
  /** The file that is shown; `null` for what is no file. */
  current(): OpenedFile | null;
  /** Another program changed the file that is shown: it is read anew where one is, after asking where changes would be lost. */
  changedOutside(file: OpenedFile): void;
  answerOutside(answer: 'save' | 'keep' | 'read'): void;
  /** What was asked for before the question about unsaved changes may be done now. */
  answer(answer: 'save' | 'leave' | 'stay'): void;
}

/** The documents of the page. */
export function createDocuments(desk: Desk): Documents {
  const { store, host, worker } = desk;
  /** Files on their way to be shown, by opening. */
  const coming = new Map<number, Subject>();
  let current: OpenedFile | null = null;
  let saving: 'again' | 'as' = 'as';
  let waiting: (() => void) | null = null;
  /** The reader has just said that changes may be lost. */
  let isGranted = false;
  /** The file as another program left it, while it is asked what to do. */
  let outside: OpenedFile | null = null;
  const kept = createKeptFiles();
  /** Openings that say something once they are shown. */
  const told = new Map<number, string>();
  /** Recordings on their way, by name, and openings that have others beside them. */
  const recordings = new Map<number, string>();
  const drops = new Map<number, Dropped>();

  const settle = (done: (serial: number) => boolean): void => {
    for (const each of [recordings, drops, told])
      for (const serial of each.keys()) if (done(serial)) each.delete(serial);
    store.set({ opening: [...recordings.values()].at(-1) ?? null });
  };

  /** What was on its way and will not be shown: the program around is not to bring it back after a crash. */
  function notShown(serial: number): void {
    const subject = coming.get(serial);
    coming.delete(serial);
    const refused = subject?.kind === 'file' ? subject.file.path : undefined;
    if (refused !== undefined) host.documentShown({ ...shownDocument(store.get()), refused });
  }

  /** Opens the first file that the host can read; what else was dropped with it is known by then. */
  async function openFirst({ names, next }: Dropped): Promise<void> {
    const [first, ...rest] = next;
    if (first === undefined) return;
    try {
      documents.openOpened(await host.dropped(first), undefined, { names, next: rest });
    } catch (reason) {
      if (rest.length === 0) desk.fail(reason);
      else await openFirst({ names, next: rest });
    }
  }

  /** A recording is saved whole, of a scenario the course that is looked at. */
  function savedWords(name: string): string {
    const { outline } = store.get();
    const branches = outline === null || outline.origin.kind === 'file' ? 0 : outline.branches.length;
    return branches === 0 ? words.saved(name) : `${words.saved(name)} ${words.onlyThisCourse}`;
  }

  /** Opens something else, after asking where changes would be lost. */
  function leave(go: () => void): void {
    const { outline } = store.get();
    if (!isGranted && (outline?.changed === true || outline?.under?.changed === true)) {
      waiting = go;
      store.set({ dialog: 'unsaved' });
    } else go();
  }

  async function openFrom(source: () => Promise<OpenedFile | undefined>): Promise<void> {
    try {
      const file = await source();
      if (file !== undefined) documents.openOpened(file);
    } catch (reason) {
      desk.fail(reason);
    }
  }

  /** Another subject is shown now. */
  function nowShown(subject: Subject): void {
    const file = subject.kind === 'file' ? subject.file : null;
    current = file;
    if (file !== null) kept.keep(file);
    store.set({ path: file?.path ?? null });
    if (host.kind === 'browser')
      rememberFile(subject.kind === 'file' && file?.unsaved !== true ? subject : null);
  }

  /** Reads the file anew at the same entry of the same branch. */
  function readAgain(file: OpenedFile): void {
    const { outline, position } = store.get();
    const { name, text, recording } = file;
    const at = outline?.numbers[position] ?? null;
    const branch = outline?.branch ?? null;
    const serial = desk.open((opening) =>
      recording === undefined
        ? { type: 'openText', serial: opening, name, text, at, branch, isAgain: true }
        : { type: 'openRecording', serial: opening, name, bytes: recording, at },
    );
    coming.set(serial, fileSubject(file));
    told.set(serial, words.readAgain(name));
    documents.foreign.asked(serial, file);
  }

  const documents: Documents = {
    foreign: createForeign(
      desk,
      (file, at) => documents.openOpened(file, at),
      (file) => documents.show(fileSubject(file), null),
    ),
    leave,
    openExample(id) {
      leave(() => {
        store.set({ problem: null });
        documents.openPlace({ id, branch: null, ruleset: null, at: null });
      });
    },
    openPlace(place) {
      const file = place === null && host.kind === 'browser' ? rememberedFile() : null;
      if (file !== null) {
        const { at, key, ...opened } = file;
        const inDuel = opened.recording !== undefined && at !== null;
        // It is the file that the pages of the history before this one tell of.
        return documents.show(fileSubject(inDuel ? { ...opened, at } : opened, key), at);
      }
      const { id, branch, ruleset, at } = place ?? {
        id: FIRST_EXAMPLE,
        branch: null,
        ruleset: null,
        at: null,
      };
      const serial = desk.open((opening) => ({
        type: 'openExample',
        serial: opening,
        id,
        branch,
        ruleset,
        at,
      }));
      coming.set(serial, { kind: 'example', id });
      documents.foreign.asked(serial, null);
    },
    openFile: () => openFrom(() => host.open()),
    openOpened(file, at, dropped) {
      leave(() => {
        // Handed over once more after the page was loaded again, it is the same, and is shown where it was.
        const before = at === undefined ? rememberedFile() : null;
        const isSame =
          before?.name === file.name &&
          before.text === file.text &&
          before.recording?.length === file.recording?.length;
        documents.show(
          fileSubject(file, isSame ? before.key : undefined),
          (isSame ? before.at : at) ?? null,
          dropped,
        );
      });
    },
    show(subject, at, dropped) {
      const { file } = subject;
      store.set({ problem: null });
      const { name, text, recording, followed = false, atEnd = false, unsaved = false } = file;
      const linked = linkedEntry(name);
      const branch = linked?.branch ?? file.branch ?? null;
      const begin = linked?.at ?? file.at ?? at;
      const serial = desk.open((opening) =>
        recording === undefined
          ? { type: 'openText', serial: opening, name, text, at: begin, followed, atEnd, unsaved, branch }
          : { type: 'openRecording', serial: opening, name, bytes: recording, at: begin },
      );
      if (recording !== undefined) recordings.set(serial, name);
      const others = dropped?.names.filter((each) => each !== name) ?? [];
      if (others.length > 0) told.set(serial, words.droppedBeside(name, others));
      if (dropped !== undefined) drops.set(serial, dropped);
      store.set({ opening: [...recordings.values()].at(-1) ?? null });
      coming.set(serial, subject);
      documents.foreign.asked(serial, file);
    },
    openRecent: (recent) => openFrom(() => host.openRecent(recent)),
    openDropped: (files) => openFirst({ names: files.map(({ name }) => name), next: files }),
    save(how) {
      saving = how;
      worker.ask({ type: 'save', serial: desk.shown });
    },
    keep(name, text) {
      const { path, outline: of } = store.get();
      const isOpened = of?.origin.kind === 'file' && of.under === null;
      const again = saving === 'again' && isOpened && path?.endsWith('.jsonl') === true;
      const kept = again && path !== null ? host.saveAgain(path, text) : host.save(name, text);
      kept
        .then((file) => {
          if (file === undefined) return;
          const { outline, subject } = store.get();
          worker.ask({ type: 'kept', serial: desk.shown, name: file.name });
          store.set({
            ...(outline?.origin.kind === 'file' && outline.under === null ? { path: file.path ?? null } : {}),
            notice: savedWords(file.name),
            ...(outline === null ? {} : { outline: { ...outline, changed: false } }),
          });
          // What was written now is no news of another program. Behind the state: who kept the duel aside knows it by its file.
          if (current !== null && (file.path ?? null) === path) current = { ...current, text };
          // Loaded again, and come back to, it is the duel that was written, not what that began from.
          if (outline?.origin.kind === 'file' && outline.under === null && subject !== null) {
            const written = { ...file, text };
            const now = fileSubject(written, keyOf(subject));
            store.set({ subject: now });
            if (host.kind === 'browser') rememberFile(now);
          }
          const go = waiting;
          waiting = null;
          go?.();
        })
        .catch(desk.fail);
    },
    subjectOf: (serial) => coming.get(serial),
    shown(serial) {
      const subject = coming.get(serial);
      coming.delete(serial);
      const notice = told.get(serial);
      settle((each) => each <= serial);
      if (notice !== undefined) store.set({ notice });
      // Another branch or ruleset of the same file is no other file.
      if (subject !== undefined) nowShown(subject);
      // once it is known what is shown: an older one may be the same file
      for (const each of coming.keys()) if (each < serial) notShown(each);
    },
    keptFile: kept.named,
    async openOffered() {
      const { offered } = store.get();
      store.set({ offered: null });
      if (offered === null) return;
      const { link, path } = offered;
      const { at, branch } = link;
      const begin = (file: OpenedFile | undefined) => file && { ...file, at, branch };
      await openFrom(async () =>
        begin(path === null ? kept.named(linkedName(link)) : await host.openRecent(path)),
      );
    },
    refused(serial) {
      const dropped = drops.get(serial);
      documents.foreign.refused(serial);
      notShown(serial);
      settle((each) => each === serial || serial === 0);
      if (dropped !== undefined) void openFirst(dropped);
    },
    current: () => current,
    changedOutside(file) {
      const { outline, growth } = store.get();
      const isShown = current?.name === file.name && (current.path ?? null) === (file.path ?? null);
      // What is or was followed is read on, or is left where the reader stopped.
      if (!isShown || growth?.isFollowed === true || current?.followed === true) return;
      if (file.recording === undefined && file.text === current?.text) return;
      if (outline?.changed === true || outline?.under?.changed === true) {
        outside = file;
        store.set({ dialog: 'outside' });
      } else readAgain(file);
    },
    answerOutside(answer) {
      store.set({ dialog: null });
      const file = outside;
      outside = null;
      if (answer === 'save') documents.save('as');
      else if (answer === 'read' && file !== null) readAgain(file);
    },
    answer(answer) {
      store.set({ dialog: null });
      if (answer === 'save') return documents.save('again');
      const go = waiting;
      waiting = null;
      if (answer !== 'leave' || go === null) return;
      // what is opened may yet be refused: until it is shown the changes are there, and kept aside
      isGranted = true;
      try {
        go();
      } finally {
        isGranted = false;
      }
    },
  };
  return documents;
}
