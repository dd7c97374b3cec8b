import {
  type Board,
  type CardId,
  isOnField,
  PLAYERS,
  type Player,
  type Position,
  type Zone,
} from '../../events/index.ts';

/** Something on the table that is other than before. */
export type Change =
  | { readonly kind: 'came'; readonly entry: number; readonly card: CardId; readonly player: Player }
  | { readonly kind: 'moved'; readonly entry: number; readonly card: CardId; readonly zone: Zone }
  | {
      readonly kind: 'turned';
      readonly entry: number;
      readonly card: CardId;
      readonly position: Position;
      readonly faceUp: boolean;
    }
  | {
      readonly kind: 'value';
      readonly entry: number;
      readonly card: CardId;
      readonly what: 'atk' | 'def';
      readonly from: number;
      readonly to: number;
    }
  | {
      readonly kind: 'lifePoints';
      readonly entry: number;
      readonly player: Player;
      readonly from: number;
      readonly to: number;
    };

/** What changed on the table between two moments, as a reader would list it, each with the entry that did it. */
export function changesBetween(before: Board, after: Board): Change[] {
  const out: Change[] = [];
  if (before === after || before.entry < 0) return out;
  for (const player of PLAYERS) {
    const from = before.players[player].lifePoints;
    const to = after.players[player].lifePoints;
    if (from !== to)
      out.push({ kind: 'lifePoints', entry: after.players[player].lifePointsSetBy, player, from, to });
  }
  for (const [card, now] of Object.entries(after.cards)) {
    const then = before.cards[card];
    if (then === now) continue;
    if (then === undefined || then.visit !== now.visit) {
      out.push(
        isOnField(now.place.zone)
          ? { kind: 'came', entry: now.movedAt, card, player: now.place.player }
          : { kind: 'moved', entry: now.movedAt, card, zone: now.place.zone },
      );
      continue;
    }
    if (then.position !== now.position || then.faceUp !== now.faceUp)
      out.push({ kind: 'turned', entry: now.turnedAt, card, position: now.position, faceUp: now.faceUp });
    for (const what of ['atk', 'def'] as const) {
      const from = then.values[what];
      const to = now.values[what];
      if (from !== undefined && to !== undefined && from !== to)
        out.push({ kind: 'value', entry: now.setBy[what] ?? after.entry, card, what, from, to });
    }
  }
  return out.sort((a, b) => a.entry - b.entry);
}
