import type { EventType, Mark } from '../../../events/index.ts';

/** What a reader is told at one entry of a worked example; written by hand from the row of the rules. */
export interface Golden {
  readonly id: string;
  readonly branch?: string;
  readonly ruleset?: string;
  /** The how many-th entry of this type; the first where left out, the last one with -1. */
  readonly at: EventType;
  readonly nth?: number;
  readonly rule?: string;
  readonly sentence: string;
  readonly otherwise?: string;
  readonly choices?: readonly string[];
  /** Candidates that happened and do not count, in their words. */
  readonly uncounted?: readonly string[];
  readonly mark?: Mark;
}
