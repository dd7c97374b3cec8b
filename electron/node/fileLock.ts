import { randomBytes } from 'node:crypto';
import { link, open, readFile, rename, rm } from 'node:fs/promises';
import { basename } from 'node:path';
import { z } from 'zod';
import { FileProblem, fileProblem } from './fileProblem.ts';
import { isRunning, thisProcess } from './processIdentity.ts';

const lockSchema = z.object({
  host: z.string().max(1000),
  pid: z.int().min(1),
  started: z.string().max(200),
  /** Never the same twice: a lock is known by it. */
  token: z.string().regex(/^[0-9a-f]{24}$/),
});
type Lock = z.infer<typeof lockSchema>;

/** A file that only we may write, until it is released. */
export interface FileLock {
  release(): Promise<void>;
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

async function readLock(file: string, path: string): Promise<Lock | undefined> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
  try {
    return lockSchema.parse(JSON.parse(text));
  } catch {
    throw new FileProblem(
      `${path}: its lock ${basename(file)} cannot be read; delete the lock if nothing is being recorded there`,
    );
  }
}

/** Puts a lock in a place where nothing lies yet, whole or not at all; false where something lies there. */
async function place(lock: Lock, file: string): Promise<boolean> {
  const text = `${JSON.stringify(lock)}\n`;
  const temporary = `${file}.${lock.token}.tmp`;
  const draft = await open(temporary, 'wx');
  try {
    await draft.writeFile(text);
    await draft.close();
    await link(temporary, file);
    return true;
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EEXIST') return false;
    if (code !== 'EPERM' && code !== 'ENOTSUP' && code !== 'ENOSYS') throw error;
    return await placeWithoutLinks(text, file);
  } finally {
    await draft.close().catch(() => undefined);
    await rm(temporary, { force: true });
  }
}

/** Some disks know no links: there a lock may be seen while it is being written, and then counts as unreadable. */
async function placeWithoutLinks(text: string, file: string): Promise<boolean> {
  try {
    const there = await open(file, 'wx');
    await there.writeFile(text);
    await there.close();
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Takes over from an owner that runs no more. Of several that try, one gets to claim that very lock: the claim is a file
 * named by the lock's token, which then replaces the lock. A claim whose own owner was killed is taken over likewise.
 */
async function takeOver(mine: Lock, lock: string, dead: Lock, path: string): Promise<boolean> {
  const claims: string[] = [];
  let last = dead;
  for (;;) {
    const claim = `${lock}.${last.token}`;
    if (await place(mine, claim)) {
      // others may have finished while we looked: then the lock is no longer the one we claimed
      const now = await readLock(lock, path);
      if (now?.token === dead.token) {
        await rename(claim, lock);
        for (const older of claims) await rm(older, { force: true });
        return true;
      }
      await rm(claim, { force: true });
      return false;
    }
    const other = await readLock(claim, path);
    if (other === undefined || (await isRunning(other))) return false;
    claims.push(claim);
    last = other;
  }
}

const TRIES = 20;

/**
 * Locks a file for writing, by a file `NAME.lock` beside it that says which process holds it.
 *
 * Take-over: a lock whose process runs no more (its number is free, or belongs to a process that began at another time)
 * is taken over at once, whoever asks first. One of another machine is never taken over.
 * @throws FileProblem with one line where another one writes
 */
export async function lockFile(path: string): Promise<FileLock> {
  const lock = `${path}.lock`;
  const mine: Lock = { ...(await thisProcess()), token: randomBytes(12).toString('hex') };
  const release = async (): Promise<void> => {
    const now = await readLock(lock, path).catch(() => undefined);
    if (now?.token === mine.token) await rm(lock, { force: true });
  };
  try {
    for (let tries = 0; tries < TRIES; tries += 1) {
      if (await place(mine, lock)) return { release };
      const held = await readLock(lock, path);
      if (held === undefined) continue;
      if (await isRunning(held))
        throw new FileProblem(
          `${path}: process ${held.pid}${held.host === mine.host ? '' : ` of ${held.host}`} records into this file; end it first, or choose another file`,
        );
      if (await takeOver(mine, lock, held, path)) return { release };
    }
  } catch (error) {
    if (codeOf(error) === 'ENOENT')
      throw new FileProblem(`${path}: its folder is not there; make it first, or choose another one`);
    throw fileProblem(path, error);
  }
  throw new FileProblem(`${path}: others take its lock again and again; try again`);
}

/** Whether a process that still runs records into a file. */
export async function isLocked(path: string): Promise<boolean> {
  const held = await readLock(`${path}.lock`, path).catch(() => undefined);
  return held !== undefined && (await isRunning(held));
}
