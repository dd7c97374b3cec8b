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
