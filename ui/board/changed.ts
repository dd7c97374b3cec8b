import type { Board, CardId } from '../../events/index.ts';

/** Cards that an entry moved, turned or gave other values: they carry a ring for a moment after a single step. */
export function changedCards(before: Board, after: Board): ReadonlySet<CardId> {
  const changed = new Set<CardId>();
  if (before === after) return changed;
  for (const [id, now] of Object.entries(after.cards)) {
    const then = before.cards[id];
    if (then === now) continue;
    if (
      then === undefined ||
      then.visit !== now.visit ||
      then.position !== now.position ||
      then.faceUp !== now.faceUp ||
      then.values.atk !== now.values.atk ||
      then.values.def !== now.values.def
    )
      changed.add(id);
  }
  return changed;
}
