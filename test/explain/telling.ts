import {
  cardNames,
  createTimeline,
  type Entry,
  type ExplainContext,
  type Explanation,
  emptyBoard,
  evolveBoard,
  explain,
  type ReplaySwitches,
  textOf,
} from '../../events/index.ts';
import { builtInCard } from '../../machines/cards/index.ts';

/** The printed name of a card of the project, or its data's name. */
export const printedName = (name: string): string => builtInCard(name)?.name ?? name;

/** Explains entries of one path of a log, with the table before and after each. */
export function teller(
  entries: readonly Entry[],
  printed: (name: string) => string = printedName,
  switches?: ReplaySwitches,
) {
  const timeline = createTimeline({ initial: emptyBoard, evolve: evolveBoard, entries });
  const nameOf = cardNames(entries, printed);
  const contextAt = (index: number): ExplainContext => ({
    entries,
    before: timeline.at(index - 1),
    after: timeline.at(index),
    nameOf,
    ...(switches === undefined ? {} : { switches }),
  });
  const at = (index: number): Explanation => explain(contextAt(index), index);
  return {
    at,
    contextAt,
    sentence: (index: number): string => textOf(at(index).sentence),
    otherwise: (index: number): string => textOf(at(index).otherwise),
  };
}
