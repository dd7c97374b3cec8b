import type { Board, Player } from '../../../events/index.ts';
import { words } from '../../locales/index.ts';
import type { Viewpoint } from '../../worker/duelOnHand.ts';
import type { Outline } from '../../worker/protocol/index.ts';
import type { Box, MatGeometry } from '../geometry.ts';
import type { ThenNow } from '../thenStrip.ts';
import type { ZoneCard } from '../zoneCard.ts';
import type { Brush } from './brush.ts';
import { drawSign } from './signs.ts';
import { drawEmptyZone, drawZone, type ZoneDrawing } from './zones.ts';

/** The piles at both ends of a side: Deck, Extra Deck, Graveyard, what is banished, and the Field Zone. */
export function drawPiles(drawing: ZoneDrawing, board: Board, player: Player, field: ZoneCard | null): void {
  const { brush, geometry } = drawing;
  const near = player === 'A';
  const [left, right] = near ? ([0, 6] as const) : ([6, 0] as const);
  const at = (row: 'monster' | 'spellTrap', column: 0 | 6): Box => ({
    ...geometry.row(`${row}${player}`),
    ...geometry.column(column),
  });
  const pile = (box: Box, count: string, name: string): void => {
    drawEmptyZone(drawing, box, !near);
    const x = box.x + box.width / 2;
    const y = box.y + (box.height - 31) / 2;
    brush.text(count, { x, y, height: 18, size: 15, bold: true, align: 'center', tint: 'mat-ink' });
    brush.text(name, { x, y: y + 19, height: 12, size: 10.5, align: 'center', tint: 'mat-ink-2' });
  };
  const { banished, deck, extraDeck, graveyard } = board.players[player];
  if (field === null) pile(at('monster', left), '–', words.fieldShort);
  else drawZone(drawing, at('monster', left), field);
  pile(at('spellTrap', left), String(extraDeck.length), words.extraDeckShort);
  const grave = at('monster', right);
  pile(grave, String(graveyard.length), words.graveyardShort);
  pile(at('spellTrap', right), String(deck.length), words.deckShort);
  if (banished.length > 0)
    brush.text(words.banishedCount(banished.length), {
      ...{ x: grave.x + grave.width / 2, y: grave.y + grave.height - 20, height: 18, size: 10.5 },
      ...{ align: 'center', tint: 'mat-ink-2' },
    });
}

/** The defender's zones at the declaration, zone over zone. */
export function drawThen(
  brush: Brush,
  geometry: MatGeometry,
  board: Board,
  { defender, zones }: { readonly defender: Player; readonly zones: readonly ThenNow[] },
  names: Outline['names'],
): void {
  const { attack } = board;
  if (attack === null) return;
  const { context } = brush;
  const row = geometry.row(defender === 'A' ? 'thenA' : 'thenB');
  const plain = geometry.kind === 'plain';
  if (geometry.kind === 'full') {
    const [left, right] = [geometry.column(0), geometry.column(6)];
    const line = { y: row.y, height: 14, size: 10.5, tint: 'mat-ink-2' } as const;
    const named = attack.snapshot.entry !== attack.declaredAt;
    brush.text(named ? words.atNaming : words.atDeclaration, {
      ...{ ...line, x: left.x + left.width - 5, align: 'right' },
    });
    brush.text(words.monsters(attack.snapshot.defender.length), {
      ...{ ...line, x: right.x + 5 },
    });
  }
  for (const [index, zone] of zones.entries()) {
    const { x, width } = geometry.zone(defender, 'monster', index);
    const came = zone.kind === 'came' || zone.kind === 'returned' || zone.kind === 'other';
    const edge = came ? 'came' : zone.kind === 'left' ? 'left' : 'mat-line';
    if (edge !== 'mat-line') brush.box(x, row.y, width, row.height, 3, defender === 'A' ? 'mat' : 'mat-far');
    context.strokeStyle = brush.tint(edge);
    context.lineWidth = 1;
    context.setLineDash([3, 2]);
    context.beginPath();
    context.roundRect(x + 0.5, row.y + 0.5, width - 1, row.height - 1, 3);
    context.stroke();
    context.setLineDash([]);
    const id = 'then' in zone ? zone.then : null;
    const name = id === null ? null : (names[id] ?? attack.snapshot.names[id] ?? id);
    const text = words.thenZone(zone.kind, name, geometry.kind === 'narrow');
    const size = plain ? 12 : 10.5;
    const sign = came || zone.kind === 'left' ? (plain ? 12 : 10) : 0;
    const lead = sign === 0 ? 0 : sign + (geometry.kind === 'narrow' ? 2 : 4);
    const most = width - 10 - lead;
    const own = Math.min(most, brush.width(text, size)) + lead;
    const left = x + (width - own) / 2;
    if (sign > 0)
      drawSign(
        brush,
        came ? 'came' : 'left',
        left,
        row.y + (row.height - sign) / 2,
        sign,
        came ? 'came' : 'left',
      );
    brush.text(text, { x: left + lead, y: row.y, height: row.height, size, most, tint: 'mat-ink-2' });
  }
}

/** Where the duel stands, between the two sides, and with whose eyes it is seen. */
export function drawStatus(brush: Brush, geometry: MatGeometry, board: Board, seenBy: Viewpoint): void {
  const { kind } = geometry;
  const text = words.status(board);
  if (kind === 'plain') {
    const row = geometry.row('front');
    const x = geometry.column(1).x + 4;
    const line = { y: row.y + row.height - 11 - 19, height: 19 };
    const long = brush.width(text.turn, 15, true) + 6 + brush.width(text.phase, 13);
    brush.box(x - 2, line.y, long + 4, line.height, 3, 'mat');
    brush.text(text.turn, { ...line, x, size: 15, bold: true, tint: 'mat-ink' });
    const after = x + brush.width(text.turn, 15, true) + 6;
    brush.text(text.phase, { ...line, x: after, size: 13, tint: 'mat-ink-2' });
    return;
  }
  const row = geometry.row('middle');
  const narrow = kind === 'narrow';
  const x = geometry.column(kind === 'full' ? 0 : 1).x;
  const height = narrow ? 14 : 17;
  const lines = (narrow ? [text.step, text.turn] : [text.turn, text.phase, text.step]).filter(
    (line, at) => at === 0 || line !== '',
  );
  let y = row.y + (row.height - lines.length * height) / 2;
  for (const [at, line] of lines.entries()) {
    const bold = at === 0;
    const size = narrow ? (bold ? 12 : 11) : bold ? 13 : 12;
    if (line !== '') brush.box(x, y, brush.width(line, size, bold) + 2, height, 3, 'mat');
    brush.text(line, { x, y, height, size, bold, tint: bold ? 'mat-ink' : 'mat-ink-2' });
    y += height;
  }
  if (!narrow) drawSeenBy(brush, geometry, row, seenBy);
}

function drawSeenBy(
  brush: Brush,
  geometry: MatGeometry,
  row: { readonly y: number; readonly height: number },
  seenBy: Viewpoint,
): void {
  const last = geometry.column(geometry.kind === 'full' ? 6 : 5);
  const right = last.x + last.width;
  const top = row.y + (row.height - 48) / 2;
  brush.text(words.seenBy, {
    ...{ x: right, y: top, height: 17, size: 12, align: 'right', tint: 'mat-ink-2' },
  });
  const options = (['A', 'B', 'both'] as const).map((value) => {
    const label = words.viewpoint(value);
    const on = value === seenBy;
    return { label, on, width: brush.width(label, 12, on) + 20 };
  });
  const width = options.reduce((sum, option) => sum + option.width, 0) + 4;
  const y = top + 22;
  brush.box(right - width, y, width, 26, 6, 'well', 'mat-line');
  let x = right - width + 1;
  for (const [at, { label, on, width: own }] of options.entries()) {
    if (at > 0) {
      brush.box(x, y + 1, 1, 24, 0, 'mat-line');
      x += 1;
    }
    if (on) {
      brush.box(x, y + 1, own, 24, at === 2 ? 5 : 0, 'zone');
      brush.box(x, y + 23, own, 2, 0, 'mat-ink');
    }
    brush.text(label, {
      ...{ x: x + own / 2, y: y + 1, height: 24, size: 12, bold: on, align: 'center' },
      tint: on ? 'mat-ink' : 'mat-ink-2',
    });
    x += own;
  }
}
