import type { Entry } from '../../../events/index.ts';
import { createRules, type DuelHeader, headOf, openTree } from '../../../machines/index.ts';
import type { Changing, Under } from '../changing/changing.ts';
import { branchesOfTree } from '../changing/courses.ts';
import { takeInHand } from '../duelOnHand.ts';
import type { Observed } from '../importReport.ts';
import { valuesOf, wordFor } from '../knownRulesets.ts';
import { rulesetTold } from '../language.ts';
import type { About } from '../outlineOf.ts';
import { rulesetsCompared, switchSides } from '../rulesetsCompared.ts';
import { sharedWith } from '../scenarios.ts';
import { foldOn, type Session, show } from './session.ts';
import { tellOpenly } from './veil.ts';
import { verificationOf } from './verification.ts';

/** A recorded duel, which of its paths is opened, and where. */
export interface Recorded {
  readonly name: string;
  readonly header: DuelHeader;
  readonly entries: readonly Entry[];
  readonly warnings: readonly string[];
  readonly branch: string | null;
  /** The branch that was looked at until now and is not reached under these rules. */
  readonly leftBranch?: string | null;
  readonly at: number | null;
  /** The number of the entry to begin at, where it was shown before. */
  readonly entry?: number | null;
  /** It was open before: the place is kept as far as both have it. */
  readonly isAgain?: boolean;
  /** Go one further, behind the choice where the path leaves the other one. */
  readonly onward?: boolean;
  /** `at` is a position of the path that is opened, not of the one before. */
  readonly exact?: boolean;
  /** It was changed here, or is about to be. */
  readonly changing?: Changing | undefined;
  /** What the rules say of it, where others decided it. */
  readonly observed?: Observed | null;
}

/** Shows a recorded duel, then decides it again to see whether it is as the rules decide. */
export async function openLog(session: Session, serial: number, recorded: Recorded): Promise<void> {
  const { name, header, entries, warnings, at, changing } = recorded;
  const tree =
    changing?.tree ?? openTree(createRules({ ruleset: header.ruleset, cards: header.cards }), entries);
  const branch = tree.names.some((each) => each.name === recorded.branch) ? recorded.branch : null;
  const duel = takeInHand(header, entries, headOf(tree, branch), session.seenBy, session.open?.duel);
  const branches = branchesOfTree(tree, duel.truth.path, session.seenBy);
  const { open } = session;
  const shared =
    at === null || open === null || recorded.exact === true || recorded.isAgain !== true
      ? at
      : Math.min(at, sharedWith(open.duel.truth.path, duel.truth.path));
  const place = recorded.entry == null ? -1 : duel.path.findIndex(({ index }) => index === recorded.entry);
  const kept = place !== -1 ? place : shared !== null && recorded.onward === true ? shared + 1 : shared;
  const under = changing?.under ?? null;
  const ownRules = (under?.recorded.duel.header ?? header).ruleset;
  const about: About = {
    title: header.title ?? name,
    text: changing?.original?.scenario.text ?? null,
    origin: { kind: 'file', name },
    branch,
    branches,
    leftBranch: recorded.leftBranch ?? null,
    warnings,
    differs: under === null ? null : differsUnder(under, duel.path.length),
    under:
      under === null
        ? null
        : {
            name: rulesetTold(ownRules).name,
            choice: wordFor(ownRules),
            values: valuesOf(ownRules),
            recorded: true,
            changed: under.recorded.changing?.unsaved ?? false,
          },
    ownRules,
    ownRuleset: true,
    changed: changing?.unsaved ?? false,
    changing:
      changing === undefined
        ? null
        : {
            original: changing.original?.scenario.title ?? null,
            from: changing.original?.origin ?? null,
            dropped: changing.dropped?.name ?? null,
          },
  };
  const observed = recorded.observed ?? null;
  show(session, serial, { kind: 'file', name, duel, branch, warnings, observed, changing }, about, kept);
  if (observed !== null)
    session.tell({ type: 'imported', serial, report: observed.reportOf(duel, observed) });
  if (under !== null)
    tellOpenly(session, {
      type: 'rulesetsCompared',
      serial,
      compared: rulesetsCompared(under.comparison, session.seenBy),
    });
  await foldOn(session, serial, duel);
  // What was decided here needs no second decision.
  if (changing === undefined && serial === session.shown) await check(session, serial, recorded);
}

/** Where a duel under other rules goes another way than it was recorded. */
function differsUnder({ comparison, stopped }: Under, length: number): About['differs'] {
  const { difference, made, one, other } = comparison;
  if (difference === null && !stopped) return null;
  const at = difference === null ? length : difference.position - (difference.kind === 'options' ? 1 : 0);
  return {
    from: Math.max(0, Math.min(at, length - 1)),
    cut: stopped,
    made: (made?.by[0] ?? []).map((name) => switchSides(name, one.header.ruleset, other.header.ruleset)),
  };
}

/** Decides a recorded duel again; what a torn file no longer holds is no difference. */
async function check(session: Session, serial: number, recorded: Recorded): Promise<void> {
  const { header, entries, warnings } = recorded;
  if (header.profile !== 'full') return;
  const verified = await verificationOf(session, header, entries);
  if (verified.ok || serial !== session.shown) return;
  if (warnings.length > 0 && verified.index >= entries.length) return;
  const entry = Math.min(verified.index, entries.length - 1);
  session.tell({ type: 'checked', serial, differs: { entry, message: verified.message } });
}
