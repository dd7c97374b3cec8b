/** A row in which the real engine and the rulebook part ways: the rule that decides, why, and exactly what differs. */
export interface KnownDifference {
  readonly row: string;
  readonly rule: string;
  readonly why: string;
  /** The lines of the comparison, all of them. */
  readonly differs: readonly string[];
}

/** At most six rows. One that has gone, or differs in another way, fails. */
export const KNOWN_DIFFERENCES: readonly KnownDifference[] = [];
