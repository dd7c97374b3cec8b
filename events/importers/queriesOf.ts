import { RecordingProblem } from './bytes.ts';
import type { Layout } from './fields.ts';
import { type CardQuery, readQueries } from './queries.ts';
import type { Recording } from './recordingFile.ts';

export type Queried = readonly (CardQuery | null)[];

const WORD = 4;
const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

function sameBytes(one: DataView, other: DataView): boolean {
  const length = one.byteLength;
  if (length !== other.byteLength) return false;
  let at = 0;
  for (; at + WORD <= length; at += WORD) if (one.getUint32(at) !== other.getUint32(at)) return false;
  for (; at < length; at += 1) if (one.getUint8(at) !== other.getUint8(at)) return false;
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
  const last = new Map<number, { readonly view: DataView; readonly queried: Queried }>();
  for (const { index, message } of recording.packets) {
    if (message?.name !== 'zoneQueried' && message?.name !== 'cardQueried') continue;
    const { player, location, blob } = message.body;
    const single = message.name === 'cardQueried';
    const zone = location * 4 + player * 2 + (single ? 1 : 0);
    const before = last.get(zone);
    const view = viewOf(blob);
    let queried = before?.queried;
    if (before === undefined || queried === undefined || !sameBytes(before.view, view)) {
      const read = readWell(blob, recording.header.layout);
      if (read === undefined) {
        last.delete(zone);
        continue;
      }
      queried = single ? read.slice(0, 1) : read;
    }
    last.set(zone, { view, queried });
    found.set(index, queried);
  }
  known.set(recording, found);
  return found;
}
