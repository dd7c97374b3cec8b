import type { Entry } from '../../../events/index.ts';
import type { DuelHeader } from '../../../machines/index.ts';
import { recordedBranches } from '../branches.ts';
import { takeInHand } from '../duelOnHand.ts';
import type { About } from '../outlineOf.ts';
import { sharedWith } from '../scenarios.ts';
import { foldOn, type Session, show } from './session.ts';

/** A recorded duel, which of its paths is opened, and where. */
export interface Recorded {
  readonly name: string;
  readonly header: DuelHeader;
  readonly entries: readonly Entry[];
  readonly warnings: readonly string[];
  readonly branch: string | null;
  readonly at: number | null;
  /** The number of the entry to begin at, where it was shown before. */
  readonly entry?: number | null;
  /** Go one further, behind the choice where the path leaves the other one. */
  readonly onward?: boolean;
}

/** Shows a recorded duel, then decides it again to see whether it is as the rules decide. */
export async function openLog(session: Session, serial: number, recorded: Recorded): Promise<void> {
  const { name, header, entries, warnings, branch, at } = recorded;
  const branches = recordedBranches(entries, session.seenBy);
  const head = branches.find((each) => each.name === branch)?.head;
  const duel = takeInHand(header, entries, head, session.seenBy);
  const { open } = session;
  const shared =
    at === null || open === null ? at : Math.min(at, sharedWith(open.duel.truth.path, duel.truth.path));
  const place = recorded.entry == null ? -1 : duel.path.findIndex(({ index }) => index === recorded.entry);
  const kept = place !== -1 ? place : shared !== null && recorded.onward === true ? shared + 1 : shared;
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
  show(session, serial, { kind: 'file', name, duel, branch, warnings }, about, kept);
  await foldOn(session, serial, duel);
  if (serial === session.shown) await check(session, serial, recorded);
}

/** Decides a recorded duel again; what a torn file no longer holds is no difference. */
async function check(session: Session, serial: number, recorded: Recorded): Promise<void> {
  const { header, entries, warnings } = recorded;
  if (header.profile !== 'full') return;
  const verified = await session.verify(header, entries);
  if (verified.ok || serial !== session.shown) return;
  if (warnings.length > 0 && verified.index >= entries.length) return;
  const entry = Math.min(verified.index, entries.length - 1);
  session.tell({ type: 'checked', serial, differs: { entry, message: verified.message } });
}
