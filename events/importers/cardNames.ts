import type { CardName, Values } from '../messages/index.ts';
import type { CardQuery } from './queries.ts';

/** What is printed on a card, by its passcode; `undefined` where the book does not know it. */
export interface PrintedCard {
  readonly name: CardName;
  readonly values: Values;
  /** One of our own cards, whose values are known to be right. */
  readonly isOwn?: true;
}
export type CardBook = (passcode: number) => PrintedCard | undefined;

/** A card whose passcode the recording never told. */
export const UNKNOWN_CARD = 'unknown-card';
export const nameOfPasscode = (passcode: number): CardName =>
  passcode === 0 ? UNKNOWN_CARD : `passcode-${passcode}`;

const ATTRIBUTES: readonly (readonly [bit: number, name: string])[] = [
  [0x1, 'EARTH'],
  [0x2, 'WATER'],
  [0x4, 'FIRE'],
  [0x8, 'WIND'],
  [0x10, 'LIGHT'],
  [0x20, 'DARK'],
  [0x40, 'DIVINE'],
];
const TYPES = [
  'Warrior',
  'Spellcaster',
  'Fairy',
  'Fiend',
  'Zombie',
  'Machine',
  'Aqua',
  'Pyro',
  'Rock',
  'Winged Beast',
  'Plant',
  'Insect',
  'Thunder',
  'Dragon',
  'Beast',
  'Beast-Warrior',
  'Dinosaur',
  'Fish',
  'Sea Serpent',
  'Reptile',
  'Psychic',
  'Divine-Beast',
  'Creator God',
  'Wyrm',
  'Cyberse',
  'Illusion',
];
const NOT_A_MONSTER = 0x6;

const nonNegative = (value: number | undefined): number | undefined =>
  value === undefined || value < 0 ? undefined : value;

const positive = (value: number | undefined): number | undefined =>
  value === undefined || value <= 0 ? undefined : value;

export const attributeOf = (bits: number | undefined): string | undefined =>
  ATTRIBUTES.find(([bit]) => bits === bit)?.[1];
export const typeOf = (bits: number | undefined): string | undefined =>
  TYPES.find((_, index) => bits === 2 ** index);

const LINK = 0x4000000;

/**
 * What a stream itself says is printed on a card: the values its queries call the original ones. A Link Monster has
 * neither DEF nor Level; of an Xyz Monster the Rank stands for it.
 */
export function printedByQuery(query: CardQuery): Values {
  if (query.type === undefined || (query.type & NOT_A_MONSTER) !== 0) return {};
  const isLink = (query.type & LINK) !== 0;
  const values: Record<string, number | string | undefined> = {
    atk: nonNegative(query.baseAtk ?? query.atk),
    def: isLink ? undefined : nonNegative(query.baseDef ?? query.def),
    level: isLink ? undefined : (positive(query.level) ?? positive(query.rank)),
    attribute: attributeOf(query.attribute),
    type: typeOf(query.race),
  };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

/** A row of a client's card database: type, attribute and race are bits; the Level is the lowest byte of its number. */
export interface CardRow {
  readonly type: number;
  readonly atk: number | undefined;
  readonly def: number | undefined;
  readonly level: number | undefined;
  readonly race: number | undefined;
  readonly attribute: number | undefined;
}
const LEVEL_BITS = 0xff;

/** What is printed on a monster, as a card database has it; Spells and Traps have no values. */
export const valuesOfRow = ({ type, atk, def, level, race, attribute }: CardRow): Values =>
  printedByQuery({
    type,
    ...(atk === undefined ? {} : { baseAtk: atk }),
    // of a Link Monster the number holds its arrows
    ...(def === undefined ? {} : { baseDef: def }),
    ...(level === undefined ? {} : { level: level & LEVEL_BITS }),
    ...(race === undefined ? {} : { race }),
    ...(attribute === undefined ? {} : { attribute }),
  });
