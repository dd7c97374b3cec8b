import { basename } from 'node:path';
import {
  bugReport,
  type CopiedDuel,
  createRules,
  engineTest,
  reduceDuel,
  rulesetIn,
  type Scenario,
  stepsTo,
} from '../../machines/index.ts';
import { differencesOf, saidAt } from './audited.ts';
import { BadInput, badThing } from './badInput.ts';
import { sayFailed } from './differences.ts';
import { load } from './load.ts';
import type { Choice } from './playings.ts';
import { shellWord } from './shellWord.ts';
import { type Subject, subjectOf } from './subject.ts';
import type { ExitCode, Terminal } from './terminal.ts';
import { ruleTold, said, telling } from './words/index.ts';

/** What an entry may be copied as. */
export const COPIED_AS = ['entry', 'state', 'steps', 'smallest', 'vitest', 'report'] as const;
export type CopiedAs = (typeof COPIED_AS)[number];

/** What `duelscope copy` may be told. */
export interface CopyOptions extends Choice {
  readonly at?: number | undefined;
  readonly as?: CopiedAs | undefined;
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

function smallestOf({ header, path, title }: CopiedDuel, at: number): Scenario | undefined {
  const reduced = reduceDuel(header, path, `From entry ${at} of ${title}`.slice(0, 200));
  return typeof reduced === 'string' ? undefined : reduced.scenario;
}

/** The text that an entry is copied as. */
function textOf(copied: CopiedDuel, subject: Subject, as: CopiedAs, file: string): string {
  const { header, entries, report } = subject;
  const entry = copied.path.at(-1);
  const at = entry?.index ?? 0;
  if (as === 'entry') return json(entry);
  if (as === 'state') {
    const rules = createRules({ ruleset: copied.header.ruleset, cards: copied.header.cards });
    return json(copied.path.reduce(rules.evolve, rules.initial()).board);
  }
  if (as === 'report') {
    const audited = report === undefined ? undefined : { header, entries, report };
    return bugReport(copied, {
      smallest: smallestOf(copied, at),
      entries,
      differences: audited === undefined ? [] : saidAt(audited, at),
      differenceRule:
        audited === undefined
          ? undefined
          : (differencesOf(audited).find((each) => each.entry === at && each.rule !== null)?.rule ??
            undefined),
      command: `duelscope open ${shellWord(`${file}@${at}`)}`,
      language: telling.catalogue,
      ruleOf: ruleTold,
      ruleset: rulesetIn(telling.rulebook, header.ruleset).name,
    });
  }
  const scenario = as === 'smallest' ? smallestOf(copied, at) : stepsTo(copied);
  if (scenario === undefined)
    throw badThing(
      file,
      said.common.about(
        said.playing.atEntry(at),
        copied.header.profile === 'full' ? said.playing.copySteps : said.playing.noSteps,
      ),
    );
  return as === 'vitest' ? engineTest(scenario, `entry ${at} of ${file}`) : json(scenario);
}

/** `duelscope copy`: an entry as JSON, as the steps that lead there, as a test for another engine, or as a bug report. */
export async function copyCommand(file: string, options: CopyOptions, terminal: Terminal): Promise<ExitCode> {
  const { at, as = 'report' } = options;
  if (at === undefined) throw new BadInput(said.common.sayWhich('copy', file));
  const loaded = await load(file);
  const subject = subjectOf(loaded, options);
  if (!('path' in subject)) {
    for (const failure of subject) sayFailed(failure, terminal);
    return 1;
  }
  const end = subject.path.findIndex(({ index }) => index === at);
  if (end < 0) throw new BadInput(said.common.noEntry(file, at, subject.path.at(-1)?.index ?? 0));
  const text = textOf(
    {
      header: subject.header,
      path: subject.path.slice(0, end + 1),
      title: subject.title.replace('  ', ', ').replace(file, basename(file)),
      base: loaded.kind === 'scenario' ? loaded.scenario : undefined,
    },
    subject,
    as,
    file,
  );
  for (const line of text.replace(/\n$/, '').split('\n')) terminal.line(line);
  return 0;
}
