import { RecordingProblem } from './bytes.ts';
import type { Layout } from './fields.ts';
import type { Message } from './messages.ts';
import { type CardQuery, KnownQueries, readQueries } from './queries.ts';
import type { Recording } from './recordingFile.ts';

export type Queried = readonly (CardQuery | null)[];

/** What the queries of a recording say. */
export interface Queries {
  /** By packet; of a single card, a list of one. None where the packet is no query, or a damaged one. */
  readonly byPacket: readonly (Queried | undefined)[];
  /** Each list once, in the order in which it first came. */
  readonly different: readonly Queried[];
}

/** One damaged query says nothing of its zone; the duel goes on. */
function readWell(blob: Uint8Array, layout: Layout, told: KnownQueries): Queried | undefined {
  try {
    return readQueries(blob, layout, told);
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
  // a repeated query is the same message again
  const read = new Map<Message, Queried | undefined>();
  const told = new KnownQueries();
  for (const { index, message } of recording.packets) {
    if (message?.name !== 'zoneQueried' && message?.name !== 'cardQueried') continue;
    let queried = read.get(message);
    if (queried === undefined && !read.has(message)) {
      const found = readWell(message.body.blob, recording.header.layout, told);
      queried = message.name === 'cardQueried' ? found?.slice(0, 1) : found;
      read.set(message, queried);
      if (queried !== undefined) different.push(queried);
    }
    byPacket[index] = queried;
  }
  const queries: Queries = { byPacket, different };
  known.set(recording, queries);
  return queries;
}
