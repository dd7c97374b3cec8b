import type { Mark } from '../../../events/index.ts';

/** A piece of a sign on 20 by 20: where it begins, its way from there, and whether it is filled or a line so wide. */
interface Piece {
  readonly at: readonly [x: number, y: number];
  readonly way: string;
  readonly fill?: true;
  readonly line?: number;
  readonly dash?: string;
  /** It lies on the sign, in the colour that is read there. */
  readonly on?: true;
}

const ring = (radius: number, x: number, y: number): Pick<Piece, 'at' | 'way'> => ({
  at: [x - radius, y],
  way: `a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`,
});

/** The signs of the timeline, with the class that has their colour. */
const SHAPES: Partial<Record<Mark, { readonly colour: string; readonly pieces: readonly Piece[] }>> = {
  attack: { colour: 'attack', pieces: [{ at: [10, 2.2], way: 'l8.6 15h-17.2z', fill: true, line: 1.4 }] },
  came: {
    colour: 'came',
    pieces: [{ at: [7.9, 2.5], way: 'h4.2v5.4h5.4v4.2h-5.4v5.4h-4.2v-5.4h-5.4v-4.2h5.4z', fill: true }],
  },
  left: { colour: 'left', pieces: [{ at: [2.5, 7.9], way: 'h15v4.2h-15z', fill: true }] },
  replay: {
    colour: 'replay',
    pieces: [
      { ...ring(9.5, 10, 10), fill: true },
      { at: [14.9, 9.4], way: 'a5 5 0 1 0-1.3 4.1', line: 2, on: true },
      { at: [12, 9.7], way: 'l5.2-.7l-2.1 3.4z', fill: true, on: true },
    ],
  },
  noReplay: {
    colour: 'replay',
    pieces: [
      { ...ring(8.4, 10, 10), line: 1.6, dash: '3.4 2' },
      { at: [6.3, 10], way: 'h7.4', line: 2 },
    ],
  },
  refused: {
    colour: 'plain',
    pieces: [
      { ...ring(7.9, 10, 10), line: 2.2 },
      { at: [4.6, 15.4], way: 'l10.8-10.8', line: 2.2 },
    ],
  },
  activated: {
    colour: 'plain',
    pieces: [{ at: [10, 1.6], way: 'l8.4 8.4l-8.4 8.4l-8.4-8.4z', fill: true }],
  },
  damage: {
    colour: 'plain',
    pieces: [{ at: [5.6, 2.4], way: 'h8.8l4.4 7.6l-4.4 7.6h-8.8l-4.4-7.6z', fill: true }],
  },
  branch: {
    colour: 'ink',
    pieces: [
      { at: [6, 17.5], way: 'v-14.5', line: 2.2 },
      { at: [6, 12.5], way: 'c0-4 8-2.5 8-7.5', line: 2.2 },
      { ...ring(2.4, 6, 3.6), fill: true },
      { ...ring(2.4, 14, 4.6), fill: true },
    ],
  },
  differs: {
    colour: 'ink',
    pieces: [
      { at: [2.5, 7], way: 'h15m-15 6h15', line: 2.4 },
      { at: [13.2, 2.3], way: 'l-6.4 15.4', line: 2.4 },
    ],
  },
  bookmark: { colour: 'left', pieces: [{ at: [5, 2], way: 'h10v16l-5-4l-5 4z', fill: true }] },
};

/** Every piece of one look, drawn at once. */
export interface DrawnPiece {
  readonly key: string;
  readonly colour: string;
  readonly path: string;
  readonly piece: Piece;
}

/** Many signs as a few paths, each with all pieces that look alike: `x` is where a sign begins, on 20 by 20 each. */
export function piecesOf(
  signs: readonly { readonly mark: Mark; readonly x: number }[],
): readonly DrawnPiece[] {
  const found = new Map<string, { colour: string; piece: Piece; paths: string[] }>();
  for (const { mark, x } of signs) {
    const shape = SHAPES[mark];
    for (const [number, piece] of (shape?.pieces ?? []).entries()) {
      const key = `${mark}${number}`;
      const kept = found.get(key) ?? { colour: shape?.colour ?? 'plain', piece, paths: [] };
      found.set(key, kept);
      kept.paths.push(`M${(x + piece.at[0]).toFixed(1)} ${piece.at[1]}${piece.way}`);
    }
  }
  return [...found].map(([key, { colour, paths, piece }]) => ({ key, colour, piece, path: paths.join('') }));
}
