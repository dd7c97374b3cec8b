import type { AddressInfo } from 'node:net';
import { WebSocket, WebSocketServer } from 'ws';

const HERE = '127.0.0.1';
/** The port that Stately's own tools connect to when none is named. */
export const STATELY_PORT = 8080;

/** Pages of other sites may not listen; programs send no origin, and Stately's viewer has this one. */
const mayListen = (origin: string | undefined): boolean =>
  origin === undefined ||
  origin === 'https://stately.ai' ||
  /^http:\/\/(127\.0\.0\.1|localhost)(:\d+)?$/.test(origin);

/** A running server: where it is, and the way to end it. */
export interface StatelyServer {
  readonly address: string;
  close(): Promise<void>;
}

/** Sends these messages, each as one JSON text, to everyone who connects; listens on 127.0.0.1 alone. */
export function serveStately(port: number, messages: readonly object[]): Promise<StatelyServer> {
  const texts = messages.map((message) => JSON.stringify(message));
  const server = new WebSocketServer({
    host: HERE,
    port,
    verifyClient: ({ origin }: { readonly origin: string | undefined }) => mayListen(origin),
  });
  server.on('connection', (socket) => {
    // whoever goes away in the middle is no error of ours
    socket.on('error', () => undefined);
    for (const text of texts) if (socket.readyState === WebSocket.OPEN) socket.send(text);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.once('listening', () =>
      resolve({
        address: `ws://${HERE}:${(server.address() as AddressInfo).port}`,
        close: () =>
          new Promise((done) => {
            for (const client of server.clients) client.terminate();
            server.close(() => done());
          }),
      }),
    );
  });
}
