import { join } from 'node:path';
import { protocol, type Session } from 'electron';
import { answerPage, notHere } from '../node/pageFiles.ts';

const SCHEME = 'app';
const HOST = 'duelscope';

/** The address the inspector's window opens. */
export const PAGE_ADDRESS = `${SCHEME}://${HOST}/index.html`;
const RENDERER = join(import.meta.dirname, '../renderer');

/** Must run before the program is ready: makes `app:` a scheme with an origin, without any bypass of the policy. */
export function registerScheme(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true } },
  ]);
}

/** Is this address one of our own pages? Everything else may neither be opened nor speak to main. */
export function isOurPage(address: string | undefined): boolean {
  if (address === undefined || !URL.canParse(address)) return false;
  const { protocol: scheme, host } = new URL(address);
  return scheme === `${SCHEME}:` && host === HOST;
}

/** Serves the built page under `app://duelscope/`, and refuses every permission. */
export function servePage(session: Session): void {
  session.protocol.handle(SCHEME, async (request) => {
    const { host, pathname } = new URL(request.url);
    const answer = host === HOST ? await answerPage(RENDERER, request.method, pathname) : notHere();
    // a copy, since a response wants memory of its own
    return new Response(new Uint8Array(answer.body), {
      status: answer.status,
      headers: { ...answer.headers },
    });
  });
  session.setPermissionRequestHandler((_contents, _permission, answer) => answer(false));
  session.setPermissionCheckHandler(() => false);
  session.setDevicePermissionHandler(() => false);
}
