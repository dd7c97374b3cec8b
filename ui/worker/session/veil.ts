import type { AskedQuestion } from '../../../machines/index.ts';
import type { DuelOnHand } from '../duelOnHand.ts';
import type { Open } from '../open.ts';
import { type About, outlineOf } from '../outlineOf.ts';
import type { Asking, Outline, QuestionTold, Tell } from '../protocol/index.ts';
import type { Session } from './session.ts';

/** A duel of which only the beginning is shown: up to the question that waits, or all of it where none does. */
export interface Veil {
  /** How the duel is called in what was said of it. */
  readonly name: string;
  readonly questions: readonly AskedQuestion[];
  /** The question that waits, by its place; as many as there are where none does. */
  readonly next: number;
  readonly told: QuestionTold | null;
  /** The duel without everything that lies behind: nothing that is told of it can give the answer away. */
  readonly duel: DuelOnHand;
  /** What is told once everything is shown. */
  readonly later: readonly Tell[];
}

/** The duel as it may be looked at now. */
export const lookedAt = ({ veil }: Pick<Session, 'veil'>, { duel }: Pick<Open, 'duel'>): DuelOnHand =>
  veil?.duel ?? duel;

/** The outline of what may be looked at. While something waits, other courses and other rules are not spoken of. */
export function shownOutline({ veil }: Pick<Session, 'veil'>, duel: DuelOnHand, about: About): Outline {
  if (veil === null) return outlineOf(duel, about);
  const asking: Asking = {
    duel: veil.name,
    question: veil.told,
    total: duel.path.length,
    of: veil.questions.length,
    done: veil.next,
  };
  if (veil.told === null) return { ...outlineOf(duel, about), asking };
  const outline = outlineOf(veil.duel, { ...about, branches: [], differs: null });
  // Zones that come into use later have their place from the start: nothing moves on the board.
  const { used } = outlineOf(duel, about);
  return { ...outline, used, asking };
}

/** Tells at once, or, where it would speak of what is not shown yet, once everything is. */
export function tellOpenly(session: Session, tell: Tell): void {
  const { veil } = session;
  if (veil === null || veil.told === null) session.tell(tell);
  else session.veil = { ...veil, later: [...veil.later, tell] };
}
