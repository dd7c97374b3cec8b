import { basename } from 'node:path';
import { readForPage, readToFollow } from '../node/duelFiles.ts';

/** The file named on the command line, as the page gets it: bytes as base64, since JSON has none. */
export interface OpenedAnswer {
  readonly name: string;
  readonly text: string;
  readonly recording?: string;
  readonly at?: number;
  readonly canFollow?: boolean;
  readonly followed?: boolean;
  /** The page is told when another program changes it. */
  readonly watched?: boolean;
  /** The byte of the file behind the text, where it is followed. */
  readonly end?: number;
}

/** What the browser host was started with. */
export interface NamedFile {
  readonly path: string;
  readonly at?: number | undefined;
  readonly follow?: boolean | undefined;
}

/**
 * Reads the file anew for each page that asks.
 * @param follow the page asks to follow it
 * @throws FileProblem with one line.
 */
export async function openedAnswer(
  { path, at, follow: always }: NamedFile,
  follow: boolean,
): Promise<OpenedAnswer> {
  const begin = at === undefined ? {} : { at };
  if (follow || always === true) {
    const { file, end } = await readToFollow(path);
    return { name: file.name, text: file.text, canFollow: true, followed: true, end, ...begin };
  }
  const { text, recording, canFollow } = await readForPage(path);
  return {
    name: basename(path),
    text,
    ...(recording === undefined ? {} : { recording: Buffer.from(recording).toString('base64') }),
    ...(canFollow === true ? { canFollow } : {}),
    ...begin,
  };
}
