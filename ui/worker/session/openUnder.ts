import { type Entry, pathTo } from '../../../events/index.ts';
import {
  correspondingPosition,
  createRules,
  type DuelTree,
  differingSwitches,
  graft,
  headOf,
  openTree,
  type Rules,
  readRuleset,
} from '../../../machines/index.ts';
import { answers } from '../../locales/answers.ts';
import { knownRulesets, wordFor } from '../knownRulesets.ts';
import { rulesetTold } from '../language.ts';
import type { OpenFile } from '../open.ts';
import type { Ask } from '../protocol/index.ts';
import { openLog } from './openLog.ts';
import { problem, type Session } from './session.ts';
import { verificationOf } from './verification.ts';

/** The name of the file that a duel under other rules would be kept in: never that of the recording. */
const fileNameUnder = (name: string, choice: string): string =>
  `${name.replace(/(\.duel)?\.jsonl$/i, '')}-${choice.replaceAll(/[^A-Za-z0-9]+/g, '-')}.duel.jsonl`;

/** The recorded duel as it was before it was looked at under other rules, with its branches. */
function openRecorded(
  session: Session,
  serial: number,
  recorded: OpenFile,
  at: number | null,
): Promise<void> {
  const { name, duel, branch, warnings, observed, changing } = recorded;
  return openLog(session, serial, {
    name,
    header: duel.header,
    entries: changing?.tree.log.entries ?? duel.truth.entries,
    warnings,
    branch,
    at,
    exact: true,
    observed,
    changing,
  });
}

/** A longer branch is decided again alone, without the main line that it leaves. */
const LONG = 5000;

/** The course of a recorded duel that is looked at, under its own rules or under others, and the main line. */
function lookedCourse(
  recorded: OpenFile,
  open: OpenFile,
): { readonly branch: string | null; readonly path: readonly Entry[]; readonly trunk: readonly Entry[] } {
  const { truth, rules } = recorded.duel;
  const tree = recorded.changing?.tree ?? openTree(rules, truth.entries);
  const along = (branch: string | null) => pathTo(tree.log.entries, headOf(tree, branch));
  const isKnown = open !== recorded && tree.names.some(({ name }) => name === open.branch);
  const branch = isKnown ? open.branch : recorded.branch;
  return { branch, path: branch === recorded.branch ? truth.path : along(branch), trunk: along(null) };
}

/** The main line and a branch of it under other rules; without the branch where its decisions end before it leaves. */
function withBranch(
  rules: Rules,
  trunk: readonly Entry[],
  name: string,
  path: readonly Entry[],
): { readonly tree: DuelTree; readonly branch: string | null } {
  const tree = openTree(rules, trunk);
  const head = graft(tree, rules, path);
  if (pathTo(tree.log.entries, headOf(tree, null)).some(({ index }) => index === head))
    return { tree, branch: null };
  tree.name(name, head);
  return { tree, branch: name };
}

/**
 * A recorded duel under other rules: a second duel beside it, made from the decisions of the course that is looked at as
 * far as they are asked for. The recording stays as it is, one step away.
 */
export async function openUnder(
  session: Session,
  open: OpenFile,
  { serial, ruleset, at, exact }: Extract<Ask, { type: 'again' }>,
): Promise<void> {
  const recorded = open.changing?.under?.recorded ?? open;
  const { header, truth } = recorded.duel;
  if (header.profile !== 'full') return problem(session, serial, answers.othersDecided);
  const read = readRuleset(ruleset ?? '', knownRulesets(header.ruleset));
  if (!read.ok) return problem(session, serial, read.message);
  const { path } = open.duel.truth;
  const looked = lookedCourse(recorded, open);
  const placeOn = (to: typeof path) =>
    at === null || exact === true ? at : correspondingPosition(path, to, at);
  if (differingSwitches(header.ruleset, read.ruleset).length === 0)
    return openRecorded(session, serial, recorded, placeOn(truth.path));
  if (recorded.changing === undefined) {
    const verified = await verificationOf(session, header, truth.entries);
    const { entries } = truth;
    const torn = recorded.warnings.length > 0;
    if (!verified.ok && !(torn && verified.index >= entries.length))
      return problem(session, serial, answers.notDecidedSo(Math.min(verified.index, entries.length - 1)));
  }
  const answer = await session.under({ header, path: looked.path }, read.ruleset);
  if (serial !== session.latest) return;
  if (!answer.ok)
    return problem(session, serial, answers.cannotBeDecided(rulesetTold(read.ruleset).name, answer.message));
  const { comparison, carried } = answer;
  const rules = createRules({ ruleset: carried.header.ruleset, cards: carried.header.cards });
  const trunk =
    looked.branch === null || looked.path.length > LONG
      ? null
      : await session.under({ header, path: looked.trunk }, read.ruleset);
  if (serial !== session.latest) return;
  const { tree, branch } =
    trunk?.ok === true && looked.branch !== null
      ? withBranch(rules, trunk.carried.path, looked.branch, carried.path)
      : { tree: openTree(rules, carried.path), branch: null };
  return openLog(session, serial, {
    name: fileNameUnder(recorded.name, wordFor(read.ruleset, header.ruleset)),
    header: carried.header,
    entries: [...tree.log.entries],
    warnings: [],
    branch,
    leftBranch: looked.branch === branch ? null : looked.branch,
    at: placeOn(carried.path),
    exact: true,
    changing: {
      tree,
      original: null,
      unsaved: false,
      under: { recorded, comparison, stopped: carried.stopped !== null },
      dropped: null,
    },
  });
}
