import { ByteReader, RecordingProblem } from './bytes.ts';
import { type Layout, type Location, location } from './fields.ts';

/** What the core said of one card when its field was queried; only what was asked for is there. */
export interface CardQuery {
  readonly code?: number | undefined;
  readonly position?: number | undefined;
  readonly type?: number | undefined;
  readonly level?: number | undefined;
  readonly rank?: number | undefined;
  readonly attribute?: number | undefined;
  readonly race?: number | undefined;
  readonly atk?: number | undefined;
  readonly def?: number | undefined;
  readonly baseAtk?: number | undefined;
  readonly baseDef?: number | undefined;
  readonly equippedTo?: Location | undefined;
  readonly materials?: readonly number[] | undefined;
  readonly counters?: readonly number[] | undefined;
  readonly owner?: number | undefined;
  readonly link?: number | undefined;
  readonly hidden?: boolean | undefined;
}
type Writable = { -readonly [K in keyof Required<CardQuery>]: CardQuery[K] };

/** All parts at once: a stream has thousands of queries, and an object that grows part by part is moved as it grows. */
const emptyQuery = (): Writable => ({
  code: undefined,
  position: undefined,
  type: undefined,
  level: undefined,
  rank: undefined,
  attribute: undefined,
  race: undefined,
  atk: undefined,
  def: undefined,
  baseAtk: undefined,
  baseDef: undefined,
  equippedTo: undefined,
  materials: undefined,
  counters: undefined,
  owner: undefined,
  link: undefined,
  hidden: undefined,
});

const END = 0x80000000;
const FLAG_BYTES = 4;
const LINK_MARKER = 4;

/** Takes one field; `size` bytes are its in the modern layout. */
type Take = (into: Writable, bytes: ByteReader, layout: Layout, size: number) => void;
const skip =
  (length: number): Take =>
  (_, bytes) => {
    bytes.pass(length);
  };
const numbers = (bytes: ByteReader): number[] =>
  Array.from({ length: bytes.fits(bytes.u32(), 4) }, () => bytes.u32());
const number =
  (name: 'code' | 'type' | 'level' | 'rank' | 'attribute' | 'atk' | 'def' | 'baseAtk' | 'baseDef'): Take =>
  (into, bytes) => {
    into[name] = bytes.i32();
  };

/** Every field of a query by its flag, in the order of the flags: the old layout has them in that order. */
const FIELDS: readonly (readonly [flag: number, take: Take])[] = [
  [
    0x1,
    (into, bytes) => {
      into.code = bytes.u32();
    },
  ],
  [
    0x2,
    (into, bytes, layout) => {
      // The old layout packs controller, location and place into the same number; the position is its highest byte.
      const position = bytes.u32();
      into.position = layout === 'modern' ? position : position >>> 24;
    },
  ],
  [0x4, skip(4)],
  [0x8, number('type')],
  [0x10, number('level')],
  [0x20, number('rank')],
  [0x40, number('attribute')],
  [
    0x80,
    (into, bytes, layout, size) => {
      into.race = layout === 'modern' && size >= 8 ? Number(bytes.u64()) : bytes.u32();
    },
  ],
  [0x100, number('atk')],
  [0x200, number('def')],
  [0x400, number('baseAtk')],
  [0x800, number('baseDef')],
  [0x1000, skip(4)],
  [0x2000, (_, bytes, layout) => void location(bytes, layout)],
  [
    0x4000,
    (into, bytes, layout) => {
      into.equippedTo = location(bytes, layout);
    },
  ],
  [
    0x8000,
    (_, bytes, layout) => {
      for (let left = bytes.fits(bytes.u32(), 4); left > 0; left -= 1) location(bytes, layout);
    },
  ],
  [
    0x10000,
    (into, bytes) => {
      into.materials = numbers(bytes);
    },
  ],
  [
    0x20000,
    (into, bytes) => {
      into.counters = numbers(bytes);
    },
  ],
  [
    0x40000,
    (into, bytes, layout) => {
      into.owner = layout === 'modern' ? bytes.u8() : bytes.u32();
    },
  ],
  [0x80000, skip(4)],
  [0x200000, skip(4)],
  [0x400000, skip(4)],
  [
    0x800000,
    (into, bytes) => {
      into.link = bytes.u32();
      bytes.pass(LINK_MARKER);
    },
  ],
  [
    0x1000000,
    (into, bytes) => {
      into.hidden = bytes.u8() !== 0;
    },
  ],
];
const BY_FLAG: ReadonlyMap<number, Take> = new Map(FIELDS);

/** Modern: each field with its own size and flag, until the end flag. A zone without a card is a size of 0. */
function readModern(bytes: ByteReader): CardQuery | null {
  const query = emptyQuery();
  for (let first = true; ; first = false) {
    const size = bytes.u16();
    if (size === 0 && first) return null;
    const flag = bytes.u32();
    if (flag === END) return query;
    const end = bytes.at + size - FLAG_BYTES;
    BY_FLAG.get(flag)?.(query, bytes, 'modern', size - FLAG_BYTES);
    if (bytes.at > end)
      throw new RecordingProblem('recording/damaged', 'a card query is longer than it says');
    bytes.pass(end - bytes.at);
  }
}

/** Old: a length, the flags together, then the fields in their order. */
function readOld(bytes: ByteReader): CardQuery | null {
  const length = bytes.u32();
  if (length <= 4) return null;
  const value = new ByteReader(bytes.bytes(length - 4), 'a card query');
  const flags = value.u32();
  const query = emptyQuery();
  for (const [flag, take] of FIELDS) if ((flags & flag) !== 0) take(query, value, 'old', 0);
  return query;
}

/** One card as it was told of, and where. */
interface Told {
  readonly blob: Uint8Array;
  readonly from: number;
  readonly length: number;
  readonly query: CardQuery;
}

/** Of a card whose numbers go on changing the last few are kept: no file can make us look through more. */
const MOST_ALIKE = 16;

/** Where in a query the passcode, or a part of it, stands in either layout. */
const PASSCODE_AT = 6;

/** What a recording has told of cards so far: the same words are the same query again. */
export class KnownQueries {
  readonly #told = new Map<number, Told[]>();

  #like(blob: Uint8Array, from: number): Told[] {
    const at = from + PASSCODE_AT;
    const key =
      (blob[at] ?? 0) |
      ((blob[at + 1] ?? 0) << 8) |
      ((blob[at + 2] ?? 0) << 16) |
      ((blob[at + 3] ?? 0) << 24);
    let like = this.#told.get(key);
    if (like === undefined) {
      like = [];
      this.#told.set(key, like);
    }
    return like;
  }

  /** Reads the next card of a blob, from byte `bytes.at` on. */
  read(blob: Uint8Array, bytes: ByteReader, layout: Layout): CardQuery | null {
    const from = bytes.at;
    const like = this.#like(blob, from);
    const known = like.find((told) => isToldAgain(told, blob, from));
    if (known !== undefined) {
      bytes.pass(known.length);
      return known.query;
    }
    const query = layout === 'modern' ? readModern(bytes) : readOld(bytes);
    if (query === null) return null;
    if (like.length === MOST_ALIKE) like.shift();
    like.push({ blob, from, length: bytes.at - from, query });
    return query;
  }
}

function isToldAgain(told: Told, blob: Uint8Array, from: number): boolean {
  const { length } = told;
  if (from + length > blob.length) return false;
  for (let at = 0; at < length; at += 1) if (told.blob[told.from + at] !== blob[from + at]) return false;
  return true;
}

/**
 * The cards of a queried zone in order, `null` where a zone is empty.
 * @param known what was told before it in the same recording
 * @throws RecordingProblem where it is cut off
 */
export function readQueries(
  blob: Uint8Array,
  layout: Layout,
  known = new KnownQueries(),
): readonly (CardQuery | null)[] {
  const bytes = new ByteReader(blob, 'a card query');
  const found: (CardQuery | null)[] = [];
  while (bytes.left > 0) found.push(known.read(blob, bytes, layout));
  return found;
}
