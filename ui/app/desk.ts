import type { Host } from '../host/host.ts';
import { isNotLoaded } from '../host/notLoaded.ts';
import { answers } from '../locales/answers.ts';
import type { Ask } from '../worker/protocol/index.ts';
import type { DuelWorker } from './duelWorker.ts';
import type { PageState } from './state.ts';
import type { Store } from './store.ts';

/** What the parts of the page share: what is shown, the program around, the worker, and which duel is on hand. */
export interface Desk {
  readonly store: Store<PageState>;
  readonly host: Host;
  readonly worker: DuelWorker;
  /** The opening that is shown. Answers to another one are too late. */
  shown: number;
  /** The opening that tells the same duel once more, in another language or as another player sees it: the reader stays where he is. */
  retelling: number | null;
  /** The opening that asks first, or no longer: who has gone to a list in the meantime stays there. */
  askingFirst: number | null;
  /** Openings up to this one were asked for before what is said to have failed: it stands while they come. */
  said: number;
  /** The opening that shows the other one of two compared courses: they stay beside it. */
  comparing: number | null;
  /** Asks for something to be opened; it becomes the newest opening. */
  open(ask: (serial: number) => Ask): number;
  fail(reason: unknown): void;
}

/** Makes the desk of a page. */
export function createDesk(store: Store<PageState>, host: Host, worker: DuelWorker): Desk {
  let opening = 0;
  const desk: Desk = {
    store,
    host,
    worker,
    shown: 0,
    said: 0,
    retelling: null,
    askingFirst: null,
    comparing: null,
    open(ask) {
      opening += 1;
      worker.ask(ask(opening));
      return opening;
    },
    fail(reason) {
      desk.said = opening;
      store.set({
        problem: isNotLoaded(reason)
          ? answers.programGone
          : reason instanceof Error
            ? reason.message
            : String(reason),
      });
    },
  };
  return desk;
}
