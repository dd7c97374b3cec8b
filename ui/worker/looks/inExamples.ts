import {
  createMatcher,
  EXAMPLES,
  parseQuery,
  playScenario,
  QueryError,
  searchableOf,
} from '../../../machines/index.ts';
import { explain, languageNow } from '../language.ts';
import type { InExamplesLooked } from '../protocol/index.ts';
import { type LongLook, wrongOf } from './searchable.ts';

/** So many entries of one example are told in words. */
const MOST_OF_ONE = 20;

let language: unknown;
/** The main lines of the worked examples in the language of now, played once and searched each time. */
const played = new Map<string, ReturnType<typeof searchableOf>>();

/**
 * The entries of all worked examples that fit a search, example by example.
 * @param veiled the example of which the reader has not said yet what happens
 */
export async function findInExamples(
  text: string,
  veiled: string | null,
  around: LongLook<InExamplesLooked>,
): Promise<void> {
  const total = EXAMPLES.length;
  const examples: InExamplesLooked['examples'][number][] = [];
  try {
    const query = parseQuery(text);
    if (language !== languageNow()) played.clear();
    language = languageNow();
    for (const [at, scenario] of EXAMPLES.entries()) {
      if (!around.go()) return;
      if (scenario.id === veiled) continue;
      const key = scenario.id;
      let duel = played.get(key);
      if (duel === undefined) {
        const { header, entries } = playScenario(scenario);
        duel = searchableOf(header, entries, entries, explain);
        played.set(key, duel);
      }
      const { fits } = createMatcher(query, duel);
      const positions = duel.path.flatMap((_, position) => (fits(position) ? [position] : []));
      if (positions.length > 0)
        examples.push({
          id: scenario.id,
          title: scenario.title,
          count: positions.length,
          entries: positions.slice(0, MOST_OF_ONE).map((position) => ({
            entry: duel.path[position]?.index ?? position,
            words: duel.rowAt(position),
          })),
        });
      around.tell({ examples: [...examples], read: at + 1, total });
      await around.pause();
    }
    around.tell({ examples, read: total, total });
  } catch (reason) {
    if (!(reason instanceof QueryError)) throw reason;
    around.tell({ examples: [], read: total, total, wrong: wrongOf(reason) });
  }
}
