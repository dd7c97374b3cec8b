/** A number between 0 and 1 from a seed: the only chance in a duel, so that every run of it is the same. */
export function chanceFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** The cards in another order; the same for the same seed and entry. */
export function shuffled<T>(cards: readonly T[], seed: number, entry: number): T[] {
  const chance = chanceFrom(Math.imul(seed + 1, 0x9e3779b1) ^ entry);
  const order = [...cards];
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(chance() * (at + 1));
    const [a, b] = [order[at] as T, order[other] as T];
    order[at] = b;
    order[other] = a;
  }
  return order;
}
