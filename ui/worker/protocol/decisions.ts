import type { CardId, Player } from '../../../events/index.ts';

/** What a decision is about: the reader finds it in this part of the list. */
export type DecisionGroup = 'choose' | 'attack' | 'activate' | 'monster' | 'go';
export const DECISION_GROUPS: readonly DecisionGroup[] = ['choose', 'attack', 'activate', 'monster', 'go'];

/** A decision at an entry in words; greyed with its reason where it is not legal. */
export interface DecisionLine {
  /** Its number at this entry, to take it by. */
  readonly number: number;
  readonly player: Player;
  readonly group: DecisionGroup;
  readonly words: string;
  /** The card that would act, and what it would be done to: a card, `direct`, `stop` or an answer. */
  readonly card: CardId | null;
  readonly target: string | null;
  /** What stands in the way; null where it is legal. */
  readonly refused: { readonly reason: string; readonly code: string; readonly rule: string } | null;
  /** The entry at which it was taken on the path that is looked at. */
  readonly taken: number | null;
  /** The branch in which it was taken, where that is another one; `null` in it is the trunk. */
  readonly takenIn: { readonly branch: string | null } | null;
}

/** A question with several answers at once. */
export interface OpenQuestion {
  readonly player: Player;
  readonly min: number;
  readonly max: number;
  readonly options: readonly { readonly words: string; readonly card: CardId | null }[];
}

/**
 * What can be decided at a position: `open` where a player is asked; within a decision the rules go on by themselves; a
 * duel that others decided (`observed`) is only looked at; `over` when there is a winner.
 */
export interface Decisions {
  readonly position: number;
  readonly state: 'open' | 'within' | 'observed' | 'over';
  readonly asks: Player | null;
  /** Within a decision: the entry at whose end somebody is asked. */
  readonly askedAt: number | null;
  readonly lines: readonly DecisionLine[];
  readonly question: OpenQuestion | null;
  /** Both may pass on from here. */
  readonly passes: boolean;
  /** Decisions of this player are not listed: the viewpoint does not see them. */
  readonly hidden: Player | null;
}

/** Two courses at their first difference, and what came of each. */
export interface CoursesCompared {
  readonly one: ComparedCourse;
  readonly other: ComparedCourse;
  /** The entry both have last; null where they differ from the start. */
  readonly shared: CourseEntry | null;
  /** What they mean for the attacking player. */
  readonly outcome: OutcomeFor;
}
/** What a course comes to from the first difference on. */
export interface CourseOutcome {
  /** Life Points lost, less what was gained, and monsters that left the field; by player. */
  readonly lost: Readonly<Record<Player, { readonly lifePoints: number; readonly monsters: number }>>;
  readonly replays: number;
  readonly winner: Player | 'draw' | null;
  /** It ends while its attack still runs. */
  readonly isRunning: boolean;
}
export interface OutcomeFor {
  readonly attacker: Player;
  /** Which course is better for the attacker; `trade` where one is better in Life Points and the other in monsters. */
  readonly better: 'one' | 'other' | 'same' | 'trade';
  readonly one: CourseOutcome;
  readonly other: CourseOutcome;
}
/** An entry of a course: where it stands there, and by which number the reader knows it there. */
export interface CourseEntry {
  readonly position: number;
  readonly entry: number;
}
export interface ComparedCourse {
  readonly branch: string | null;
  /** What comes first there that the other one has not: its entry and its words; null where the course ends before. */
  readonly first: (CourseEntry & { readonly words: string }) | null;
  /** What came of it from there: attacks, replays, destroyed monsters, changed Life Points, in order. */
  readonly further: readonly (CourseEntry & { readonly words: string })[];
  readonly lifePoints: { readonly A: number; readonly B: number };
  readonly monsters: { readonly A: readonly string[]; readonly B: readonly string[] };
}
