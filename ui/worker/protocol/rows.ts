import type { Player } from '../../../events/index.ts';

/** Where a recorded duel first differs from what the rules decide. */
export interface FileDifference {
  readonly entry: number;
  readonly message: string;
}

/** One row of the log in words. */
export interface Row {
  readonly words: string;
  /** The name that copies share, for a folded run of them. */
  readonly many?: string;
  /** Nobody recorded it: it is part of the shortest legal run between what was recorded. */
  readonly added?: true;
}

/** One example in the gallery. */
export interface ExampleSummary {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly branches: readonly string[];
  /** What its expectations say of the first attack. */
  readonly verdict: 'replay' | 'noReplay' | null;
  /** What comes of it, by what it says of its attacks. */
  readonly outcome: 'replay' | 'noReplay' | 'attackEnds' | 'other';
  /** The codes of why there is a replay, or none. */
  readonly causes: readonly string[];
  /** The names of the rulesets it is told under. */
  readonly rulesets: readonly string[];
  /** The printed names of the cards it sets up. */
  readonly cards: readonly string[];
  readonly rules: readonly string[];
  /** Everything the search looks at. */
  readonly search: string;
}

/** A zone of a strip: the card in it, small, and whether it was there before. */
export interface StripSlot {
  readonly frame: string;
  readonly defense: boolean;
  readonly faceUp: boolean;
}

/** A side at the declaration and where a replay was looked for, as the gallery draws it. */
export interface Strip {
  readonly player: Player;
  /** Zone by zone as that side's opponent sees them. */
  readonly zones: readonly {
    readonly then: StripSlot | null;
    readonly now: StripSlot | null;
    /** What lies there now is not what lay there then. */
    readonly other: boolean;
  }[];
}
