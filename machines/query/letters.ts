/** Whether a letter is one of those that a pattern asks for. */
export type LetterTest = (letter: string) => boolean;

/** `\d`, `\w`, `\s` and their opposites. */
export const SHORT_CLASSES: Readonly<Record<string, LetterTest>> = {
  d: (letter) => /\d/.test(letter),
  D: (letter) => !/\d/.test(letter),
  w: (letter) => /\w/.test(letter),
  W: (letter) => !/\w/.test(letter),
  s: (letter) => /\s/.test(letter),
  S: (letter) => !/\s/.test(letter),
};

/** A test for letters in one of some ranges, or in none of them. */
export function classTest(
  ranges: readonly (readonly [from: string, to: string])[],
  negated: boolean,
  anyCase: boolean,
): LetterTest {
  const within = (letter: string): boolean => ranges.some(([from, to]) => letter >= from && letter <= to);
  if (!anyCase) return (letter) => within(letter) !== negated;
  return (letter) =>
    (within(letter) || within(letter.toLowerCase()) || within(letter.toUpperCase())) !== negated;
}
