import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { KEPT_CARDS, ownFolder } from '../node/ownFolder.ts';
import { recordingNotes } from '../node/recordingNotes.ts';
import { openedAnswer } from './opened.ts';
import { serveWeb } from './server.ts';

/** How `npm start` begins the browser host. */
export interface StartWebOptions {
  readonly root: string;
  readonly port: number | undefined;
  readonly file: string | undefined;
  /** The entry to begin at, and whether to follow the file. */
  readonly at?: number | undefined;
  readonly follow?: boolean | undefined;
  say(line: string): void;
  fail(line: string): never;
}

/** The command that shows an address in the reader's browser; undefined where nobody would see it. */
function browserCommand(address: string): readonly [string, readonly string[]] | undefined {
  const { CI, DISPLAY, WAYLAND_DISPLAY } = process.env;
  if (CI || !process.stdout.isTTY) return undefined;
  if (process.platform === 'darwin') return ['open', [address]];
  if (process.platform === 'win32') return ['cmd', ['/c', 'start', '', address]];
  return DISPLAY || WAYLAND_DISPLAY ? ['xdg-open', [address]] : undefined;
}

function openBrowser(address: string): void {
  const command = browserCommand(address);
  if (command === undefined) return;
  const child = spawn(command[0], command[1], { stdio: 'ignore', detached: true });
  // the address is printed as well
  child.on('error', () => undefined);
  child.unref();
}

/** Serves the page, says where, and ends on Ctrl-C. */
export async function startWeb({ root, port, file, at, follow, say, fail }: StartWebOptions): Promise<void> {
  const named = file === undefined ? undefined : { path: file, at, follow };
  if (named !== undefined) await openedAnswer(named, false).catch((error: Error) => fail(error.message));
  const folder = join(root, 'out/renderer');
  const keepCardsAt = join(ownFolder(), KEPT_CARDS);
  const host = await serveWeb({ folder, port, named, keepCardsAt, notes: recordingNotes() }).catch(
    () => undefined,
  );
  if (host === undefined)
    return fail(`--port ${port}: this port is taken; choose another one, or leave the option out`);
  say(`Duelscope is at ${host.address} (Ctrl-C ends it).`);
  openBrowser(host.address);
  // Ctrl-C is the usual end, not a failure
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => void host.close().then(() => process.exit(0)));
}
