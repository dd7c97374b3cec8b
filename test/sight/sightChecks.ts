import {
  type Board,
  cardNames,
  type Entry,
  emptyBoard,
  evolveBoard,
  explain,
  isPile,
  isSeenBy,
  PLAYERS,
  type Player,
  type SeenLog,
  type Values,
} from '../../events/index.ts';
import type { DuelHeader } from '../../machines/index.ts';

/** Everything that is said of a log, entry by entry. */
export function toldOf(entries: readonly Entry[]): readonly string[] {
  const nameOf = cardNames(entries, (name) => name);
  let before: Board = emptyBoard;
  return entries.map((entry) => {
    const after = evolveBoard(before, entry);
    const told = explain({ entries, before, after, nameOf }, entry.index);
    before = after;
    return JSON.stringify({ ...told, reads: [] });
  });
}

/** Cards that a player cannot have known up to an entry: never seen, and no other of that name was. */
export function unknownNames(entries: readonly Entry[], viewer: Player): readonly string[] {
  const seen = new Set<string>();
  const all = new Set<string>();
  let board: Board = emptyBoard;
  for (const entry of entries) {
    board = evolveBoard(board, entry);
    const open = entry.type === 'effect.activated' ? entry.payload.card : undefined;
    for (const card of Object.values(board.cards)) {
      all.add(card.name);
      const own = card.owner === viewer;
      if (own || card.id === open || isSeenBy(card, viewer)) seen.add(card.name);
    }
  }
  return [...all].filter((name) => !seen.has(name));
}

/** Names that cards' data carries in what an effect does, as everybody may read them once the card is known. */
export const printedIn = (header: DuelHeader): string =>
  JSON.stringify(header.cards.map(({ effects }) => effects));

const ZONES = [
  'monster',
  'spellTrap',
  'fieldSpell',
  'hand',
  'deck',
  'extraDeck',
  'graveyard',
  'banished',
] as const;

/** The values as the player calls the cards in them; a list of them is sorted by what they are called. */
function calledValues(seen: SeenLog, values: Values): string {
  const called = (one: unknown): unknown =>
    Array.isArray(one)
      ? one.map((id) => seen.handleOf(String(id))).sort()
      : typeof one === 'string'
        ? seen.handleOf(one)
        : one;
  return JSON.stringify(
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, called(value)])),
  );
}

/** Where the table that a player sees is another one than the table, but for what is hidden. */
export function* differencesOf(truth: Board, seen: SeenLog): Generator<string> {
  for (const player of PLAYERS) {
    const [side, shownSide] = [truth.players[player], seen.board.players[player]];
    if (side.lifePoints !== shownSide.lifePoints) yield `${player}: Life Points`;
    for (const zone of ZONES) {
      if (side[zone].length !== shownSide[zone].length)
        yield `${player}.${zone}: ${shownSide[zone].length} cards`;
      for (const [place, id] of side[zone].entries()) {
        const where = `${player}.${zone}.${place + 1}`;
        const handle = shownSide[zone][place];
        if (id === null || handle === null || handle === undefined) {
          if (id !== (handle ?? null)) yield `${where}: there or not`;
          continue;
        }
        const [card, shown] = [truth.cards[id], seen.board.cards[handle]];
        if (card === undefined || shown === undefined) {
          yield `${where}: no card`;
          continue;
        }
        if (!isPile(zone) && seen.handleOf(id) !== handle)
          yield `${where}: ${handle} instead of ${seen.handleOf(id)}`;
        if (shown.faceUp !== card.faceUp || shown.position !== card.position) yield `${where}: how it lies`;
        if (!isSeenBy(card, seen.viewer)) continue;
        if (shown.name !== card.name) yield `${where}: ${shown.name} instead of ${card.name}`;
        if (JSON.stringify(shown.values) !== calledValues(seen, card.values))
          yield `${where}: values of ${card.name}`;
      }
    }
  }
}
