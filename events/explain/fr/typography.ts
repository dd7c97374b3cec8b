/** The narrow no-break space of French typography: before ; : ! ?, within guillemets and in numbers. */
export const NARROW = '\u202f';

/** Puts the narrow no-break space where a plain one was typed. */
export const typeset = (text: string): string =>
  text.replaceAll(/ (?=[;:!?»])/g, NARROW).replaceAll('« ', `«${NARROW}`);

/** `1 234`, as counts and numbers of entries are written (values stand as on the card: `2500`): what `Intl` makes of it in French, on every machine alike. */
export const figures = (number: number): string => String(number).replaceAll(/\B(?=(\d{3})+$)/g, NARROW);

/** The form that goes with the number: nought and one are singular in French. */
export const plural = (count: number, one: string, many: string): string =>
  Math.abs(count) < 2 ? one : many;

const NUMBERS = ['aucun', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'];
/** Small numbers in words; `un` and `aucun` are the only ones with a feminine form. */
export function numberWord(count: number, gender: 'masculine' | 'feminine' = 'masculine'): string {
  const word = NUMBERS[count] ?? figures(count);
  return gender === 'feminine' && count < 2 ? `${word}e` : word;
}
