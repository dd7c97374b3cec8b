import { RecordingProblem } from './bytes.ts';
import type { Layout } from './fields.ts';
import { type CardQuery, readQueries } from './queries.ts';
import type { Recording } from './recordingFile.ts';

export type Queried = readonly (CardQuery | null)[];

const WORD = 4;

/** Whether two parts of one stream say the same; `view` is of all the memory that both lie in. */
function sameBytes(view: DataView, one: Uint8Array, other: Uint8Array): boolean {
  const { length } = one;
  if (length !== other.length) return false;
  const first = one.byteOffset;
  const second = other.byteOffset;
  let at = 0;
  for (; at + WORD <= length; at += WORD)
    if (view.getUint32(first + at) !== view.getUint32(second + at)) return false;
  for (; at < length; at += 1) if (one[at] !== other[at]) return false;
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

const known = new WeakMap<Recording, ReadonlyMap<number, Queried>>();

/**
 * What each query of a recording says, by packet; of a single card, a list of one. Most of a stream repeats what it said
 * of the same zone before: that is read once, and is the same list. One that is damaged is not among them.
 */
export function queriesOf(recording: Recording): ReadonlyMap<number, Queried> {
  const done = known.get(recording);
  if (done !== undefined) return done;
  const found = new Map<number, Queried>();
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
    }
    last.set(zone, { blob, queried });
    found.set(index, queried);
  }
  known.set(recording, found);
  return found;
}
