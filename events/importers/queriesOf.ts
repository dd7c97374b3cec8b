import { RecordingProblem } from './bytes.ts';
import type { Layout } from './fields.ts';
import { type CardQuery, readQueries } from './queries.ts';
import type { Recording } from './recordingFile.ts';

export type Queried = readonly (CardQuery | null)[];

/** What the queries of a recording say. */
export interface Queries {
  /** By packet; of a single card, a list of one. None where the packet is no query, or a damaged one. */
  readonly byPacket: readonly (Queried | undefined)[];
  /** Each list once, in the order in which it first came. */
  readonly different: readonly Queried[];
}

const WORD = 4;
const STRIDE = 4 * WORD;

/** Whether two parts of one stream say the same; `view` is of all the memory that both lie in. */
function sameBytes(view: DataView, one: Uint8Array, other: Uint8Array): boolean {
  const { length } = one;
  if (length !== other.length) return false;
  let first = one.byteOffset;
  let second = other.byteOffset;
  const end = first + length;
  // a stream repeats itself by the megabyte: four words at a time take half as long as one
  for (; first + STRIDE <= end; first += STRIDE, second += STRIDE) {
    const difference =
      (view.getInt32(first) ^ view.getInt32(second)) |
      (view.getInt32(first + WORD) ^ view.getInt32(second + WORD)) |
      (view.getInt32(first + 2 * WORD) ^ view.getInt32(second + 2 * WORD)) |
      (view.getInt32(first + 3 * WORD) ^ view.getInt32(second + 3 * WORD));
    if (difference !== 0) return false;
  }
  for (; first < end; first += 1, second += 1)
    if (view.getUint8(first) !== view.getUint8(second)) return false;
  return true;
}

/** One damaged query says nothing of its zone; the duel goes on. */
function readWell(blob: Uint8Array, layout: Layout): Queried | undefined {
  try {
    return readQueries(blob, layout);
  } catch (error) {
    if (error instanceof RecordingProblem) return undefined;
    throw error;
  }
}

const known = new WeakMap<Recording, Queries>();

/**
 * What each query of a recording says. Most of a stream repeats what it said of the same zone before: that is read once,
 * and is the same list.
 */
export function queriesOf(recording: Recording): Queries {
  const done = known.get(recording);
  if (done !== undefined) return done;
  // packets are counted from 1
  const byPacket = new Array<Queried | undefined>(recording.packets.length + 1).fill(undefined);
  const different: Queried[] = [];
  const last = new Map<number, { readonly blob: Uint8Array; readonly queried: Queried }>();
  let view: DataView | undefined;
  for (const { index, message } of recording.packets) {
    if (message?.name !== 'zoneQueried' && message?.name !== 'cardQueried') continue;
    const { player, location, blob } = message.body;
    const single = message.name === 'cardQueried';
    const zone = location * 4 + player * 2 + (single ? 1 : 0);
    const before = last.get(zone);
    // all messages are parts of the one stream that was read
    if (view?.buffer !== blob.buffer) view = new DataView(blob.buffer);
    let queried = before?.queried;
    if (before === undefined || queried === undefined || !sameBytes(view, before.blob, blob)) {
      const read = readWell(blob, recording.header.layout);
      if (read === undefined) {
        last.delete(zone);
        continue;
      }
      queried = single ? read.slice(0, 1) : read;
      different.push(queried);
      last.set(zone, { blob, queried });
    }
    byPacket[index] = queried;
  }
  const queries: Queries = { byPacket, different };
  known.set(recording, queries);
  return queries;
}
