import facts from './facts.json' with { type: 'json' };
import type { SourceFact } from './schema.ts';

/** What the source texts 0 to 4 say, sentence by sentence in our words: `S0.18` is fact 18 of source text 0. */
export const SOURCE_FACTS: readonly SourceFact[] = facts;

const RANGE = /^(\d+)-(\d+)$/;

function numbers(list: string): readonly number[] {
  return list.split(',').flatMap((part) => {
    const text = part.trim();
    const range = RANGE.exec(text);
    if (range === null) return [Number(text)];
    const [from, to] = [Number(range[1]), Number(range[2])];
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  });
}

/** The facts that a rule's source quotes: `Source text 0, facts 1, 18` names S0.1 and S0.18. */
export function quotedFacts(source: string): readonly SourceFact[] {
  const wanted = new Set(
    [...source.matchAll(/Source text (\d), facts? ([\d, -]+)/g)].flatMap(([, text, list = '']) =>
      numbers(list.replace(/[, ]+$/, '')).map((number) => `S${text}.${number}`),
    ),
  );
  return SOURCE_FACTS.filter(({ id }) => wanted.has(id));
}
