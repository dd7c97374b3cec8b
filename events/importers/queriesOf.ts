import { RecordingProblem } from './bytes.ts';
import type { Layout } from './fields.ts';
import { type CardQuery, readQueries } from './queries.ts';
import type { Recording } from './recordingFile.ts';

export type Queried = readonly (CardQuery | null)[];

function sameBytes(one: Uint8Array, other: Uint8Array): boolean {
  if (one.length !== other.length) return false;
  for (let at = 0; at < one.length; at += 1) if (one[at] !== other[at]) return false;
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
  for (const { index, message } of recording.packets) {
    if (message?.name !== 'zoneQueried' && message?.name !== 'cardQueried') continue;
    const { player, location, blob } = message.body;
    const single = message.name === 'cardQueried';
    const zone = location * 4 + player * 2 + (single ? 1 : 0);
    const before = last.get(zone);
    let queried = before?.queried;
    if (before === undefined || queried === undefined || !sameBytes(before.blob, blob)) {
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
