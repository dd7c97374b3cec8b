/** Before ; : ! ? and between thousands. */
const NARROW = '\u202f';

/** A number as it is written in French: `1 234`. */
export const number = (count: number): string => String(count).replaceAll(/\B(?=(\d{3})+$)/g, NARROW);

/** One or several, as French counts: 0 and 1 are one. */
export const plural = (count: number, one: string, several: string): string =>
  Math.abs(count) < 2 ? one : several;

/** A number with its noun: `1 entrée`, `2 entrées`. */
export const many = (count: number, one: string, several: string): string =>
  `${number(count)} ${plural(count, one, several)}`;

/** Parts with a word before the last one: `play, explain ou schema`. */
export const listed = (parts: readonly string[], word: 'et' | 'ou'): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} ${word} ${parts.at(-1) ?? ''}`;
