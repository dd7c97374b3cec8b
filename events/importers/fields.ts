import type { ByteReader } from './bytes.ts';

/** How a message is laid out: `modern` since EDOPro's 64-bit scripts, else the narrower old layout. */
export type Layout = 'modern' | 'old';
/** One field of a packet: how to read it in either layout. */
export type Field<T> = (bytes: ByteReader, layout: Layout) => T;
export type ValueOf<F> = F extends Field<infer T> ? T : never;

export const u8: Field<number> = (bytes) => bytes.u8();
export const u16: Field<number> = (bytes) => bytes.u16();
export const u32: Field<number> = (bytes) => bytes.u32();
export const i32: Field<number> = (bytes) => bytes.i32();
const byLayout =
  <T>(modern: Field<T>, old: Field<T>): Field<T> =>
  (bytes, layout) =>
    (layout === 'modern' ? modern : old)(bytes, layout);
/** Counts, places in a zone and positions are narrower in the old layout. */
export const narrow = byLayout(u32, u8);
/** Descriptions and hints; as text, since 64 bits do not fit a number. */
export const description: Field<string> = byLayout(
  (bytes) => bytes.u64().toString(),
  (bytes) => String(bytes.u32()),
);
export const modernOnly = <T>(field: Field<T>): Field<T | undefined> =>
  byLayout<T | undefined>(field, () => undefined);
export const oldOnly = <T>(field: Field<T>): Field<T | undefined> =>
  byLayout<T | undefined>(() => undefined, field);

type Shape = Readonly<Record<string, Field<unknown>>>;
export type Shaped<S extends Shape> = { readonly [K in keyof S]: ValueOf<S[K]> };

/** Fields one after the other. */
export function record<S extends Shape>(shape: S): Field<Shaped<S>> {
  // a stream has thousands of them: the shape is taken apart once
  const fields = Object.entries(shape);
  return (bytes, layout) => {
    const read: Record<string, unknown> = {};
    for (const [name, field] of fields) read[name] = field(bytes, layout);
    return read as Shaped<S>;
  };
}

/** A count and that many of the same; `least` is the fewest bytes one of them takes. */
export const list =
  <T>(count: Field<number>, field: Field<T>, least: number): Field<readonly T[]> =>
  (bytes, layout) =>
    Array.from({ length: bytes.fits(count(bytes, layout), least) }, () => field(bytes, layout));

/** Where a card is: controller 0 or 1, location bits, place in the zone, position bits. */
export interface Location {
  readonly player: number;
  readonly location: number;
  readonly sequence: number;
  readonly position: number;
}
/** Reads one: most of what a stream tells names some. */
export const location: Field<Location> = (bytes, layout) => ({
  player: bytes.u8(),
  location: bytes.u8(),
  sequence: narrow(bytes, layout),
  position: narrow(bytes, layout),
});
