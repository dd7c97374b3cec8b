import type { Player } from '../../events/index.ts';
import { type Box, matGeometry } from '../board/geometry.ts';
import type { UsedRows } from '../worker/protocol/index.ts';
import { attackShapes, choiceCorners } from './attackShapes.ts';
import { cardShapes, type DrawnKind } from './cardShapes.ts';
import { box, linesOf, type Measure, ring, type Shape, text } from './shapes.ts';
import type { Table } from './table.ts';

/** The words of a drawn board that are the same at every moment. */
export interface BoardWords {
  readonly atk: string;
  readonly def: string;
  readonly hand: string;
  readonly deck: string;
  readonly graveyard: string;
  readonly lifePoints: string;
  readonly fieldSpell: string;
}

/** How a board is drawn: which mat, which of its rows the duel ever uses, in which words. */
export interface BoardStyle {
  readonly kind: DrawnKind;
  readonly used: UsedRows;
  readonly words: BoardWords;
  readonly measure: Measure;
}

function plateShapes(table: Table, player: Player, at: Box, style: BoardStyle): readonly Shape[] {
  const { kind, words, measure } = style;
  const side = table.players[player];
  const large = kind === 'plain';
  const [size, small, points] = large ? [15, 13, 26] : [12, 11, 18];
  const middle = at.y + at.height / 2;
  const base = middle + size * 0.36;
  const sign = large ? 12 : 10;
  let x = at.x + (large ? 16 : 8);
  const shapes: Shape[] = [
    player === 'A'
      ? { kind: 'path', d: box(x, middle - sign, 2 * sign, 2 * sign, 3), fill: 'mat-ink' }
      : { kind: 'path', d: ring(x + sign, middle, sign - 0.75), stroke: 'mat-ink', width: 1.5 },
    text(player, x + sign, middle + 5, large ? 14 : 12, player === 'A' ? 'mat' : 'mat-ink', {
      bold: true,
      align: 'middle',
    }),
  ];
  x += 2 * sign + (large ? 10 : 6);
  const pointsText = String(side.lifePoints);
  const right = at.x + at.width - (large ? 16 : 8);
  const pointsWidth = measure(pointsText, points, true);
  const room = right - pointsWidth - measure(words.lifePoints, small, false) - 16;
  const piles = [
    ...(large ? [side.role] : []),
    `${words.hand} ${side.hand}`,
    ...(large ? [`${words.deck} ${side.deck}`] : []),
    `${words.graveyard} ${side.graveyard}`,
    ...(side.fieldSpell === null || !large ? [] : [`${words.fieldSpell} ${side.fieldSpell}`]),
  ].filter((each) => each !== '');
  const rest = piles.join('    ');
  const nameRoom = Math.max(40, room - x - measure(rest, small, false) - 12);
  const name = linesOf(side.name, nameRoom, { size, bold: true }, measure, 1)[0] ?? '';
  shapes.push(text(name, x, base, size, 'mat-ink', { bold: true }));
  x += measure(name, size, true) + 12;
  const restText = linesOf(rest, Math.max(40, room - x), { size: small, bold: false }, measure, 1)[0] ?? '';
  for (const [index, part] of (restText === rest.replaceAll(/\s+/g, ' ') ? piles : [restText]).entries()) {
    if (index > 0) x += large ? 14 : 8;
    shapes.push(text(part, x, base, small, 'mat-ink-2'));
    x += measure(part, small, false);
  }
  shapes.push(
    text(words.lifePoints, right - pointsWidth - 7, base, small, 'mat-ink-2', { align: 'end' }),
    text(pointsText, right, middle + points * 0.36, points, 'mat-ink', { bold: true, align: 'end' }),
  );
  return [
    {
      kind: 'group',
      label: [side.name, `${words.lifePoints} ${side.lifePoints}`, ...piles].join(', '),
      shapes,
    },
  ];
}

function zoneShapes(
  table: Table,
  id: string | null,
  zone: Box,
  far: boolean,
  style: BoardStyle,
): readonly Shape[] {
  const card = id === null ? undefined : table.cards[id];
  const corner = style.kind === 'plain' ? 8 : 6;
  if (card === undefined)
    return [
      {
        kind: 'path',
        d: box(zone.x, zone.y, zone.width, zone.height, corner),
        fill: far ? 'well-far' : 'well',
      },
    ];
  const attacks = table.attack?.attacker === id;
  const shapes: Shape[] = [
    {
      kind: 'path',
      d: box(zone.x, zone.y, zone.width, zone.height, corner),
      fill: 'zone',
      stroke: attacks ? 'attack' : 'mat-line',
      width: attacks ? 2 : 1,
    },
    ...cardShapes(card, zone, matGeometry(style.kind, style.used).card, style),
  ];
  if (table.attack?.choices?.some((value) => value === id) === true) shapes.push(choiceCorners(zone));
  return [{ kind: 'group', label: card.label, shapes }];
}

/** A drawing and how large it is, in its own pixels. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
}

/** The whole table as one drawing: both sides, the zones with their cards, and the running attack. */
export function boardDrawing(table: Table, style: BoardStyle): Drawing {
  const geometry = matGeometry(style.kind, style.used);
  const { width, height, split } = geometry;
  const large = style.kind === 'plain';
  const shapes: Shape[] = [
    { kind: 'path', d: box(0, 0, width, height, 10), fill: 'mat' },
    {
      kind: 'path',
      d: `M0 ${split}V10a10 10 0 0 1 10 -10h${width - 20}a10 10 0 0 1 10 10V${split}Z`,
      fill: 'mat-far',
    },
  ];
  for (const player of ['B', 'A'] as const) {
    const row = geometry.row(player === 'A' ? 'plateA' : 'plateB');
    shapes.push(...plateShapes(table, player, { x: 0, width, ...row }, style));
    for (const part of ['monster', 'spellTrap'] as const)
      for (let index = 0; index < 5; index++)
        shapes.push(
          ...zoneShapes(
            table,
            table.players[player][part][index] ?? null,
            geometry.zone(player, part, index),
            player === 'B',
            style,
          ),
        );
  }
  if (geometry.extraMonsterRow)
    for (const index of [0, 1]) {
      const id = table.players.A.extraMonster[index] ?? table.players.B.extraMonster[1 - index] ?? null;
      shapes.push(...zoneShapes(table, id, geometry.extraMonster('A', index), false, style));
    }
  const words = geometry.row('monsterA').y - (large ? 16 : 12);
  const left = large ? 16 : 8;
  const turnWidth = style.measure(table.turn, large ? 15 : 12, true);
  // beside the way of an attack from the middle, which is where most come from
  const room = geometry.column(3).x - left - turnWidth - 12;
  const where = linesOf(table.where, room, { size: large ? 13 : 11, bold: false }, style.measure);
  const textWidth = Math.max(...where.map((line) => style.measure(line, large ? 13 : 11, false)), 0);
  const textHeight = (large ? 17 : 13) * Math.max(1, where.length);
  shapes.push(
    ...attackShapes(geometry, table),
    // lines of an attack end before the words
    {
      kind: 'path',
      d: box(left - 4, words + 5 - textHeight, turnWidth + textWidth + 16, textHeight + 1, 3),
      fill: words - textHeight < split ? 'mat-far' : 'mat',
    },
    text(table.turn, left, words, large ? 15 : 12, 'mat-ink', { bold: true }),
    ...where.map((line, at) =>
      text(
        line,
        left + turnWidth + 8,
        words + (at + 1 - where.length) * (large ? 17 : 13),
        large ? 13 : 11,
        'mat-ink-2',
      ),
    ),
  );
  return { width, height, shapes };
}
