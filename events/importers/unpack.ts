import { decompress } from 'lzma1';
import { RecordingProblem } from './bytes.ts';

/** 64 MiB: no duel comes near it, and nobody's memory is filled by a few bytes. */
export const MOST_UNPACKED = 64 * 1024 * 1024;

const PROPERTIES = 5;
const SIZE = 8;
const SMALLEST_WINDOW = 4096;
/** What the packer may ask of tables: the unpacker's memory grows with the power of it. */
const MOST_LITERAL_BITS = 4;
/** From here on the unpacker takes the first property byte for a negative number, and makes tables without end. */
const TOO_LARGE = 128;

/** Whether the first property byte is one that a client writes (they all write 0x5d): few literal bits (lc and lp). */
const isUsual = (property: number): boolean =>
  property < TOO_LARGE && (property % 9) + (Math.floor(property / 9) % 5) <= MOST_LITERAL_BITS;

/** The packed bytes ended before all of it was unpacked. */
class PackedEnd extends Error {}

/**
 * The packed bytes as the unpacker's input. It is no real array: reading past the end throws, where the unpacker would
 * go on making rubbish up to the size that the header claims.
 * @param read is told how many bytes were read so far
 */
function endingInput(bytes: Uint8Array, read: { bytes: number }): Uint8Array {
  const input = {
    get: (_: object, key: string | symbol): unknown => {
      if (key === 'length') return bytes.length + 1;
      if (typeof key === 'symbol') return undefined;
      const at = Number(key);
      const value = bytes[at];
      if (value === undefined) throw new PackedEnd();
      read.bytes = at;
      return value;
    },
  };
  return new Proxy({}, input) as Uint8Array;
}

/** The stream with the header that the unpacker wants, for a size; its window is no larger than what it may grow to. */
function headed(packed: Uint8Array, properties: Uint8Array): (size: number) => Uint8Array {
  const whole = new Uint8Array(PROPERTIES + SIZE + packed.length);
  const view = new DataView(whole.buffer);
  whole.set(properties.subarray(0, PROPERTIES));
  whole.set(packed, PROPERTIES + SIZE);
  const claimed = view.getUint32(1, true);
  return (size) => {
    view.setUint32(1, Math.min(claimed, Math.max(SMALLEST_WINDOW, size)), true);
    view.setBigUint64(PROPERTIES, BigInt(size), true);
    return whole;
  };
}

/** So near to the end of what can be unpacked is near enough: a message more or less. */
const NEAR = 64;
const MOST_TRIES = 24;
/** Looking for the end unpacks no more than this, all tries together. */
const MOST_WORK = 12 * 1024 * 1024;

/**
 * The beginning of what a cut-off stream unpacks to. The unpacker gives either all that it is asked for or nothing, so
 * the most that it can give is looked for: as far as the packed bytes reach at the rate so far, else in the middle.
 */
function beginningOf(whole: (size: number) => Uint8Array, packed: number, size: number): Uint8Array {
  let best = new Uint8Array(0);
  let beyond = size;
  let rate = 8;
  let work = 0;
  for (let tries = 0; tries < MOST_TRIES && beyond - best.length > NEAR && work < MOST_WORK; tries += 1) {
    const reach = Math.floor(packed * rate);
    const wanted =
      tries % 2 === 0 && reach > best.length && reach < beyond
        ? reach
        : best.length + Math.ceil((beyond - best.length) / 2);
    const read = { bytes: 0 };
    try {
      best = decompress(endingInput(whole(wanted), read)).slice(0, wanted);
      rate = best.length / Math.max(1, read.bytes - PROPERTIES - SIZE);
    } catch {
      beyond = wanted;
    }
    work += best.length;
  }
  return best;
}

/** What a packed stream unpacked to: all of it, or as much as there is of one that was cut off. */
export interface Unpacked {
  readonly bytes: Uint8Array;
  /** How many bytes it would have been. */
  readonly of: number;
}

/**
 * Unpacks a raw LZMA1 stream. What it may grow to is settled by `size` and `most` before the first byte is unpacked,
 * and its window is no larger than what it may grow to, whatever the properties say.
 * @param properties the five bytes of the replay's header
 * @param size how many bytes the header says it unpacks to
 * @param from where in the file the stream begins, for messages
 * @returns of a stream that was cut off, the beginning
 * @throws RecordingProblem where it says more than `most`, or is damaged
 */
export function unpack(
  packed: Uint8Array,
  properties: Uint8Array,
  size: number,
  most = MOST_UNPACKED,
  from = 0,
): Unpacked {
  if (size > most) {
    throw new RecordingProblem(
      'recording/too-large',
      `it says that it unpacks to ${size} bytes, and ${most} are allowed`,
      'Allow more with `duelscope import --allow`, if you trust where it comes from.',
    );
  }
  if (!isUsual(properties[0] ?? 0))
    throw new RecordingProblem('recording/damaged', 'its packed part names settings that no client uses');
  const whole = headed(packed, properties);
  const read = { bytes: 0 };
  let unpacked: Uint8Array;
  try {
    unpacked = decompress(endingInput(whole(size), read));
  } catch (error) {
    // the damage lies there, or before: what it did comes to light later
    if (!(error instanceof PackedEnd))
      throw new RecordingProblem(
        'recording/damaged',
        `its packed part is damaged at byte ${from + Math.max(0, read.bytes - PROPERTIES - SIZE)} of the file, or before that, and nothing behind the damage can be read`,
        'Copy or download it again.',
      );
    const bytes = beginningOf(whole, packed.length, size);
    if (bytes.length > 0) return { bytes, of: size };
    throw new RecordingProblem('recording/cut-off', 'its packed part ends before all of it is unpacked');
  }
  if (unpacked.length < size)
    throw new RecordingProblem(
      'recording/damaged',
      `it unpacks to ${unpacked.length} bytes instead of ${size}`,
    );
  // The last match may reach past what was asked for.
  return { bytes: unpacked.subarray(0, size), of: size };
}
