import { type Board, type Entry, type Mark, PLAYERS, type Player } from '../../../events/index.ts';
import type { Viewpoint } from '../../worker/duelOnHand.ts';
import type { Outline } from '../../worker/protocol/index.ts';
import { attackPicture } from '../attackPicture.ts';
import type { MatGeometry } from '../geometry.ts';
import { fieldSpellOf, roleOf } from '../plateWords.ts';
import { thenAndNow } from '../thenStrip.ts';
import { type CardNames, zoneCards } from '../zoneCard.ts';
import { drawPiles, drawStatus, drawThen } from './around.ts';
import { drawAttack } from './attack.ts';
import type { Brush } from './brush.ts';
import type { CardStore } from './cardStore.ts';
import { drawPlate } from './plates.ts';
import { drawEmptyZone, drawNote, drawZone, noteIn } from './zones.ts';

/** A table at one moment, and what is known of its duel. */
export interface Drawn {
  readonly board: Board;
  readonly entry: Entry;
  readonly mark: Mark | null;
  readonly seenBy: Viewpoint;
  readonly duel: CardNames & Pick<Outline, 'players' | 'used'>;
}

/** Draws the table as `BoardView` does, in the pixels of the mat, without anything that can be clicked. */
export function drawBoard(
  brush: Brush,
  geometry: MatGeometry,
  store: CardStore,
  { board, duel, entry, mark: ofEntry, seenBy }: Drawn,
): void {
  const { context } = brush;
  const { height, kind, split, width } = geometry;
  context.save();
  context.beginPath();
  context.roundRect(0, 0, width, height, 10);
  context.clip();
  context.fillStyle = brush.tint('mat');
  context.fillRect(0, 0, width, height);
  context.fillStyle = brush.tint('mat-far');
  context.fillRect(0, 0, width, split);
  context.restore();
  const known = (owner: Player): boolean => seenBy === 'both' || seenBy === owner;
  const then = thenAndNow(board);
  const zoneCard = zoneCards(board, duel, seenBy, then?.zones ?? null);
  const drawing = { brush, geometry, store };
  const notes: (() => void)[] = [];
  for (const player of PLAYERS) {
    const state = board.players[player];
    const far = player === 'B';
    drawPlate(brush, geometry, {
      ...{ player, name: duel.players[player], role: roleOf(board, player), state, open: known(player) },
      fieldSpell: fieldSpellOf(board, player, duel.names),
    });
    for (const row of ['monster', 'spellTrap'] as const)
      for (const [index, id] of state[row].entries()) {
        const box = geometry.zone(player, row, index);
        const thin = row === 'spellTrap' && geometry.thin[player];
        const zone = thin ? null : zoneCard(id);
        if (zone === null) drawEmptyZone(drawing, box, far, thin);
        else drawZone(drawing, box, zone);
        const note = zone === null && !thin ? noteIn(kind, player, row, index) : undefined;
        if (note !== undefined) notes.push(() => drawNote(brush, box, far, note));
      }
    if (kind === 'full') drawPiles(drawing, board, player, zoneCard(state.fieldSpell[0] ?? null));
  }
  if (geometry.extraMonsterRow)
    for (const at of [0, 1]) {
      const box = geometry.extraMonster('A', at);
      const zone = zoneCard(board.players.A.extraMonster[at] ?? board.players.B.extraMonster[1 - at] ?? null);
      if (zone === null) drawEmptyZone(drawing, box, false);
      else drawZone(drawing, box, zone);
    }
  const isCheck = entry.type === 'attackReplay.checked' && entry.payload.window;
  const mark = isCheck ? ofEntry : null;
  drawAttack(brush, geometry, attackPicture(geometry, board, mark !== null), mark);
  // The lines of an attack pass behind the words of the table.
  for (const draw of notes) draw();
  if (then !== null && duel.used.defends[then.defender]) drawThen(brush, geometry, board, then, duel.names);
  drawStatus(brush, geometry, board, seenBy);
}
