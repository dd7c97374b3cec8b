import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { FileProblem } from '../node/fileProblem.ts';
import { openRecording } from '../node/openRecording.ts';
import { isRecording } from '../node/recordingKind.ts';
import { BadInput } from './badInput.ts';
import { entryLink } from './entryLink.ts';
import { load, mustBeNamed } from './load.ts';
import type { ExitCode } from './terminal.ts';
import { said } from './words/index.ts';

/** What `duelscope open` may be told. */
export interface OpenCommandOptions {
  /** The entry to begin at. */
  readonly at?: number | undefined;
  readonly follow?: boolean | undefined;
  readonly web?: boolean | undefined;
  readonly port?: number | undefined;
}

/** @throws BadInput where the file cannot be shown, or has no such entry: said here, before a window opens. */
async function check(file: string, { at, follow }: OpenCommandOptions): Promise<void> {
  mustBeNamed(file);
  if (await isRecording(file)) {
    if (follow === true) throw new BadInput(said.files.nothingAdded(file, 'recording'));
    try {
      await openRecording(file);
    } catch (error) {
      if (error instanceof FileProblem) throw new BadInput(error.message);
      throw error;
    }
    return;
  }
  const loaded = await load(file);
  if (loaded.kind === 'scenario' && follow === true)
    throw new BadInput(said.files.nothingAdded(file, 'scenario'));
  if (loaded.kind === 'duel' && at !== undefined && at >= loaded.entries.length)
    throw new BadInput(said.files.noSuchEntry(file, at, loaded.entries.length - 1));
}

/** `duelscope open`: the inspector on a file, in Electron where its program is, else as a page. */
export async function openCommand(name: string, options: OpenCommandOptions): Promise<ExitCode> {
  const { file, at } = entryLink(name, options.at);
  await check(file, { ...options, at });
  const root = resolve(import.meta.dirname, '../..');
  const start = join(root, 'electron/node/start.mjs');
  if (!existsSync(start)) throw new BadInput(said.files.noInspector);
  const { follow, web, port } = options;
  const args = [
    ...(web === true ? ['--web'] : []),
    ...(port === undefined ? [] : ['--port', String(port)]),
    ...(at === undefined ? [] : ['--at', String(at)]),
    ...(follow === true ? ['--follow'] : []),
    resolve(file),
  ];
  const child = spawn(process.execPath, [start, ...args], { stdio: 'inherit' });
  // Ctrl-C reaches it by itself; this one ends when it has ended
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void child.kill(signal));
  const code = await new Promise<number | null>((done, failed) => {
    child.on('error', failed);
    child.on('close', done);
  });
  return code === 2 ? 2 : code === 1 ? 1 : 0;
}
