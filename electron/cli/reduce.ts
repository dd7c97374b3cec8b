import { reduceDuel } from '../../machines/index.ts';
import { FileProblem } from '../node/fileProblem.ts';
import { saveAtomically } from '../node/saveAtomically.ts';
import { BadInput, badThing } from './badInput.ts';
import { sayFailed } from './differences.ts';
import { load } from './load.ts';
import type { Choice } from './playings.ts';
import { mustBeFreeFor } from './record.ts';
import { subjectOf } from './subject.ts';
import type { ExitCode, Terminal } from './terminal.ts';
import { said } from './words/index.ts';

/** What `duelscope reduce` may be told. */
export interface ReduceOptions extends Choice {
  /** The entry whose verdict is to be kept. */
  readonly at?: number | undefined;
  readonly out?: string | undefined;
  readonly force?: boolean | undefined;
  readonly json?: boolean | undefined;
}

/** `duelscope reduce`: the smallest scenario that still gives the verdict of an entry, found by playing smaller ones. */
export async function reduceCommand(
  file: string,
  options: ReduceOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  const { at, out, force, json } = options;
  if (at === undefined) throw new BadInput(said.common.sayWhich('reduce', file));
  const loaded = await load(file);
  const subject = subjectOf(loaded, options);
  if (!('path' in subject)) {
    for (const failure of subject) sayFailed(failure, terminal);
    return 1;
  }
  if (out !== undefined) await mustBeFreeFor('scenario', out, file, force === true);
  const { header, path, title } = subject;
  const end = path.findIndex(({ index }) => index === at);
  if (end < 0) throw new BadInput(said.common.noEntry(file, at, path.at(-1)?.index ?? 0));
  const reduced = reduceDuel(header, path.slice(0, end + 1), `From entry ${at} of ${title}`.slice(0, 200));
  if (typeof reduced === 'string') {
    const { atEntry, nothingToPlay, notReached } = said.playing;
    const why = reduced === 'noDecisions' ? nothingToPlay : notReached;
    throw badThing(file, said.common.about(atEntry(at), why));
  }
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
  else terminal.line(said.common.about(out, said.playing.reduced(scenario.steps.length, entry, tries)));
  return 0;
}
