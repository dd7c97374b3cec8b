import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { OpenedFile } from '../../ui/index.ts';
import { answerPage, jsonAnswer, notHere, nothing, type PageAnswer } from '../node/pageFiles.ts';

/** The port tried first, so that what the page remembers is there again next time. */
export const USUAL_PORT = 4680;
const HERE = '127.0.0.1';

/** What the browser host serves. */
export interface WebHostOptions {
  /** The built page. */
  readonly folder: string;
  /** A port that must be taken; left out, the usual one or any that is free. */
  readonly port?: number | undefined;
  /** Gives the file named on the command line, read anew each time it is asked for. */
  readonly opened?: (() => Promise<Pick<OpenedFile, 'name' | 'text'>>) | undefined;
}

/** A running browser host: its address, and the way to end it. */
export interface WebHost {
  readonly address: string;
  close(): Promise<void>;
}

/** Another site's page may send requests here under its own name: only our own two names are answered. */
function isOurName(host: string | undefined, port: number): boolean {
  return host === `${HERE}:${port}` || host === `localhost:${port}`;
}

async function answerFor(
  options: WebHostOptions,
  request: IncomingMessage,
  port: number,
): Promise<PageAnswer> {
  if (!isOurName(request.headers.host, port)) return notHere();
  // joined rather than resolved: `//name` is a path here, not another host
  const { pathname } = new URL(`http://${HERE}:${port}${request.url ?? '/'}`);
  if (pathname === '/opened.json' && request.method === 'GET')
    return options.opened === undefined ? nothing() : jsonAnswer(await options.opened());
  return answerPage(options.folder, request.method ?? 'GET', pathname);
}

async function respond(
  options: WebHostOptions,
  request: IncomingMessage,
  response: ServerResponse,
  port: number,
) {
  const answer = await answerFor(options, request, port).catch(() => notHere());
  response.writeHead(answer.status, { ...answer.headers, 'content-length': String(answer.body.byteLength) });
  response.end(request.method === 'HEAD' ? undefined : answer.body);
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HERE, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

/**
 * Serves the inspector to a browser on this machine only.
 * @throws the system's error where a port that must be taken is not free.
 */
export async function serveWeb(options: WebHostOptions): Promise<WebHost> {
  let port = 0;
  const server = createServer((request, response) => void respond(options, request, response, port));
  try {
    port = await listen(server, options.port ?? USUAL_PORT);
  } catch (error) {
    if (options.port !== undefined) throw error;
    port = await listen(server, 0);
  }
  return {
    address: `http://${HERE}:${port}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
