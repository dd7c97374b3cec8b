import type { Because, Board, Json, Read } from '../../events/index.ts';

/** The table as a rule reads it, and a record of everything it read. */
export interface Facts {
  /** Read like the board itself; every value looked at is recorded under its path. */
  readonly board: Board;
  readonly reads: () => Read[];
}

/** One object of the board, by its path: what was read of it once is known. */
class Reader implements ProxyHandler<object> {
  readonly #path: string;
  readonly #seen: Map<string, Json>;
  readonly #known = new Map<string, unknown>();

  constructor(path: string, seen: Map<string, Json>) {
    this.#path = path;
    this.#seen = seen;
  }

  get(target: object, key: string | symbol): unknown {
    if (typeof key === 'symbol') return Reflect.get(target, key);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const found: unknown = Reflect.get(target, key);
    const path = this.#path === '' ? key : `${this.#path}.${key}`;
    if (found === null || typeof found !== 'object' || Array.isArray(found)) {
      this.#seen.set(path, found === undefined ? null : (found as Json));
      this.#known.set(key, found);
      return found;
    }
    const inner = new Proxy(found, new Reader(path, this.#seen));
    this.#known.set(key, inner);
    return inner;
  }
}

/**
 * A reader over a board. What a rule reads through it becomes `reads` of the entry's `because`; nobody writes them by
 * hand. A list counts as one fact, by its whole value.
 */
export function readFacts(board: Board): Facts {
  const seen = new Map<string, Json>();
  return {
    board: new Proxy<Board>(board, new Reader('', seen) as ProxyHandler<Board>),
    reads: () => Array.from(seen, ([fact, value]) => ({ fact, value })),
  };
}

/** Why a rule decided so, with what it read. */
export const becauseOf = (
  facts: Facts,
  rule: string,
  code: string,
  named: Readonly<Record<string, Json>>,
): Because => ({
  rule,
  code,
  facts: { ...named },
  reads: facts.reads(),
});
