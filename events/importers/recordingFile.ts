import { ByteReader, RecordingProblem } from './bytes.ts';
import { MESSAGES, type Message } from './messages.ts';
import { type RecordingHeader, readRecordingHeader } from './recordingHeader.ts';
import { MOST_UNPACKED, unpack } from './unpack.ts';

/** One player's cards as the duel began, by passcode. */
export interface RecordedDeck {
  readonly main: readonly number[];
  readonly extra: readonly number[];
}

/** One message of the stream: its number, and what it says where we read that kind. */
export interface Packet {
  /** Which one it is in the stream, from 1. */
  readonly index: number;
  readonly number: number;
  readonly message: Message | undefined;
  /** Bytes that our reading of it left over. */
  readonly left: number;
}

/** A replay file of a client, read but not yet understood as a duel. */
export interface Recording {
  readonly header: RecordingHeader;
  /** Names of both sides; several a side in a tag duel. */
  readonly names: readonly [readonly string[], readonly string[]];
  /** `yrpX`: the messages of the duel. Empty for a list of answers. */
  readonly packets: readonly Packet[];
  /** The stream ended before the duel did. */
  readonly cutOff: boolean;
  /** How many bytes a packed part that was cut off unpacked to, and how many it would have been; `null` for a whole one. */
  readonly unpacked: { readonly bytes: number; readonly of: number } | null;
  /** Decks and the number of recorded answers, from the file itself or the `.yrp` inside a `.yrpX`. */
  readonly decks: readonly RecordedDeck[];
  readonly answers: number;
  readonly lifePoints: number | undefined;
}

export interface ReadRecordingOptions {
  /** The most bytes that it may unpack to. */
  readonly mostUnpacked?: number;
}

export type RecordingRead =
  | { readonly ok: true; readonly recording: Recording }
  | { readonly ok: false; readonly code: string; readonly message: string; readonly mend: string };

const NAME = 40;
const COMPANION = 231;

function readNames(bytes: ByteReader, { counted, single, tag }: RecordingHeader): Recording['names'] {
  const team = (count: number): string[] =>
    Array.from({ length: bytes.fits(count, NAME) }, () => bytes.utf16(NAME));
  if (counted && !single) {
    const first = team(bytes.u32());
    return [first, team(bytes.u32())];
  }
  const names = team(tag ? 4 : 2);
  const half = names.length / 2;
  // A tag duel of the classic clients names host, tag host, tag client, client.
  return [names.slice(0, half), tag ? names.slice(half).reverse() : names.slice(half)];
}

const codes = (bytes: ByteReader): number[] =>
  Array.from({ length: bytes.fits(bytes.u32(), 4) }, () => bytes.u32());

interface Answers {
  readonly decks: readonly RecordedDeck[];
  readonly answers: number;
  readonly lifePoints: number;
  /** It ends in the middle of an answer. */
  readonly cutOff: boolean;
}

/** The body of a `.yrp`: parameters, decks and what was answered (rules are those of the client's core). */
function readAnswers(bytes: ByteReader, header: RecordingHeader, players: number): Answers {
  const lifePoints = bytes.u32();
  bytes.u32();
  bytes.u32();
  if (header.wideDuelFlags) bytes.u64();
  else bytes.u32();
  if (header.single) bytes.bytes(bytes.u16());
  const decks: RecordedDeck[] = [];
  if (!header.single || header.handTest) {
    for (let player = 0; player < players; player += 1)
      decks.push({ main: codes(bytes), extra: codes(bytes) });
    if (header.counted && !header.handTest) codes(bytes);
  }
  let answers = 0;
  let cutOff = false;
  while (bytes.left > 0) {
    let length = bytes.u8();
    if (length === 0) {
      if (header.kind === 'yrp1' || bytes.left < 2) break;
      length = bytes.u16();
    }
    cutOff = length > bytes.left;
    if (cutOff) break;
    bytes.bytes(length);
    answers += 1;
  }
  return { decks, answers, lifePoints, cutOff };
}

function readMessage(
  number: number,
  bytes: ByteReader,
  { layout }: RecordingHeader,
): Pick<Packet, 'message' | 'left'> {
  const known = (MESSAGES as Record<number, (typeof MESSAGES)[keyof typeof MESSAGES]>)[number];
  const length = bytes.left;
  if (known === undefined) return { message: undefined, left: length };
  try {
    const message = { name: known.name, body: known.read(bytes, layout) } as Message;
    return { message, left: bytes.left };
  } catch (error) {
    // One message that is laid out otherwise is counted as not read; the duel goes on.
    if (error instanceof RecordingProblem) return { message: undefined, left: length };
    throw error;
  }
}

/** Queries of a zone, and of one card: player and location come first in both, in the latter the place in the zone next. */
const ZONE_QUERIED = 6;
const CARD_QUERIED = 7;

/** What the last query of each zone or card said, and where in the stream. */
class LastQueries {
  readonly #last = new Map<
    number,
    { readonly at: number; readonly length: number; readonly read: Pick<Packet, 'message' | 'left'> }
  >();

  /** Reads a query. Most of a stream repeats what it said of the same zone before: that is the same message again. */
  read(
    number: number,
    bytes: ByteReader,
    length: number,
    header: RecordingHeader,
  ): Pick<Packet, 'message' | 'left'> {
    const place = number === CARD_QUERIED ? bytes.peek(2) * 2 + 1 : 0;
    const key = (place * 256 + bytes.peek(1)) * 256 + bytes.peek(0);
    const before = this.#last.get(key);
    if (before !== undefined && before.length === length && bytes.repeats(before.at, length)) {
      bytes.pass(length);
      return before.read;
    }
    const { at } = bytes;
    const read = readMessage(number, bytes.part(length, 'a message'), header);
    this.#last.set(key, { at, length, read });
    return read;
  }
}

interface Stream {
  readonly packets: readonly Packet[];
  readonly cutOff: boolean;
  readonly companion: Uint8Array | undefined;
}

function readStream(bytes: ByteReader, header: RecordingHeader): Stream {
  const packets: Packet[] = [];
  const queries = new LastQueries();
  let companion: Uint8Array | undefined;
  while (bytes.left >= 5) {
    const number = bytes.u8();
    const length = bytes.u32();
    if (length > bytes.left) break;
    if (number === COMPANION) {
      companion = bytes.bytes(length);
      continue;
    }
    const { message, left } =
      number === ZONE_QUERIED || number === CARD_QUERIED
        ? queries.read(number, bytes, length, header)
        : readMessage(number, bytes.part(length, 'a message'), header);
    packets.push({ index: packets.length + 1, number, message, left });
  }
  // What is missing behind the end of the duel is no part of it.
  const won = packets.some(({ message }) => message?.name === 'win');
  return { packets, cutOff: !won, companion };
}

interface Body {
  readonly bytes: ByteReader;
  readonly unpacked: Recording['unpacked'];
  /** As long as the header says. */
  readonly isWhole: boolean;
}

function bodyOf(file: Uint8Array, header: RecordingHeader, most: number): Body {
  const packed = file.subarray(header.length);
  const { bytes: body, of } = header.compressed
    ? unpack(packed, header.properties, header.size, most, header.length)
    : { bytes: packed, of: packed.length };
  if (body.length > most)
    throw new RecordingProblem(
      'recording/too-large',
      `it holds ${body.length} bytes, and ${most} are allowed`,
      'Allow more with `duelscope import --allow`, if you trust where it comes from.',
    );
  const unpacked = body.length < of ? { bytes: body.length, of } : null;
  return { bytes: new ByteReader(body, 'the recording'), unpacked, isWhole: body.length >= header.size };
}

function read(file: Uint8Array, most: number): Recording {
  const header = readRecordingHeader(new ByteReader(file, 'the header'));
  const { bytes, unpacked, isWhole } = bodyOf(file, header, most);
  const names = readNames(bytes, header);
  const players = names[0].length + names[1].length;
  if (header.kind !== 'yrpX') {
    const answers = readAnswers(bytes, header, players);
    return { header, names, packets: [], unpacked, ...answers, cutOff: answers.cutOff || !isWhole };
  }
  if (header.wideDuelFlags) bytes.u64();
  else bytes.u32();
  const { packets, cutOff, companion } = readStream(bytes, header);
  if (!packets.some(({ message }) => message?.name === 'start'))
    throw new RecordingProblem(
      unpacked === null ? 'recording/damaged' : 'recording/cut-off',
      'it holds no beginning of a duel: its header is damaged, or too little of it is left',
    );
  // what the file inside says is seldom asked for, and is packed once more
  let inner: Recording | null | undefined;
  const within = (): Recording | null => {
    if (inner === undefined) inner = companion === undefined ? null : (readQuietly(companion, most) ?? null);
    return inner;
  };
  return {
    ...{ header, names, packets, cutOff, unpacked },
    get decks() {
      return within()?.decks ?? [];
    },
    get answers() {
      return within()?.answers ?? 0;
    },
    get lifePoints() {
      return within()?.lifePoints;
    },
  };
}

/** The `.yrp` inside a stream is a bonus: where it is damaged, the stream still is the duel. */
function readQuietly(file: Uint8Array, most: number): Recording | undefined {
  try {
    return read(file, most);
  } catch (error) {
    if (error instanceof RecordingProblem) return undefined;
    throw error;
  }
}

/**
 * Reads a `.yrpX` or `.yrp` file of EDOPro or YGOPro: header, names, decks, and each message of the stream.
 * Nothing in it is executed; what is no such file, is damaged, or would unpack to too much, comes back as an error.
 * @param file the whole file
 */
export function readRecording(
  file: Uint8Array,
  { mostUnpacked = MOST_UNPACKED }: ReadRecordingOptions = {},
): RecordingRead {
  try {
    return { ok: true, recording: read(file, mostUnpacked) };
  } catch (error) {
    if (!(error instanceof RecordingProblem)) throw error;
    const { code, message, mend } = error;
    return { ok: false, code, message, mend };
  }
}
