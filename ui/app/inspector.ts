import type { Host } from '../host/host.ts';
import { PAGE_COMMANDS } from '../host/pageCommands.ts';
import { commandActions } from './commands.ts';
import { createDesk } from './desk.ts';
import { createDocuments, type Documents } from './documents.ts';
import type { DuelWorker } from './duelWorker.ts';
import { createHearing } from './hear.ts';
import { createMoments, type Moments } from './moments.ts';
import { createPlayback, type Playback } from './playback.ts';
import { rememberedPlace, rememberedView, rememberView } from './remember.ts';
import { INITIAL_STATE, type PageState, type Viewpoint } from './state.ts';
import { createStore, type Store } from './store.ts';

/** Everything the reader can do, by command id and by what the parts of the page ask for. */
export interface Inspector {
  readonly store: Store<PageState>;
  readonly host: Host;
  readonly moments: Moments;
  readonly playback: Playback;
  readonly documents: Documents;
  run(command: string): void;
  choose(change: { branch?: string | null; ruleset?: string | null; onward?: boolean }): void;
  seeAs(viewpoint: Viewpoint): void;
  set(change: Partial<PageState>): void;
}

/** Joins host, worker and page: the one place that changes what is shown. */
export function createInspector(host: Host, worker: DuelWorker): Inspector {
  const store = createStore<PageState>({ ...INITIAL_STATE, ...rememberedView() });
  const desk = createDesk(store, host, worker);
  const moments = createMoments(desk);
  const playback = createPlayback(desk, moments);
  const documents = createDocuments(desk);
  const inspector: Inspector = {
    store,
    host,
    moments,
    playback,
    documents,
    run(command) {
      if (PAGE_COMMANDS.some((each) => each.id === command)) actions[command]?.();
    },
    choose(change) {
      const { outline, position } = store.get();
      if (outline === null) return;
      desk.open((serial) => ({
        type: 'again',
        serial,
        branch: change.branch === undefined ? outline.branch : change.branch,
        ruleset: change.ruleset ?? null,
        at: position,
        ...(change.onward === true ? { onward: true } : {}),
      }));
    },
    seeAs(viewpoint) {
      const { seenBy, position, outline } = store.get();
      if (viewpoint === seenBy) return;
      inspector.set({ seenBy: viewpoint });
      const at = outline === null ? null : position;
      desk.open((serial) => ({ type: 'seenBy', serial, seenBy: viewpoint, at }));
    },
    set(change) {
      store.set(change);
      rememberView(store.get());
    },
  };
  const actions = commandActions(inspector);
  worker.onTell(createHearing({ desk, moments, playback, documents }));
  host.onOpen(documents.openOpened);
  host.onCommand((command) => inspector.run(command));
  worker.ask({ type: 'examples' });
  desk.open((serial) => ({ type: 'seenBy', serial, seenBy: store.get().seenBy, at: null }));
  documents.openPlace(rememberedPlace());
  return inspector;
}
