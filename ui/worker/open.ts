import type { Scenario } from '../../machines/index.ts';
import type { Changing } from './changing/changing.ts';
import type { DuelOnHand } from './duelOnHand.ts';
import type { Observed } from './importReport.ts';
import type { Origin } from './protocol/index.ts';

/** A scenario that is open, under a ruleset, and a course of it. */
export interface OpenScenario {
  readonly kind: 'scenario';
  readonly scenario: Scenario;
  readonly origin: Origin;
  /** The text of its file, where it came from one. */
  readonly text: string | null;
  readonly duel: DuelOnHand;
  readonly branch: string | null;
  readonly ruleset: string | null;
  /** It is looked at under that ruleset though the branch is not told for it. */
  readonly stays: boolean;
}

/** A recorded duel that is open, or one that is being changed here. */
export interface OpenFile {
  readonly kind: 'file';
  readonly name: string;
  readonly duel: DuelOnHand;
  readonly branch: string | null;
  readonly warnings: readonly string[];
  readonly changing?: Changing | undefined;
  /** What the rules say of it, where others decided it. */
  readonly observed: Observed | null;
}

/** What is open: the duel, and what it can be played or read again from. */
export type Open = OpenScenario | OpenFile;
