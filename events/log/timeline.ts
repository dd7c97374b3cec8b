/** The fold stopped: `evolve` threw at this entry. Everything before it stays usable (code `log/fold`). */
export class FoldError extends Error {
  override readonly name = 'FoldError';
  readonly code = 'log/fold';
  /** Position of the entry that cannot be applied. */
  readonly position: number;
  constructor(position: number, reason: unknown) {
    super(reason instanceof Error ? reason.message : String(reason), { cause: reason });
    this.position = position;
  }
}

export interface TimelineOptions<S, E> {
  /** The state before the first entry. */
  readonly initial: S;
  readonly evolve: (state: S, entry: E) => S;
  /** One path of the log, first entry first. The array may grow; call `refold` when entries in it were replaced. */
  readonly entries: readonly E[];
  /** A state is kept after each so many entries; 100 by default. */
  readonly every?: number;
}

/** Every moment of a duel, computed when asked for. Positions count entries of the path from 0; -1 is before the first. */
export interface Timeline<S, E> {
  readonly entries: readonly E[];
  /** How many entries are folded so far. */
  readonly folded: number;
  /** The entry the fold cannot get past, once it was met. */
  readonly error: FoldError | null;
  /** The last position that can be shown now or by folding on; the one before the error, if there is one. */
  readonly last: number;
  /**
   * The state after the entry at `position`; folds on to it where needed.
   * @throws FoldError at and behind an entry that cannot be applied, RangeError outside the path
   */
  at(position: number): S;
  /** Folds at most `count` further entries. True when nothing is left to fold. */
  foldSome(count: number): boolean;
  /** Entries were replaced: forgets everything from the first changed one on and takes the new path. */
  refold(entries: readonly E[], from?: number): void;
  /** Another path of the same log. What both have in common, entry by entry the same, is not folded again. */
  on(entries: readonly E[]): Timeline<S, E>;
}

const KEPT_RUNS = 4;

/**
 * A cursor's ground: states computed once, kept every so often, and worked out again from there.
 * @example createTimeline({ initial, evolve, entries }).at(21)
 */
export function createTimeline<S, E>(options: TimelineOptions<S, E>): Timeline<S, E> {
  return timelineFrom(options, [options.initial]);
}

/** A timeline of which these states are known already. */
function timelineFrom<S, E>(options: TimelineOptions<S, E>, known: readonly S[]): Timeline<S, E> {
  const { initial, evolve } = options;
  const every = Math.max(1, Math.floor(options.every ?? 100));
  let entries = options.entries;
  /** kept[i]: the state after i * every entries. */
  let kept: S[] = [...known];
  let frontier = kept[kept.length - 1] ?? initial;
  let folded = (kept.length - 1) * every;
  let error: FoldError | null = null;
  /** States of the runs between kept ones that were looked at last: stepping to and fro costs nothing. */
  let runs: { readonly run: number; readonly states: S[] }[] = [];

  function foldTo(count: number): void {
    const end = Math.min(count, entries.length);
    while (folded < end && error === null) {
      try {
        frontier = evolve(frontier, entries[folded] as E);
      } catch (reason) {
        error = new FoldError(folded, reason);
        return;
      }
      folded += 1;
      if (folded % every === 0) kept.push(frontier);
    }
  }

  /** The states of one run of `every` entries, worked out up to `count` of them. */
  function stateInRun(run: number, count: number): S {
    const start = kept[run] as S;
    if (count === 0) return start;
    let held = runs.find((each) => each.run === run);
    if (held === undefined) {
      held = { run, states: [start] };
      runs = [held, ...runs].slice(0, KEPT_RUNS);
    } else if (runs[0] !== held) {
      const found = held;
      runs = [found, ...runs.filter((each) => each !== found)];
    }
    for (let known = held.states.length; known <= count; known++) {
      held.states.push(evolve(held.states[known - 1] as S, entries[run * every + known - 1] as E));
    }
    return held.states[count] as S;
  }

  return {
    get entries() {
      return entries;
    },
    get folded() {
      return folded;
    },
    get error() {
      return error;
    },
    get last() {
      return error === null ? entries.length - 1 : error.position - 1;
    },
    at(position) {
      if (!Number.isInteger(position) || position < -1 || position >= entries.length) {
        throw new RangeError(
          `There is no entry at position ${position}; the last one is ${entries.length - 1}.`,
        );
      }
      const count = position + 1;
      if (count > folded) foldTo(count);
      if (count > folded && error !== null) throw error;
      if (count === folded) return frontier;
      return stateInRun(Math.floor(count / every), count % every);
    },
    foldSome(count) {
      foldTo(folded + count);
      return error !== null || folded >= entries.length;
    },
    on(path) {
      const limit = Math.min(folded, path.length);
      let shared = 0;
      while (shared < limit && entries[shared] === path[shared]) shared += 1;
      return timelineFrom({ ...options, entries: path }, kept.slice(0, Math.floor(shared / every) + 1));
    },
    refold(path, from) {
      const old = entries;
      const limit = Math.min(old.length, path.length);
      let changed = Math.min(from ?? limit, limit);
      if (from === undefined && old !== path) {
        changed = 0;
        while (changed < limit && old[changed] === path[changed]) changed += 1;
      }
      entries = path;
      runs = runs.filter((each) => (each.run + 1) * every <= changed);
      if (error !== null && error.position >= changed) error = null;
      if (folded <= changed) return;
      kept = kept.slice(0, Math.floor(changed / every) + 1);
      folded = (kept.length - 1) * every;
      frontier = kept[kept.length - 1] as S;
    },
  };
}
