/** A number with its noun: `1 entry`, `2 entries`. */
export const plural = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

/** What the totals say of files that could not be used; nothing where there was none. */
export const unusableWords = (unusable: number): string =>
  unusable === 0 ? '' : `, ${plural(unusable, 'file', 'files')} could not be used`;
