import type { Box, MatKind } from '../board/geometry.ts';
import { rosettePath } from '../board/rosette.ts';
import { type Colour, PALETTE } from './palette.ts';
import { box, linesOf, type Measure, ring, type Shape, text } from './shapes.ts';
import type { TableCard } from './table.ts';

/** Sizes of letters and plates on a card, by the drawing of the mat. */
const SIZES = {
  plain: { name: 13.5, number: 24, value: 14, valueName: 10, plate: 22, band: 12 },
  narrow: { name: 9.5, number: 13, value: 11, valueName: 8, plate: 15, band: 6 },
} as const;

/** The drawings of the mat that a picture uses. */
export type DrawnKind = Extract<MatKind, keyof typeof SIZES>;

const kindOf = (frame: string): Colour => (`k-${frame}` in PALETTE ? (`k-${frame}` as Colour) : 'k-normal');

interface Drawn {
  readonly kind: DrawnKind;
  readonly measure: Measure;
  readonly words: { readonly atk: string; readonly def: string };
}

/** The values of a monster on a plate at the foot of its zone: the one that counts is dark and named. */
function valueShapes(card: TableCard, zone: Box, { kind, measure, words }: Drawn): readonly Shape[] {
  const size = SIZES[kind];
  const counts = card.position === 'defense' ? 'def' : 'atk';
  const parts = (['atk', 'def'] as const).flatMap((what) => {
    const now = card[what];
    if (now === undefined || (kind === 'narrow' && what !== counts)) return [];
    const arrow = card.changed[what] === 0 ? '' : card.changed[what] > 0 ? '▲' : '▼';
    const on = what === counts;
    const name = on ? words[what] : '';
    const nameWidth = on ? measure(name, size.valueName, false) + 3 : 0;
    const value = `${arrow}${now}`;
    return [{ on, name, nameWidth, value, width: nameWidth + measure(value, size.value, on) + 12 }];
  });
  const total = parts.reduce((sum, { width }) => sum + width, 0);
  if (total === 0) return [];
  const top = zone.y + zone.height - size.plate - 4;
  const base = top + size.plate / 2 + size.value * 0.36;
  let x = zone.x + (zone.width - total) / 2;
  const shapes: Shape[] = [
    { kind: 'path', d: box(x, top, total, size.plate, 3), fill: 'card', stroke: 'mat-line', width: 1 },
  ];
  for (const { on, name, nameWidth, value, width } of parts) {
    if (on) shapes.push({ kind: 'path', d: box(x, top, width, size.plate, 3), fill: 'card-ink' });
    if (on) shapes.push(text(name, x + 6, base, size.valueName, 'card'));
    shapes.push(text(value, x + 6 + nameWidth, base, size.value, on ? 'card' : 'card-ink-2', { bold: on }));
    x += width;
  }
  return shapes;
}

function backShapes(card: TableCard, at: Box, zone: Box, { kind, measure }: Drawn): readonly Shape[] {
  const size = SIZES[kind].name - 1;
  const name =
    card.name === null ? [] : linesOf(card.name, zone.width - 6, { size, bold: false }, measure, 1);
  return [
    { kind: 'path', d: box(at.x, at.y, at.width, at.height, 5), fill: 'back' },
    {
      kind: 'path',
      d: box(at.x + 4, at.y + 4, at.width - 8, at.height - 8, 3),
      stroke: 'back-line',
      width: 1.2,
    },
    { kind: 'path', d: ring(at.x + at.width / 2, at.y + at.height / 2, 9), stroke: 'back-line', width: 1.2 },
    ...name.flatMap((line): Shape[] => [
      {
        kind: 'path',
        d: box(zone.x + 2, zone.y + zone.height - size - 6, zone.width - 4, size + 5, 2),
        fill: 'zone',
      },
      text(line, zone.x + zone.width / 2, zone.y + zone.height - 5, size, 'mat-ink-2', { align: 'middle' }),
    ]),
  ];
}

function frontShapes(card: TableCard, at: Box, sideways: boolean, drawn: Drawn): readonly Shape[] {
  const { kind, measure } = drawn;
  const size = SIZES[kind];
  const colour = kindOf(card.frame);
  const token = card.frame === 'token';
  const band = sideways ? box(at.x, at.y, size.band, at.height, 4) : box(at.x, at.y, at.width, size.band, 4);
  const left = at.x + (sideways ? size.band + 5 : 5);
  const top = at.y + (sideways ? 4 : size.band + 3);
  const width = at.x + at.width - left - 4;
  const name = linesOf(card.name ?? '', width, { size: size.name, bold: true }, measure, 2);
  const middle = {
    x:
      kind === 'narrow' && sideways
        ? at.x + at.width - 12
        : sideways
          ? left + width * 0.62
          : at.x + at.width / 2,
    y: at.y + at.height * (kind === 'narrow' ? 0.66 : sideways ? 0.6 : 0.58),
  };
  const rosette = (kind === 'plain' ? 0.62 : 0.56) * Math.min(at.width, at.height);
  return [
    {
      kind: 'path',
      d: box(at.x, at.y, at.width, at.height, 5),
      fill: 'card',
      stroke: colour,
      width: 1.4,
      ...(token ? { dash: [4, 2.5] } : {}),
    },
    { kind: 'path', d: band, fill: colour },
    {
      kind: 'path',
      d: rosettePath(card.art),
      stroke: colour,
      width: 1.1,
      opacity: 0.6,
      at: [middle.x, middle.y],
      scale: rosette / 100,
    },
    ...(card.number === undefined
      ? []
      : [
          { kind: 'path' as const, d: ring(middle.x, middle.y, size.number * 0.72), fill: 'card' as const },
          text(String(card.number), middle.x, middle.y + size.number * 0.35, size.number, 'card-ink', {
            bold: true,
            align: 'middle',
          }),
        ]),
    ...name.map((line, index) =>
      text(line, left, top + (index + 0.85) * size.name * 1.12, size.name, 'card-ink', { bold: true }),
    ),
  ];
}

/** A card in its zone: upright in Attack Position, turned in Defense Position, words always level. */
export function cardShapes(
  card: TableCard,
  zone: Box,
  size: readonly [width: number, height: number],
  drawn: Drawn,
): readonly Shape[] {
  const monster = card.place.zone !== 'spellTrap';
  const sideways = monster && card.position === 'defense';
  const limit = (zone.height - 8) / (sideways ? size[0] : size[1]);
  const scale = Math.min(1, limit);
  const width = (sideways ? size[1] : size[0]) * scale;
  const height = (sideways ? size[0] : size[1]) * scale;
  const at = { x: zone.x + (zone.width - width) / 2, y: zone.y + (zone.height - height) / 2, width, height };
  if (!card.faceUp) return backShapes(card, at, zone, drawn);
  const counters: Shape[] =
    card.counters === 0
      ? []
      : [
          { kind: 'path', d: ring(zone.x + zone.width - 13, zone.y + zone.height / 2, 10), fill: 'card-ink' },
          text(String(card.counters), zone.x + zone.width - 13, zone.y + zone.height / 2 + 4, 11, 'card', {
            bold: true,
            align: 'middle',
          }),
        ];
  return [
    ...frontShapes(card, at, sideways, drawn),
    ...counters,
    ...(monster ? valueShapes(card, zone, drawn) : []),
  ];
}
