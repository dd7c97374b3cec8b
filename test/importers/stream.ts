import { compress } from 'lzma1';
import type { Recording } from '../../events/index.ts';
import { readRecording } from '../../events/index.ts';

export type StreamLayout = 'modern' | 'old';

/** Little-endian numbers of so many bytes each. */
export const u8 = (value: number): number[] => [value & 0xff];
export const u16 = (value: number): number[] => [...u8(value), ...u8(value >>> 8)];
export const u32 = (value: number): number[] => [...u16(value), ...u16(value >>> 16)];
const u64 = (value: number): number[] => [...u32(value), ...u32(0)];

/** Where a card is: controller, location bits, place, position bits. */
export type Place = readonly [player: number, location: number, sequence: number, position?: number];

/** Bytes as a client of either layout writes them: counts, places and positions are narrower in the old one. */
export function writerOf(layout: StreamLayout) {
  const narrow = layout === 'modern' ? u32 : u8;
  const at = ([player, location, sequence, position = 0]: Place): number[] => [
    ...u8(player),
    ...u8(location),
    ...narrow(sequence),
    ...narrow(position),
  ];
  return {
    narrow,
    at,
    start: (deck: number, lifePoints = 8000): number[][] => [
      [
        4,
        ...u8(0),
        ...(layout === 'old' ? u8(5) : []),
        ...u32(lifePoints),
        ...u32(lifePoints),
        ...[deck, 0, deck, 0].flatMap(u16),
      ],
    ],
    turn: (player: number): number[] => [40, ...u8(player)],
    phase: (phase: number): number[] => [41, ...u16(phase)],
    draw: (player: number, codes: readonly number[]): number[] => [
      90,
      ...u8(player),
      ...narrow(codes.length),
      ...codes.flatMap((code) => [...u32(code), ...(layout === 'modern' ? u32(10) : [])]),
    ],
    move: (code: number, from: Place, to: Place, reason = 0x400): number[] => [
      50,
      ...u32(code),
      ...at(from),
      ...at(to),
      ...u32(reason),
    ],
    summon: (code: number, to: Place): number[][] => [[60, ...u32(code), ...at(to)], [61]],
    attack: (attacker: Place, target: Place = [0, 0, 0]): number[] => [110, ...at(attacker), ...at(target)],
    chain: (code: number, card: Place, link: number): number[][] => [
      [
        70,
        ...u32(code),
        ...at(card),
        ...u8(card[0]),
        ...u8(card[1]),
        ...narrow(card[2]),
        ...(layout === 'modern' ? u64(0) : u32(0)),
        ...narrow(link),
      ],
      [71, ...u8(link)],
    ],
    resolve: (link: number, ...within: readonly number[][]): number[][] => [
      [72, ...u8(link)],
      ...within,
      [73, ...u8(link)],
      [74],
    ],
    win: (player: number): number[] => [5, ...u8(player), ...u8(0)],
  };
}

/** A `.yrpX` file of these packets, each a message number with its body. */
export function fileOf(
  packets: readonly (readonly number[])[],
  { layout, packed = false }: { readonly layout: StreamLayout; readonly packed?: boolean },
): Uint8Array {
  const name = (text: string): number[] => [
    ...[...text].flatMap((sign) => u16(sign.charCodeAt(0))),
    ...Array(40 - text.length * 2).fill(0),
  ];
  const body = Uint8Array.from([
    ...name('One'),
    ...name('Two'),
    ...u32(0),
    ...packets.flatMap(([number = 0, ...rest]) => [number, ...u32(rest.length), ...rest]),
  ]);
  return wrapped(body, { layout, packed });
}

/** A body with the header of a client that wrote it in this layout, packed or not. */
export function wrapped(
  body: Uint8Array,
  { layout, packed }: { readonly layout: StreamLayout; readonly packed: boolean },
): Uint8Array {
  const file = packed ? compress(body, 1) : undefined;
  const flags = (packed ? 0x1 : 0) | (layout === 'modern' ? 0x10 : 0);
  const header = [
    ...u32(0x58707279),
    ...u32(0x00080026),
    ...u32(flags),
    ...u32(0),
    ...u32(packed ? body.length : 0),
    ...u32(0),
    ...(file === undefined ? [] : file.subarray(0, 5)),
    ...Array(file === undefined ? 8 : 3).fill(0),
  ];
  return Uint8Array.from([...header, ...(file === undefined ? body : file.subarray(13))]);
}

/** The recording that such a file is. */
export function readWhole(file: Uint8Array): Recording {
  const read = readRecording(file);
  if (!read.ok) throw new Error(read.message);
  return read.recording;
}
