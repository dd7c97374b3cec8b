import {
  type Board,
  type CardId,
  type CardState,
  type Entry,
  isMonsterZone,
  isOnField,
  PLAYERS,
  type Player,
  type Position,
  type Zone,
} from '../../events/index.ts';

/** Something on the table that is other than before. */
export type Change =
  | { readonly kind: 'came'; readonly entry: number; readonly card: CardId; readonly player: Player }
  /** It stays on the field under the other player's control. */
  | { readonly kind: 'control'; readonly entry: number; readonly card: CardId; readonly player: Player }
  | { readonly kind: 'moved'; readonly entry: number; readonly card: CardId; readonly zone: Zone }
  /** A Spell or Trap on the field was turned; `activated` where that was its activation. */
  | {
      readonly kind: 'revealed';
      readonly entry: number;
      readonly card: CardId;
      readonly how: 'activated' | 'faceUp' | 'faceDown';
    }
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

/**
 * What changed on the table between two moments, as a reader would list it, each with the entry that did it.
 * @param entryOf the entry with a number
 */
export function changesBetween(
  before: Board,
  after: Board,
  entryOf: (number: number) => Entry | undefined,
): Change[] {
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
      out.push(moveOf(then, now, entryOf(now.movedAt)));
      continue;
    }
    if (isMonsterZone(now.place.zone)) {
      if (then.position !== now.position || then.faceUp !== now.faceUp)
        out.push({ kind: 'turned', entry: now.turnedAt, card, position: now.position, faceUp: now.faceUp });
    } else if (then.faceUp !== now.faceUp && isOnField(now.place.zone)) {
      const how = !now.faceUp ? 'faceDown' : isActivation(entryOf(now.turnedAt)) ? 'activated' : 'faceUp';
      out.push({ kind: 'revealed', entry: now.turnedAt, card, how });
    }
    for (const what of ['atk', 'def'] as const) {
      const from = then.values[what];
      const to = now.values[what];
      if (from !== undefined && to !== undefined && from !== to)
        out.push({ kind: 'value', entry: now.setBy[what] ?? after.entry, card, what, from, to });
    }
  }
  return out.sort((a, b) => a.entry - b.entry);
}

function moveOf(then: CardState | undefined, now: CardState, by: Entry | undefined): Change {
  const { id: card, movedAt: entry, place } = now;
  if (!isOnField(place.zone)) return { kind: 'moved', entry, card, zone: place.zone };
  const stayed = then !== undefined && isOnField(then.place.zone) && by?.type === 'control.changed';
  return { kind: stayed ? 'control' : 'came', entry, card, player: place.player };
}

const isActivation = (entry: Entry | undefined): boolean =>
  entry?.type === 'effect.activated' || (entry?.type === 'card.turned' && entry.payload.how === 'activated');
