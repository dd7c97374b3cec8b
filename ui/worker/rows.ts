import { type Entry, FoldError, isAdded } from '../../events/index.ts';
import { contextAt, type DuelOnHand } from './duelOnHand.ts';
import { explain } from './language.ts';
import type { Row } from './protocol/index.ts';

/** The log's rows in words. A row whose moment cannot be folded says so. */
export function rowsBetween(duel: DuelOnHand, from: number, to: number): Row[] {
  const rows: Row[] = [];
  for (let position = from; position < Math.min(to, duel.path.length); position++)
    rows.push(rowAt(duel, position));
  return rows;
}

function rowAt(duel: DuelOnHand, position: number): Row {
  const entry = duel.path[position];
  if (entry === undefined) return { words: '' };
  const row = wordsAt(duel, position, entry);
  return isAdded(entry) ? { ...row, added: true } : row;
}

function wordsAt(duel: DuelOnHand, position: number, entry: Entry): Row {
  try {
    const words = explain(contextAt(duel, position), entry.index).row;
    if (entry.type !== 'card.moved') return { words };
    const name = duel.names.full[entry.payload.card] ?? '';
    const number = duel.names.numbers[entry.payload.card];
    return number === undefined
      ? { words }
      : { words, many: name.slice(0, name.length - String(number).length - 1) };
  } catch (reason) {
    if (reason instanceof FoldError) return { words: `× ${reason.message}` };
    throw reason;
  }
}
