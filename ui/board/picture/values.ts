import type { CardState } from '../../../events/index.ts';
import { words } from '../../locales/index.ts';
import type { Box, MatKind } from '../geometry.ts';
import { type Valued, valueArrow, valuesCrowded } from '../valueWords.ts';
import type { Brush } from './brush.ts';

interface Part {
  readonly text: string;
  readonly size: number;
  readonly counts: boolean;
  readonly bold: boolean;
  readonly width: number;
  /** The room before and behind what is written. */
  readonly room: readonly [before: number, behind: number];
  readonly arrow: '▲' | '▼' | null;
}

/** Letters and room of the plates, in the mat's own pixels, as the style sheet has them. */
interface Measures {
  /** Letters of the value that counts, of the other one, and of the name. */
  readonly size: number;
  readonly other: number;
  readonly name: number;
  /** The room before the name, before the value that counts, behind it, and at both sides of the other. */
  readonly room: readonly [name: number, before: number, behind: number, other: number];
}

const ON_FIELD: Measures = { size: 12, other: 10, name: 9, room: [4, 1, 3, 2] };
const MEASURES: Readonly<Record<MatKind, Measures>> = {
  full: ON_FIELD,
  slim: ON_FIELD,
  plain: { size: 15, other: 15, name: 11, room: [7, 2, 7, 7] },
  narrow: { size: 11.5, other: 11.5, name: 8.5, room: [2, 0, 2, 2] },
};

const LEAST = 30;
const ARROW = 7;

/** How wide a text is in a size, bold or not. */
export type MeasureText = (text: string, size: number, bold: boolean) => number;

/** The parts of the plate from left to right; the arrow of the value that counts stands with its name. */
function partsOf(measure: MeasureText, kind: MatKind, card: Valued): readonly Part[] {
  const { name: small, other, room, size } = MEASURES[kind];
  const counts = card.position === 'defense' ? 'def' : 'atk';
  const alone = kind === 'narrow' || (kind !== 'plain' && valuesCrowded(card));
  const parts: Part[] = [];
  for (const what of ['atk', 'def'] as const) {
    const now = card.values[what];
    const isCounted = what === counts;
    if (now === undefined || (alone && !isCounted)) continue;
    const arrow = valueArrow(card, what);
    const lead = arrow === null ? 0 : measure(arrow, ARROW, false) + 1;
    const text = String(now);
    if (isCounted) {
      const name = words.valueName[what];
      const width = Math.max(LEAST, room[0] + measure(name, small, false) + lead);
      parts.push({ text: name, size: small, counts: true, bold: false, width, room: [room[0], 0], arrow });
      // The value begins a little before its name ends.
      const own = Math.max(LEAST, room[1] + measure(text, size, true) + room[2]) - 1;
      const within = [room[1] - 1, room[2]] as const;
      parts.push({ text, size, counts: true, bold: true, width: own, room: within, arrow: null });
    } else {
      const own = Math.max(LEAST, 2 * room[3] + lead + measure(text, other, false));
      const within = [room[3], room[3]] as const;
      parts.push({ text, size: other, counts: false, bold: false, width: own, room: within, arrow });
    }
  }
  return parts;
}

/** How wide the plate with the values of a card is, with its edge. */
export const valuesWidth = (measure: MeasureText, kind: MatKind, card: Valued): number =>
  partsOf(measure, kind, card).reduce((sum, part) => sum + part.width, 2);

/** The values at the foot of a card: the one that counts here is dark and named, a changed one has an arrow. */
export function drawValues(brush: Brush, box: Box, kind: MatKind, card: CardState): void {
  const parts = partsOf(brush.width, kind, card);
  if (parts.length === 0) return;
  const height = kind === 'plain' ? 22 : kind === 'narrow' ? 16 : 17;
  const width = parts.reduce((sum, part) => sum + part.width, 0);
  const y = box.y + box.height - 1 - (kind === 'plain' ? 3 : 2) - height;
  let x = box.x + (box.width - width) / 2;
  brush.box(x - 1, y - 1, width + 2, height + 2, 4, 'card', 'mat-line');
  const counted = parts.filter(({ counts }) => counts);
  const first = parts.findIndex(({ counts }) => counts);
  const before = parts.slice(0, Math.max(0, first)).reduce((sum, part) => sum + part.width, 0);
  const dark = counted.reduce((sum, part) => sum + part.width, 0);
  if (dark > 0) brush.box(x + before, y, dark, height, 3, 'card-ink');
  for (const { arrow, bold, counts, room, size, text, width: own } of parts) {
    const tint = counts ? 'card' : 'card-ink-2';
    const lead = arrow === null ? 0 : brush.width(arrow, ARROW) + 1;
    const long = lead + brush.width(text, size, bold);
    const left = x + room[0] + (own - room[0] - room[1] - long) / 2;
    // Behind a name, before a number.
    const named = counts && !bold;
    const at = named ? left + long - lead + 1 : left;
    if (arrow !== null) brush.text(arrow, { x: at, y: y + 1, height, size: ARROW, tint });
    brush.text(text, { x: named ? left : left + lead, y, height, size, bold, tint });
    x += own;
  }
}

/** A Level that is not the printed one: on the side where neither the name nor the number of the copy is. */
export function drawLevel(brush: Brush, box: Box, kind: MatKind, card: CardState): void {
  const { level } = card.values;
  if (level === undefined || level === card.printed.level || kind === 'narrow') return;
  const name = words.levelShort;
  const number = String(level);
  const turned = card.position === 'defense';
  const own = brush.width(name, 9) + 3 + brush.width(number, 12);
  const width = Math.max(LEAST, own + 4);
  const x = turned ? box.x + 4 : box.x + box.width + 4 - width;
  const y = box.y + 1 + (box.height - 2) * (turned ? 0.5 : 0.42);
  brush.box(x - 1, y - 1, width + 2, 19, 4, 'card', 'mat-line');
  const left = x + (width - own) / 2;
  brush.text(name, { x: left, y: y + 1, height: 17, size: 9, tint: 'card-ink-2' });
  brush.text(number, { x: left + own, y, height: 17, size: 12, align: 'right', tint: 'card-ink-2' });
}
