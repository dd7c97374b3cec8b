import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { promisify } from 'node:util';

/** A process of this or another machine, told apart from a later one that got the same number. */
export interface ProcessIdentity {
  readonly host: string;
  readonly pid: number;
  /** When it began, as its system says it; empty where the system does not say. */
  readonly started: string;
}

const run = promisify(execFile);
/** Where the start stands in `/proc/PID/stat`, counted behind the state: a name may hold spaces and brackets itself. */
const STARTED = 18;

async function startedOnLinux(pid: number): Promise<string | undefined> {
  try {
    const [stat, boot] = await Promise.all([
      readFile(`/proc/${pid}/stat`, 'utf8'),
      // the clock of /proc begins again with every start of the machine
      readFile('/proc/sys/kernel/random/boot_id', 'utf8'),
    ]);
    const [state, ...fields] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .trim()
      .split(' ');
    // one that has ended and only waits for its parent writes nothing any more
    return state === 'Z' || state === 'X' ? undefined : `${boot.trim()}/${fields[STARTED] ?? ''}`;
  } catch {
    return undefined;
  }
}

async function startedByPs(pid: number): Promise<string | undefined> {
  try {
    const { stdout } = await run('ps', ['-o', 'lstart=', '-p', String(pid)], { env: { LC_ALL: 'C' } });
    return stdout.trim() || undefined;
  } catch {
    return undefined;
  }
}

function isThere(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // it may be somebody else's
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** When a process of this machine began; undefined where there is none, empty where that cannot be learnt. */
async function startOf(pid: number): Promise<string | undefined> {
  if (!isThere(pid)) return undefined;
  if (process.platform === 'linux') return startedOnLinux(pid);
  return process.platform === 'win32' ? '' : startedByPs(pid);
}

/** This process. */
export async function thisProcess(): Promise<ProcessIdentity> {
  return { host: hostname(), pid: process.pid, started: (await startOf(process.pid)) ?? '' };
}

/** Whether a process still runs. One of another machine cannot be asked, and counts as running. */
export async function isRunning({ host, pid, started }: ProcessIdentity): Promise<boolean> {
  if (host !== hostname()) return true;
  const found = await startOf(pid);
  return found !== undefined && (found === started || found === '' || started === '');
}
