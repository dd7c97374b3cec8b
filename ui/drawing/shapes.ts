import type { Colour } from './palette.ts';

/** A path: filled, drawn as a line, or both; lines are as wide as said, in the drawing's own pixels. */
export interface PathShape {
  readonly kind: 'path';
  readonly d: string;
  readonly fill?: Colour | undefined;
  readonly stroke?: Colour | undefined;
  readonly width?: number | undefined;
  readonly dash?: readonly number[] | undefined;
  readonly opacity?: number | undefined;
  /** Where the path's own origin lies, and how much larger it is drawn than it says. */
  readonly at?: readonly [x: number, y: number];
  readonly scale?: number | undefined;
}

/** One line of text; `y` is its baseline. */
export interface TextShape {
  readonly kind: 'text';
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly bold: boolean;
  readonly fill: Colour;
  readonly align: 'start' | 'middle' | 'end';
}

/** What belongs together and is told as one thing to who does not see it. */
export interface GroupShape {
  readonly kind: 'group';
  readonly label: string;
  readonly shapes: readonly Shape[];
}

/** A drawing as data: what a canvas, or a picture made of elements, is painted from. */
export type Shape = PathShape | TextShape | GroupShape;

/** How wide a line of text is, in pixels. */
export type Measure = (text: string, size: number, bold: boolean) => number;

/** The family that every drawing is lettered in: what the reader's system has. */
export const FAMILY =
  '-apple-system, "Segoe UI", Roboto, "Noto Sans", Ubuntu, Cantarell, "DejaVu Sans", system-ui, sans-serif';

export const text = (
  what: string,
  x: number,
  y: number,
  size: number,
  fill: Colour,
  rest: Partial<Pick<TextShape, 'bold' | 'align'>> = {},
): TextShape => ({ kind: 'text', text: what, x, y, size, fill, bold: false, align: 'start', ...rest });

/** A rectangle with round corners as a path. */
export function box(x: number, y: number, width: number, height: number, corner = 0): string {
  const r = Math.min(corner, width / 2, height / 2);
  if (r === 0) return `M${x} ${y}h${width}v${height}h${-width}Z`;
  return `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - width}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - height}a${r} ${r} 0 0 1 ${r} ${-r}Z`;
}

/** A circle as a path. */
export const ring = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;

/** A word that is wider than the line, cut where it must be. */
function cutWord(word: string, fits: (text: string) => boolean): string[] {
  const parts: string[] = [];
  let part = '';
  for (const sign of word) {
    if (part !== '' && !fits(part + sign)) {
      parts.push(part);
      part = '';
    }
    part += sign;
  }
  return [...parts, part];
}

/** A text in lines that are no wider than said; what does not fit into the last one ends with dots. */
export function linesOf(
  what: string,
  width: number,
  font: { readonly size: number; readonly bold: boolean },
  measure: Measure,
  most = Number.POSITIVE_INFINITY,
): readonly string[] {
  const fits = (line: string): boolean => measure(line, font.size, font.bold) <= width;
  const lines: string[] = [];
  for (const word of what.split(/[^\S\u00A0\u202F]+/).filter((each) => each !== '')) {
    const last = lines.at(-1);
    if (last !== undefined && fits(`${last} ${word}`)) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(...(fits(word) ? [word] : cutWord(word, fits)));
  }
  if (lines.length <= most) return lines;
  let end = lines[most - 1] ?? '';
  while (end !== '' && !fits(`${end}…`)) end = end.slice(0, -1);
  return [...lines.slice(0, most - 1), `${end.trimEnd()}…`];
}
