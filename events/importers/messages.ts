import type { ByteReader } from './bytes.ts';
import {
  description,
  type Field,
  i32,
  type Layout,
  list,
  location,
  modernOnly,
  narrow,
  oldOnly,
  record,
  u8,
  u16,
  u32,
  type ValueOf,
} from './fields.ts';

const card = { code: u32, at: location };
const player = { player: u8 };
const amount = record({ ...player, amount: u32 });
const link = record({ link: u8 });
const nothing = record({});
const cards = record({ cards: list(narrow, location, 4) });
const confirmed = record({
  ...player,
  cards: list(narrow, record({ code: u32, player: u8, location: u8, sequence: narrow }), 7),
});
const codes = record({ ...player, codes: list(narrow, u32, 4) });
const counter = record({ counter: u16, player: u8, location: u8, sequence: u8, amount: u16 });
const tossed = record({ ...player, results: list(u8, u8, 1) });
const fighter = { at: location, atk: i32, def: i32, destroyed: u8 };
const rest: Field<Uint8Array> = (bytes) => bytes.bytes(bytes.left);
/** The card queries that fill most of a stream have a length of their own in the modern layout. */
const queries: Field<Uint8Array> = (bytes, layout) =>
  layout === 'modern' ? bytes.bytes(bytes.u32()) : rest(bytes, layout);

const zone: Field<{ readonly position: number; readonly materials: number } | null> = (bytes, layout) =>
  bytes.u8() === 0 ? null : { position: bytes.u8(), materials: narrow(bytes, layout) };
const zones =
  (count: number): Field<readonly ValueOf<typeof zone>[]> =>
  (bytes, layout) =>
    Array.from({ length: count }, () => zone(bytes, layout));
const side = record({
  lifePoints: u32,
  monsters: zones(7),
  spellTraps: zones(8),
  deck: narrow,
  hand: narrow,
  graveyard: narrow,
  banished: narrow,
  extraDeck: narrow,
  extraDeckFaceUp: narrow,
});
/** The highest bit of a passcode says there that the card is face-up. */
const passcode: Field<number> = (bytes) => bytes.u32() & 0x7fffffff;
const tagCounts = {
  ...player,
  deck: narrow,
  extraDeck: narrow,
  extraDeckFaceUp: narrow,
  hand: narrow,
  top: passcode,
};
const tagSwapped = (bytes: ByteReader, layout: Layout) => {
  const counts = record(tagCounts)(bytes, layout);
  const many = bytes.fits(counts.hand + counts.extraDeck, 4);
  const card = record({ code: passcode, position: modernOnly(u32) });
  return { ...counts, cards: Array.from({ length: many }, () => card(bytes, layout)) };
};

/** The messages of the duel that we read, by their number in the stream. */
export const MESSAGES = {
  2: { name: 'hint', read: record({ kind: u8, ...player, value: description }) },
  4: {
    name: 'start',
    read: record({
      kind: u8,
      rule: oldOnly(u8),
      lifePoints0: u32,
      lifePoints1: u32,
      deck0: u16,
      extraDeck0: u16,
      deck1: u16,
      extraDeck1: u16,
    }),
  },
  5: { name: 'win', read: record({ ...player, reason: u8 }) },
  6: { name: 'zoneQueried', read: record({ ...player, location: u8, blob: queries }) },
  7: { name: 'cardQueried', read: record({ ...player, location: u8, sequence: u8, blob: rest }) },
  30: { name: 'deckTopConfirmed', read: confirmed },
  31: { name: 'cardsConfirmed', read: confirmed },
  32: { name: 'deckShuffled', read: record(player) },
  33: { name: 'handShuffled', read: codes },
  35: { name: 'graveyardSwapped', read: record({ ...player, rest }) },
  36: {
    name: 'setCardsShuffled',
    read: (bytes: ByteReader, layout: Layout) => {
      const zone = bytes.u8();
      const count = bytes.fits(bytes.u8(), 8);
      const many = (): readonly ValueOf<typeof location>[] =>
        Array.from({ length: count }, () => location(bytes, layout));
      return { location: zone, from: many(), to: many() };
    },
  },
  38: { name: 'deckTop', read: record({ ...player, depth: narrow, code: u32, position: modernOnly(u32) }) },
  39: { name: 'extraDeckShuffled', read: codes },
  40: { name: 'turnBegun', read: record(player) },
  41: { name: 'phaseEntered', read: record({ phase: u16 }) },
  42: { name: 'extraDeckConfirmed', read: confirmed },
  50: { name: 'moved', read: record({ code: u32, from: location, to: location, reason: u32 }) },
  53: {
    name: 'turned',
    read: record({ code: u32, ...player, location: u8, sequence: u8, from: u8, to: u8 }),
  },
  54: { name: 'set', read: record(card) },
  55: { name: 'swapped', read: record({ first: record(card), second: record(card) }) },
  56: { name: 'zonesDisabled', read: record({ zones: u32 }) },
  60: { name: 'summoning', read: record(card) },
  61: { name: 'summoned', read: nothing },
  62: { name: 'specialSummoning', read: record(card) },
  63: { name: 'specialSummoned', read: nothing },
  64: { name: 'flipSummoning', read: record(card) },
  65: { name: 'flipSummoned', read: nothing },
  70: {
    name: 'activated',
    read: record({
      ...card,
      ...player,
      location: u8,
      sequence: narrow,
      description,
      link: narrow,
    }),
  },
  71: { name: 'linked', read: link },
  72: { name: 'linkResolving', read: link },
  73: { name: 'linkResolved', read: link },
  74: { name: 'chainEnded', read: nothing },
  75: { name: 'activationNegated', read: link },
  76: { name: 'effectNegated', read: link },
  80: { name: 'cardsSelected', read: cards },
  81: { name: 'cardsSelectedByChance', read: record({ ...player, cards: list(narrow, location, 4) }) },
  83: { name: 'targeted', read: cards },
  90: {
    name: 'drawn',
    read: record({ ...player, cards: list(narrow, record({ code: u32, position: modernOnly(u32) }), 4) }),
  },
  91: { name: 'damaged', read: amount },
  92: { name: 'recovered', read: amount },
  93: { name: 'equipped', read: record({ card: location, to: location }) },
  94: { name: 'lifePointsSet', read: amount },
  95: { name: 'unequipped', read: record({ card: location }) },
  96: { name: 'bondMade', read: record({ card: location, to: location }) },
  97: { name: 'bondEnded', read: record({ card: location, to: location }) },
  100: { name: 'paid', read: amount },
  101: { name: 'counterAdded', read: counter },
  102: { name: 'counterRemoved', read: counter },
  110: { name: 'attacked', read: record({ attacker: location, target: location }) },
  111: { name: 'battled', read: record({ attacker: record(fighter), target: record(fighter) }) },
  112: { name: 'attackNegated', read: nothing },
  113: { name: 'damageStepBegun', read: nothing },
  114: { name: 'damageStepEnded', read: nothing },
  120: { name: 'effectMissed', read: record({ at: location, code: u32 }) },
  130: { name: 'coinsTossed', read: tossed },
  131: { name: 'diceThrown', read: tossed },
  160: { name: 'cardHint', read: record({ at: location, kind: u8, value: description }) },
  161: { name: 'tagSwapped', read: tagSwapped },
  162: {
    name: 'fieldReloaded',
    read: (bytes: ByteReader, layout: Layout) => {
      const options = narrow(bytes, layout);
      return {
        options,
        sides: [side(bytes, layout), side(bytes, layout)] as const,
        chain: rest(bytes, layout),
      };
    },
  },
  165: { name: 'playerHint', read: record({ ...player, kind: u8, value: description }) },
} as const;

type Messages = typeof MESSAGES;
export type MessageName = Messages[keyof Messages]['name'];
/** A message by its name, with what it says. */
export type MessageOf<N extends MessageName> = {
  [K in keyof Messages]: Messages[K]['name'] extends N
    ? { readonly name: N; readonly body: ReturnType<Messages[K]['read']> }
    : never;
}[keyof Messages];
export type Message = { [N in MessageName]: MessageOf<N> }[MessageName];
