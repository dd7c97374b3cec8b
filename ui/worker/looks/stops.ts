import {
  createMatcher,
  createWatch,
  type Disagreement,
  type Matcher,
  parseQuery,
  parseValue,
  QueryError,
} from '../../../machines/index.ts';
import type { DuelOnHand } from '../duelOnHand.ts';
import type { StopsLooked, WatchesLooked, WrongQuery } from '../protocol/index.ts';
import { bySlices, type LongLook, searchableOn, wrongOf } from './searchable.ts';

/** What was made of a text, or what is wrong with it. */
function tried<T>(make: () => T): { readonly made: T | null; readonly wrong: WrongQuery | null } {
  try {
    return { made: make(), wrong: null };
  } catch (reason) {
    if (reason instanceof QueryError) return { made: null, wrong: wrongOf(reason) };
    throw reason;
  }
}

/** What is asked of a card that this duel does not have. */
const absentWords = (made: { readonly absent: QueryError | null } | null): WrongQuery | null =>
  made === null || made.absent === null ? null : wrongOf(made.absent);

/** Where each breakpoint stops. */
export async function findStops(
  duel: DuelOnHand,
  queries: readonly string[],
  around: LongLook<StopsLooked>,
  differing: readonly Disagreement[] = [],
): Promise<void> {
  const total = duel.path.length;
  const searchable = searchableOn(duel, differing);
  const all = queries.map((query) => ({
    ...tried<Matcher>(() => createMatcher(parseQuery(query), searchable)),
    positions: [] as number[],
  }));
  await bySlices(
    total,
    around,
    (from, to) => {
      for (const { made, positions } of all)
        for (let at = from; at < to && made !== null; at++) if (made.stopsAt(at)) positions.push(at);
    },
    (read) => {
      const stops = all.map(({ made, positions, wrong }) => ({
        positions: [...positions],
        wrong: wrong ?? (positions.length === 0 ? absentWords(made) : null),
      }));
      around.tell({ stops, read, total });
    },
  );
}

/** Where each watched value changed, and to what. */
export async function followValues(
  duel: DuelOnHand,
  values: readonly string[],
  around: LongLook<WatchesLooked>,
): Promise<void> {
  const total = duel.path.length;
  const searchable = searchableOn(duel);
  const all = values.map((text) => tried(() => createWatch(parseValue(text), searchable)));
  await bySlices(
    total,
    around,
    (from, to) => {
      for (const { made } of all) made?.next(to - from);
    },
    (read) => {
      const watches = all.map(({ made, wrong }) => ({
        changes: [...(made?.changes ?? [])],
        wrong: wrong ?? absentWords(made),
      }));
      around.tell({ watches, read, total });
    },
  );
}
