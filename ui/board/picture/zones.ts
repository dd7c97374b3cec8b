import { words } from '../../locales/index.ts';
import type { Box, MatGeometry, MatKind } from '../geometry.ts';
import type { ZoneCard } from '../zoneCard.ts';
import type { Brush } from './brush.ts';
import { type CardStore, MARGIN } from './cardStore.ts';
import { drawSign } from './signs.ts';
import { drawLevel, drawValues } from './values.ts';

/** What the zones of one picture share. */
export interface ZoneDrawing {
  readonly brush: Brush;
  readonly geometry: MatGeometry;
  readonly store: CardStore;
}

/** A zone without a card. */
export function drawEmptyZone(
  { brush, geometry }: Pick<ZoneDrawing, 'brush' | 'geometry'>,
  box: Box,
  far: boolean,
  thin = false,
): void {
  const { x, y, width, height } = box;
  const radius = thin ? 3 : geometry.kind === 'plain' ? 8 : 6;
  brush.box(x, y, width, height, radius, far ? 'well-far' : 'well');
}

/** The word in an empty zone; lines that cross it pass behind it. */
export function drawNote(brush: Brush, { height, x, y }: Box, far: boolean, note: string): void {
  brush.box(x + 9, y + height - 24, brush.width(note, 12) + 4, 15, 3, far ? 'well-far' : 'well');
  brush.text(note, { x: x + 11, y: y + height - 24, height: 15, size: 12, tint: 'mat-ink-2' });
}

/** The size of a card in a zone. */
function sizeIn(geometry: MatGeometry, zone: ZoneCard): { width: number; height: number } {
  const small = geometry.kind === 'narrow' && !zone.monster;
  const [width, height] = small ? [30, 42] : geometry.card;
  const turned = zone.monster && zone.card.position === 'defense';
  return turned ? { width: height, height: width } : { width, height };
}

/** A zone with its card, the values that count, and its badges. */
export function drawZone(drawing: ZoneDrawing, box: Box, zone: ZoneCard): void {
  const { brush, geometry, store } = drawing;
  const { context } = brush;
  const { kind } = geometry;
  const { card } = zone;
  const radius = kind === 'plain' ? 8 : 6;
  brush.box(box.x, box.y, box.width, box.height, radius, 'zone', zone.attacker ? 'attack' : 'mat-line');
  if (zone.attacker) {
    const { height, width, x, y } = box;
    brush.box(x + 1, y + 1, width - 2, height - 2, radius - 1, 'zone', 'attack');
  }
  const size = sizeIn(geometry, zone);
  const left = box.x + (box.width - size.width) / 2;
  const top = box.y + (box.height - size.height) / 2;
  const picture = store.picture(zone, size);
  context.drawImage(picture, left - MARGIN, top - MARGIN, size.width + 2 * MARGIN, size.height + 2 * MARGIN);
  if (!card.faceUp && zone.known) drawKnown(brush, box, kind, zone.face?.name ?? card.name);
  drawBadges(brush, box, kind, zone);
  if (zone.monster && card.faceUp) {
    drawLevel(brush, box, kind, card);
    drawValues(brush, box, kind, card);
  }
  if (zone.choice) drawCorners(brush, box, radius);
}

/** What lies face-down, for who knows it. */
function drawKnown(brush: Brush, box: Box, kind: MatKind, name: string): void {
  const plain = kind === 'plain';
  const height = plain ? 16 : 11;
  const y = box.y + box.height - 2 - height;
  brush.context.globalAlpha = 0.85;
  brush.box(box.x + 3, y, box.width - 6, height, 2, 'zone');
  brush.context.globalAlpha = 1;
  brush.text(name, {
    ...{ x: box.x + box.width / 2, y, height, size: plain ? 12 : 9.5, most: box.width - 6 },
    ...{ align: 'center', tint: 'mat-ink-2' },
  });
}

function drawBadges(
  brush: Brush,
  box: Box,
  kind: MatKind,
  { card, choice, monster, number }: ZoneCard,
): void {
  const plain = kind === 'plain';
  const size = plain ? 26 : 18;
  const font = { size: plain ? 15 : 11, bold: true, height: size, align: 'center' } as const;
  if ((card.flags.declared ?? 0) > 0 && monster && card.faceUp && kind !== 'narrow') {
    const [x, y] = [box.x + 3, box.y + 5];
    const sign = plain ? 16 : 11;
    brush.disc(x + size / 2, y + size / 2, size / 2 + 1, 'card', 'mat-line');
    drawSign(brush, 'attack', x + (size - sign) / 2, y + (size - sign) / 2, sign, 'attack');
  }
  if (choice && number !== undefined) {
    const own = kind === 'narrow' ? 14 : size;
    const [x, y] = [box.x + box.width - 4 - own, box.y + (kind === 'narrow' ? -1 : 2)];
    brush.box(x, y, own, own, 3, 'replay');
    brush.text(String(number), { ...font, height: own, x: x + own / 2, y, tint: 'on-replay' });
  }
  const counters = Object.values(card.counters).reduce((sum, count) => sum + Math.max(0, count), 0);
  if (counters > 0) {
    const upright = monster && card.position !== 'defense';
    const x = upright ? box.x + 4 + size / 2 : box.x + box.width - 4 - size / 2;
    const y = box.y + box.height - 23 - size / 2;
    brush.disc(x, y, size / 2, 'card-ink');
    brush.text(String(counters), { ...font, x, y: y - size / 2, tint: 'card' });
  }
}

/** Corners round what may be chosen. */
function drawCorners({ context, tint }: Brush, box: Box, radius: number): void {
  context.save();
  context.beginPath();
  context.roundRect(box.x, box.y, box.width, box.height, radius);
  context.clip();
  context.fillStyle = tint('replay');
  const [long, thick] = [14, 2.5];
  for (const x of [box.x, box.x + box.width])
    for (const y of [box.y, box.y + box.height]) {
      context.fillRect(x === box.x ? x : x - long, y === box.y ? y : y - thick, long, thick);
      context.fillRect(x === box.x ? x : x - thick, y === box.y ? y : y - long, thick, long);
    }
  context.restore();
}

/** The word in the first zone of a row that is empty on the learner's mat. */
export const noteIn = (
  kind: MatKind,
  player: 'A' | 'B',
  row: 'monster' | 'spellTrap',
  index: number,
): string | undefined =>
  kind === 'plain' && index === (player === 'B' ? 4 : 0) ? words.rowName(player, row) : undefined;
