import type { CardId } from '../../../events/index.ts';
import type { Ruleset } from '../../../machines/index.ts';
import type { Asking } from './asking.ts';
import type { RulesetLine, SwitchLine, SwitchSides, UnderOtherRules } from './rulesets.ts';
import type { AttackSpan, CardFace, Segment, TurnSpan, UsedRows } from './timeline.ts';

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
  /** Rulesets it may be decided under; empty where others decided it. */
  readonly rulesets: readonly RulesetLine[];
  /** How this ruleset is asked for: one of these with single switches changed. */
  readonly choice: { readonly base: string; readonly with: Readonly<Record<string, string>> };
  /** What the ruleset decides, switch by switch, in words. */
  readonly switches: readonly SwitchLine[];
  /** It is looked at under other rules than it was decided or told under. */
  readonly under: UnderOtherRules | null;
  /** It is the ruleset that the scenario is told for; under another one its expectations need not hold. */
  readonly ownRuleset: boolean;
  /** It has changes that no file has. */
  readonly changed: boolean;
  readonly profile: 'full' | 'observed';
  readonly players: { readonly A: string; readonly B: string };
  readonly branch: string | null;
  readonly branches: readonly BranchSummary[];
  /** The branch that was looked at until now, where the ruleset chosen has none such. */
  readonly leftBranch: string | null;
  /** Expectations of the scenario that did not hold, and lines of a file that could not be read. */
  readonly warnings: readonly string[];
  /** A duel that was changed here: what it was made from, with its title, and the branch that may be put back. */
  readonly changing: {
    readonly original: string | null;
    readonly from: Origin | null;
    readonly dropped: string | null;
  } | null;
  /**
   * Under a foreign ruleset: the first position that is other than told, and whether what is told cannot be played to
   * its end. `null` where it goes as told.
   */
  readonly differs: {
    readonly from: number;
    readonly cut: boolean;
    /** The switches that make the first difference, as told and here. */
    readonly made: readonly SwitchSides[];
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
  /** The reader says first what happens: only what lies before the question that waits is here. */
  readonly asking: Asking | null;
}

export interface BranchSummary {
  readonly name: string;
  /** Its name in the reader's language, where that is another one. */
  readonly called?: string | undefined;
  /** The name of the ruleset it is played under, where that is not the scenario's own. */
  readonly ruleset: string | null;
  readonly text: string | null;
  /** The last position it has in common with the trunk; `null` where that is not known before it is played. */
  readonly from: number | null;
  /** What is chosen where it leaves, when it leaves at a choice of target: a card, `direct` or `stop`. */
  readonly choice: string | null;
  /** In a duel with branches of its own: the course it leaves (`null` is the trunk), at which entry, and how long it is. */
  readonly parent?: string | null;
  readonly leaves?: number;
  readonly entries?: number;
}
