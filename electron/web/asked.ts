import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { basename, dirname } from 'node:path';
import { passcodesSchema, recordingIdSchema } from '../contract/payloads.ts';
import type { CardLookup } from '../node/cardLookup.ts';
import { FileProblem } from '../node/fileProblem.ts';
import { discardRecording, recoverRecording } from '../node/interrupted.ts';
import { type OpenedAnswer, openedAnswer } from './opened.ts';

const MOST_JSON = 1024 * 1024;
const MOST_DATABASE = 256 * 1024 * 1024;

/** The body of a request, within a limit. */
async function bodyOf(request: IncomingMessage, most: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    const bytes: Buffer = part;
    size += bytes.length;
    if (size > most) throw new FileProblem(`this is larger than ${most / MOST_JSON} MiB; send less`);
    parts.push(bytes);
  }
  return Buffer.concat(parts);
}

/** The cards of a list of passcodes, from the database that is known. */
export async function cardsAnswer(lookup: CardLookup, request: IncomingMessage): Promise<unknown> {
  const passcodes = passcodesSchema.parse(JSON.parse((await bodyOf(request, MOST_JSON)).toString('utf8')));
  return lookup.find(passcodes);
}

/**
 * Keeps a card database that the reader chose in the browser: a page knows no paths, so its bytes are kept.
 * @param kept where it is kept from now on
 * @throws FileProblem with one line where it is none; the one before stays
 */
export async function keepCards(lookup: CardLookup, request: IncomingMessage, kept: string): Promise<string> {
  const bytes = await bodyOf(request, MOST_DATABASE);
  await mkdir(dirname(kept), { recursive: true });
  const draft = `${kept}.new`;
  try {
    await writeFile(draft, bytes);
    await lookup.take(draft);
    await rename(draft, kept);
  } catch (reason) {
    await rm(draft, { force: true });
    if (reason instanceof FileProblem && reason.message.includes('damaged'))
      throw new FileProblem('The card database cannot be read to its end, it is damaged. Get it again.');
    throw new FileProblem('This is no card database of EDOPro or YGOPro. Choose its cards.cdb.');
  }
  return basename(kept);
}

/** Mends an interrupted recording, and gives it as a file to open. */
export async function recoverAnswer(request: IncomingMessage, notes: string): Promise<OpenedAnswer> {
  const id = recordingIdSchema.parse(JSON.parse((await bodyOf(request, MOST_JSON)).toString('utf8')));
  return openedAnswer({ path: await recoverRecording(notes, id) }, false);
}

/** Deletes an interrupted recording. */
export async function discardAnswer(request: IncomingMessage, notes: string): Promise<object> {
  const id = recordingIdSchema.parse(JSON.parse((await bodyOf(request, MOST_JSON)).toString('utf8')));
  await discardRecording(notes, id);
  return {};
}
