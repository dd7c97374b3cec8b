import { open, stat } from 'node:fs/promises';
import { encodeDuel } from '../../events/index.ts';
import { FileProblem, fileProblem } from '../node/fileProblem.ts';
import { saveAtomically } from '../node/saveAtomically.ts';
import { BadInput } from './badInput.ts';
import { sayFailures } from './differences.ts';
import { isDuelLine, loadScenario, mustBeNamed } from './load.ts';
import { type Choice, checkChoice, choiceOf, playOne } from './playings.ts';
import { plural } from './plural.ts';
import type { ExitCode, Terminal } from './terminal.ts';

/** How much of a file is looked at to see what it is. */
const BEGINNING = 4096;

/** The kinds of file that are written: how their names end, and how such a file begins. */
const KINDS = {
  duel: { what: 'duel file', plural: 'duel files', ending: '.duel.jsonl', isOne: isDuelLine },
  scenario: {
    what: 'scenario',
    plural: 'scenarios',
    ending: '.json',
    isOne: (text: string) => /"format"\s*:\s*"duelscope\/scenario"/.test(text),
  },
  page: {
    what: 'page of a duel',
    plural: 'pages',
    ending: '.html',
    isOne: (text: string) => text.includes("default-src 'none'; script-src 'sha256-"),
  },
  text: { what: 'text', plural: 'texts', ending: '.txt', isOne: () => false },
  markdown: { what: 'Markdown text', plural: 'Markdown texts', ending: '.md', isOne: () => false },
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
  const { what, plural: several, ending, isOne } = KINDS[kind];
  mustBeNamed(out, `the ${what}`);
  if (!out.endsWith(ending))
    throw new BadInput(`--out: ${out} should end in ${ending}, as the names of ${several} do`);
  const there = await stat(out).catch(() => undefined);
  if (there === undefined || there.isDirectory()) return;
  if (!there.isFile()) throw new BadInput(`${out}: this is not an ordinary file; choose another name`);
  const own = await stat(input);
  if (own.dev === there.dev && own.ino === there.ino)
    throw new BadInput(
      `${out}: this is the ${kind === 'duel' ? 'scenario' : 'file'} itself; choose another name`,
    );
  if (force) return;
  const beginning = await beginningOf(out).catch((error: unknown) => {
    throw new BadInput(fileProblem(out, error).message);
  });
  if (!isOne(beginning))
    throw new BadInput(
      `${out}: this file is there already${kind === 'text' || kind === 'markdown' ? '' : ` and is no ${what}`}; choose another name, or give --force to replace it`,
    );
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
  else terminal.line(`${options.out}: ${plural(entries.length, 'entry', 'entries')}`);
  return 0;
}
