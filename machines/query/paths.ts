import {
  type Board,
  type CardId,
  type CardState,
  isMonsterZone,
  type Player,
  VALUE_NAMES,
} from '../../events/index.ts';
import { nearestName } from '../scenarios/nearest.ts';
import { nameKey } from './nameKey.ts';
import { QueryError } from './problem.ts';

/** What a value may be: a number, a word, yes or no; undefined where there is none, for example of a card that is not there. */
export type QueryValue = number | string | boolean | undefined;

/** Something that is true of the whole table. */
const TABLE: Readonly<Record<string, (board: Board, nameOf: (card: CardId) => string) => QueryValue>> = {
  entry: (board) => board.entry,
  turn: (board) => board.turn,
  turnPlayer: (board) => board.turnPlayer,
  phase: (board) => board.phase,
  step: (board) => board.step ?? undefined,
  attacks: (board) => board.attacksDeclared,
  chain: (board) => board.chain.length,
  winner: (board) => board.winner ?? undefined,
  'attack.player': (board) => board.attack?.player,
  'attack.number': (board) => board.attack?.number,
  'attack.attacker': (board, nameOf) => (board.attack === null ? undefined : nameOf(board.attack.attacker)),
  'attack.target': (board, nameOf) => {
    const target = board.attack?.target ?? undefined;
    return target === undefined || target === 'direct' ? target : nameOf(target);
  },
  'attack.replays': (board) => board.attack?.replays,
  'attack.timing': (board) => board.attack?.timing,
  'attack.damage.A': (board) => board.attack?.damage.A,
  'attack.damage.B': (board) => board.attack?.damage.B,
};

const count = (zones: readonly (CardId | null)[]): number => zones.filter((each) => each !== null).length;

/** Something that is true of one player. */
const SIDE: Readonly<Record<string, (board: Board, player: Player) => QueryValue>> = {
  lifePoints: (board, player) => board.players[player].lifePoints,
  monsters: (board, player) =>
    count(board.players[player].monster) + count(board.players[player].extraMonster),
  spellsTraps: (board, player) =>
    count(board.players[player].spellTrap) + count(board.players[player].fieldSpell),
  hand: (board, player) => board.players[player].hand.length,
  deck: (board, player) => board.players[player].deck.length,
  extraDeck: (board, player) => board.players[player].extraDeck.length,
  graveyard: (board, player) => board.players[player].graveyard.length,
  banished: (board, player) => board.players[player].banished.length,
  normalSummonUsed: (board, player) => board.players[player].normalSummonUsed,
};

const valueOfCard = (name: string) => (card: CardState) => {
  const value: unknown = (card.values as Readonly<Record<string, unknown>>)[name];
  return typeof value === 'number' || typeof value === 'string' || typeof value === 'boolean'
    ? value
    : undefined;
};

/** Something that is true of one card. */
const CARD: Readonly<Record<string, (card: CardState) => QueryValue>> = {
  zone: (card) => card.place.zone,
  slot: (card) => (card.place.index === undefined ? undefined : card.place.index + 1),
  controller: (card) => card.place.player,
  owner: (card) => card.owner,
  position: (card) => (isMonsterZone(card.place.zone) ? card.position : undefined),
  faceUp: (card) => card.faceUp,
  counters: (card) => Object.values(card.counters).reduce((sum, each) => sum + each, 0),
  materials: (card) => card.materials.length,
  attacksUsed: (card) => card.flags.attacksUsed ?? 0,
  ...Object.fromEntries(VALUE_NAMES.map((name) => [name, valueOfCard(name)])),
};

/** Values of the table, of a player (`A.` or `B.` before them), and of a card (its name before them), for completion. */
export const TABLE_VALUES: readonly string[] = Object.keys(TABLE);
export const SIDE_VALUES: readonly string[] = Object.keys(SIDE);
export const CARD_VALUES: readonly string[] = Object.keys(CARD);

/** A value by what it is read from. */
export type ValuePath =
  | { readonly of: 'table'; readonly value: string }
  | { readonly of: 'side'; readonly player: Player; readonly value: string }
  | { readonly of: 'card'; readonly card: string; readonly value: string };

const named = (names: readonly string[], word: string): string | undefined =>
  names.find((each) => each.toLowerCase() === word.toLowerCase());

/** The value that a word names, or undefined where it names none: `turn`, `A.lifePoints`, `dark-magician.atk`. */
export function pathOf(word: string): ValuePath | undefined {
  const table = named(TABLE_VALUES, word);
  if (table !== undefined) return { of: 'table', value: table };
  const dot = word.lastIndexOf('.');
  if (dot < 1) return undefined;
  const [before, behind] = [word.slice(0, dot), word.slice(dot + 1)];
  if (before === 'A' || before === 'B') {
    const side = named(SIDE_VALUES, behind);
    return side === undefined ? undefined : { of: 'side', player: before, value: side };
  }
  const value = named(CARD_VALUES, behind);
  return value === undefined || named(['attack'], before) !== undefined || nameKey(before) === ''
    ? undefined
    : { of: 'card', card: nameKey(before), value };
}

/** What was meant by a word that names no value, as it would be written. */
function meantBy(word: string): string | undefined {
  const dot = word.lastIndexOf('.');
  const [before, behind] = [word.slice(0, Math.max(0, dot)), word.slice(dot + 1)];
  if (before === 'A' || before === 'B') {
    const near = nearest(behind, SIDE_VALUES);
    return near === undefined ? undefined : `${before}.${near}`;
  }
  if (dot > 0) {
    const own = nearest(word, TABLE_VALUES);
    if (own !== undefined) return own;
    const near = nearest(behind, CARD_VALUES);
    return near === undefined ? undefined : `${before}.${near}`;
  }
  const side = named(SIDE_VALUES, word) ?? nearest(word, SIDE_VALUES);
  const table = nearest(word, TABLE_VALUES);
  return table ?? (side === undefined ? undefined : `A.${side}`);
}

/** The nearest of some names, compared without capitals; letters that changed places are near. */
export function nearest(word: string, names: readonly string[]): string | undefined {
  const key = (name: string) => name.toLowerCase().replaceAll('.', '-');
  const letters = (name: string) => [...key(name)].sort().join('');
  const found = nearestName(key(word), names.map(key));
  return names.find((each) => key(each) === found) ?? names.find((each) => letters(each) === letters(word));
}

/**
 * The same for a word that must name a value.
 * @throws QueryError with what may have been meant
 */
export function mustBePath(word: string, at: number): ValuePath {
  const path = pathOf(word);
  if (path === undefined) throw new QueryError({ kind: 'unknownPath', word, meant: meantBy(word), at });
  return path;
}

/** The cards that a name stands for, and what each card is called. */
export interface CardsByName {
  /** By name (`sheep-token` is every copy), by copy (`sheep-token-2`), and by id. A star stands for any letters. */
  named(name: string): readonly CardId[];
  nameOf(card: CardId): string;
  /** All names that stand for a card, as they are written in a search. */
  readonly keys: readonly string[];
}

/** The values of a path on a table: one, and of several copies of a card that of each. */
export function valuesOn(board: Board, path: ValuePath, cards: CardsByName): readonly QueryValue[] {
  if (path.of === 'table') return [TABLE[path.value]?.(board, (card) => cards.nameOf(card))];
  if (path.of === 'side') return [SIDE[path.value]?.(board, path.player)];
  return cards.named(path.card).flatMap((id) => {
    const card = board.cards[id];
    return card === undefined ? [] : [CARD[path.value]?.(card)];
  });
}

/** Whether anything that can be asked of a card is other than before. */
export const isOtherCard = (before: CardState, after: CardState, value?: string): boolean =>
  before !== after &&
  (value === undefined ? CARD_VALUES : [value]).some((each) => CARD[each]?.(before) !== CARD[each]?.(after));
