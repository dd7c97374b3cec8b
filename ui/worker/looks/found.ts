import type { DuelOnHand } from '../duelOnHand.ts';
import type { FoundLooked } from '../protocol/index.ts';
import { rowsBetween } from '../rows.ts';

const SLICE = 500;
/** A list with more rows than this is not read any more; the reader types another letter. */
const MOST_FOUND = 20_000;

/** Rows in words that were worked out for a search, kept while the duel is on hand. */
const known = new WeakMap<DuelOnHand, string[]>();

function wordsBetween(duel: DuelOnHand, from: number, to: number): readonly string[] {
  const kept = known.get(duel) ?? [];
  known.set(duel, kept);
  if (kept.length < to)
    for (const { words } of rowsBetween(duel, kept.length, to)) kept.push(words.toLowerCase());
  return kept.slice(from, to);
}

/**
 * The positions whose rows hold a text, whatever its case. It tells what it has after each slice and lets others in.
 * @param go whether anyone still wants to know
 */
export async function findRows(
  duel: DuelOnHand,
  text: string,
  around: {
    readonly tell: (found: FoundLooked) => void;
    readonly pause: () => Promise<void>;
    readonly go: () => boolean;
  },
): Promise<void> {
  const wanted = text.toLowerCase();
  const total = duel.path.length;
  const positions: number[] = [];
  for (let from = 0; from < total && around.go() && positions.length < MOST_FOUND; from += SLICE) {
    const to = Math.min(total, from + SLICE);
    for (const [offset, words] of wordsBetween(duel, from, to).entries())
      if (words.includes(wanted)) positions.push(from + offset);
    around.tell({ positions: [...positions], read: to, total });
    if (to < total) await around.pause();
  }
}
