import { createDecoder, type Entry, encodeDuel, FoldError } from '../../events/index.ts';
import {
  correspondingPosition,
  type DuelHeader,
  differsFrom,
  EXAMPLES,
  exampleById,
  headerSchema,
  nameOfChoice,
  readScenario,
  resolveRuleset,
  type Scenario,
  type Verification,
} from '../../machines/index.ts';
import { chartPlan } from './chartPlan.ts';
import {
  type About,
  type DuelOnHand,
  momentAt,
  outlineOf,
  recordedBranches,
  rowsBetween,
  showable,
  takeInHand,
} from './duelOnHand.ts';
import type { Open } from './open.ts';
import type { Ask, BranchSummary, Origin, Tell } from './protocol/index.ts';
import {
  branchesOfScenario,
  failureLines,
  locateBranch,
  looksLikeScenario,
  madeInWords,
  play,
  rulesetFor,
  sharedWith,
  summaryOf,
} from './scenarios.ts';

const SLICE_TEXT = 1 << 20;
const SLICE_ENTRIES = 2000;
/** Longer logs are told about while they are read and folded. */
const LONG = 5000;

/**
 * Answers the page: opens, plays and reads duels, and tells about their moments.
 * @param pause lets newer questions in
 * @param verify decides a whole duel again, without keeping the session from its questions
 */
export function createSession(
  tell: (tell: Tell) => void,
  pause: () => Promise<void>,
  verify: (header: DuelHeader, entries: readonly Entry[]) => Promise<Verification>,
) {
  let open: Open | null = null;
  /** The opening asked for last, and the one that is shown: a file that cannot be read changes nothing. */
  let latest = 0;
  let shown = 0;

  const show = (serial: number, opened: Open, about: About, at: number | null) => {
    open = opened;
    shown = serial;
    const outline = outlineOf(opened.duel, about);
    const position = Math.min(at ?? outline.start, outline.length - 1);
    const start = showable(opened.duel, position);
    tell({ type: 'opened', serial, outline, moment: momentAt(opened.duel, start) });
  };

  async function foldOn(serial: number, duel: DuelOnHand): Promise<void> {
    const total = duel.path.length;
    while (serial === shown && !duel.timeline.foldSome(SLICE_ENTRIES)) {
      if (total > LONG) tell({ type: 'reading', serial, done: duel.timeline.folded, total });
      await pause();
    }
    if (serial === shown && total > LONG) tell({ type: 'reading', serial, done: total, total });
  }

  async function openScenario(
    serial: number,
    scenario: Scenario,
    origin: Origin,
    branch: string | null,
    ruleset: string | null,
    at: number | null,
    more: { readonly onward?: boolean; readonly text?: string } = {},
  ): Promise<void> {
    const played = play(scenario, branch, ruleset);
    const duel = takeInHand(played.header, played.entries);
    const branches = branchesOfScenario(scenario, ruleset);
    const ownRuleset = ruleset === null || ruleset === nameOfChoice(scenario.ruleset);
    const cut = played.failures.length > 0;
    const told = ownRuleset || !cut ? null : play(scenario, branch, null);
    const about: About = {
      title: scenario.title,
      text: scenario.text ?? null,
      origin,
      branch,
      branches,
      warnings: failureLines(played.failures, scenario, origin, more.text ?? null),
      differs:
        told === null
          ? null
          : {
              from: differsFrom(told.entries, duel.path),
              cut,
              made: madeInWords(told, duel.header.ruleset),
            },
      replayable: true,
      ownRuleset,
    };
    const kept = at === null ? null : more.onward === true ? at + 1 : at;
    show(
      serial,
      { kind: 'scenario', scenario, origin, text: more.text ?? null, duel, branch, ruleset },
      about,
      kept,
    );
    await foldOn(serial, duel);
    const found: BranchSummary[] = [];
    for (const each of branches) {
      await pause();
      if (serial !== shown) return;
      found.push(locateBranch(each, scenario, ruleset, duel.path));
    }
    if (found.length > 0 && serial === shown) tell({ type: 'branches', serial, branches: found });
  }

  /** Another branch or ruleset of the same scenario. A branch that is not meant for the ruleset is left. */
  function openAgain(
    serial: number,
    now: Extract<Open, { kind: 'scenario' }>,
    ask: Extract<Ask, { type: 'again' }>,
  ): Promise<void> {
    const chosen = ask.ruleset ?? now.ruleset;
    const fits = ask.ruleset === null || rulesetFor(now.scenario, ask.branch, chosen) === chosen;
    const branch = fits ? ask.branch : null;
    const next = play(now.scenario, branch, chosen).entries;
    const at =
      ask.at === null
        ? null
        : chosen === now.ruleset &&
            rulesetFor(now.scenario, branch, chosen) === rulesetFor(now.scenario, now.branch, now.ruleset)
          ? Math.min(ask.at, sharedWith(now.duel.path, next))
          : correspondingPosition(now.duel.path, next, ask.at);
    const more = { onward: ask.onward === true, ...(now.text === null ? {} : { text: now.text }) };
    return openScenario(serial, now.scenario, now.origin, branch, chosen, at, more);
  }

  async function openText(serial: number, name: string, text: string): Promise<void> {
    if (looksLikeScenario(name, text)) {
      const reading = readScenario(text);
      if (!reading.ok) return problem(serial, `${name}, line ${reading.line}: ${reading.message}`);
      return openScenario(
        serial,
        reading.scenario,
        { kind: 'scenario', name, id: reading.scenario.id },
        null,
        null,
        null,
        { text },
      );
    }
    const decoder = createDecoder<DuelHeader>({ header: headerSchema });
    for (let from = 0; from < text.length; from += SLICE_TEXT) {
      if (!decoder.push(text.slice(from, from + SLICE_TEXT))) break;
      if (text.length > SLICE_TEXT) {
        tell({ type: 'reading', serial, done: Math.min(from + SLICE_TEXT, text.length), total: text.length });
        await pause();
        if (serial !== latest) return;
      }
    }
    const result = decoder.end();
    if (!result.ok) return problem(serial, `${name}, ${result.error.message}`);
    const { header, entries, torn } = result.duel;
    if (entries.length === 0)
      return problem(
        serial,
        `${name}, line 2: there is no entry after the header, so there is nothing to show`,
      );
    await openLog(
      serial,
      name,
      header,
      entries,
      torn === null ? [] : [`${name}, ${torn.message}`],
      null,
      null,
    );
  }

  async function openLog(
    serial: number,
    name: string,
    header: DuelHeader,
    entries: readonly Entry[],
    warnings: readonly string[],
    branch: string | null,
    at: number | null,
    onward = false,
  ): Promise<void> {
    const branches = recordedBranches(entries);
    const head = branches.find((each) => each.name === branch)?.head;
    const duel = takeInHand(header, entries, head);
    const shared = at === null || open === null ? at : Math.min(at, sharedWith(open.duel.path, duel.path));
    const kept = shared !== null && onward ? shared + 1 : shared;
    const about: About = {
      title: header.title ?? name,
      text: null,
      origin: { kind: 'file', name },
      branch,
      branches,
      warnings,
      differs: null,
      replayable: false,
      ownRuleset: true,
    };
    show(serial, { kind: 'file', name, duel, branch, warnings }, about, kept);
    await foldOn(serial, duel);
    if (serial === shown) await check(serial, header, entries, warnings.length > 0);
  }

  /** Decides a recorded duel again; what a torn file no longer holds is no difference. */
  async function check(
    serial: number,
    header: DuelHeader,
    entries: readonly Entry[],
    torn: boolean,
  ): Promise<void> {
    if (header.profile !== 'full') return;
    const verified = await verify(header, entries);
    if (verified.ok || serial !== shown || (torn && verified.index >= entries.length)) return;
    const entry = Math.min(verified.index, entries.length - 1);
    tell({ type: 'checked', serial, differs: { entry, message: verified.message } });
  }

  function problem(serial: number, message: string): void {
    tell({ type: 'problem', serial, message });
  }

  function moment(serial: number, position: number): void {
    if (open === null) return;
    try {
      tell({ type: 'moment', serial, moment: momentAt(open.duel, position) });
    } catch (reason) {
      tell({
        type: 'broken',
        serial,
        position,
        from: reason instanceof FoldError ? reason.position : position,
        message: reason instanceof Error ? reason.message : String(reason),
      });
    }
  }

  async function answer(ask: Ask): Promise<void> {
    switch (ask.type) {
      case 'examples':
        return tell({ type: 'examples', examples: EXAMPLES.map(summaryOf) });
      case 'openExample': {
        latest = ask.serial;
        const scenario = exampleById(ask.id);
        if (scenario === undefined)
          return tell({ type: 'problem', serial: ask.serial, message: `There is no example ${ask.id}.` });
        return openScenario(
          ask.serial,
          scenario,
          { kind: 'example', id: scenario.id },
          ask.branch !== null && scenario.branches?.[ask.branch] === undefined ? null : ask.branch,
          ask.ruleset !== null && resolveRuleset(ask.ruleset) === undefined ? null : ask.ruleset,
          ask.at,
        );
      }
      case 'openText':
        latest = ask.serial;
        return openText(ask.serial, ask.name, ask.text);
      case 'again':
        latest = ask.serial;
        if (open?.kind === 'scenario') return openAgain(ask.serial, open, ask);
        if (open?.kind === 'file')
          return openLog(
            ask.serial,
            open.name,
            open.duel.header,
            open.duel.entries,
            open.warnings,
            ask.branch,
            ask.at,
            ask.onward,
          );
        return;
      case 'moment':
        return moment(ask.serial, ask.position);
      case 'rows':
        if (open === null) return;
        return tell({
          type: 'rows',
          serial: ask.serial,
          from: ask.from,
          rows: rowsBetween(open.duel, ask.from, ask.to),
        });
      case 'chart':
        if (open === null) return;
        return tell({
          type: 'chart',
          serial: ask.serial,
          plan: chartPlan(open.duel.header.ruleset.switches.damageStep),
        });
      case 'save': {
        if (open === null) return;
        const name =
          open.kind === 'file'
            ? open.name
            : `${open.scenario.id}${open.branch === null ? '' : `-${open.branch.replaceAll(/[^a-z0-9]+/gi, '-')}`}.duel.jsonl`;
        return tell({
          type: 'saved',
          serial: ask.serial,
          name,
          text: encodeDuel(open.duel.header, open.duel.entries),
        });
      }
    }
  }

  return {
    /** Answers one question; whatever goes wrong becomes one line for the reader. */
    async hear(ask: Ask): Promise<void> {
      try {
        await answer(ask);
      } catch (reason) {
        const serial = 'serial' in ask ? ask.serial : latest;
        tell({ type: 'problem', serial, message: reason instanceof Error ? reason.message : String(reason) });
      }
    },
  };
}
