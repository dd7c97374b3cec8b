import { reduceDuel } from '../../machines/index.ts';
import { FileProblem } from '../node/fileProblem.ts';
import { saveAtomically } from '../node/saveAtomically.ts';
import { BadInput } from './badInput.ts';
import { load } from './load.ts';
import type { Choice } from './playings.ts';
import { plural } from './plural.ts';
import { mustBeFreeFor } from './record.ts';
import { subjectOf } from './subject.ts';
import type { ExitCode, Terminal } from './terminal.ts';

/** What `duelscope reduce` may be told. */
export interface ReduceOptions extends Choice {
  /** The entry whose verdict is to be kept. */
  readonly at?: number | undefined;
  readonly out?: string | undefined;
  readonly force?: boolean | undefined;
  readonly json?: boolean | undefined;
}

const WHY = {
  noDecisions: 'others decided this duel, and without decisions there is nothing to play again',
  notReached:
    'no table that a setup can say leads to this entry; choose an entry of an attack, or a later one',
} as const;

/** `duelscope reduce`: the smallest scenario that still gives the verdict of an entry, found by playing smaller ones. */
export async function reduceCommand(
  file: string,
  options: ReduceOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  const { at, out, force, json } = options;
  if (at === undefined)
    throw new BadInput(`reduce: say which entry, for example duelscope reduce ${file}@24`);
  const loaded = await load(file);
  const subject = subjectOf(loaded, options);
  if (!('path' in subject)) {
    for (const failure of subject) terminal.line(`FAIL  ${failure}`);
    return 1;
  }
  if (out !== undefined) await mustBeFreeFor('scenario', out, file, force === true);
  const { header, path, title } = subject;
  const end = path.findIndex(({ index }) => index === at);
  if (end < 0)
    throw new BadInput(`--at: ${file} has no entry ${at} here; its last one is ${path.at(-1)?.index ?? 0}`);
  const reduced = reduceDuel(header, path.slice(0, end + 1), `From entry ${at} of ${title}`.slice(0, 200));
  if (typeof reduced === 'string') throw new BadInput(`${file}: entry ${at}: ${WHY[reduced]}`);
  const { scenario, entry, tries } = reduced;
  if (out === undefined) {
    terminal.json(json === true ? { scenario, entry, tries } : scenario);
    return 0;
  }
  try {
    await saveAtomically(out, `${JSON.stringify(scenario, null, 2)}\n`);
  } catch (error) {
    if (error instanceof FileProblem) throw new BadInput(error.message);
    throw error;
  }
  if (json === true) terminal.json({ file: out, entry, tries });
  else
    terminal.line(
      `${out}: ${plural(scenario.steps.length, 'step', 'steps')}, the same verdict at entry ${entry} (${plural(tries, 'scenario', 'scenarios')} played)`,
    );
  return 0;
}
