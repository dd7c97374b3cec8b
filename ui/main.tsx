import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { InspectorContext } from './app/context.ts';
import { duelWorker } from './app/duelWorker.ts';
import { createInspector } from './app/inspector.ts';
import { speakFirst } from './app/language.ts';
import { listenToKeys } from './app/pageKeys.ts';
import type { StartedWorker } from './app/startWorker.ts';
import { browserHost } from './host/browserHost.ts';
import { electronHost } from './host/electronHost.ts';

/** Begins the page on a worker that was started. */
export async function begin(started: StartedWorker): Promise<void> {
  const language = await speakFirst();
  const host = window.duelscope === undefined ? browserHost() : electronHost(window.duelscope);
  const inspector = createInspector(host, duelWorker(started), language);
  listenToKeys(inspector);
  const root = document.getElementById('root');
  if (root === null) return;
  createRoot(root).render(
    <StrictMode>
      <InspectorContext value={inspector}>
        <App />
      </InspectorContext>
    </StrictMode>,
  );
}
