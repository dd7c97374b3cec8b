import type { Because, Board, Json, Read } from '../../events/index.ts';

/** The table as a rule reads it, and a record of everything it read. */
export interface Facts {
  /** Read like the board itself; every value looked at is recorded under its path. */
  readonly board: Board;
  readonly reads: () => Read[];
}

interface Seen {
  readonly values: Map<string, Json>;
  readonly objects: Reader[];
}

/** One object of the board, by its path: what was read of it once is known. */
class Reader implements ProxyHandler<object> {
  readonly path: string;
  readonly target: object;
  /** Something in it was looked at. Where nothing was, it counted that it is there. */
  wasLookedInto = false;
  readonly #seen: Seen;
  readonly #known = new Map<string, unknown>();

  constructor(path: string, target: object, seen: Seen) {
    this.path = path;
    this.target = target;
    this.#seen = seen;
    seen.objects.push(this);
  }

  get(target: object, key: string | symbol): unknown {
    if (typeof key === 'symbol') return Reflect.get(target, key);
    this.wasLookedInto = true;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const found: unknown = Reflect.get(target, key);
    const path = this.path === '' ? key : `${this.path}.${key}`;
    if (found === null || typeof found !== 'object' || Array.isArray(found)) {
      this.#seen.values.set(path, found === undefined ? null : (found as Json));
      this.#known.set(key, found);
      return found;
    }
    const inner = new Proxy(found, new Reader(path, found, this.#seen));
    this.#known.set(key, inner);
    return inner;
  }
}

/** An object as it is recorded: what is undefined in it is left out, as it is in a file. */
const plain = (value: unknown): Json => {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value as Json;
  const kept = Object.entries(value).filter(([, one]) => one !== undefined);
  return Object.fromEntries(kept.map(([key, one]) => [key, plain(one)]));
};

/**
 * A reader over a board. What a rule reads through it becomes `reads` of the entry's `because`; nobody writes them by
 * hand. A list counts as one fact, by its whole value; so does an object that was only found to be there.
 */
export function readFacts(board: Board): Facts {
  const seen: Seen = { values: new Map(), objects: [] };
  const found = (): Read[] =>
    seen.objects
      .filter(({ path, wasLookedInto }) => path !== '' && !wasLookedInto)
      .map(({ path, target }) => ({ fact: path, value: plain(target) }));
  return {
    board: new Proxy<Board>(board, new Reader('', board, seen) as ProxyHandler<Board>),
    reads: () => [...Array.from(seen.values, ([fact, value]) => ({ fact, value })), ...found()],
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
