import type { Mark, Player } from '../../../events/index.ts';
import type { CardData } from '../../../machines/index.ts';

/** Bits of `Outline.stops`: what kind of stop an entry is for the grains of playback. */
export const STOP = { decision: 1, step: 2, attack: 4, attackReplay: 8, pass: 16 } as const;

/** The marks in the order of their numbers in `Outline.marks`; 0 is no mark. */
export const MARKS: readonly (Mark | null)[] = [
  null,
  'attack',
  'came',
  'left',
  'replay',
  'noReplay',
  'refused',
  'activated',
  'resolved',
  'damage',
  'branch',
  'bookmark',
  'step',
  'pass',
  'differs',
];

/** A stretch of the timeline by phase or step; `to` is the last position in it. */
export interface Segment {
  readonly from: number;
  readonly to: number;
  readonly label: SegmentLabel;
}
export type SegmentLabel =
  | 'setup'
  | 'draw'
  | 'standby'
  | 'main1'
  | 'main2'
  | 'endPhase'
  | 'startStep'
  | 'battleStep'
  | 'damageStep'
  | 'endStep';

/** One attack from the naming of the attacker to its end. */
export interface AttackSpan {
  readonly from: number;
  readonly to: number;
  readonly number: number;
  readonly attacker: string;
  /** `null` where no target was ever named. */
  readonly target: string | null;
  readonly direct: boolean;
}

/** A turn of the duel, by position. */
export interface TurnSpan {
  readonly from: number;
  readonly to: number;
  readonly turn: number;
  readonly player: Player;
}

/** What a card looks like, by its name in kebab-case. */
export type CardFace = Pick<
  CardData,
  'id' | 'name' | 'kind' | 'frame' | 'icon' | 'attribute' | 'type' | 'level' | 'passcode' | 'summary'
>;

/** Rows of the board that this duel ever uses; settled once, so that nothing moves. */
export interface UsedRows {
  readonly spellTrap: { readonly A: boolean; readonly B: boolean };
  readonly extraMonster: boolean;
  readonly fieldSpell: boolean;
  /** Sides that are ever attacked. */
  readonly defends: { readonly A: boolean; readonly B: boolean };
}
