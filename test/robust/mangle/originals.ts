import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unpack } from '../../../events/importers/unpack.ts';
import { MOST_UNPACKED } from '../../../events/index.ts';
import { exampleById } from '../../../machines/index.ts';

/** The files that are changed: some of each kind, small enough that many can be tried. */
export interface Originals {
  readonly scenarios: readonly string[];
  readonly duels: readonly string[];
  /** Recordings as they are, and some unpacked and cut short, so that a change reaches the messages. */
  readonly recordings: readonly Uint8Array[];
}

const EXAMPLES = ['T-01', 'T-09', 'T-13', 'D-01', 'D-08', 'X-13', 'X-20', 'T-44', 'X-31'];
const HEADER = { plain: 32, extended: 72 };
const COMPRESSED = 0x1;
const EXTENDED = 0x200;

/** A recording with its body unpacked, and only the first bytes of it. */
export function unpacked(file: Uint8Array, most: number): Uint8Array {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const flags = view.getUint32(8, true);
  const length = (flags & EXTENDED) === 0 ? HEADER.plain : HEADER.extended;
  const { bytes: body } = unpack(
    file.subarray(length),
    file.subarray(24, 29),
    view.getUint32(16, true),
    MOST_UNPACKED,
  );
  const out = Uint8Array.from([...file.subarray(0, length), ...body.subarray(0, most)]);
  new DataView(out.buffer).setUint32(8, flags & ~COMPRESSED, true);
  return out;
}

/** @param root the project's folder; @param duels texts of duel files */
export function originals(root: string, duels: readonly string[]): Originals {
  const recording = (name: string) => readFileSync(join(root, 'test/importers/fixtures', name));
  const packed = ['classic-1362.yrp', 'core11-full.yrp', 'core11-no-attack.yrpX'].map(recording);
  const streams = ['core8-two-attack-replays.yrpX', 'core11-full.yrpX', 'core10-two-attack-replays.yrpX'];
  return {
    scenarios: EXAMPLES.flatMap((id) => {
      const example = exampleById(id);
      return example === undefined ? [] : [JSON.stringify(example, null, 1)];
    }),
    duels,
    recordings: [...packed, ...streams.map((name) => unpacked(recording(name), 60_000))],
  };
}
