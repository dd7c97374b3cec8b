import type { Mark } from '../../../events/index.ts';
import { words } from '../../locales/index.ts';
import { headOf, shorter, taper } from '../attackArrow.ts';
import { type AttackPicture, endsInMark, type Former, MARK_HALO, MARK_SIZE } from '../attackPicture.ts';
import type { MatGeometry } from '../geometry.ts';
import { type Brush, pathOf } from './brush.ts';
import { drawSign } from './signs.ts';

/** The attack over the mat: the arrow, the mark of a check on the front line, and lines to what may be chosen. */
export function drawAttack(
  brush: Brush,
  geometry: MatGeometry,
  { arrow, choices, former, markAt, struck }: AttackPicture,
  mark: Mark | null,
): void {
  const { context } = brush;
  const size = MARK_SIZE[geometry.kind];
  const attackReplay = mark === 'replay' || choices.length > 0;
  if (former !== null) drawFormer(brush, geometry, former);
  if (arrow !== null) {
    const ends = endsInMark({ arrow, markAt });
    const whole = ends ? shorter(arrow, size / 2 - 2) : arrow;
    const shaft = ends ? whole : shorter(whole, 15);
    if (struck !== null) {
      context.lineWidth = 2.5;
      context.strokeStyle = brush.tint('attack');
      context.stroke(pathOf(`M${struck[0].x} ${struck[0].y}H${struck[1].x}`));
    }
    const parts = [taper(shaft, geometry.kind === 'narrow' ? 6 : 8, 3.5)];
    if (!ends) parts.push(headOf(shaft.to, whole.to));
    context.lineWidth = 2;
    context.strokeStyle = brush.tint('mat');
    context.fillStyle = brush.tint('attack');
    for (const part of parts) {
      context.stroke(pathOf(part));
      context.fill(pathOf(part));
    }
  }
  context.lineWidth = 2;
  context.strokeStyle = brush.tint('replay');
  for (const line of choices) context.stroke(pathOf(line));
  if (markAt === null || (mark !== 'replay' && mark !== 'noReplay' && choices.length === 0)) return;
  brush.disc(markAt.x, markAt.y, size / 2 + MARK_HALO, 'mat');
  const sign = attackReplay ? 'replay' : 'noReplay';
  drawSign(brush, sign, markAt.x - size / 2, markAt.y - size / 2, size, 'replay');
}

function drawFormer(
  brush: Brush,
  geometry: MatGeometry,
  { barAt, direct, lines, tip, wordsAt }: Former,
): void {
  const { context } = brush;
  context.strokeStyle = brush.tint('attack');
  context.lineWidth = 2;
  context.setLineDash([2, 5]);
  for (const [from, to] of lines) {
    context.beginPath();
    context.moveTo(from.x, from.y);
    context.lineTo(to.x, to.y);
    context.stroke();
  }
  context.setLineDash([]);
  if (direct) {
    const upward = (lines[0]?.[0].y ?? 0) > tip.y;
    context.stroke(pathOf(`M${tip.x - 6} ${tip.y}h12l-6 ${upward ? -9 : 9}Z`));
  }
  brush.disc(barAt.x, barAt.y, 12, 'well-far');
  drawSign(brush, 'ban', barAt.x - 9, barAt.y - 9, 18, 'attack');
  if (geometry.kind === 'narrow' || wordsAt === null) return;
  const line = geometry.kind === 'plain' ? 15 : 13;
  const size = geometry.kind === 'plain' ? 12 : 10.5;
  brush.box(wordsAt.x - 44, wordsAt.y - 11, 88, 2 * line + 4, 3, 'well-far');
  for (const [at, text] of words.directNoLonger.entries())
    brush.text(text, {
      ...{ x: wordsAt.x, y: wordsAt.y + at * line - size, height: size * 1.2, size, align: 'center' },
      tint: 'mat-ink-2',
    });
}
