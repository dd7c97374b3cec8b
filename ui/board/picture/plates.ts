import type { Player, PlayerState } from '../../../events/index.ts';
import { words } from '../../locales/index.ts';
import type { MatGeometry, MatKind } from '../geometry.ts';
import type { Brush, Tint } from './brush.ts';

/** What a plate says. */
export interface PlateSays {
  readonly player: Player;
  readonly name: string;
  readonly role: string;
  readonly fieldSpell: string | null;
  readonly state: PlayerState;
  /** The viewpoint knows the hand. */
  readonly open: boolean;
}

const MEASURES: Readonly<
  Record<MatKind, { edge: number; gap: number; size: number; name: number; side: number; points: number }>
> = {
  full: { edge: 14, gap: 8, size: 12, name: 12, side: 20, points: 22 },
  slim: { edge: 14, gap: 8, size: 12, name: 12, side: 20, points: 22 },
  plain: { edge: 16, gap: 10, size: 13, name: 15, side: 24, points: 26 },
  narrow: { edge: 8, gap: 6, size: 12, name: 12, side: 20, points: 18 },
};

/** A player's sign: A is a filled square, B an open circle. */
function drawSide(brush: Brush, player: Player, x: number, y: number, size: number): void {
  const { context } = brush;
  if (player === 'A') brush.box(x, y, size, size, 3, 'mat-ink');
  else {
    context.beginPath();
    context.arc(x + size / 2, y + size / 2, size / 2 - 0.75, 0, 2 * Math.PI);
    context.lineWidth = 1.5;
    context.strokeStyle = brush.tint('mat-ink');
    context.stroke();
  }
  brush.text(player, {
    ...{ x: x + size / 2, y, height: size, size: size === 24 ? 14 : 12, bold: true, align: 'center' },
    tint: player === 'A' ? 'mat' : 'mat-ink',
  });
}

/** A player's name plate: who, attacking or defending, the hand, and the Life Points. */
export function drawPlate(brush: Brush, geometry: MatGeometry, says: PlateSays): void {
  const { kind } = geometry;
  const { player, state } = says;
  const { edge, gap, name, points, side, size } = MEASURES[kind];
  const row = geometry.row(player === 'A' ? 'plateA' : 'plateB');
  let x = edge;
  const put = (text: string, tint: Tint, own = size, bold = false): void => {
    brush.text(text, { x, y: row.y, height: row.height, size: own, tint, bold });
    x += brush.width(text, own, bold);
  };
  /** Words on the plate that can be opened have a little room round them. */
  const pile = (label: string, count: number, bold: boolean): void => {
    x += 4;
    put(`${label} `, 'mat-ink-2');
    put(String(count), bold ? 'mat-ink' : 'mat-ink-2', size, bold);
    x += 4 + gap;
  };
  drawSide(brush, player, x, row.y + (row.height - side) / 2, side);
  x += side + gap;
  put(says.name === player ? words.playerName(player) : says.name, 'mat-ink', name, true);
  x += gap;
  if (kind !== 'narrow') {
    put(says.role, 'mat-ink-2');
    x += gap;
  }
  pile(words.handShort, state.hand.length, kind !== 'plain');
  if (kind === 'full')
    for (let at = 0; at < Math.min(10, state.hand.length); at++) {
      const top = row.y + (row.height - 16) / 2;
      if (says.open) brush.box(x, top, 11, 16, 2, 'card', 'card-ink-2');
      else brush.box(x, top, 11, 16, 2, 'back', 'back-line');
      x += 13;
    }
  else if (kind === 'narrow') pile(words.graveyardNarrow, state.graveyard.length, true);
  else {
    put(`${words.deckShort} ${state.deck.length}`, 'mat-ink-2');
    x += gap;
    pile(words.graveyardShort, state.graveyard.length, false);
  }
  if (says.fieldSpell !== null && kind !== 'full') {
    const field =
      kind === 'plain' ? words.fieldSpellIs(says.fieldSpell) : words.fieldSpellShort(says.fieldSpell);
    const label = kind === 'narrow' ? words.lifePointsNarrow : words.lifePoints;
    const taken =
      brush.width(String(state.lifePoints), points, true) + 5 + brush.width(label, size, false) + gap + edge;
    brush.text(field, {
      ...{ x, y: row.y, height: row.height, size, tint: 'mat-ink-2' },
      most: Math.max(24, geometry.width - taken - x),
    });
  }
  drawPoints(brush, geometry, state, { edge, points, size, ...row });
}

function drawPoints(
  brush: Brush,
  geometry: MatGeometry,
  state: PlayerState,
  at: { edge: number; points: number; size: number; y: number; height: number },
): void {
  const { context } = brush;
  const right = geometry.width - at.edge;
  const text = String(state.lifePoints);
  const width = brush.width(text, at.points, true);
  const set = state.lifePointsSetBy > 0;
  brush.text(text, {
    ...{ x: right, y: at.y, height: at.height, size: at.points, bold: true, align: 'right', tint: 'mat-ink' },
  });
  const base = at.y + at.height / 2 + at.points * 0.36;
  if (set) {
    context.strokeStyle = brush.tint('mat-ink');
    context.lineWidth = 1;
    context.setLineDash([1, 1]);
    context.beginPath();
    context.moveTo(right - width, base + 4);
    context.lineTo(right, base + 4);
    context.stroke();
    context.setLineDash([]);
  }
  const label = geometry.kind === 'narrow' ? words.lifePointsNarrow : words.lifePoints;
  // Both stand on one line.
  const drop = (at.points - at.size) * 0.36;
  brush.text(label, {
    ...{ x: right - width - 5, y: at.y + drop, height: at.height, size: at.size, align: 'right' },
    tint: 'mat-ink-2',
  });
}
