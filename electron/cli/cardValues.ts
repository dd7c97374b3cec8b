import { type Board, emptyBoard, evolveBoard, type Place } from '../../events/index.ts';
import { canonical, type FieldDifference, nameIn, type Side } from '../../machines/index.ts';
import { said } from './words/index.ts';

const LONG = 120;
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `A’s Monster Zone 3`. */
const placeWords = ({ player, zone, index }: Place): string => said.comparing.place(player, zone, index);

/** A card as the setup lays it out. */
const isLaidOut = (
  value: unknown,
): value is { readonly id: string; readonly name: string; readonly place: Place } =>
  isRecord(value) && typeof value['name'] === 'string' && isRecord(value['place']);

/** The table right before an entry; as far as its entries fit. */
function tableBefore({ path }: Pick<Side, 'path'>, position: number): Board {
  let board = emptyBoard;
  try {
    for (const entry of path.slice(0, Math.max(1, position))) board = evolveBoard(board, entry);
  } catch {
    // an edited file: what came before tells where the cards lie
  }
  return board;
}

/** Tells the values of one side: cards by their names, with where they lie, and not by their ids. */
export function valueTeller(
  side: Pick<Side, 'header' | 'path'>,
  position: number,
): (value: unknown) => string {
  const board = tableBefore(side, position);
  const nameOf = nameIn(side);
  const isCard = (value: unknown): value is string =>
    typeof value === 'string' && Object.hasOwn(board.cards, value);
  const cardWords = (id: string): string => {
    const place = board.cards[id]?.place;
    return place === undefined ? nameOf(id) : `${nameOf(id)} (${placeWords(place)})`;
  };
  const named = (value: unknown): unknown => {
    if (isCard(value)) return nameOf(value);
    if (Array.isArray(value)) return value.map(named);
    return isRecord(value)
      ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, named(part)]))
      : value;
  };
  const laidOut = (value: { readonly name: string; readonly place: Place }): string => {
    const onField = ['monster', 'extraMonster', 'spellTrap', 'fieldSpell'].includes(value.place.zone);
    const faceDown = onField && Reflect.get(value, 'faceUp') === false ? said.comparing.faceDown : '';
    const defense = Reflect.get(value, 'position') === 'defense' ? said.comparing.inDefense : '';
    const printed = side.header.cards.find(({ id }) => id === value.name)?.name ?? value.name;
    return `${printed} (${placeWords(value.place)}${faceDown}${defense})`;
  };
  return (value) => {
    if (value === undefined) return '-';
    if (isCard(value)) return cardWords(value);
    if (isLaidOut(value)) return laidOut(value);
    if (Array.isArray(value) && value.length > 0 && value.every((each) => isRecord(each) && 'value' in each))
      return value
        .map((each) => (isCard(each['value']) ? cardWords(each['value']) : String(each['value'])))
        .join(', ');
    const text = typeof value === 'string' ? value : JSON.stringify(named(value));
    return text.length > LONG ? `${text.slice(0, LONG)}…` : text;
  };
}

/** Of two long lists of cards the first card that differs, and how many each list has. */
export function narrowed(field: FieldDifference): readonly FieldDifference[] {
  const { field: at, one, other } = field;
  if (!Array.isArray(one) || !Array.isArray(other) || ![...one, ...other].every(isLaidOut)) return [field];
  const first = Array.from({ length: Math.max(one.length, other.length) }, (_, index) => index).find(
    (index) => canonical(one[index]) !== canonical(other[index]),
  );
  const lengths = { field: `${at}.length`, one: one.length, other: other.length };
  return first === undefined
    ? [field]
    : [{ field: `${at}[${first}]`, one: one[first], other: other[first] }, lengths];
}
