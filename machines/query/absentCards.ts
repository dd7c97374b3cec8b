import type { Query, QueryPart, ValueExpression, WordTest } from './grammar.ts';
import { fitsWord } from './known.ts';
import { nameKey } from './nameKey.ts';
import { CARD_VALUES, type CardsByName, nearest, pathOf, SIDE_VALUES } from './paths.ts';
import { QueryError } from './problem.ts';

/** The names of cards that a value reads. */
function namedByValue(value: ValueExpression): readonly string[] {
  if (value.kind === 'path') return value.path.of === 'card' ? [value.path.card] : [];
  if (value.kind === 'sum')
    return [value.first, ...value.rest.map((each) => each.value)].flatMap(namedByValue);
  return [];
}

/** The name of a card that `card:` or `changed:` is followed by; nothing where a pattern may mean any. */
function namedByWord(key: string, test: WordTest): readonly string[] {
  if (test.kind === 'pattern' || test.glob !== null) return [];
  if (key === 'card') return [test.word];
  if (key !== 'changed') return [];
  const path = pathOf(test.word);
  if (path !== undefined) return path.of === 'card' ? [path.card] : [];
  return [...SIDE_VALUES, ...CARD_VALUES].some((value) => fitsWord(value, test)) ? [] : [test.word];
}

function namedByPart(part: QueryPart): readonly string[] {
  switch (part.kind) {
    case 'all':
    case 'any':
      return part.parts.flatMap(namedByPart);
    case 'not':
      return namedByPart(part.part);
    case 'key':
      return part.values.flatMap((value) => namedByWord(part.key, value));
    case 'words':
      return [];
    case 'compare':
      return [part.left, part.right].flatMap(namedByValue);
  }
}

/**
 * What is wrong with a search or a value in one duel: it names a card that this duel does not have, so that nothing is
 * found by it. The same words are right for other duels, so this is no mistake in reading them.
 */
export function absentCard(asked: Query | ValueExpression, cards: CardsByName): QueryError | null {
  const names = 'part' in asked ? namedByPart(asked.part) : namedByValue(asked);
  const word = names.find((name) => !name.includes('*') && cards.named(name).length === 0);
  if (word === undefined) return null;
  return new QueryError({ kind: 'noSuchCard', word, meant: nearest(nameKey(word), cards.keys), at: 0 });
}
