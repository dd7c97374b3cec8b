import { words } from '../locales/index.ts';
import type { Ask, Tell } from '../worker/protocol/index.ts';
import { createUnpacking, type OnWire } from '../worker/wire/index.ts';
import type { StartedWorker } from './startWorker.ts';

/** The worker that plays, reads and folds duels, as the page sees it. */
export interface DuelWorker {
  /** @param handed what is the worker's from then on */
  ask(ask: Ask, handed?: readonly Transferable[]): void;
  onTell(listener: (tell: Tell) => void): void;
}

/** The page's end of the wire to its worker. */
export function duelWorker({ worker, onFailure }: StartedWorker): DuelWorker {
  return {
    ask: (ask, handed = []) => worker.postMessage(ask, [...handed]),
    onTell(listener) {
      const unpacked = createUnpacking();
      const waiting: Tell[] = [];
      const next = (): void => {
        const tell = waiting.shift();
        if (waiting.length > 0) setTimeout(next);
        if (tell !== undefined) listener(tell);
      };
      // Unpacking a long duel and showing it are two tasks, so that neither blocks the page for long; what comes behind waits.
      worker.addEventListener('message', (message: MessageEvent<OnWire>) => {
        const tell = unpacked(message.data);
        if (waiting.length === 0 && tell.type !== 'opened') return listener(tell);
        waiting.push(tell);
        if (waiting.length === 1) setTimeout(next);
      });
      onFailure((message) => listener({ type: 'problem', serial: 0, message: words.workerFailed(message) }));
    },
  };
}
