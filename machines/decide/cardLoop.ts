/** An effect at work, for the sentence: the name of its card, and its id. */
export interface LoopingEffect {
  readonly card: string;
  readonly effect: string;
}

const quoted = (words: readonly string[]): string => words.map((word) => `'${word}'`).join(' and ');

/**
 * Cards whose effects never come to rest: they set each other off, or change what they themselves depend on. The decision
 * cannot be made; the cards have to be mended. Expected for cards of a scenario's own, and never the engine's defect.
 */
export class CardLoop extends Error {
  override readonly name = 'CardLoop';
  readonly effects: readonly LoopingEffect[];
  constructor(effects: readonly LoopingEffect[], message: string) {
    super(message);
    this.effects = effects;
  }
}

/** One of each. */
function distinct(effects: readonly LoopingEffect[]): readonly LoopingEffect[] {
  const seen = new Map(effects.map((one) => [`${one.card}|${one.effect}`, one]));
  return [...seen.values()];
}

/** Effects in the order in which one set off the other; the last of them show the loop. */
export function setOffWithoutEnd(effects: readonly LoopingEffect[]): CardLoop {
  const two = distinct(effects.slice(-20)).slice(-2);
  const cards = [...new Set(two.map(({ card }) => card))];
  if (cards.length > 1)
    return new CardLoop(
      two,
      `the effects of ${quoted(cards)} set each other off without end; mend one of the cards`,
    );
  const ids = quoted(two.map(({ effect }) => effect));
  const what =
    two.length > 1
      ? `the effects ${ids} of ${quoted(cards)} set each other`
      : `the effect ${ids} of ${quoted(cards)} sets itself`;
  return new CardLoop(two, `${what} off without end; mend the card`);
}

const WORDS: Readonly<Record<string, string>> = { atk: 'ATK', def: 'DEF', level: 'Level' };

/** Effects that change a value of a card, and with it whether or how they change it. */
export function neverAtRest(effects: readonly LoopingEffect[], card: string, what: string): CardLoop {
  const several = distinct(effects);
  const cards = [...new Set(several.map((one) => one.card))];
  const ids = quoted([...new Set(several.map(({ effect }) => effect))]);
  const who =
    several.length === 0
      ? 'the effects at work'
      : cards.length > 1
        ? `the effects of ${quoted(cards)}`
        : `the effect${several.length > 1 ? 's' : ''} ${ids} of ${quoted(cards)}`;
  const [verb, mend] =
    several.length === 1 ? ['lets', 'the card'] : ['let', cards.length > 1 ? 'one of the cards' : 'the card'];
  return new CardLoop(
    several,
    `${who} never ${verb} the ${WORDS[what] ?? what} of '${card}' come to rest; mend ${mend}`,
  );
}

/** An effect that does more than any card may. */
export const neverEnds = (one: LoopingEffect): CardLoop =>
  new CardLoop([one], `the effect '${one.effect}' of '${one.card}' never ends; mend the card`);
