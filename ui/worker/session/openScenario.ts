import { correspondingPosition, differsFrom, nameOfChoice, type Scenario } from '../../../machines/index.ts';
import { takeInHand } from '../duelOnHand.ts';
import type { Open } from '../open.ts';
import type { About } from '../outlineOf.ts';
import type { Ask, BranchSummary, Origin } from '../protocol/index.ts';
import {
  branchesOfScenario,
  failureLines,
  locateBranch,
  madeInWords,
  play,
  rulesetFor,
  sharedWith,
} from '../scenarios.ts';
import { foldOn, type Session, show } from './session.ts';

/** Which course of a scenario is opened, under which ruleset, and where. */
export interface Course {
  readonly scenario: Scenario;
  readonly origin: Origin;
  /** The text of its file, where it came from one. */
  readonly text: string | null;
  readonly branch: string | null;
  readonly ruleset: string | null;
  readonly at: number | null;
  /** Go one further, behind the choice where the course leaves the other one. */
  readonly onward?: boolean;
}

/** Plays a course of a scenario and shows it. */
export async function openScenario(session: Session, serial: number, course: Course): Promise<void> {
  const { scenario, origin, text, branch, ruleset, at } = course;
  const played = play(scenario, branch, ruleset);
  const duel = takeInHand(played.header, played.entries, undefined, session.seenBy);
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
    warnings: failureLines(played.failures, scenario, origin, text),
    differs:
      told === null
        ? null
        : {
            from: differsFrom(told.entries, duel.truth.path),
            cut,
            made: madeInWords(told, duel.header.ruleset),
          },
    replayable: true,
    ownRuleset,
    changed: false,
    changing: null,
  };
  const kept = at === null ? null : course.onward === true ? at + 1 : at;
  show(session, serial, { kind: 'scenario', scenario, origin, text, duel, branch, ruleset }, about, kept);
  await foldOn(session, serial, duel);
  const found: BranchSummary[] = [];
  for (const each of branches) {
    await session.pause();
    if (serial !== session.shown) return;
    found.push(locateBranch(each, scenario, ruleset, duel));
  }
  if (found.length > 0 && serial === session.shown)
    session.tell({ type: 'branches', serial, branches: found });
}

/** Another branch or ruleset of the same scenario. A branch that is not meant for the ruleset is left. */
export function scenarioAgain(
  session: Session,
  now: Extract<Open, { kind: 'scenario' }>,
  ask: Extract<Ask, { type: 'again' }>,
): Promise<void> {
  const chosen = ask.ruleset ?? now.ruleset;
  const fits = ask.ruleset === null || rulesetFor(now.scenario, ask.branch, chosen) === chosen;
  const branch = fits ? ask.branch : null;
  const next = play(now.scenario, branch, chosen).entries;
  const path = now.duel.truth.path;
  const at =
    ask.at === null
      ? null
      : chosen === now.ruleset &&
          rulesetFor(now.scenario, branch, chosen) === rulesetFor(now.scenario, now.branch, now.ruleset)
        ? Math.min(ask.at, sharedWith(path, next))
        : correspondingPosition(path, next, ask.at);
  const { scenario, origin, text } = now;
  return openScenario(session, ask.serial, {
    scenario,
    origin,
    text,
    branch,
    ruleset: chosen,
    at,
    onward: ask.onward === true,
  });
}
