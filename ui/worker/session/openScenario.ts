import type { Entry } from '../../../events/index.ts';
import {
  correspondingPosition,
  differingSwitches,
  nameOfChoice,
  type PlayedScenario,
  type Ruleset,
  readRuleset,
  type Scenario,
} from '../../../machines/index.ts';
import { takeInHand } from '../duelOnHand.ts';
import { valuesOf, wordFor } from '../knownRulesets.ts';
import { exampleTold, rulesetTold } from '../language.ts';
import type { Open } from '../open.ts';
import type { About } from '../outlineOf.ts';
import type { Ask, BranchSummary, Origin } from '../protocol/index.ts';
import { rulesetsCompared } from '../rulesetsCompared.ts';
import {
  branchesOfScenario,
  differenceUnder,
  failureLines,
  locateBranch,
  play,
  rulesetFor,
  sharedWith,
} from '../scenarios.ts';
import { foldOn, type Session, show } from './session.ts';
import { tellOpenly } from './veil.ts';

/** Which course of a scenario is opened, under which ruleset, and where. */
export interface Course {
  readonly scenario: Scenario;
  readonly origin: Origin;
  /** The text of its file, where it came from one. */
  readonly text: string | null;
  readonly branch: string | null;
  readonly ruleset: string | null;
  /** Under that ruleset also where the branch is not told for it. */
  readonly stays?: boolean;
  readonly at: number | null;
  /** The branch that was looked at until now and is not told for this ruleset. */
  readonly leftBranch?: string | null;
  /** Go one further, behind the choice where the course leaves the other one. */
  readonly onward?: boolean;
}

/** Plays a course of a scenario and shows it. */
export async function openScenario(session: Session, serial: number, course: Course): Promise<void> {
  const { scenario, origin, text, branch, ruleset, at, stays = false } = course;
  const played = play(scenario, branch, ruleset, stays);
  const duel = takeInHand(played.header, played.entries, undefined, session.seenBy);
  const words = exampleTold(origin);
  const branches = branchesOfScenario(scenario, ruleset, words).map((each) =>
    stays && each.name === branch ? { ...each, ruleset: null } : each,
  );
  const toldFor = rulesetFor(scenario, stays ? branch : null, null) ?? nameOfChoice(scenario.ruleset);
  const ownRuleset = ruleset === null || ruleset === toldFor;
  const cut = played.failures.length > 0;
  const asTold = ownRuleset ? played : play(scenario, branch, null);
  const other = differingSwitches(asTold.header.ruleset, duel.header.ruleset).length > 0;
  const told = other && cut ? asTold : null;
  const under: About['under'] = !other
    ? null
    : {
        name: rulesetTold(asTold.header.ruleset).name,
        choice: rulesetFor(scenario, branch, null) ?? nameOfChoice(scenario.ruleset),
        values: valuesOf(asTold.header.ruleset),
        recorded: false,
        changed: false,
      };
  const about: About = {
    title: words?.title ?? scenario.title,
    text: words?.text ?? scenario.text ?? null,
    origin,
    branch,
    branches,
    leftBranch: course.leftBranch ?? null,
    warnings: failureLines(played.failures, scenario, origin, text),
    differs: told === null ? null : { cut, ...differenceUnder(told, duel.header.ruleset, duel.truth.path) },
    under,
    ownRules: asTold.header.ruleset,
    ownRuleset,
    changed: false,
    changing: null,
  };
  const kept = at === null ? null : course.onward === true ? at + 1 : at;
  show(
    session,
    serial,
    { kind: 'scenario', scenario, origin, text, duel, branch, ruleset, stays },
    about,
    kept,
  );
  if (other) await tellDifference(session, serial, asTold, duel.header.ruleset, duel.truth.path);
  await foldOn(session, serial, duel);
  const found: BranchSummary[] = [];
  for (const each of branches) {
    await session.pause();
    if (serial !== session.shown) return;
    found.push(each.name === branch && stays ? each : locateBranch(each, scenario, ruleset, duel));
  }
  if (found.length > 0 && serial === session.shown) {
    if (session.about !== null) session.about = { ...session.about, branches: found };
    if (session.veil === null) session.tell({ type: 'branches', serial, branches: found });
  }
}

/** Tells where the decisions as they are told first come to something else under another ruleset. */
async function tellDifference(
  session: Session,
  serial: number,
  { header, entries }: PlayedScenario,
  ruleset: Ruleset,
  looked: readonly Entry[],
): Promise<void> {
  const answer = await session.under({ header, path: entries }, ruleset);
  if (!answer.ok || serial !== session.shown) return;
  const compared = rulesetsCompared(answer.comparison, session.seenBy, looked);
  tellOpenly(session, { type: 'rulesetsCompared', serial, compared });
}

/** Whether a branch under a ruleset that it is not told for comes to a decision of its own. */
export function leavesTrunk(scenario: Scenario, branch: string | null, chosen: string | null): boolean {
  const own = play(scenario, branch, chosen, true).entries;
  return sharedWith(play(scenario, null, chosen).entries, own) < own.length - 1;
}

/**
 * Another branch or ruleset of the same scenario. Under a ruleset that it is not told for a branch is played as far as it
 * goes; it is left where not even its first own decision comes.
 */
export function scenarioAgain(
  session: Session,
  now: Extract<Open, { kind: 'scenario' }>,
  ask: Extract<Ask, { type: 'again' }>,
): Promise<void> {
  const read = ask.ruleset === null ? null : readRuleset(ask.ruleset);
  const chosen = read === null ? now.ruleset : read.ok ? wordFor(read.ruleset) : now.ruleset;
  const isToldFor = ask.ruleset === null || rulesetFor(now.scenario, ask.branch, chosen) === chosen;
  const fits = isToldFor || leavesTrunk(now.scenario, ask.branch, chosen);
  const branch = fits ? ask.branch : null;
  const stays = ask.ruleset === null ? now.stays && branch === now.branch : fits && !isToldFor;
  const next = play(now.scenario, branch, chosen, stays).entries;
  const path = now.duel.truth.path;
  const at =
    ask.at === null || ask.exact === true
      ? ask.at
      : chosen === now.ruleset &&
          stays === now.stays &&
          rulesetFor(now.scenario, branch, chosen) === rulesetFor(now.scenario, now.branch, now.ruleset)
        ? Math.min(ask.at, sharedWith(path, next))
        : correspondingPosition(path, next, ask.at);
  const { scenario, origin, text } = now;
  return openScenario(session, ask.serial, {
    scenario,
    origin,
    text,
    branch,
    leftBranch: fits ? null : ask.branch,
    ruleset: chosen,
    stays,
    at,
    onward: ask.onward === true,
  });
}
