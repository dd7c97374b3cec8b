import type { Because, Board, Json, Read } from '../../events/index.ts';

/** The table as a rule reads it, and a record of everything it read. */
export interface Facts {
  /** Read like the board itself; every value looked at is recorded under its path. */
  readonly board: Board;
  readonly reads: () => Read[];
}

function plain(value: unknown): Json {
  return value === undefined ? null : (value as Json);
}

/**
 * A reader over a board. What a rule reads through it becomes `reads` of the entry's `because`; nobody writes them by
 * hand. A list counts as one fact, by its whole value.
 */
export function readFacts(board: Board): Facts {
  const seen = new Map<string, Json>();
  const proxies = new Map<string, object>();
  const wrap = (value: object, path: string): object => {
    const known = proxies.get(path);
    if (known !== undefined) return known;
    const proxy = new Proxy(value, {
      get(target, key) {
        const found: unknown = Reflect.get(target, key);
        if (typeof key === 'symbol') return found;
        const here = path === '' ? key : `${path}.${key}`;
        if (found !== null && typeof found === 'object' && !Array.isArray(found)) return wrap(found, here);
        seen.set(here, plain(found));
        return found;
      },
    });
    proxies.set(path, proxy);
    return proxy;
  };
  return {
    board: wrap(board, '') as Board,
    reads: () => [...seen].map(([fact, value]) => ({ fact, value })),
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
