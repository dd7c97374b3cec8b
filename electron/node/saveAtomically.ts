import { randomBytes } from 'node:crypto';
import { type FileHandle, lstat, open, realpath, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { FileProblem, fileProblem } from './fileProblem.ts';
import { fileWords } from './fileWords.ts';

/** Flushes a folder, so that a new name in it is on the disk. */
export async function syncFolder(folder: string): Promise<void> {
  // Windows opens no folders; there the rename itself is durable enough
  const handle = await open(folder, 'r').catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}

/**
 * The file that a name leads to, links followed; the name itself where nothing lies there yet.
 * @throws FileProblem for a link that leads in a circle or to nothing: renaming would put a file in the link's place.
 */
async function whereItLeads(path: string): Promise<string> {
  try {
    return await realpath(path);
  } catch (error) {
    const link = await lstat(path).catch(() => undefined);
    if (link === undefined) return path;
    if (link.isSymbolicLink() && error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new FileProblem(fileWords.of(path, fileWords.danglingLink));
    throw fileProblem(path, error);
  }
}

/**
 * Writes a file so that a crash leaves either the old one or the new one, whole: a temporary file beside it,
 * flushed to the disk, then renamed. A link is followed, an existing file keeps its permissions.
 * @throws FileProblem with one line, also for a device, pipe or socket; nothing is left behind.
 */
export async function saveAtomically(path: string, content: string | Uint8Array): Promise<void> {
  const target = await whereItLeads(path);
  const before = await stat(target).catch(() => undefined);
  if (before?.isDirectory() === true) throw new FileProblem(fileWords.of(path, fileWords.folderForFile));
  const temporary = join(
    dirname(target),
    `.${basename(target).slice(0, 200)}.${randomBytes(6).toString('hex')}.tmp`,
  );
  // renaming onto a device, a pipe or a socket would put a file in its place
  if (before !== undefined && !before.isFile())
    throw new FileProblem(fileWords.of(path, fileWords.notOrdinaryName));
  let file: FileHandle | undefined;
  try {
    file = await open(temporary, 'wx', before === undefined ? 0o666 : before.mode & 0o777);
    await file.writeFile(content, 'utf8');
    await file.sync();
    await file.close();
    file = undefined;
    await rename(temporary, target);
    await syncFolder(dirname(target));
  } catch (error) {
    await file?.close().catch(() => undefined);
    await rm(temporary, { force: true }).catch(() => undefined);
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new FileProblem(fileWords.of(path, fileWords.noFolder));
    throw fileProblem(path, error);
  }
}
