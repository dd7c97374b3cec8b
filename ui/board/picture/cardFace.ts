import { EMBLEMS } from '../../theme/emblems.ts';
import { FRAME_SHAPES } from '../../theme/frameShapes.ts';
import { emblemOf, frameOf } from '../cardLooks.ts';
import type { MatKind } from '../geometry.ts';
import { numberOfCard, rosettePath } from '../rosette.ts';
import type { ZoneCard } from '../zoneCard.ts';
import { type Brush, pathOf, placed, type Tint } from './brush.ts';

/** The frame on 58 by 84; `line` is a pixel of the mat. */
function drawFrame({ context, tint }: Brush, frame: string, line: number): void {
  const kind = frame === 'back' ? 'back-line' : (`k-${frame}` as Tint);
  const shape = pathOf(frame === 'spell' || frame === 'trap' ? FRAME_SHAPES[frame] : FRAME_SHAPES.monster);
  context.fillStyle = tint(frame === 'back' ? 'back' : 'card');
  context.fill(shape);
  context.strokeStyle = tint(kind);
  if (frame === 'back') {
    context.lineWidth = 1.2;
    context.stroke(shape);
    context.lineWidth = 1;
    context.stroke(pathOf(FRAME_SHAPES.backInner));
    context.lineWidth = 0.8;
    context.stroke(pathOf(FRAME_SHAPES.backLines));
    context.beginPath();
    context.arc(29, 42, 9.5, 0, 2 * Math.PI);
    context.fill();
    context.lineWidth = 1.8;
    context.stroke(pathOf(FRAME_SHAPES.backSign));
    return;
  }
  context.fillStyle = tint(kind);
  context.fill(pathOf(frame === 'spell' ? FRAME_SHAPES.spellBand : FRAME_SHAPES.band));
  drawBand(context, frame, tint('card'));
  context.lineWidth = 1.8 * line;
  if (frame === 'token') context.setLineDash([5 * line, 2.5 * line]);
  context.stroke(shape);
  context.setLineDash([]);
}

/** Kinds differ by the pattern of their band as well as by hue. */
function drawBand(context: Brush['context'], frame: string, fill: string): void {
  context.save();
  context.beginPath();
  context.rect(2, 2.2, 54, 5);
  context.clip();
  context.globalAlpha = 0.8;
  context.fillStyle = fill;
  context.beginPath();
  if (frame === 'effect') {
    context.rotate(Math.PI / 4);
    for (let x = 0; x < 50; x += 5) context.rect(x, -45, 2.2, 60);
  }
  if (frame === 'token')
    for (let x = 3; x < 58; x += 6) {
      context.moveTo(x + 1.5, 3);
      context.arc(x, 3, 1.5, 0, 2 * Math.PI);
    }
  if (frame === 'fusion') context.rect(0, 2.2, 58, 1.6);
  if (frame === 'ritual')
    for (let x = 0; x < 58; x += 6) {
      context.moveTo(x, 6);
      context.lineTo(x + 3, 0);
      context.lineTo(x + 6, 6);
    }
  if (frame === 'xyz') for (let x = 2.7; x < 58; x += 7) context.rect(x, 0, 1.6, 8);
  context.fill();
  context.restore();
}

/** The middle of a face: the box of its rosette, of its number and of its emblem with the room round that. */
function middleOfFace(kind: MatKind, width: number, height: number, defense: boolean) {
  const u = width / 100;
  const v = height / 100;
  if (defense)
    return {
      rosette: { x: 75 * u - 31 * v, y: 26 * v, size: 62 * v },
      number: { x: 75 * u - 18 * v, y: 39 * v, size: 36 * v, font: 28 * v },
      emblem: { x: 75 * u - 17 * v, y: 40 * v, size: 34 * v, room: 3 * v },
    };
  if (kind === 'plain')
    return {
      rosette: { x: 19 * u, y: 54 * v - 31 * u, size: 62 * u },
      number: { x: 32 * u, y: 54 * v - 18 * u, size: 36 * u, font: 26 * u },
      emblem: { x: 35 * u, y: 54 * v - 15 * u, size: 30 * u, room: 4 * u },
    };
  return {
    rosette: { x: 17 * u, y: 57 * v - 33 * u, size: 66 * u },
    number: { x: 32 * u, y: 57 * v - 18 * u, size: 36 * u, font: 26 * u },
    emblem: { x: 32 * u, y: 57 * v - 18 * u, size: 36 * u, room: 4 * u },
  };
}

/** The name in two lines at most, broken where it must be. */
function linesOf(brush: Brush, name: string, most: number, size: number): readonly string[] {
  const fits = (text: string): boolean => brush.width(text, size, true) <= most;
  const lines: string[] = [];
  let line = '';
  for (const word of name.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = word;
    while (!fits(line)) {
      let end = line.length - 1;
      while (end > 1 && !fits(line.slice(0, end))) end -= 1;
      lines.push(line.slice(0, end));
      line = line.slice(end);
    }
  }
  lines.push(line);
  return lines.length <= 2 ? lines : [lines[0] ?? '', lines.slice(1).join(' ')];
}

function drawName(
  brush: Brush,
  name: string,
  kind: MatKind,
  frame: string,
  width: number,
  height: number,
): void {
  const defense = width > height;
  const narrow = kind === 'narrow';
  const isSmall = narrow && width < 40;
  const size = isSmall
    ? 8
    : Math.min(16, Math.max(9.5, ((defense ? height : width) / 100) * (defense ? 12.5 : 12)));
  const left = narrow ? (defense ? 9 : 3.5) : (width / 100) * (defense ? 13.5 : 5);
  const right = defense && !narrow ? (width / 100) * 3 : 0;
  const top = (height / 100) * (defense ? 7 : frame === 'spell' ? 15 : 12);
  const most = width - left - right;
  brush.context.letterSpacing = narrow ? '-0.3px' : '-0.1px';
  for (const [at, text] of linesOf(brush, name, most, size).entries())
    brush.text(text, {
      ...{ x: left, y: top + at * size * 1.1, height: size * 1.1, size, bold: true, most },
      tint: 'card-ink',
      ...(defense ? { halo: 'card' as const } : {}),
    });
  brush.context.letterSpacing = '0px';
}

/** How large a card lies, turned in Defense Position. */
export interface CardSize {
  readonly width: number;
  readonly height: number;
}

/** Draws a card whole, its upper left corner at the origin. */
export function drawCard(brush: Brush, zone: ZoneCard, kind: MatKind, { width, height }: CardSize): void {
  const { context } = brush;
  const { card, face } = zone;
  const defense = width > height;
  const frame = card.faceUp ? frameOf(face, card.token) : 'back';
  const scale = Math.min(Math.max(width, height) / 84, Math.min(width, height) / 58);
  context.save();
  context.translate(width / 2, height / 2);
  if (defense) context.rotate(-Math.PI / 2);
  context.scale(scale, scale);
  context.translate(-29, -42);
  context.shadowColor = 'rgb(0 0 0 / .2)';
  context.shadowBlur = 2;
  context.shadowOffsetY = 1;
  context.fillStyle = brush.tint('card');
  context.fill(pathOf(frame === 'spell' || frame === 'trap' ? FRAME_SHAPES[frame] : FRAME_SHAPES.monster));
  context.shadowColor = 'transparent';
  drawFrame(brush, frame, 1 / scale);
  context.restore();
  if (!card.faceUp) return;
  const { emblem, number, rosette } = middleOfFace(kind, width, height, defense);
  const tint = `k-${frame}` as Tint;
  placed(
    context,
    { x: rosette.x + rosette.size / 2, y: rosette.y + rosette.size / 2, scale: rosette.size / 100 },
    () => {
      context.strokeStyle = brush.tint(tint);
      context.globalAlpha = 0.62;
      context.lineWidth = (kind === 'plain' && !defense ? 80 : 70) / rosette.size;
      context.stroke(pathOf(rosettePath(numberOfCard(face ?? { id: card.name }))));
    },
  );
  drawName(brush, face?.name ?? card.name, kind, frame, width, height);
  if (zone.number !== undefined) {
    const { x, y, size, font } = number;
    brush.disc(x + size / 2, y + size / 2, size / 2, 'card');
    brush.text(String(zone.number), {
      ...{ x: x + size / 2, y, height: size, size: font, bold: true, align: 'center', tint: 'card-ink' },
    });
    return;
  }
  if (face === undefined) return;
  const { room, size, x, y } = emblem;
  brush.disc(x + size / 2, y + size / 2, size / 2, 'card');
  placed(context, { x: x + room, y: y + room, scale: (size - 2 * room) / 40 }, () => {
    context.fillStyle = brush.tint(tint);
    context.strokeStyle = brush.tint(tint);
    context.lineJoin = 'round';
    for (const { fill, line, path } of EMBLEMS[emblemOf(face)] ?? []) {
      context.globalAlpha = fill;
      if (fill > 0) context.fill(pathOf(path));
      context.globalAlpha = 1;
      context.lineWidth = line;
      if (line > 0) context.stroke(pathOf(path));
    }
  });
}
