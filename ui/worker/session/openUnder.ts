import {
  correspondingPosition,
  createRules,
  differingSwitches,
  openTree,
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
  const answer = await session.under({ header, path: truth.path }, read.ruleset);
  if (serial !== session.latest) return;
  if (!answer.ok)
    return problem(session, serial, answers.cannotBeDecided(rulesetTold(read.ruleset).name, answer.message));
  const { comparison, carried } = answer;
  const rules = createRules({ ruleset: carried.header.ruleset, cards: carried.header.cards });
  const tree = openTree(rules, carried.path);
  return openLog(session, serial, {
    name: fileNameUnder(recorded.name, wordFor(read.ruleset, header.ruleset)),
    header: carried.header,
    entries: [...tree.log.entries],
    warnings: [],
    branch: null,
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
