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

/**
 * The packed bytes as the unpacker's input. It is no real array: reading past the end throws, where the unpacker would
 * go on making rubbish up to the size that the header claims.
 */
function endingInput(bytes: Uint8Array): Uint8Array {
  const input = {
    get: (_: object, key: string | symbol): unknown => {
      if (key === 'length') return bytes.length + 1;
      if (typeof key === 'symbol') return undefined;
      const value = bytes[Number(key)];
      if (value === undefined)
        throw new RecordingProblem('recording/cut-off', 'its packed part ends before all of it is unpacked');
      return value;
    },
  };
  return new Proxy({}, input) as Uint8Array;
}

/**
 * Unpacks a raw LZMA1 stream. What it may grow to is settled by `size` and `most` before the first byte is unpacked,
 * and its window is no larger than what it may grow to, whatever the properties say.
 * @param properties the five bytes of the replay's header
 * @param size how many bytes the header says it unpacks to
 * @throws RecordingProblem where it says more than `most`, or is damaged
 */
export function unpack(
  packed: Uint8Array,
  properties: Uint8Array,
  size: number,
  most = MOST_UNPACKED,
): Uint8Array {
  if (size > most) {
    throw new RecordingProblem(
      'recording/too-large',
      `it says that it unpacks to ${size} bytes, and ${most} are allowed`,
      'Allow more, if you trust where it comes from.',
    );
  }
  if (!isUsual(properties[0] ?? 0))
    throw new RecordingProblem('recording/damaged', 'its packed part names settings that no client uses');
  const head = new Uint8Array(PROPERTIES + SIZE + packed.length);
  const view = new DataView(head.buffer);
  head.set(properties.subarray(0, PROPERTIES));
  const claimed = view.getUint32(1, true);
  view.setUint32(1, Math.min(claimed, Math.max(SMALLEST_WINDOW, size)), true);
  view.setBigUint64(PROPERTIES, BigInt(size), true);
  head.set(packed, PROPERTIES + SIZE);
  let unpacked: Uint8Array;
  try {
    unpacked = decompress(endingInput(head));
  } catch (error) {
    if (error instanceof RecordingProblem) throw error;
    throw new RecordingProblem('recording/damaged', 'its packed part is damaged');
  }
  if (unpacked.length < size)
    throw new RecordingProblem(
      'recording/damaged',
      `it unpacks to ${unpacked.length} bytes instead of ${size}`,
    );
  // The last match may reach past what was asked for.
  return unpacked.subarray(0, size);
}
