import { PALETTE } from './palette.ts';
import { FAMILY, type Measure, type PathShape, type Shape, type TextShape } from './shapes.ts';

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

const fontOf = (size: number, bold: boolean): string => `${bold ? 600 : 400} ${size}px ${FAMILY}`;

/** Measures lines of text with a canvas. */
export const measureWith =
  (context: Context): Measure =>
  (line, size, bold) => {
    context.font = fontOf(size, bold);
    return context.measureText(line).width;
  };

function paintPath(context: Context, shape: PathShape, theme: 0 | 1): void {
  const path = new Path2D(shape.d);
  const { at = [0, 0], scale = 1 } = shape;
  context.save();
  context.translate(at[0], at[1]);
  context.scale(scale, scale);
  context.globalAlpha = shape.opacity ?? 1;
  if (shape.fill !== undefined) {
    context.fillStyle = PALETTE[shape.fill][theme];
    context.fill(path);
  }
  if (shape.stroke !== undefined) {
    context.strokeStyle = PALETTE[shape.stroke][theme];
    context.lineWidth = shape.width ?? 1;
    context.setLineDash([...(shape.dash ?? [])]);
    context.stroke(path);
  }
  context.restore();
}

function paintText(context: Context, { text, x, y, size, bold, fill, align }: TextShape, theme: 0 | 1): void {
  context.font = fontOf(size, bold);
  context.textAlign = align === 'middle' ? 'center' : align;
  context.fillStyle = PALETTE[fill][theme];
  context.fillText(text, x, y);
}

/** Paints a drawing on a canvas, in its own pixels; the light colours unless told otherwise. */
export function paintOnCanvas(context: Context, shapes: readonly Shape[], theme: 0 | 1 = 0): void {
  for (const shape of shapes) {
    if (shape.kind === 'group') paintOnCanvas(context, shape.shapes, theme);
    else if (shape.kind === 'path') paintPath(context, shape, theme);
    else paintText(context, shape, theme);
  }
}
