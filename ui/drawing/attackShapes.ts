import { headOf, shorter, taper } from '../board/attackArrow.ts';
import {
  type AttackPicture,
  type AttackTable,
  attackPicture,
  endsInMark,
  MARK_HALO,
  MARK_SIZE,
} from '../board/attackPicture.ts';
import { type MatGeometry, middleOf } from '../board/geometry.ts';
import { markShapes } from './marks.ts';
import { ring, type Shape } from './shapes.ts';
import type { Table } from './table.ts';

/** The table as the picture of its attack is worked out from. */
function attackTable({ attack, cards, players }: Table): AttackTable {
  if (attack === null) return { attack, cards, players };
  const { player, attacker, target, choices, over, zones } = attack;
  return {
    cards,
    players,
    attack: {
      player,
      attacker,
      target,
      over,
      choices: choices === null ? null : choices.map((value) => ({ value })),
      snapshot: { zones },
    },
  };
}

/** The way to a target that can no longer be attacked: dotted, with a bar. */
const formerShapes = ({ former }: AttackPicture): readonly Shape[] =>
  former === null
    ? []
    : [
        ...former.lines.map(
          ([from, to]): Shape => ({
            kind: 'path',
            d: `M${from.x} ${from.y}L${to.x} ${to.y}`,
            stroke: 'attack',
            width: 2,
            dash: [2, 4],
          }),
        ),
        {
          kind: 'path',
          d: ring(former.barAt.x, former.barAt.y, 7),
          fill: 'well-far',
          stroke: 'attack',
          width: 2,
        },
        {
          kind: 'path',
          d: `M${former.barAt.x - 5} ${former.barAt.y + 5}l10 -10`,
          stroke: 'attack',
          width: 2,
        },
      ];

/** The running attack over the mat: the arrow, the mark of a check, and lines to everything that may be chosen. */
export function attackShapes(geometry: MatGeometry, table: Table): readonly Shape[] {
  const checked = table.check !== null;
  const picture = attackPicture(geometry, attackTable(table), checked);
  const { arrow, struck, markAt, choices } = picture;
  const large = geometry.kind === 'plain';
  const shapes: Shape[] = [...formerShapes(picture)];
  for (const d of choices) shapes.push({ kind: 'path', d, stroke: 'replay', width: 2 });
  const half = MARK_SIZE[geometry.kind] / 2 + MARK_HALO;
  if (arrow !== null) {
    // Where something is to be chosen it ends in the mark; else it goes on beneath it.
    const ends = endsInMark(picture);
    const whole = ends ? shorter(arrow, half) : arrow;
    const shaft = ends ? whole : shorter(whole, large ? 16 : 10);
    if (struck !== null) {
      const d = `M${struck[0].x} ${struck[0].y}H${struck[1].x}`;
      shapes.push({ kind: 'path', d, stroke: 'attack', width: 2.5 });
    }
    const d = taper(shaft, large ? 9 : 6, large ? 4 : 3);
    shapes.push({ kind: 'path', d, fill: 'attack', stroke: 'mat', width: 1.5 });
    if (!ends) shapes.push({ kind: 'path', d: headOf(shaft.to, whole.to, large ? 11 : 7), fill: 'attack' });
  }
  if (markAt !== null) {
    shapes.push({ kind: 'path', d: ring(markAt.x, markAt.y, half), fill: 'mat' });
    const mark = table.check ?? 'replay';
    shapes.push(...markShapes(mark, markAt.x, markAt.y, MARK_SIZE[geometry.kind]));
  }
  return shapes;
}

/** Corners round the zones of what may be chosen. */
export function choiceCorners(zone: ReturnType<MatGeometry['zone']>): Shape {
  const { x, y, width, height } = zone;
  const reach = Math.min(16, middleOf({ x: 0, y: 0, width, height }).x / 2);
  const [right, foot] = [x + width, y + height];
  return {
    kind: 'path',
    d: `M${x} ${y + reach}V${y}H${x + reach}M${right - reach} ${y}H${right}V${y + reach}M${right} ${foot - reach}V${foot}H${right - reach}M${x + reach} ${foot}H${x}V${foot - reach}`,
    stroke: 'replay',
    width: 2.5,
  };
}
