import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isLocked, lockFile } from '../../electron/node/fileLock.ts';
import { thisProcess } from '../../electron/node/processIdentity.ts';
import { bundled } from '../support/bundle.ts';
import { testFolder } from '../support/folders.ts';
import { start } from '../support/processes.ts';

let programs = '';
let program = '';
beforeAll(async () => {
  programs = mkdtempSync(join(tmpdir(), 'duelscope-lock-'));
  program = await bundled('test/recording/locker.ts', programs);
});
afterAll(() => rmSync(programs, { recursive: true, force: true }));

const locker = (path: string, hold: number) => start(process.execPath, [program, path, String(hold)]);
const token = (digit: string): string => digit.repeat(24);
const lockText = (more: object): string => `${JSON.stringify({ host: hostname(), pid: 1, ...more })}\n`;
/** The number of a process that has ended. */
const deadPid = (): number => spawnSync(process.execPath, ['-e', '0']).pid;

describe('the lock of a file', () => {
  test('keeps a second writer out, of this process and of another one, until it is released', async () => {
    const path = join(testFolder(), 'a.duel.jsonl');
    const lock = await lockFile(path);
    expect(await isLocked(path)).toBe(true);
    const words = `${path}: process ${process.pid} records into this file; end it first, or choose another file`;
    await expect(lockFile(path)).rejects.toThrow(words);
    const { out } = await locker(path, 0).ended();
    expect(out).toBe(`${words}\n`);
    await lock.release();
    expect(await isLocked(path)).toBe(false);
    expect((await locker(path, 0).ended()).out).toBe('locked\nreleased\n');
    expect(readdirSync(join(path, '..'))).toEqual([]);
  });

  test('goes to the next one when its owner was killed', async () => {
    const path = join(testFolder(), 'a.duel.jsonl');
    const first = locker(path, 60_000);
    await first.says(/locked/);
    first.process.kill('SIGKILL');
    await first.ended();
    const lock = await lockFile(path);
    await lock.release();
    expect(readdirSync(join(path, '..'))).toEqual([]);
  });

  test('goes to one alone of eight that take over from a killed one at once', async () => {
    const path = join(testFolder(), 'a.duel.jsonl');
    writeFileSync(`${path}.lock`, lockText({ pid: deadPid(), started: 'x', token: token('a') }));
    const eight = Array.from({ length: 8 }, () => locker(path, 2500));
    const said = (await Promise.all(eight.map((each) => each.ended()))).map(({ out }) => out);
    expect(said.filter((out) => out === 'locked\nreleased\n')).toHaveLength(1);
    expect(said.filter((out) => out.includes('records into this file'))).toHaveLength(7);
    expect(readdirSync(join(path, '..'))).toEqual([]);
  });

  test('is taken over from one that was killed while it took over', async () => {
    const path = join(testFolder(), 'a.duel.jsonl');
    const dead = deadPid();
    writeFileSync(`${path}.lock`, lockText({ pid: dead, started: 'x', token: token('a') }));
    writeFileSync(`${path}.lock.${token('a')}`, lockText({ pid: dead, started: 'x', token: token('b') }));
    const lock = await lockFile(path);
    await expect(lockFile(path)).rejects.toThrow('records into this file');
    await lock.release();
    expect(readdirSync(join(path, '..'))).toEqual([]);
  });

  test('is not kept by a process that got the number of the one that was killed', async () => {
    const path = join(testFolder(), 'a.duel.jsonl');
    const { pid, started } = await thisProcess();
    // where a system does not say when a process began, its number alone decides
    if (started === '') return;
    writeFileSync(`${path}.lock`, lockText({ pid, started: 'long ago', token: token('a') }));
    const lock = await lockFile(path);
    await lock.release();
  });

  test('of another machine is never taken over, and neither is one that cannot be read', async () => {
    const path = join(testFolder(), 'a.duel.jsonl');
    writeFileSync(`${path}.lock`, lockText({ pid: 1, host: 'elsewhere', started: 'x', token: token('a') }));
    await expect(lockFile(path)).rejects.toThrow('process 1 of elsewhere records into this file');
    writeFileSync(`${path}.lock`, 'rubbish');
    await expect(lockFile(path)).rejects.toThrow('delete the lock if nothing is being recorded there');
    expect(readFileSync(`${path}.lock`, 'utf8')).toBe('rubbish');
  });
});
