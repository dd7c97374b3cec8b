import { words } from '../locales/index.ts';
import type { Ask, Tell } from '../worker/protocol/index.ts';
import { createUnpacking, type OnWire } from '../worker/wire/index.ts';

/** The worker that plays, reads and folds duels, as the page sees it. */
export interface DuelWorker {
  ask(ask: Ask): void;
  onTell(listener: (tell: Tell) => void): void;
}

/** Starts the real worker of the page. */
export function startDuelWorker(): DuelWorker {
  const worker = new Worker(new URL('../worker/main.ts', import.meta.url), { type: 'module' });
  return {
    ask: (ask) => worker.postMessage(ask),
    onTell(listener) {
      const unpacked = createUnpacking();
      worker.addEventListener('message', (message: MessageEvent<OnWire>) => listener(unpacked(message.data)));
      worker.addEventListener('error', (event) =>
        listener({ type: 'problem', serial: 0, message: words.workerFailed(event.message) }),
      );
    },
  };
}
