import { type Brush, pathOf, placed, type Tint } from './brush.ts';

/** The signs on a board, 20 by 20, as the page draws them. */
const SIGNS = {
  attack: 'M10 2.2 18.6 17.2H1.4Z',
  came: 'M7.9 2.5h4.2v5.4h5.4v4.2h-5.4v5.4H7.9v-5.4H2.5V7.9h5.4Z',
  left: 'M2.5 7.9h15v4.2h-15Z',
  turn: 'M14.9 9.4A5 5 0 1 0 13.6 13.5',
  head: 'M12 9.7 17.2 9 15.1 12.4Z',
  none: 'M6.3 10h7.4',
  bar: 'm4.6 15.4 10.8-10.8',
} as const;

function ring({ context }: Brush, radius: number, line: number, dash: readonly number[] = []): void {
  context.setLineDash([...dash]);
  context.lineWidth = line;
  context.beginPath();
  context.arc(10, 10, radius, 0, 2 * Math.PI);
  context.stroke();
  context.setLineDash([]);
}

/** Draws a sign by its name; its upper left corner is at `x`, `y`. */
export function drawSign(
  brush: Brush,
  sign: 'attack' | 'came' | 'left' | 'replay' | 'noReplay' | 'ban',
  x: number,
  y: number,
  size: number,
  tint: Tint,
): void {
  const { context } = brush;
  placed(context, { x, y, scale: size / 20 }, () => {
    context.fillStyle = brush.tint(tint);
    context.strokeStyle = brush.tint(tint);
    switch (sign) {
      case 'replay':
        context.beginPath();
        context.arc(10, 10, 9.5, 0, 2 * Math.PI);
        context.fill();
        context.strokeStyle = brush.tint('on-replay');
        context.fillStyle = brush.tint('on-replay');
        context.lineWidth = 2;
        context.stroke(pathOf(SIGNS.turn));
        return context.fill(pathOf(SIGNS.head));
      case 'noReplay':
        ring(brush, 8.4, 1.6, [3.4, 2]);
        context.lineWidth = 2;
        return context.stroke(pathOf(SIGNS.none));
      case 'ban':
        ring(brush, 7.9, 2.2);
        return context.stroke(pathOf(SIGNS.bar));
      default:
        context.fill(pathOf(SIGNS[sign]));
        context.lineWidth = 1.4;
        context.lineJoin = 'round';
        if (sign === 'attack') context.stroke(pathOf(SIGNS.attack));
    }
  });
}
