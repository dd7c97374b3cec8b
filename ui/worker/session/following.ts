import type { DuelDecoder, Entry } from '../../../events/index.ts';
import { nameCards } from '../../../events/index.ts';
import { type DuelHeader, type Observer, printedNames } from '../../../machines/index.ts';
import { takeInHand } from '../duelOnHand.ts';
import type { observedBy } from '../observing.ts';
import { outlineOf } from '../outlineOf.ts';
import type { Answers, Session } from './session.ts';

/** A duel file that grows: what reads its lines, and, where another engine tells it, what makes entries of ours of them. */
export interface Followed {
  readonly serial: number;
  readonly name: string;
  readonly decoder: DuelDecoder<DuelHeader>;
  readonly observed: { readonly observer: Observer; readonly observedBy: typeof observedBy } | null;
  /** How many entries of the file were taken. */
  taken: number;
}

/** The entries that have come since, as entries of ours. */
function taken(followed: Followed): readonly Entry[] {
  const { decoder, observed } = followed;
  const told = decoder.entries.slice(followed.taken);
  followed.taken = decoder.entries.length;
  observed?.observer.take(told);
  return told;
}

/**
 * Takes what a file that is followed has grown by, and tells the outline of the longer duel; what is looked at stays. A
 * line that cannot be read ends it: entries are numbered and name each other, so none behind it can be taken.
 */
export function grow(session: Session, serial: number, text: string): void {
  const { followed, open } = session;
  if (followed === null || followed.serial !== serial || open?.kind !== 'file') return;
  const goesOn = followed.decoder.push(text);
  // what came whole before that line is shown
  show(session, followed, open);
  if (goesOn) return;
  const { error } = followed.decoder;
  session.followed = null;
  const message = `${followed.name}, ${error?.message ?? 'it cannot be read on'}`;
  session.tell({ type: 'problem', serial: session.shown, message, unfollowed: true });
}

function show(
  session: Session,
  followed: Followed,
  open: Extract<Session['open'], { readonly kind: 'file' }>,
): void {
  // who looks at a branch is shown the longer duel when it is chosen again
  if (taken(followed).length === 0 || open.branch !== null) return;
  const { duel } = open;
  const { entries } = duel.truth;
  // the log and the path are arrays that grow; what is folded stays folded
  const grown =
    duel.seenBy === 'both' && duel.truth.path === entries && entries.at(-1)?.parent === undefined
      ? { ...duel, names: nameCards(entries, printedNames(duel.header.cards)) }
      : takeInHand(duel.header, entries, undefined, duel.seenBy);
  const { observed: telling } = followed;
  const observed = telling === null ? open.observed : telling.observedBy(grown.header, telling.observer);
  session.open = { ...open, duel: grown, observed };
  if (session.about === null) return;
  session.tell({ type: 'grown', serial: session.shown, outline: outlineOf(grown, session.about) });
  if (observed !== null)
    session.tell({ type: 'imported', serial: session.shown, report: observed.reportOf(grown, observed) });
}

/** Answers with what a file that is followed has grown by; what comes while it is being opened waits. */
export function followingAnswers(session: Session): Pick<Answers, 'grown'> {
  return {
    grown({ serial, text }) {
      if (serial === session.early?.serial) session.early.came.push(text);
      else grow(session, serial, text);
    },
  };
}
