import { createDecoder, type Entry } from '../../../events/index.ts';
import {
  createRules,
  DUEL_READING,
  type DuelHeader,
  FIRST_EXAMPLE,
  isForeign,
  openTree,
  readScenario,
  resolveRuleset,
} from '../../../machines/index.ts';
import { answers } from '../../locales/answers.ts';
import type { Changing } from '../changing/changing.ts';
import { takeInHand } from '../duelOnHand.ts';
import { summaryOf } from '../exampleSummary.ts';
import { wordFor } from '../knownRulesets.ts';
import { looksLikeScenario, rulesetFor } from '../scenarios.ts';
import { stripOf } from '../strips.ts';
import { grow } from './following.ts';
import { openLog } from './openLog.ts';
import { leavesTrunk, openScenario, scenarioAgain } from './openScenario.ts';
import { openUnder } from './openUnder.ts';
import { type Answers, problem, type Session, takeUp } from './session.ts';

const SLICE_TEXT = 1 << 20;

/** A duel that was changed here before the page was gone, and that no file has. */
const changedBefore = (header: DuelHeader, entries: readonly Entry[]): Changing => ({
  tree: openTree(createRules({ ruleset: header.ruleset, cards: header.cards }), entries),
  original: null,
  unsaved: true,
  under: null,
  dropped: null,
});

/** The rules that the reader chose for what is open, as one word; `null` where it is looked at under its own. */
function chosenFor(open: Session['open']): string | null {
  if (open?.kind !== 'file') return open?.ruleset ?? null;
  const { under, original } = open.changing ?? {};
  return under == null
    ? (original?.ruleset ?? null)
    : wordFor(open.duel.header.ruleset, under.recorded.duel.header.ruleset);
}

/** What reads a duel that another engine tells. */
async function observing(header: DuelHeader) {
  const { observeDuel, observedBy } = await import('../observing.ts');
  return { observer: observeDuel(header), observedBy };
}

async function openText(
  session: Session,
  {
    serial,
    name,
    text,
    at,
    followed = false,
    atEnd = false,
    unsaved = false,
    branch = null,
    isAgain = false,
  }: Parameters<Answers['openText']>[0],
): Promise<void> {
  const chosen = isAgain ? chosenFor(session.open) : null;
  const stays = isAgain && session.open?.kind === 'scenario' && session.open.stays;
  if (looksLikeScenario(name, text)) {
    const reading = readScenario(text);
    if (!reading.ok) return problem(session, serial, answers.scenarioProblem(name, reading));
    takeUp(session, serial);
    const { scenario } = reading;
    return openScenario(session, serial, {
      scenario,
      origin: { kind: 'scenario', name, id: scenario.id },
      text,
      branch:
        branch !== null &&
        scenario.branches?.[branch] !== undefined &&
        (chosen === null || stays || rulesetFor(scenario, branch, chosen) === chosen)
          ? branch
          : null,
      ruleset: chosen,
      stays: stays && scenario.branches?.[branch ?? ''] !== undefined,
      at,
    });
  }
  const decoder = createDecoder<DuelHeader>(DUEL_READING);
  for (let from = 0; from < text.length; from += SLICE_TEXT) {
    if (!decoder.push(text.slice(from, from + SLICE_TEXT)) && !decoder.looksOn) break;
    if (text.length <= SLICE_TEXT) continue;
    const done = Math.min(from + SLICE_TEXT, text.length);
    session.tell({ type: 'reading', serial, done, total: text.length });
    await session.pause();
    if (serial < session.latest) return;
  }
  const result = decoder.end();
  if (!result.ok) return problem(session, serial, answers.fileProblem(name, result.error));
  const { header, entries, torn } = result.duel;
  if (entries.length === 0) return problem(session, serial, answers.onlyHeader(name));
  const warnings = torn === null ? [] : [answers.tornLine(name, torn.line)];
  const observed = isForeign(header) ? await observing(header) : null;
  if (serial < session.latest) return;
  takeUp(session, serial);
  observed?.observer.take(entries);
  const shown = observed?.observer.entries ?? entries;
  if (chosen !== null && observed === null) {
    const duel = takeInHand(header, shown, undefined, session.seenBy);
    const recorded = { kind: 'file', name, duel, branch: null, warnings, observed: null } as const;
    return openUnder(session, recorded, { type: 'again', serial, branch, ruleset: chosen, at, exact: true });
  }
  if (followed) session.followed = { serial, name, decoder, observed, taken: entries.length };
  const opening = openLog(session, serial, {
    name,
    header,
    entries: shown,
    warnings,
    changing: unsaved ? changedBefore(header, shown) : undefined,
    branch,
    // who follows a duel wants to see what comes
    at: (followed || atEnd) && at === null ? shown.length - 1 : null,
    entry: at,
    observed: observed?.observedBy(header, observed.observer) ?? null,
  });
  const came = session.early?.serial === serial ? session.early.came.splice(0) : [];
  if (session.early?.serial === serial) session.early = null;
  for (const more of came) grow(session, serial, more);
  await opening;
}

/** What is open, once more: another branch or ruleset of it, or seen by someone else. */
export function openAgain(session: Session, ask: Parameters<Answers['again']>[0]): void | Promise<void> {
  session.latest = ask.serial;
  const { open } = session;
  if (open?.kind === 'scenario') return scenarioAgain(session, open, ask);
  if (open?.kind !== 'file') return;
  if (ask.ruleset !== null) return openUnder(session, open, ask);
  const { name, warnings, duel, changing, observed } = open;
  const { branch, at } = ask;
  return openLog(session, ask.serial, {
    name,
    header: duel.header,
    entries: duel.truth.entries,
    warnings,
    branch,
    at,
    observed,
    isAgain: true,
    onward: ask.onward === true,
    exact: ask.exact === true,
    changing,
  });
}

/** Answers the questions that open something. */
export function openingAnswers(
  session: Session,
): Pick<Answers, 'examples' | 'strips' | 'openExample' | 'openText' | 'again' | 'seenBy'> {
  return {
    async examples() {
      const { EXAMPLES } = await import('../allExamples.ts');
      session.tell({ type: 'examples', examples: EXAMPLES.map(summaryOf) });
    },
    async strips({ ids }) {
      const { exampleById } = await import('../allExamples.ts');
      for (const id of ids) {
        const scenario = exampleById(id);
        if (scenario !== undefined) session.tell({ type: 'strip', id, strip: stripOf(scenario) });
        await session.pause();
      }
    },
    async openExample({ serial, id, branch, ruleset, at }) {
      session.arriving.began(serial);
      takeUp(session, serial);
      const scenario =
        id === FIRST_EXAMPLE.id ? FIRST_EXAMPLE : (await import('../allExamples.ts')).exampleById(id);
      if (serial !== session.latest) return;
      if (scenario === undefined) return problem(session, serial, answers.noSuchExample(id));
      const course = branch !== null && scenario.branches?.[branch] === undefined ? null : branch;
      const chosen = ruleset !== null && resolveRuleset(ruleset) === undefined ? null : ruleset;
      const stays = chosen !== null && rulesetFor(scenario, course, chosen) !== chosen;
      const fits = !stays || course === null || leavesTrunk(scenario, course, chosen);
      return openScenario(session, serial, {
        scenario,
        origin: { kind: 'example', id: scenario.id },
        text: null,
        branch: fits ? course : null,
        leftBranch: fits ? null : course,
        ruleset: chosen,
        stays: stays && fits,
        at,
      });
    },
    async openText(ask) {
      const { serial } = ask;
      // what another program changed is the shown duel still
      if (ask.isAgain !== true) session.arriving.began(serial);
      if (ask.followed === true) session.early = { serial, came: [] };
      await openText(session, ask);
      if (session.early?.serial === serial) session.early = null;
    },
    again: (ask) => openAgain(session, ask),
    seenBy({ serial, seenBy, at }) {
      session.seenBy = seenBy;
      const { open } = session;
      if (open === null) return;
      session.retold = session.veil;
      return openAgain(session, { type: 'again', serial, branch: open.branch, ruleset: null, at });
    },
  };
}
