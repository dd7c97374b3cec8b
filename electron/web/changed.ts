import type { ServerResponse } from 'node:http';
import { watchFile } from '../node/watchFile.ts';

/** Tells a page each time that another program changed the file, as server-sent events, until the page goes. */
export function tellChanges(
  path: string,
  response: ServerResponse,
  headers: Readonly<Record<string, string>>,
): void {
  response.writeHead(200, { ...headers, 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  response.flushHeaders();
  const watched = watchFile(path, () => void response.write('data: {}\n\n'));
  response.on('close', () => watched.stop());
}
