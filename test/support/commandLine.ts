import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommandLine } from '../../electron/cli/program.ts';
import { createTerminal, type ExitCode } from '../../electron/cli/terminal.ts';
import { speakIn } from '../../ui/worker/language.ts';
import { testFolder } from './folders.ts';
import { ROOT } from './sources.ts';

/** How a command came out: its exit code, and the lines it wrote. */
export interface CameOut {
  readonly code: ExitCode;
  readonly out: readonly string[];
  readonly problems: readonly string[];
  /** What it wrote as JSON. */
  json(): unknown;
}

const linesOf = (text: string): readonly string[] => (text === '' ? [] : text.replace(/\n$/, '').split('\n'));

/** Runs a command in this process. */
export async function duelscope(...args: readonly string[]): Promise<CameOut> {
  let out = '';
  let problems = '';
  const stream = (take: (text: string) => void) =>
    ({ write: (text: string) => take(text) }) as unknown as NodeJS.WritableStream;
  const terminal = createTerminal(
    stream((text) => {
      out += text;
    }),
    stream((text) => {
      problems += text;
    }),
  );
  const code = await runCommandLine(args, terminal, '0.0.0');
  // each command is a process of its own; here the next test shares what this one has loaded, and its language
  await speakIn('en');
  return { code, out: linesOf(out), problems: linesOf(problems), json: () => JSON.parse(out) as unknown };
}

/** The path of a built-in scenario. */
export const exampleFile = (id: string): string => join(ROOT, 'machines/scenarios/examples', `${id}.json`);
export const exampleText = (id: string): string => readFileSync(exampleFile(id), 'utf8');

/** A file of its own for one test. */
export function testFile(name: string, content: string | Uint8Array, folder = testFolder()): string {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
}

/** D-01 as a duel file: Dark Magician (2500) destroys 7 Colored Fish (1800). */
export async function recordedDuel(): Promise<string> {
  const file = join(testFolder(), 'd-01.duel.jsonl');
  const came = await duelscope('record', exampleFile('D-01'), '--out', file);
  if (came.code !== 0) throw new Error(came.problems.join('\n'));
  return file;
}
