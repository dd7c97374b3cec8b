import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CardLookup, createCardLookup } from '../node/cardLookup.ts';
import { FileProblem } from '../node/fileProblem.ts';
import { interruptedRecordings } from '../node/interrupted.ts';
import { answerPage, HEADERS, jsonAnswer, notHere, nothing, type PageAnswer } from '../node/pageFiles.ts';
import { cardsAnswer, discardAnswer, keepCards, recoverAnswer } from './asked.ts';
import { tellChanges } from './changed.ts';
import { tellGrowth } from './grown.ts';
import { type NamedFile, openedAnswer } from './opened.ts';

/** The port tried first, so that what the page remembers is there again next time. */
export const USUAL_PORT = 4680;
const HERE = '127.0.0.1';

/** What the browser host serves. */
export interface WebHostOptions {
  /** The built page. */
  readonly folder: string;
  /** A port that must be taken; left out, the usual one or any that is free. */
  readonly port?: number | undefined;
  /** The file named on the command line, read anew each time it is asked for. */
  readonly named?: NamedFile | undefined;
  /** Where a card database that the reader chooses is kept; without it none can be chosen. */
  readonly keepCardsAt?: string | undefined;
  /** Where recordings are noted; without it none is offered. */
  readonly notes?: string | undefined;
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

interface Serving extends WebHostOptions {
  readonly lookup: CardLookup;
  readonly port: number;
}

/** What the page asks for with a body. Only our own page may: a browser says where a request comes from. */
async function answerAsked(
  { lookup, port, keepCardsAt, notes }: Serving,
  request: IncomingMessage,
  pathname: string,
): Promise<PageAnswer | undefined> {
  const { origin } = request.headers;
  if (origin === undefined || !isOurName(origin.replace(/^http:\/\//, ''), port)) return undefined;
  if (pathname === '/cards.json') return jsonAnswer(await cardsAnswer(lookup, request));
  if (pathname === '/cards.cdb' && keepCardsAt !== undefined)
    return jsonAnswer({ name: await keepCards(lookup, request, keepCardsAt) });
  if (notes === undefined) return undefined;
  if (pathname === '/recover.json') return jsonAnswer(await recoverAnswer(request, notes));
  if (pathname === '/discard.json') return jsonAnswer(await discardAnswer(request, notes));
  return undefined;
}

async function answerFor(serving: Serving, request: IncomingMessage, address: URL): Promise<PageAnswer> {
  const { named, folder, notes } = serving;
  const method = request.method ?? 'GET';
  const { pathname, searchParams } = address;
  if (pathname === '/opened.json' && method === 'GET')
    return named === undefined
      ? nothing()
      : jsonAnswer({ ...(await openedAnswer(named, searchParams.has('follow'))), watched: true });
  if (pathname === '/interrupted.json' && method === 'GET')
    return notes === undefined ? nothing() : jsonAnswer(await interruptedRecordings(notes));
  const asked = method === 'POST' ? await answerAsked(serving, request, pathname) : undefined;
  return asked ?? answerPage(folder, method, pathname);
}

/** Our own problems are the reader's to mend; anything else is not told outside. */
const refusal = (error: unknown): PageAnswer =>
  error instanceof FileProblem ? { ...jsonAnswer({ problem: error.message }), status: 422 } : notHere();

async function respond(serving: Serving, request: IncomingMessage, response: ServerResponse) {
  const { named, port } = serving;
  const ours = isOurName(request.headers.host, port);
  // joined rather than resolved: `//name` is a path here, not another host
  const text = `http://${HERE}:${port}${request.url ?? '/'}`;
  const address = URL.canParse(text) ? new URL(text) : undefined;
  if (ours && named !== undefined && address?.pathname === '/grown' && request.method === 'GET')
    return tellGrowth(named.path, request, response, address.searchParams.get('from'), HEADERS);
  if (ours && named !== undefined && address?.pathname === '/changed' && request.method === 'GET')
    return tellChanges(named.path, response, HEADERS);
  const answer =
    !ours || address === undefined
      ? notHere()
      : await answerFor(serving, request, address).catch((error: unknown) => refusal(error));
  response.writeHead(answer.status, { ...answer.headers, 'content-length': String(answer.body.byteLength) });
  response.end(request.method === 'HEAD' ? undefined : answer.body);
}

/** How long what was begun has to end, in milliseconds. */
const ENDING = 50;

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
  const { keepCardsAt } = options;
  const lookup = createCardLookup(() =>
    keepCardsAt !== undefined && existsSync(keepCardsAt) ? keepCardsAt : undefined,
  );
  /** News that goes on as long as its page: it is ended in order where the server ends. */
  const open = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    open.add(response);
    response.on('close', () => open.delete(response));
    respond({ ...options, lookup, port }, request, response).catch(() => response.destroy());
  });
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
        for (const response of open) response.end();
        setTimeout(() => server.closeAllConnections(), ENDING);
      }),
  };
}
