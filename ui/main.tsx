import './worker/noEval.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { InspectorContext } from './app/context.ts';
import { startDuelWorker } from './app/duelWorker.ts';
import { createInspector } from './app/inspector.ts';
import { listenToKeys } from './app/pageKeys.ts';
import { browserHost } from './host/browserHost.ts';
import { electronHost } from './host/electronHost.ts';
import './theme/index.css';

const host = window.duelscope === undefined ? browserHost() : electronHost(window.duelscope);
const inspector = createInspector(host, startDuelWorker());
listenToKeys(inspector);

const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <InspectorContext value={inspector}>
        <App />
      </InspectorContext>
    </StrictMode>,
  );
}
