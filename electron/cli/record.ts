import { open, stat } from 'node:fs/promises';
import { encodeDuel } from '../../events/index.ts';
import { FileProblem, fileProblem } from '../node/fileProblem.ts';
import { fileWords } from '../node/fileWords.ts';
import { saveAtomically } from '../node/saveAtomically.ts';
import { BadInput, badThing } from './badInput.ts';
import { sayFailures } from './differences.ts';
import { isDuelLine, loadScenario, mustBeNamed } from './load.ts';
import { type Choice, checkChoice, choiceOf, playOne } from './playings.ts';
import type { ExitCode, Terminal } from './terminal.ts';
import { said } from './words/index.ts';

/** How much of a file is looked at to see what it is. */
const BEGINNING = 4096;

/** The kinds of file that are written: how their names end, and how such a file begins. */
const KINDS = {
  duel: { ending: '.duel.jsonl', isOne: isDuelLine },
  scenario: {
    ending: '.json',
    isOne: (text: string) => /"format"\s*:\s*"duelscope\/scenario"/.test(text),
  },
  page: {
    ending: '.html',
    isOne: (text: string) => text.includes("default-src 'none'; script-src 'sha256-"),
  },
  text: { ending: '.txt', isOne: () => false },
  markdown: { ending: '.md', isOne: () => false },
} as const;

async function beginningOf(path: string): Promise<string> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(BEGINNING), 0, BEGINNING, 0);
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await file.close();
  }
}

/**
 * Guards what lies where a duel is to be written: the file it is made from, by whatever name, and files of other kinds.
 * @throws BadInput with one line.
 */
export const mustBeFree = (out: string, input: string, force: boolean): Promise<void> =>
  mustBeFreeFor('duel', out, input, force);

/** The same for a scenario, too. */
export async function mustBeFreeFor(
  kind: keyof typeof KINDS,
  out: string,
  input: string,
  force: boolean,
): Promise<void> {
  const { ending, isOne } = KINDS[kind];
  mustBeNamed(out, kind);
  if (!out.endsWith(ending)) throw new BadInput(said.files.wrongEnding(out, ending, kind));
  const there = await stat(out).catch(() => undefined);
  if (there === undefined || there.isDirectory()) return;
  if (!there.isFile()) throw badThing(out, fileWords.notOrdinaryName);
  const own = await stat(input);
  if (own.dev === there.dev && own.ino === there.ino)
    throw badThing(out, said.files.isItself(kind === 'duel'));
  if (force) return;
  const beginning = await beginningOf(out).catch((error: unknown) => {
    throw new BadInput(fileProblem(out, error).message);
  });
  if (!isOne(beginning)) throw badThing(out, said.files.thereAlready(kind));
}

/** `duelscope record`: plays one way through a scenario and writes it as a duel file, whole or not at all. */
export async function recordCommand(
  file: string,
  options: Choice & {
    readonly out: string;
    readonly force?: boolean | undefined;
    readonly json?: boolean | undefined;
  },
  terminal: Terminal,
): Promise<ExitCode> {
  const loaded = await loadScenario(file);
  checkChoice(loaded, options);
  await mustBeFree(options.out, file, options.force === true);
  const { played, failures } = playOne(loaded, choiceOf(loaded.scenario, options), undefined);
  if (played === undefined || failures.length > 0)
    return sayFailures(failures, options.json === true ? { file } : undefined, terminal);
  const { header, entries } = played;
  try {
    await saveAtomically(options.out, encodeDuel(header, entries));
  } catch (error) {
    if (error instanceof FileProblem) throw new BadInput(error.message);
    throw error;
  }
  if (options.json === true) terminal.json({ file: options.out, entries: entries.length });
  else terminal.line(said.common.about(options.out, said.common.entries(entries.length)));
  return 0;
}
