import type { IncomingMessage, ServerResponse } from 'node:http';
import type { GrownNews } from '../../ui/index.ts';
import { followFile } from '../node/followFile.ts';

/** One piece of news as a server-sent event; its id is the byte from which a page that was cut off goes on. */
const eventOf = (news: GrownNews, end: number | undefined): string =>
  `${end === undefined ? '' : `id: ${end}\n`}data: ${JSON.stringify(news)}\n\n`;

/** The byte from which the page follows: where it was cut off, else what it says. */
function from(request: IncomingMessage, wanted: string | null): number {
  const said = request.headers['last-event-id'] ?? wanted ?? '0';
  return /^\d{1,12}$/.test(String(said)) ? Number(said) : 0;
}

/** Tells a page whatever is appended to a file, as server-sent events, until the page goes. */
export function tellGrowth(
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
  wanted: string | null,
  headers: Readonly<Record<string, string>>,
): void {
  response.writeHead(200, { ...headers, 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  response.flushHeaders();
  const stop = followFile(path, from(request, wanted), {
    grown: ({ text, end }) => void response.write(eventOf({ text }, end)),
    ended: ({ message }) => void response.write(eventOf({ ended: message }, undefined)),
  });
  response.on('close', stop);
}
