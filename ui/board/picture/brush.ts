/** The tokens of the theme that the picture of a board is drawn with. */
export const TINTS = [
  'mat',
  'mat-far',
  'mat-line',
  'mat-ink',
  'mat-ink-2',
  'well',
  'well-far',
  'zone',
  'card',
  'card-ink',
  'card-ink-2',
  'back',
  'back-line',
  'k-normal',
  'k-effect',
  'k-ritual',
  'k-fusion',
  'k-synchro',
  'k-xyz',
  'k-link',
  'k-token',
  'k-spell',
  'k-trap',
  'replay',
  'on-replay',
  'attack',
  'came',
  'left',
] as const;
export type Tint = (typeof TINTS)[number];

/** What the picture of a board looks like: the colours of the theme as the browser resolved them, and the font. */
export interface Looks {
  readonly tints: Readonly<Record<Tint, string>>;
  readonly font: string;
}

export type Context = OffscreenCanvasRenderingContext2D;

/** A line of text: where it begins or what it is in the middle of, and the line box that it stands in. */
export interface Line {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly size: number;
  readonly tint: Tint;
  /** Around the letters, where they stand over lines. */
  readonly halo?: Tint;
  readonly bold?: boolean;
  readonly align?: 'left' | 'center' | 'right';
  /** Longer text ends in an ellipsis. */
  readonly most?: number;
}

/** Draws in the pixels of the mat, in the colours and the font of the page. */
export interface Brush {
  readonly context: Context;
  readonly looks: Looks;
  tint(tint: Tint): string;
  width(text: string, size: number, bold?: boolean): number;
  text(text: string, line: Line): void;
  box(x: number, y: number, width: number, height: number, radius: number, fill: Tint, edge?: Tint): void;
  disc(x: number, y: number, radius: number, fill: Tint, edge?: Tint): void;
}

/** Where letters stand in a line of a font, above and below its base. */
const rises = new Map<string, readonly [up: number, down: number]>();

/** A brush for one canvas. */
export function brushFor(context: Context, looks: Looks): Brush {
  const widths = new Map<string, number>();
  const setFont = (size: number, bold: boolean): string => {
    const font = `${bold ? 600 : 400} ${size}px ${looks.font}`;
    if (context.font !== font) context.font = font;
    return font;
  };
  const width = (text: string, size: number, bold = false): number => {
    const key = `${bold ? 'b' : ''}${size}/${text}`;
    const known = widths.get(key);
    if (known !== undefined) return known;
    setFont(size, bold);
    const measured = context.measureText(text).width;
    if (widths.size > 3000) widths.clear();
    widths.set(key, measured);
    return measured;
  };
  const shortened = (text: string, most: number, size: number, bold: boolean): string => {
    if (width(text, size, bold) <= most) return text;
    let end = text.length - 1;
    while (end > 0 && width(`${text.slice(0, end).trimEnd()}…`, size, bold) > most) end -= 1;
    return `${text.slice(0, end).trimEnd()}…`;
  };
  return {
    context,
    looks,
    tint: (tint) => looks.tints[tint],
    width,
    text(text, { x, y, height, size, tint, halo, bold = false, align = 'left', most }) {
      if (text === '') return;
      const shown = most === undefined ? text : shortened(text, most, size, bold);
      const font = setFont(size, bold);
      let rise = rises.get(font);
      if (rise === undefined) {
        const { fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText('Hg');
        rise = [fontBoundingBoxAscent, fontBoundingBoxDescent];
        rises.set(font, rise);
      }
      const own = width(shown, size, bold);
      const left = align === 'left' ? x : align === 'center' ? x - own / 2 : x - own;
      const base = y + (height - rise[0] - rise[1]) / 2 + rise[0];
      if (halo !== undefined) {
        context.strokeStyle = looks.tints[halo];
        context.lineWidth = 3;
        context.lineJoin = 'round';
        context.strokeText(shown, left, base);
      }
      context.fillStyle = looks.tints[tint];
      context.fillText(shown, left, base);
    },
    box(x, y, w, h, radius, fill, edge) {
      context.beginPath();
      context.roundRect(x, y, w, h, radius);
      context.fillStyle = looks.tints[edge ?? fill];
      context.fill();
      if (edge === undefined) return;
      context.beginPath();
      context.roundRect(x + 1, y + 1, w - 2, h - 2, Math.max(0, radius - 1));
      context.fillStyle = looks.tints[fill];
      context.fill();
    },
    disc(x, y, radius, fill, edge) {
      context.beginPath();
      context.arc(x, y, radius, 0, 2 * Math.PI);
      context.fillStyle = looks.tints[edge ?? fill];
      context.fill();
      if (edge === undefined) return;
      context.beginPath();
      context.arc(x, y, radius - 1, 0, 2 * Math.PI);
      context.fillStyle = looks.tints[fill];
      context.fill();
    },
  };
}

const paths = new Map<string, Path2D>();

/** A shape that is drawn often. */
export function pathOf(shape: string): Path2D {
  const known = paths.get(shape);
  if (known !== undefined) return known;
  if (paths.size > 600) paths.clear();
  const path = new Path2D(shape);
  paths.set(shape, path);
  return path;
}

/** Draws a shape that is given on a square or frame of its own, at a place and in a size. */
export function placed(
  context: Context,
  at: { readonly x: number; readonly y: number; readonly scale: number },
  draw: () => void,
): void {
  context.save();
  context.translate(at.x, at.y);
  context.scale(at.scale, at.scale);
  draw();
  context.restore();
}
