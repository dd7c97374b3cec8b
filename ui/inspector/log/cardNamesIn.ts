import type { CardId } from '../../../events/index.ts';
import type { Outline } from '../../worker/protocol/index.ts';

/** A piece of a row: plain words, or a card's name with the card. */
export type RowPiece = string | { readonly card: CardId; readonly name: string };

interface Names {
  readonly pattern: RegExp | null;
  readonly cards: ReadonlyMap<string, CardId>;
}
const known = new WeakMap<Outline['names'], Names>();

const escaped = (name: string): string => name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The names of a duel that mean one card, the longest first, so that `Sheep Token 2` is not `Sheep Token`. */
function namesOf({ names }: Pick<Outline, 'names'>): Names {
  const before = known.get(names);
  if (before !== undefined) return before;
  const cards = new Map<string, CardId>();
  const twice = new Set<string>();
  for (const [card, name] of Object.entries(names))
    if (cards.has(name)) twice.add(name);
    else cards.set(name, card);
  for (const name of twice) cards.delete(name);
  const sorted = [...cards.keys()].sort((a, b) => b.length - a.length);
  const made: Names = {
    cards,
    pattern: sorted.length === 0 ? null : new RegExp(sorted.map(escaped).join('|'), 'gu'),
  };
  known.set(names, made);
  return made;
}

/** A row of the log cut at the names of cards. */
export function cardNamesIn(row: string, outline: Pick<Outline, 'names'>): readonly RowPiece[] {
  const { pattern, cards } = namesOf(outline);
  if (pattern === null) return [row];
  const pieces: RowPiece[] = [];
  let at = 0;
  for (const match of row.matchAll(pattern)) {
    const [name] = match;
    const end = match.index + name.length;
    const isWord =
      !/[\p{Letter}\p{Number}]/u.test(row[end] ?? '') &&
      !/[\p{Letter}\p{Number}]/u.test(row[match.index - 1] ?? '');
    const card = cards.get(name);
    if (card === undefined || !isWord) continue;
    if (match.index > at) pieces.push(row.slice(at, match.index));
    pieces.push({ card, name });
    at = end;
  }
  if (at < row.length) pieces.push(row.slice(at));
  return pieces;
}
