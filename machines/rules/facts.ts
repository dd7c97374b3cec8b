import type { Because, Board, Json, Read } from '../../events/index.ts';

/** The table as a rule reads it, and a record of everything it read. */
export interface Facts {
  /** Read like the board itself; every value looked at is recorded under its path. */
  readonly board: Board;
  readonly reads: () => Read[];
}

interface Seen {
  /** What was read, in that order, by who read it: the paths are put together when they are asked for. */
  readonly readers: Reader[];
  readonly keys: string[];
  readonly values: Json[];
  readonly objects: Reader[];
}

/** One object of the board, by its path: what was read of it once is known. */
class Reader implements ProxyHandler<object> {
  readonly target: object;
  /** Something in it was looked at. Where nothing was, it counted that it is there. */
  wasLookedInto = false;
  readonly #seen: Seen;
  readonly #known = new Map<string, unknown>();
  readonly #above: Reader | undefined;
  readonly #key: string;
  #path: string | undefined;

  constructor(above: Reader | undefined, key: string, target: object, seen: Seen) {
    this.#above = above;
    this.#key = key;
    this.target = target;
    this.#seen = seen;
    seen.objects.push(this);
  }

  get path(): string {
    this.#path ??= this.#above === undefined ? '' : this.#above.pathOf(this.#key);
    return this.#path;
  }

  pathOf(key: string): string {
    const { path } = this;
    return path === '' ? key : `${path}.${key}`;
  }

  get(target: object, key: string | symbol): unknown {
    if (typeof key === 'symbol') return Reflect.get(target, key);
    this.wasLookedInto = true;
    const known = this.#known.get(key);
    if (known !== undefined || this.#known.has(key)) return known;
    const found: unknown = Reflect.get(target, key);
    if (found === null || typeof found !== 'object' || Array.isArray(found)) {
      this.#seen.readers.push(this);
      this.#seen.keys.push(key);
      this.#seen.values.push(found === undefined ? null : (found as Json));
      this.#known.set(key, found);
      return found;
    }
    const inner = new Proxy(found, new Reader(this, key, found, this.#seen));
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
  const seen: Seen = { readers: [], keys: [], values: [], objects: [] };
  const whole = new Reader(undefined, '', board, seen);
  return {
    board: new Proxy<Board>(board, whole as ProxyHandler<Board>),
    reads: () => {
      const { readers, keys, values, objects } = seen;
      const reads: Read[] = readers.map((reader, at) => ({
        fact: reader.pathOf(keys[at] ?? ''),
        value: values[at] ?? null,
      }));
      for (const one of objects)
        if (!one.wasLookedInto && one !== whole) reads.push({ fact: one.path, value: plain(one.target) });
      return reads;
    },
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
