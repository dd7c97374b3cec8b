import type { CardName, DuelEvent, Player, SetupCard, Source, Values } from '../messages/index.ts';

/** Something that the recording says happened, as one of our events, with the packet that says so. */
export interface ObservedStep {
  /** Which packet of the stream, from 1. */
  readonly packet: number;
  readonly event: DuelEvent;
  /** Earlier steps that led to it, by their place in the list. */
  readonly causes: readonly number[];
}

/** How often a kind of packet was left out, and why: nothing is guessed, and nothing is dropped in silence. */
export interface Unmapped {
  readonly kind: string;
  readonly count: number;
  readonly why: 'unknown' | 'notPartOfADuel' | 'noPlace' | 'leftOver' | 'damaged';
  /** The first packet of the kind. */
  readonly packet: number;
}

/** A recorded duel in our words: how it began, and what happened. */
export interface ObservedDuel {
  readonly lifePoints: Readonly<Record<Player, number>>;
  readonly startingPlayer: Player;
  readonly cards: readonly SetupCard[];
  readonly steps: readonly ObservedStep[];
  readonly unmapped: readonly Unmapped[];
  /** Every kind of card that occurs. */
  readonly kinds: readonly RecordedKind[];
}

/** A kind of card of a recording: its passcode (0 where it was never told), the name it was given, what is printed on it. */
export interface RecordedKind {
  readonly passcode: number;
  readonly name: CardName;
  readonly kind: Source['kind'];
  /** The icon of a Spell or Trap; `undefined` for monsters. */
  readonly icon: 'normal' | 'continuous' | 'equip' | 'quickPlay' | 'field' | 'counter' | 'ritual' | undefined;
  readonly values: Values;
}
