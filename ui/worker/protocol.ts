import type { Board, CardId, CardState, Entry, Explanation, Mark, Player } from '../../events/index.ts';
import type { CardData, Ruleset, Speaker } from '../../machines/index.ts';
import type { Change } from './changes.ts';

// What page and worker say to each other. Everything here survives a structured clone.

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

/** Where a duel on hand comes from. */
export type Origin =
  | { readonly kind: 'example'; readonly id: string }
  | { readonly kind: 'scenario'; readonly name: string; readonly id: string }
  | { readonly kind: 'file'; readonly name: string };

/** Everything about a duel that the page needs at once; single moments and rows are asked for. */
export interface Outline {
  readonly title: string;
  readonly text: string | null;
  readonly origin: Origin;
  readonly ruleset: Ruleset;
  /** Rulesets it may be played under; empty where it is a recording. */
  readonly rulesets: readonly {
    readonly id: string;
    readonly name: string;
    readonly text: string;
    /** On how many points the sources are silent, so that its values are ours. */
    readonly ours: number;
  }[];
  /** What the ruleset decides, switch by switch, in words. */
  readonly switches: readonly {
    readonly name: string;
    readonly asks: string;
    readonly value: string;
    readonly means: string;
  }[];
  /** It is the ruleset that the scenario is told for; under another one its expectations need not hold. */
  readonly ownRuleset: boolean;
  readonly profile: 'full' | 'observed';
  readonly players: { readonly A: string; readonly B: string };
  readonly branch: string | null;
  readonly branches: readonly BranchSummary[];
  /** Expectations of the scenario that did not hold, and lines of a file that could not be read. */
  readonly warnings: readonly string[];
  /**
   * Under a foreign ruleset: the first position that is other than told, and whether what is told cannot be played to
   * its end. `null` where it goes as told.
   */
  readonly differs: {
    readonly from: number;
    readonly cut: boolean;
    /** What the switches decide that make the first difference, in words. */
    readonly made: readonly string[];
  } | null;
  readonly length: number;
  /** Entry number by position; they differ on a branch. */
  readonly numbers: Uint32Array;
  readonly marks: Uint8Array;
  /** 0 nobody, 1 A, 2 B. */
  readonly whose: Uint8Array;
  readonly stops: Uint8Array;
  /** Neighbours with the same number that is not 0 fold into one row of the log. */
  readonly folds: Uint32Array;
  readonly segments: readonly Segment[];
  readonly attacks: readonly AttackSpan[];
  readonly turns: readonly TurnSpan[];
  readonly faces: Readonly<Record<string, CardFace>>;
  /** How each card is called, and its number where several of one name come to the field. */
  readonly names: Readonly<Record<CardId, string>>;
  readonly numbersOfCopies: Readonly<Record<CardId, number>>;
  readonly used: UsedRows;
  readonly start: number;
}

export interface BranchSummary {
  readonly name: string;
  /** The name of the ruleset it is played under, where that is not the scenario's own. */
  readonly ruleset: string | null;
  readonly text: string | null;
  /** The last position it has in common with the trunk; `null` where that is not known before it is played. */
  readonly from: number | null;
  /** What is chosen where it leaves, when it leaves at a choice of target: a card, `direct` or `stop`. */
  readonly choice: string | null;
}

/** The table, the procedure and the explanation at one position. */
export interface Moment {
  readonly position: number;
  readonly entry: Entry;
  readonly board: Board;
  readonly before: Board;
  readonly explanation: Explanation;
  readonly speaker: Speaker;
  readonly statesBefore: readonly string[];
  readonly rule: RuleNote | null;
  /** Values of the ruleset that no source states and that made this entry: what they decide, and how. */
  readonly ours: readonly { readonly name: string; readonly asks: string; readonly means: string }[];
  /** The chain that is on, else the last one before, with the entry at which it ended. */
  readonly chain: {
    readonly links: Board['chain'];
    readonly number: number;
    readonly endedAt: number | null;
  } | null;
  /** What changed on the table, since the declaration while an attack runs, else by this entry. */
  readonly changes: { readonly since: number | null; readonly list: readonly Change[] };
  /** The monsters of both sides when the target was named last (R2), while an attack is running or was just checked. */
  readonly then: ThenTable | null;
  /** The entry that comes next, if any: what is about to happen. */
  readonly next: Entry | null;
}

/** Which monster stood in which zone, and which visit it was. */
export interface ThenTable {
  readonly entry: number;
  readonly zones: { readonly A: readonly (CardId | null)[]; readonly B: readonly (CardId | null)[] };
  readonly cards: Readonly<
    Record<CardId, Pick<CardState, 'visit' | 'name' | 'token' | 'position' | 'faceUp'>>
  >;
}

/** A rule of the rulebook as Why quotes it. */
export interface RuleNote {
  readonly id: string;
  readonly statement: string;
  readonly source: string;
  readonly ours: boolean;
  /** What the texts are that the source names. */
  readonly texts: readonly { readonly name: string; readonly what: string }[];
}

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
}

/** One example in the gallery. */
export interface ExampleSummary {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly branches: readonly string[];
  /** What its expectations say of the first attack. */
  readonly verdict: 'replay' | 'noReplay' | null;
  /** Everything the search looks at. */
  readonly search: string;
}

/** A state of the chart as it is drawn; read from the machine, never written by hand. */
export interface ChartNode {
  readonly id: string;
  readonly key: string;
  readonly parent: string | null;
  readonly kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  readonly initial: string | null;
}
/** A transition of the chart, one for each target. */
export interface ChartEdge {
  readonly id: string;
  readonly source: string;
  readonly target: string;
  readonly event: string;
  readonly guard: string | null;
}
export interface ChartPlan {
  readonly nodes: readonly ChartNode[];
  readonly edges: readonly ChartEdge[];
}

export type Ask =
  | { readonly type: 'examples' }
  | {
      readonly type: 'openExample';
      readonly serial: number;
      readonly id: string;
      readonly branch: string | null;
      readonly ruleset: string | null;
      /** The number of the entry to begin at. */
      readonly at: number | null;
    }
  | { readonly type: 'openText'; readonly serial: number; readonly name: string; readonly text: string }
  | {
      readonly type: 'again';
      readonly serial: number;
      readonly branch: string | null;
      readonly ruleset: string | null;
      readonly at: number | null;
      /** Go to where the course leaves the other one, behind the choice. */
      readonly onward?: boolean;
    }
  | { readonly type: 'moment'; readonly serial: number; readonly position: number }
  | { readonly type: 'rows'; readonly serial: number; readonly from: number; readonly to: number }
  | { readonly type: 'chart'; readonly serial: number }
  | { readonly type: 'save'; readonly serial: number };

export type Tell =
  | { readonly type: 'examples'; readonly examples: readonly ExampleSummary[] }
  | { readonly type: 'opened'; readonly serial: number; readonly outline: Outline; readonly moment: Moment }
  | { readonly type: 'branches'; readonly serial: number; readonly branches: readonly BranchSummary[] }
  | { readonly type: 'reading'; readonly serial: number; readonly done: number; readonly total: number }
  | { readonly type: 'moment'; readonly serial: number; readonly moment: Moment }
  | {
      readonly type: 'broken';
      readonly serial: number;
      readonly position: number /** The first position that cannot be shown. */;
      readonly from: number;
      readonly message: string;
    }
  | { readonly type: 'rows'; readonly serial: number; readonly from: number; readonly rows: readonly Row[] }
  | { readonly type: 'chart'; readonly serial: number; readonly plan: ChartPlan }
  /** A duel file is other than the rules decide: the first entry that differs. */
  | { readonly type: 'checked'; readonly serial: number; readonly differs: FileDifference }
  | { readonly type: 'saved'; readonly serial: number; readonly name: string; readonly text: string }
  /** What was asked for could not be done; what is on hand stays. */
  | { readonly type: 'problem'; readonly serial: number; readonly message: string };
