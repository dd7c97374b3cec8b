/** A worker that was started, with a way to hear what fails in it: what failed before is told at once. */
export interface StartedWorker {
  readonly worker: Worker;
  onFailure(listener: (message: string) => void): void;
}

/** Starts the worker of the page: it is read and made ready while the page is. */
export function startWorker(): StartedWorker {
  const worker = new Worker(new URL('../worker/main.ts', import.meta.url), { type: 'module' });
  const early: string[] = [];
  let hear = (message: string): void => void early.push(message);
  worker.addEventListener('error', (event) => hear(event.message));
  return {
    worker,
    onFailure(listener) {
      hear = listener;
      for (const message of early.splice(0)) listener(message);
    },
  };
}
