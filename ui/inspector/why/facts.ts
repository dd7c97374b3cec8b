import type { Board, CardId, Json, Read } from '../../../events/index.ts';

/** A fact that a rule read: what it is of, which of its properties, and the entry that made it so, where one did. */
export interface FactRead {
  readonly of:
    | { readonly kind: 'card'; readonly card: CardId }
    | { readonly kind: 'player'; readonly player: 'A' | 'B' }
    | { readonly kind: 'attack' | 'duel' };
  /** Its property, one word for each step: `values`, `atk`. */
  readonly path: readonly string[];
  readonly value: Json;
  readonly entry: number | null;
}

/** Properties of a card that come with its position or its last move. */
const BY_TURNING: ReadonlySet<string> = new Set(['position', 'faceUp', 'turnedAt']);
const BY_MOVING: ReadonlySet<string> = new Set(['place', 'visit', 'movedAt', 'owner', 'summoned']);

const laid = (entry: number | undefined | null): number | null =>
  entry === undefined || entry === null || entry <= 0 ? null : entry;

function ofCard(board: Board, id: CardId, [what = '', which = '']: readonly string[]): number | null {
  const card = board.cards[id];
  if (card === undefined) return null;
  if (what === 'values' || what === 'setBy') return laid(card.setBy[which]);
  if (BY_TURNING.has(what)) return laid(card.turnedAt);
  return BY_MOVING.has(what) ? laid(card.movedAt) : null;
}

/** The last entry that laid one of these cards where it is. */
function lastMoved(board: Board, cards: readonly unknown[]): number | null {
  const moved = cards.map((card) => (typeof card === 'string' ? (board.cards[card]?.movedAt ?? 0) : 0));
  return laid(Math.max(0, ...moved));
}

function ofPlayer(
  board: Board,
  player: 'A' | 'B',
  [what = '']: readonly string[],
  value: Json,
): number | null {
  if (what === 'lifePoints') return laid(board.players[player].lifePointsSetBy);
  return Array.isArray(value) ? lastMoved(board, value) : null;
}

const entryIn = (value: Json): number | null => {
  if (Array.isArray(value)) return entryIn(value[value.length - 1] ?? null);
  if (typeof value === 'object' && value !== null && 'entry' in value && typeof value['entry'] === 'number')
    return laid(value['entry']);
  return null;
};

/** Properties of an attack whose value is itself the number of an entry. */
const NUMBERS_OF_ENTRIES = /At$|^entry$/;

function ofAttack(board: Board, path: readonly string[], value: Json): number | null {
  const { attack } = board;
  const last = path[path.length - 1] ?? '';
  if (typeof value === 'number' && NUMBERS_OF_ENTRIES.test(last)) return laid(value);
  const inValue = entryIn(value);
  if (inValue !== null || attack === null) return inValue;
  if (path[0] === 'target' || path[0] === 'targetVisit' || path[0] === 'snapshot')
    return laid(attack.snapshot.entry);
  return path[0] === 'attacker' || path[0] === 'attackerVisit' || path[0] === 'player'
    ? laid(attack.declaringAt)
    : null;
}

/** A fact by its path in the board that was read, with the entry that made it so. */
export function factRead(board: Board, { fact, value }: Read): FactRead {
  const [root = '', second = '', ...rest] = fact.split('.');
  if (root === 'cards')
    return { of: { kind: 'card', card: second }, path: rest, value, entry: ofCard(board, second, rest) };
  if (root === 'players' && (second === 'A' || second === 'B'))
    return {
      of: { kind: 'player', player: second },
      path: rest,
      value,
      entry: ofPlayer(board, second, rest, value),
    };
  const path = second === '' ? [] : [second, ...rest];
  if (root === 'attack') return { of: { kind: 'attack' }, path, value, entry: ofAttack(board, path, value) };
  const entry =
    root === 'step' || root === 'stepAt'
      ? laid(board.stepAt)
      : typeof value === 'number' && root === 'battlePhaseEndedAt'
        ? laid(value)
        : entryIn(value);
  return { of: { kind: 'duel' }, path: [root, ...path], value, entry };
}
