import {
  byNumber,
  createTimeline,
  type Entry,
  type ExplainContext,
  emptyBoard,
  explain,
  nameCards,
} from '../../events/index.ts';
import { printedNames } from '../cards/index.ts';
import { createRules, type DuelHeader, type DuelState } from '../duel/index.ts';
import type { Searchable } from './matcher.ts';

/**
 * One path of a duel, ready for searches.
 * @param entries the whole log that the path belongs to; the path itself where left out
 * @param tell explains an entry in the language of the search's words; in English where left out
 * @example createMatcher(parseQuery('rule:R3'), searchableOf(header, entries)).fits(24)
 */
export function searchableOf(
  header: DuelHeader,
  path: readonly Entry[],
  entries: readonly Entry[] = byNumber(path),
  tell: (context: ExplainContext, index: number) => { readonly row: string } = explain,
): Searchable {
  const rules = createRules({ ruleset: header.ruleset, cards: header.cards });
  const timeline = createTimeline<DuelState, Entry>({
    initial: rules.initial(),
    evolve: rules.evolve,
    entries: path,
  });
  const names = nameCards(path, printedNames(header.cards));
  const boardAt = (position: number) => (position < 0 ? emptyBoard : timeline.at(position).board);
  const nameOf = (card: string) => names.full[card] ?? card;
  const { switches } = header.ruleset;
  return {
    path,
    names,
    boardAt,
    statesAt: (position) => (position < 0 ? [] : rules.speaker(timeline.at(position)).states),
    rowAt(position) {
      const entry = path[position];
      if (entry === undefined) return '';
      const context = { entries, before: boardAt(position - 1), after: boardAt(position), nameOf, switches };
      return tell(context, entry.index).row;
    },
  };
}
