import type { CardState } from '../../../events/index.ts';
import { words } from '../../locales/index.ts';
import type { Box, MatKind } from '../geometry.ts';
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

const LEAST = 30;

function partsOf(brush: Brush, kind: MatKind, card: CardState): readonly Part[] {
  const size = kind === 'plain' ? 15 : kind === 'narrow' ? 11.5 : 12;
  const small = kind === 'plain' ? 11 : kind === 'narrow' ? 8.5 : 9;
  const room = kind === 'plain' ? 8 : kind === 'narrow' ? 4 : 5;
  const counts = card.position === 'defense' ? 'def' : 'atk';
  const parts: Part[] = [];
  for (const what of ['atk', 'def'] as const) {
    const now = card.values[what];
    const printed = card.printed[what];
    const isCounted = what === counts;
    if (now === undefined || (kind === 'narrow' && !isCounted)) continue;
    const arrow = printed === undefined || now === printed ? null : now > printed ? '▲' : '▼';
    const text = String(now);
    if (isCounted) {
      const name = words.valueName[what];
      const width = Math.max(LEAST, brush.width(name, small) + room);
      parts.push({ text: name, size: small, counts: true, bold: false, width, room: [room, 0], arrow: null });
    }
    const own = brush.width(text, size, isCounted) + (arrow === null ? 0 : brush.width(arrow, 7) + 2);
    const left = arrow !== null ? 3 : isCounted ? 2 : room;
    // The value begins a little before its name ends.
    const over = isCounted ? 1 : 0;
    const width = Math.max(LEAST, own + left + room) - over;
    parts.push({ text, size, counts: isCounted, bold: isCounted, width, room: [left - over, room], arrow });
  }
  return parts;
}

/** The values at the foot of a card: the one that counts here is dark and named, a changed one has an arrow. */
export function drawValues(brush: Brush, box: Box, kind: MatKind, card: CardState): void {
  const parts = partsOf(brush, kind, card);
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
    const lead = arrow === null ? 0 : brush.width(arrow, 7, bold) + 2;
    const long = lead + brush.width(text, size, bold);
    const left = x + room[0] + (own - room[0] - room[1] - long) / 2;
    if (arrow !== null) brush.text(arrow, { x: left, y: y + 1, height, size: 7, bold, tint });
    brush.text(text, { x: left + lead, y, height, size, bold, tint });
    x += own;
  }
}

/** A Level that is not the printed one. */
export function drawLevel(brush: Brush, box: Box, card: CardState): void {
  const { level } = card.values;
  if (level === undefined || level === card.printed.level) return;
  const name = words.levelShort;
  const number = String(level);
  const own = brush.width(name, 9) + 2 + brush.width(number, 12);
  const width = Math.max(LEAST, own + 10);
  const [x, y] = [box.x + 4, box.y + 4];
  brush.box(x - 1, y - 1, width + 2, 19, 4, 'card', 'mat-line');
  const left = x + (width - own) / 2;
  brush.text(name, { x: left, y: y + 1, height: 17, size: 9, tint: 'card-ink-2' });
  brush.text(number, { x: left + own, y, height: 17, size: 12, align: 'right', tint: 'card-ink-2' });
}
