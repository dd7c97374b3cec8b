import { FoldError } from '../../../events/index.ts';
import type { Disagreement, QueryError, Searchable } from '../../../machines/index.ts';
import { words } from '../../locales/index.ts';
import { boardAt, type DuelOnHand } from '../duelOnHand.ts';
import { languageNow } from '../language.ts';
import type { WrongQuery } from '../protocol/index.ts';
import { rowsBetween } from '../rows.ts';

/** Rows in words that were worked out for a search, kept while the duel is on hand. */
const known = new WeakMap<DuelOnHand, { readonly language: unknown; readonly rows: Map<number, string> }>();

/**
 * The duel on hand, as the viewpoint sees it, for searches.
 * @param differing what of a duel that others decided is other than our rules say: their rows say so, and are found by it
 */
export function searchableOn(duel: DuelOnHand, differing: readonly Disagreement[] = []): Searchable {
  const kinds = new Map<number, Disagreement['about'][]>();
  for (const { entry, about } of differing) kinds.set(entry, [...(kinds.get(entry) ?? []), about]);
  const language = languageNow();
  const before = known.get(duel);
  const rows = before !== undefined && before.language === language ? before.rows : new Map<number, string>();
  known.set(duel, { language, rows });
  return {
    path: duel.path,
    names: duel.names,
    boardAt: (position) => boardAt(duel, position),
    statesAt: (position) => (position < 0 ? [] : duel.rules.speaker(duel.timeline.at(position)).states),
    rowAt(position) {
      const row = rows.get(position) ?? rowsBetween(duel, position, position + 1)[0]?.words ?? '';
      rows.set(position, row);
      const here = kinds.get(duel.path[position]?.index ?? -1);
      return here === undefined ? row : words.rowDiffers(here, row);
    },
  };
}

/** What a long look needs around it: to tell how far it is, to let others in, and to know whether anyone still waits. */
export interface LongLook<T> {
  readonly tell: (shows: T) => void;
  readonly pause: () => Promise<void>;
  readonly go: () => boolean;
}

const SLICE = 500;

/**
 * Goes through a path slice by slice. Behind an entry that does not fit the table nothing can be looked for.
 * @param slice looks at these positions; @param told says what is known so far
 */
export async function bySlices(
  total: number,
  around: { readonly pause: () => Promise<void>; readonly go: () => boolean },
  slice: (from: number, to: number) => void,
  told: (read: number) => void,
): Promise<void> {
  for (let from = 0; around.go(); from += SLICE) {
    const to = Math.min(total, from + SLICE);
    try {
      slice(from, to);
    } catch (reason) {
      if (!(reason instanceof FoldError)) throw reason;
      return told(total);
    }
    told(to);
    if (to >= total) return;
    await around.pause();
  }
}

/** What is wrong with a search, as the page is told. */
export const wrongOf = ({ problem, message }: QueryError): WrongQuery => ({ problem, message });
