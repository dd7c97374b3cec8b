import { startWorker } from './app/startWorker.ts';
import './theme/index.css';

// The worker first: it is made ready beside the page, which is much longer.
const started = startWorker();
const { begin } = await import('./main.tsx');
await begin(started);
