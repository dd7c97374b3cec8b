import type { Table } from '../drawing/table.ts';
import type { TableChange } from './data.ts';

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What makes one table of another; undefined where nothing does. */
export function changeBetween(before: Table, after: Table): TableChange | undefined {
  const change: Record<string, unknown> = {};
  for (const part of ['turn', 'where', 'players', 'attack', 'check'] as const)
    if (!same(before[part], after[part])) change[part] = after[part];
  const cards: Record<string, unknown> = {};
  for (const [id, card] of Object.entries(after.cards)) if (!same(before.cards[id], card)) cards[id] = card;
  for (const id of Object.keys(before.cards)) if (after.cards[id] === undefined) cards[id] = null;
  if (Object.keys(cards).length > 0) change['cards'] = cards;
  return Object.keys(change).length === 0 ? undefined : (change as TableChange);
}

/** The table after a change. */
export function changed(before: Table, change: TableChange | undefined): Table {
  if (change === undefined) return before;
  const { cards: other, ...rest } = change;
  const cards: Record<string, Table['cards'][string]> = { ...before.cards };
  for (const [id, card] of Object.entries(other ?? {})) {
    if (card === null) delete cards[id];
    else cards[id] = card;
  }
  return { ...before, ...rest, cards };
}
