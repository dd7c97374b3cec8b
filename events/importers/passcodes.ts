import type { CardName, Source, Values } from '../messages/index.ts';
import { type CardBook, nameOfPasscode, printedByQuery } from './cardNames.ts';
import type { RecordedKind } from './observed.ts';
import type { CardQuery } from './queries.ts';
import { queriesOf } from './queriesOf.ts';
import type { Recording } from './recordingFile.ts';

/**
 * What is known of the passcodes of a recording: of our own cards from their data, of others from the stream's own
 * queries, and only what those leave out from the reader's card data. So whatever card data a reader has, a recording
 * becomes the same entries with the same numbers.
 */
export interface Passcodes {
  nameOf(code: number): CardName;
  valuesOf(code: number): Values;
  kindOf(code: number): Source['kind'];
  /** Whether a card of this passcode is a monster; `undefined` where nothing tells. */
  isMonster(code: number): boolean | undefined;
  /** Every passcode that was asked about. */
  kinds(): readonly RecordedKind[];
}

const TRAP = 0x4;
const SPELL = 0x2;
const ICONS: readonly (readonly [bit: number, icon: RecordedKind['icon']])[] = [
  [0x80, 'ritual'],
  [0x10000, 'quickPlay'],
  [0x20000, 'continuous'],
  [0x40000, 'equip'],
  [0x80000, 'field'],
  [0x100000, 'counter'],
];
const iconOf = (bits: number): RecordedKind['icon'] =>
  (bits & (SPELL | TRAP)) === 0 ? undefined : (ICONS.find(([bit]) => (bits & bit) !== 0)?.[1] ?? 'normal');
const SPELL_KINDS: readonly (readonly [bit: number, kind: Source['kind']])[] = [
  [0x10000, 'quickPlaySpell'],
  [0x20000, 'continuousSpell'],
  [0x40000, 'equipSpell'],
  [0x80000, 'fieldSpell'],
];

/** What no entry depends on. */
const onlyWords = ({ attribute, type }: Values = {}): Values => ({
  ...(attribute === undefined ? {} : { attribute }),
  ...(type === undefined ? {} : { type }),
});

/**
 * Looks through a whole recording for what its passcodes are.
 */
export function passcodesOf(recording: Recording, book: CardBook): Passcodes {
  const asked = new Map<number, CardQuery>();
  for (const queries of queriesOf(recording).different) {
    for (const query of queries) {
      const code = query?.code ?? 0;
      if (query !== null && code !== 0 && query.type !== undefined && !asked.has(code))
        asked.set(code, query);
    }
  }
  const named = new Map<number, CardName>();
  const values = new Map<number, Values>();
  const type = (code: number): number | undefined => asked.get(code)?.type;
  const passcodes: Passcodes = {
    nameOf(code) {
      const name = book(code)?.name ?? nameOfPasscode(code);
      named.set(code, name);
      return name;
    },
    valuesOf(code) {
      const known = values.get(code);
      if (known !== undefined) return known;
      const query = asked.get(code);
      const card = book(code);
      const found =
        card?.isOwn === true || query === undefined
          ? (card?.values ?? {})
          : { ...onlyWords(card?.values), ...printedByQuery(query) };
      values.set(code, found);
      return found;
    },
    kindOf(code) {
      const bits = type(code) ?? 0;
      if ((bits & TRAP) !== 0) return 'trap';
      if ((bits & SPELL) === 0) return 'monster';
      return SPELL_KINDS.find(([bit]) => (bits & bit) !== 0)?.[1] ?? 'normalSpell';
    },
    isMonster(code) {
      const bits = type(code);
      return bits === undefined ? undefined : (bits & (SPELL | TRAP)) === 0;
    },
    kinds: () =>
      [...named].map(([passcode, name]) => ({
        passcode,
        name,
        kind: passcodes.kindOf(passcode),
        icon: iconOf(type(passcode) ?? 0),
        values: passcodes.valuesOf(passcode),
      })),
  };
  return passcodes;
}
