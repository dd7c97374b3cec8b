import { type ChildProcess, spawn } from 'node:child_process';
import { onTestFinished } from 'vitest';

/** How a process ended and what it wrote. */
export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly problems: string;
}

/** A running process of a test; it is ended with the test at the latest. */
export interface Running {
  readonly process: ChildProcess;
  /** Resolves when stdout matches; rejects when the process ends before. */
  says(pattern: RegExp): Promise<RegExpExecArray>;
  ended(): Promise<Ended>;
}

/** Starts a program with exactly this environment on top of the test's own; `undefined` takes a variable away. */
export function start(
  command: string,
  args: readonly string[],
  options: { readonly cwd?: string; readonly env?: Readonly<Record<string, string | undefined>> } = {},
): Running {
  const env = Object.fromEntries(
    Object.entries({ ...process.env, ...options.env }).filter(([, value]) => value !== undefined),
  );
  const child = spawn(command, args, { cwd: options.cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let out = '';
  let problems = '';
  const waiting = new Set<() => void>();
  child.stdout.on('data', (data) => {
    out += data;
    for (const look of waiting) look();
  });
  child.stderr.on('data', (data) => {
    problems += data;
  });
  const ended = new Promise<Ended>((resolve) => {
    child.on('close', (code) => resolve({ code, out, problems }));
    child.on('error', (error) => resolve({ code: null, out, problems: String(error) }));
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  return {
    process: child,
    ended: () => ended,
    says: (pattern) =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          const found = pattern.exec(out);
          if (found === null) return;
          waiting.delete(look);
          resolve(found);
        };
        waiting.add(look);
        look();
        void ended.then((end) =>
          reject(new Error(`ended with ${end.code} before ${pattern}: ${end.out}${end.problems}`)),
        );
      }),
  };
}

/** Runs a program to its end. */
export const run = (...args: Parameters<typeof start>): Promise<Ended> => start(...args).ended();
