/** Why an event does not fit the table; the number of the entry that it would have become says nothing to who told it. */
export const whyNot = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/^entry \d+: /, '');
