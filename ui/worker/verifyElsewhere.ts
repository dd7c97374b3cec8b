import type { Entry } from '../../events/index.ts';
import type { DuelHeader, Verification } from '../../machines/index.ts';

let verifier: Worker | undefined;

/** Decides a duel again in a worker of its own; a newer one takes the place of one that is still on. */
export function verifyElsewhere(header: DuelHeader, entries: readonly Entry[]): Promise<Verification> {
  verifier?.terminate();
  const worker = new Worker(new URL('./verifier.ts', import.meta.url), { type: 'module' });
  verifier = worker;
  return new Promise((resolve, reject) => {
    const end = () => {
      worker.terminate();
      if (verifier === worker) verifier = undefined;
    };
    worker.addEventListener('message', (message: MessageEvent<Verification>) => {
      end();
      resolve(message.data);
    });
    worker.addEventListener('error', (event) => {
      end();
      reject(new Error(event.message));
    });
    worker.postMessage({ header, entries });
  });
}
