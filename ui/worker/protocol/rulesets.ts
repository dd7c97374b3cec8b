import type { Mark } from '../../../events/index.ts';

/** A ruleset that a duel may be decided under. */
export interface RulesetLine {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  /** On how many points the sources are silent, so that its values are ours. */
  readonly ours: number;
  /** What each of its switches says. */
  readonly values: Readonly<Record<string, string>>;
}

/** What one switch decides, and what it says here. */
export interface SwitchLine {
  readonly name: string;
  readonly asks: string;
  readonly value: string;
  readonly means: string;
  /** Every value it can have, in words. */
  readonly values: readonly { readonly value: string; readonly means: string }[];
  /** No source states this value: it is our choice, or was changed here. */
  readonly ours: boolean;
}

/** A duel that is looked at under other rules than it was decided or told under. */
export interface UnderOtherRules {
  /** The rules it was decided or told under: their name, and how they are asked for. */
  readonly name: string;
  readonly choice: string;
  /** What each switch says there. */
  readonly values: Readonly<Record<string, string>>;
  /** It is a recording: its decisions are carried over, and from where they end one plays on. */
  readonly recorded: boolean;
  /** The recording has branches that no file has. */
  readonly changed: boolean;
}

/** One side of a difference between two rulesets: the entry that stands there, and by which rule. */
export interface RulesetSide {
  readonly entry: number;
  /** Where it stands on the path of that side. */
  readonly position: number;
  readonly title: string;
  readonly words: string;
  readonly mark: Mark | null;
  readonly rule: { readonly id: string; readonly statement: string } | null;
  readonly code: string | null;
}

/** A switch with what it says on both sides; a star stands where no source says so. */
export interface SwitchSides {
  readonly name: string;
  readonly asks: string;
  readonly rules: readonly string[];
  readonly one: { readonly means: string; readonly ours: boolean };
  readonly other: { readonly means: string; readonly ours: boolean };
}

/** A duel as it was decided or told beside the same duel under the rules it is looked at with. */
export interface RulesetsCompared {
  readonly one: string;
  readonly other: string;
  /** How many decisions came to the same before. */
  readonly decisions: number;
  /** Null where there is no difference. */
  readonly difference: {
    /** An entry differs, only one of them allows a decision, or only one lets a player do something. */
    readonly kind: 'outcome' | 'decision' | 'options';
    /** The position on the path that is looked at to go to. */
    readonly position: number;
    readonly entry: number;
    /** Null where that side has ended before. */
    readonly one: RulesetSide | null;
    readonly other: RulesetSide | null;
    /** What only one side lets a player do, in words. */
    readonly offers: readonly string[];
    /** That depends on what the viewpoint does not see. */
    readonly hidden: boolean;
    /** The switches that make it: each alone, or all of them together. */
    readonly made: readonly SwitchSides[];
    readonly together: boolean;
    /** Switches that shape what comes of it beside these. */
    readonly further: readonly SwitchSides[];
  } | null;
  /** The rulesets differ in these switches. */
  readonly switches: readonly string[];
}
