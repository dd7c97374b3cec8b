/** What an entry is looked for by: a card's printed name that it is about, or the rule that decides it. */
export type Sought = { readonly card: string } | { readonly rule: string };

/** A rule of the rulebook as one looks for it. */
export interface RuleSummary {
  readonly id: string;
  readonly statement: string;
  readonly source: string;
  readonly ours: boolean;
}
