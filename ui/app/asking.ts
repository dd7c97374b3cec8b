/** Questions of one kind to the worker, a few at a time: while it answers, only the newest ones wait. */
export interface Asking {
  /** Asks unless it was asked before. */
  need(what: number): void;
  /** One was answered; it may be asked again only if it is forgotten. */
  answered(what: number): void;
  /** It may be asked again; whether it was asked before. */
  forget(what: number): boolean;
  begin(known: readonly number[]): void;
}

/**
 * Whoever drags over a long duel asks for far more than can be answered: what is waited for last is asked for first, and
 * what nobody waits for any more is not asked at all.
 * @param ask puts one question
 * @param most how many are on their way at once, and how many may wait
 */
export function createAsking(
  ask: (what: number) => void,
  most: { readonly atOnce: number; readonly waiting: number },
): Asking {
  const known = new Set<number>();
  const onTheWay = new Set<number>();
  let waiting: number[] = [];
  function next(): void {
    while (onTheWay.size < most.atOnce) {
      const what = waiting.pop();
      if (what === undefined) return;
      if (known.has(what)) continue;
      known.add(what);
      onTheWay.add(what);
      ask(what);
    }
  }
  return {
    need(what) {
      if (known.has(what)) return;
      waiting = [...waiting.filter((each) => each !== what), what].slice(-most.waiting);
      next();
    },
    answered(what) {
      onTheWay.delete(what);
      next();
    },
    forget(what) {
      const before = known.delete(what);
      onTheWay.delete(what);
      next();
      return before;
    },
    begin(already) {
      known.clear();
      onTheWay.clear();
      waiting = [];
      for (const each of already) known.add(each);
    },
  };
}
