import {
  type Catalogue,
  cardNames,
  type Entry,
  type Explanation,
  emptyBoard,
  evolveBoard,
  explain,
  pathTo,
  trunkHead,
} from '../../events/index.ts';
import { toldByRules } from '../audit/toldByRules.ts';
import { printedNames } from '../cards/index.ts';
import type { DuelHeader } from './types.ts';

/**
 * One future of a duel in words: what each entry is, why it happened, and what it rests on, in the order of the path.
 * @param path the entries of that future; the trunk where left out
 * @param language what it is told with, from `catalogueOf`; English where left out
 * @throws Error at an entry that does not fit the table before it
 * @example for (const { index, sentence } of explanationsOf(header, entries)) console.log(index, textOf(sentence));
 */
export function explanationsOf(
  header: DuelHeader,
  entries: readonly Entry[],
  path: readonly Entry[] = pathTo(entries, trunkHead(entries)),
  language?: Catalogue,
): readonly Explanation[] {
  const nameOf = cardNames(path, printedNames(header.cards));
  const { ruleset } = header;
  const { switches } = ruleset;
  const env = { ruleset, cards: new Map(header.cards.map((card) => [card.id, card])) };
  let before = emptyBoard;
  return path.map((entry) => {
    const after = evolveBoard(before, entry);
    const explanation = explain(
      { entries, before, after, nameOf, switches, ...toldByRules(env, header, before, entry) },
      entry.index,
      language,
    );
    before = after;
    return explanation;
  });
}
