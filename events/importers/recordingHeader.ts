import { type ByteReader, RecordingProblem } from './bytes.ts';
import type { Layout } from './fields.ts';

/** Which client wrote it: EDOPro's stream, or a list of decks and answers (`yrp2`: classic clients since 2025). */
export type RecordingKind = 'yrpX' | 'yrp1' | 'yrp2';

/** The first bytes of a replay file. */
export interface RecordingHeader {
  readonly kind: RecordingKind;
  /** As the clients print it: `41.0 / core 11.0`, or `0x1362` of a classic client. */
  readonly version: string;
  readonly flags: number;
  readonly compressed: boolean;
  /** Two players a side. */
  readonly tag: boolean;
  /** A puzzle, or a hand test. */
  readonly single: boolean;
  readonly handTest: boolean;
  /** EDOPro: numbers of names and rule cards are stored. */
  readonly counted: boolean;
  readonly wideDuelFlags: boolean;
  readonly layout: Layout;
  /** Bytes of the body once unpacked, as the header claims. */
  readonly size: number;
  /** LZMA properties. */
  readonly properties: Uint8Array;
  /** Where the body begins. */
  readonly length: number;
}

const KINDS: Readonly<Record<number, RecordingKind>> = {
  829452921: 'yrp1',
  846230137: 'yrp2',
  1483764345: 'yrpX',
};
const SHORT = 32;
const FLAGS = {
  compressed: 0x1,
  tag: 0x2,
  single: 0x8,
  wideScripts: 0x10,
  counted: 0x20,
  handTest: 0x40,
  wideDuelFlags: 0x100,
  extended: 0x200,
};

function versionOf(version: number): { readonly text: string; readonly edopro: boolean } {
  const part = (shift: number): number => (version >>> shift) & 0xff;
  const edopro = part(16) > 0;
  if (!edopro) return { text: `0x${version.toString(16)}`, edopro };
  return { text: `${part(0)}.${part(8)} / core ${part(16)}.${part(24)}`, edopro };
}

/** The client that wrote a recording, with its version: `EDOPro 41.0 / core 11.0`, `YGOPro 0x1362`. */
export const clientOf = ({ version }: Pick<RecordingHeader, 'version'>): string =>
  version.startsWith('0x') ? `YGOPro ${version}` : `EDOPro ${version}`;

/**
 * The header of a `.yrp` or `.yrpX` file.
 * @throws RecordingProblem where it is none
 */
export function readRecordingHeader(bytes: ByteReader): RecordingHeader {
  if (bytes.left === 0)
    throw new RecordingProblem('recording/empty', 'the file is empty', 'Record or download it again.');
  const kind = bytes.left >= SHORT ? KINDS[bytes.u32()] : undefined;
  if (kind === undefined)
    throw new RecordingProblem(
      'recording/not-a-recording',
      'this is not a replay of EDOPro or YGOPro',
      'Open a .yrpX or .yrp file that such a client wrote.',
    );
  const { text, edopro } = versionOf(bytes.u32());
  const flags = bytes.u32();
  bytes.u32();
  const size = bytes.u32();
  bytes.u32();
  const properties = bytes.bytes(8).subarray(0, 5);
  const has = (flag: number): boolean => (flags & flag) !== 0;
  const length = kind === 'yrp2' ? 80 : has(FLAGS.extended) && edopro ? 72 : SHORT;
  bytes.bytes(length - SHORT);
  return {
    kind,
    version: text,
    flags,
    compressed: has(FLAGS.compressed),
    tag: has(FLAGS.tag),
    single: has(FLAGS.single),
    handTest: has(FLAGS.handTest),
    counted: edopro && has(FLAGS.counted),
    wideDuelFlags: edopro && has(FLAGS.wideDuelFlags),
    layout: kind === 'yrpX' && !has(FLAGS.wideScripts) ? 'old' : 'modern',
    size,
    properties,
    length,
  };
}
