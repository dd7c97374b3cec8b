import type { CardId, Command, NoReplayCode, Player, ReplayCause } from '../../events/index.ts';

/** What an answer stands for: nothing of any language, so that each page words it. */
export type AskedAbout =
  /** What a check comes to: a replay, the attack goes on, or it ends. */
  | { readonly kind: 'verdict'; readonly verdict: 'replay' | 'none' | 'ended' }
  /** A reason that a check looks for (rules.md 4.7). */
  | { readonly kind: 'reason'; readonly code: ReplayCause | NoReplayCode }
  /** Monsters of one name that may be attacked, the one under attack, or what is no card. */
  | { readonly kind: 'target'; readonly cards: readonly CardId[]; readonly isSame: boolean }
  | { readonly kind: 'direct' | 'stop' | 'otherAttacker' | 'continue' }
  /** Who is destroyed by the battle. */
  | { readonly kind: 'destroyed'; readonly cards: readonly CardId[] }
  /** Battle damage to each player, in Life Points. */
  | { readonly kind: 'damage'; readonly A: number; readonly B: number }
  | { readonly kind: 'allowed'; readonly yes: boolean };

/** One way to answer a part of a question, and whether it is what the record says. */
export interface AskedOption {
  readonly id: string;
  readonly about: AskedAbout;
  readonly right: boolean;
}

/** What a part of a question asks. */
export type AskedPartName = 'verdict' | 'reason' | 'choices' | 'destroyed' | 'damage' | 'allowed';

/** A part of a question: one of its answers is to be picked, or all that hold. */
export interface AskedPart {
  readonly id: string;
  readonly asks: AskedPartName;
  readonly many: boolean;
  /** It is asked only of those who gave this answer to an earlier part. */
  readonly when: { readonly part: string; readonly option: string } | null;
  readonly options: readonly AskedOption[];
}

/** Something of a duel that a reader may say before looking. */
export interface AskedQuestion {
  /** What it is about, by its place among those of its kind: `check/2`. It stays where the log is numbered otherwise. */
  readonly key: string;
  /** The position on the path at which the record answers it. */
  readonly position: number;
  readonly kind: 'check' | 'battle' | 'decision';
  /** Whom it is about: who attacks, or who wants to decide. */
  readonly player: Player;
  /** What the player wants to do, where that is asked. */
  readonly command: Command | null;
  readonly parts: readonly AskedPart[];
}

/** What a reader said: the picked answers by part; a part that is left out was left open. */
export type Said = Readonly<Record<string, readonly string[]>>;

/** What became of one part: as the record has it, otherwise, or left open. */
export interface JudgedPart {
  readonly part: AskedPart;
  readonly said: readonly AskedOption[] | null;
  readonly right: readonly AskedOption[];
  /** How many statements of this part were as the record has them, and how many there were. */
  readonly agree: number;
  readonly of: number;
}

/** An answer laid beside the record. */
export interface Judged {
  readonly parts: readonly JudgedPart[];
  readonly outcome: 'agrees' | 'differs' | 'open';
  readonly agree: number;
  readonly of: number;
}
