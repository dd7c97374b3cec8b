import { inOneDirection } from '../../../events/index.ts';
import {
  bugReport,
  type CopiedDuel,
  engineTest,
  reducing,
  type Scenario,
  stepsTo,
} from '../../../machines/index.ts';
import { answers } from '../../locales/answers.ts';
import { catalogueNow, rulesetTold, ruleTold } from '../language.ts';
import type { Open } from '../open.ts';
import type { CopiedLooked, Look } from '../protocol/index.ts';
import type { LongLook } from './searchable.ts';

/** How many scenarios are played before others have a turn. */
const SLICE = 5;

/** The smallest scenario with the verdict of the entry, or undefined where there is none, or nobody waits any more. */
async function smallestOf(duel: CopiedDuel, around: LongLook<CopiedLooked>): Promise<Scenario | undefined> {
  const { header, path, title } = duel;
  const at = path.at(-1)?.index ?? 0;
  const search = reducing(header, path, `From entry ${at} of ${title}`.slice(0, 200));
  while (around.go()) {
    const step = search.next();
    if (step.done === true) return typeof step.value === 'string' ? undefined : step.value.scenario;
    if (step.value % SLICE !== 0) continue;
    around.tell({ tries: step.value });
    await around.pause();
  }
  return undefined;
}

const json = (scenario: Scenario): string => `${JSON.stringify(scenario, null, 2)}\n`;

/** An entry as something to paste: a scenario of its steps, the smallest one, a test for another engine, a report. */
export async function copyFrom(
  open: Open,
  { as, position, differences, differenceRule }: Extract<Look, { kind: 'copied' }>,
  around: LongLook<CopiedLooked>,
): Promise<void> {
  const { duel } = open;
  // What is copied holds what happened: whoever looks as one player would be told the other one's cards.
  if (duel.seenBy !== 'both') return around.tell({ none: answers.copyNeedsBoth });
  const original = open.kind === 'scenario' ? open.scenario : open.changing?.original?.scenario;
  const title = open.kind === 'scenario' ? open.scenario.title : open.name;
  const copied: CopiedDuel = {
    header: duel.header,
    path: duel.path.slice(0, position + 1),
    title,
    base: original,
  };
  if (as === 'report') {
    const smallest = await smallestOf(copied, around);
    if (around.go())
      around.tell({
        text: inOneDirection(
          bugReport(copied, {
            smallest,
            entries: duel.entries,
            differences,
            differenceRule,
            language: catalogueNow(),
            ruleOf: ruleTold,
            ruleset: rulesetTold(duel.header.ruleset).name,
          }),
        ),
      });
    return;
  }
  const scenario = as === 'smallest' ? await smallestOf(copied, around) : stepsTo(copied);
  if (!around.go()) return;
  if (scenario === undefined)
    return around.tell({
      none: duel.header.profile === 'full' ? answers.reducedNone.notReached : answers.reducedNone.noDecisions,
    });
  const at = duel.path[position]?.index ?? position;
  // in JSON and in code a sign that is written out is the same sign
  const text = as === 'test' ? engineTest(scenario, `entry ${at} of ${title}`) : json(scenario);
  around.tell({ text: inOneDirection(text) });
}
