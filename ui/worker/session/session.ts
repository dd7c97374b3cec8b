import type { Entry } from '../../../events/index.ts';
import type { Course, DuelHeader, Ruleset, Verification } from '../../../machines/index.ts';
import { type DuelOnHand, showable, type Viewpoint } from '../duelOnHand.ts';
import { momentAt } from '../moment.ts';
import type { Open } from '../open.ts';
import type { About } from '../outlineOf.ts';
import type { Ask, DecksTold, SaidBefore, Tell } from '../protocol/index.ts';
import type { UnderAnswer } from '../underRules.ts';
import type { Arriving } from './arriving.ts';
import type { Followed } from './following.ts';
import { lookedAt, shownOutline, type Veil } from './veil.ts';

/** What surrounds the answers to the page. */
export interface SessionSurroundings {
  readonly tell: (tell: Tell) => void;
  /** Lets newer questions in. */
  readonly pause: () => Promise<void>;
  /** Decides a whole duel again, without keeping the session from its questions. */
  readonly verify: (header: DuelHeader, entries: readonly Entry[]) => Promise<Verification>;
  /** Decides a duel under another ruleset, and compares, without keeping the session from its questions. */
  readonly under: (course: Course, ruleset: Ruleset) => Promise<UnderAnswer>;
}

/** What the answers share: the duel that is open, for whom, and which opening is the newest. */
export interface Session extends SessionSurroundings {
  open: Open | null;
  seenBy: Viewpoint;
  /** What the outline of the open duel says beside what follows from its log. */
  about: About | null;
  /** The file that is open and grows, if it is followed. */
  followed: Followed | null;
  /** A file that is read to be followed, and what it grew by meanwhile. */
  early: { readonly serial: number; readonly came: string[] } | null;
  /**
   * The newest opening that can be shown, and the one that is: a file counts once it was read, so that one that cannot be
   * read changes nothing, neither what is open nor what is on its way.
   */
  latest: number;
  shown: number;
  /** What is on its way: what the reader does with the shown duel waits for it. */
  readonly arriving: Arriving;
  /** The reader says first what happens: what was said before of which duel, and how questions are made. */
  asking: { said: SaidBefore; readonly make: typeof import('../askQuestions.ts') } | null;
  /** What keeps the shown duel from being seen past the question that waits. */
  veil: Veil | null;
  /** The same duel is on its way once more, in another language or for other eyes: how far it was asked about. */
  retold: Pick<Veil, 'name' | 'next'> | null;
  /** Openings wait for it. */
  preparing: Promise<void> | null;
}

/** How the questions of the page are answered; a part of it for each subject. */
export type Answers = {
  readonly [T in Ask['type']]: (ask: Extract<Ask, { type: T }>) => void | Promise<void>;
};

const SLICE_ENTRIES = 2000;
/** Longer logs are told about while they are read and folded. */
const LONG = 5000;

/** Shows a duel that was opened, at a position or where it begins best. */
export function show(session: Session, serial: number, opened: Open, about: About, at: number | null): void {
  session.open = opened;
  session.about = about;
  session.shown = serial;
  const asked = session.followed === null ? session.asking : null;
  session.veil = asked?.make.veilOf(asked.said, opened, about, at, session.retold) ?? null;
  session.retold = null;
  const outline = shownOutline(session, opened.duel, about);
  const duel = lookedAt(session, opened);
  const position = Math.max(0, Math.min(at ?? outline.start, outline.length - 1));
  const start = showable(duel, position);
  session.arriving.came(serial);
  session.tell({ type: 'opened', serial, outline, moment: momentAt(duel, start) });
}

/** Folds a duel on in slices, as long as it is the one that is shown. */
export async function foldOn(session: Session, serial: number, duel: DuelOnHand): Promise<void> {
  const { tell, pause } = session;
  const total = duel.path.length;
  while (serial === session.shown && !duel.timeline.foldSome(SLICE_ENTRIES)) {
    if (total > LONG) tell({ type: 'reading', serial, done: duel.timeline.folded, total });
    await pause();
  }
  if (serial === session.shown && total > LONG) tell({ type: 'reading', serial, done: total, total });
}

/** A file was read and will be shown: older ones that are still on their way come too late. */
export function takeUp(session: Session, serial: number): void {
  session.latest = serial;
  session.arriving.taken(serial);
  session.followed = null;
}

/** Says in one line what could not be done, and of a file of decks what they hold; what is on hand stays. */
export function problem(session: Session, serial: number, message: string, decks?: DecksTold): void {
  session.tell({ type: 'problem', serial, message, ...(decks === undefined ? {} : { decks }) });
  session.arriving.ended(serial);
}
