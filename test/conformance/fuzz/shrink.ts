import type { FuzzDuel } from './words.ts';

const without = <T>(list: readonly T[], from: number, count: number): readonly T[] => [
  ...list.slice(0, from),
  ...list.slice(from + count),
];

/** Smaller duels that are much like this one: fewer cards, fewer decisions, everything decided by the first choice. */
function* smaller(duel: FuzzDuel): Generator<FuzzDuel> {
  const { dice, table } = duel;
  for (let length = dice.length >> 1; length > 0; length >>= 1)
    yield { ...duel, dice: dice.slice(0, dice.length - length) };
  for (const [at] of table.cards.entries())
    yield { ...duel, table: { ...table, cards: without(table.cards, at, 1) } };
  for (const size of [8, 4, 2, 1])
    for (let at = 0; at + size <= dice.length; at += size) yield { ...duel, dice: without(dice, at, size) };
  for (const [at, number] of dice.entries())
    for (const less of [0, number % 100, number % 10])
      if (less < number) yield { ...duel, dice: dice.with(at, less) };
}

/** The smallest duel that is found which still fails; each step is tried on both engines. */
export function shrink(duel: FuzzDuel, fails: (duel: FuzzDuel) => boolean, most = 3000): FuzzDuel {
  let best = duel;
  let tries = 0;
  for (let found = true; found && tries < most; ) {
    found = false;
    for (const next of smaller(best)) {
      tries += 1;
      if (tries > most) break;
      if (!fails(next)) continue;
      best = next;
      found = true;
      break;
    }
  }
  return best;
}
