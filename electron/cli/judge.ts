import { basename } from 'node:path';
import { type Player, trunkHead } from '../../events/index.ts';
import { isForeign } from '../../machines/index.ts';
import { loadJudging, spoken } from '../../ui/index.ts';
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

/** What a moment may be shown as. */
export const JUDGED_AS = ['text', 'markdown', 'html', 'png'] as const;
export type JudgedAs = (typeof JUDGED_AS)[number];

/** What `duelscope judge` may be told. */
export interface JudgeOptions extends Choice {
  readonly at?: number | undefined;
  readonly as: JudgedAs;
  readonly seenBy?: Player | undefined;
  readonly out?: string | undefined;
  readonly force?: boolean | undefined;
  readonly json?: boolean | undefined;
}

async function write(out: string, text: string): Promise<void> {
  try {
    await saveAtomically(out, text);
  } catch (error) {
    if (error instanceof FileProblem) throw new BadInput(error.message);
    throw error;
  }
}

/** `duelscope judge`: the board, what happened, the verdict and its rule at one entry, to be shown to others. */
export async function judgeCommand(
  file: string,
  options: JudgeOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  const { at, as, out, seenBy, force, json } = options;
  if (at === undefined) throw badThing(file, said.files.whichIsJudged(file));
  if (as === 'png') throw new BadInput(said.files.pictureElsewhere);
  if (as === 'html' && out === undefined) throw new BadInput(said.files.pageNeedsName);
  const loaded = await load(file);
  const subject = subjectOf(loaded, options);
  if (!('path' in subject)) {
    for (const failure of subject) sayFailed(failure, terminal);
    return 1;
  }
  if (out !== undefined)
    await mustBeFreeFor(
      as === 'html' ? 'page' : as === 'text' ? 'text' : 'markdown',
      out,
      file,
      force === true,
    );
  const { header, path, entries, report } = subject;
  if (!path.some(({ index }) => index === at))
    throw new BadInput(said.common.noEntry(file, at, path.at(-1)?.index ?? 0));
  const { takeInHand, judgementOf, judgementText, judgementMarkdown, duelPage, speakIn, toldOtherwise } =
    await loadJudging();
  await speakIn(spoken());
  const duel = takeInHand(header, entries, path.at(-1)?.index ?? trunkHead(entries), seenBy ?? 'both');
  const position = duel.path.findIndex(({ index }) => index === at);
  const otherwise = report === undefined ? undefined : toldOtherwise(duel, report, !isForeign(header));
  // who is shown it is not told where the file lies
  const told = subject.title.trim().replace(file, basename(file));
  // a duel file has a title of its own, and goes by its name as well
  const title =
    loaded.kind === 'duel' && !told.startsWith(basename(file)) ? `${told} (${basename(file)})` : told;
  const text =
    as === 'html'
      ? await duelPage(duel, title, { start: position, otherwise })
      : (as === 'text' ? judgementText : judgementMarkdown)(judgementOf(duel, position, title, otherwise));
  if (out !== undefined) await write(out, text);
  if (json === true) {
    const bytes = Buffer.byteLength(text);
    terminal.json(out === undefined ? { file, entry: at, text } : { file: out, entry: at, bytes });
  } else if (out === undefined) for (const line of text.trimEnd().split('\n')) terminal.line(line);
  else terminal.line(said.common.about(out, said.files.kilobytes(Buffer.byteLength(text))));
  return 0;
}
