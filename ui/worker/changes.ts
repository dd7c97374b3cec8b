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
  type Value,
  type Zone,
} from '../../events/index.ts';
import { lastOf, type Made, type TableChange, tableChanges } from './tableChanges.ts';

const NUMBERS = ['atk', 'def', 'level'] as const;

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
      readonly what: 'atk' | 'def' | 'level';
      readonly from: number;
      readonly to: number;
    }
  /** It may do something or cannot from now on, or no longer; or it has another word than before: its Type. */
  | {
      readonly kind: 'ability';
      readonly entry: number;
      readonly card: CardId;
      readonly what: string;
      readonly to: Value;
      readonly words: string;
    }
  | {
      readonly kind: 'counters';
      readonly entry: number;
      readonly card: CardId;
      readonly counter: string;
      readonly from: number;
      readonly to: number;
    }
  | { readonly kind: 'equipped'; readonly entry: number; readonly card: CardId; readonly to: CardId | null }
  | {
      readonly kind: 'lifePoints';
      readonly entry: number;
      readonly player: Player;
      readonly from: number;
      readonly to: number;
    }
  | TableChange;

/**
 * What changed on the table between two moments, as a reader would list it, each with the entry that did it.
 * @param made what is known of the way between them
 */
export function changesBetween(before: Board, after: Board, made: Made): Change[] {
  if (before === after || before.entry < 0) return [];
  const out: Change[] = tableChanges(before, after, made);
  const { entryOf } = made;
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
    out.push(...withinChanges(then, now, after, made));
  }
  return out.sort((a, b) => a.entry - b.entry);
}

/** What changed about a card that stays where it is: its values, what it may do, its counters, what it equips. */
function withinChanges(then: CardState, now: CardState, after: Board, made: Made): Change[] {
  const { id: card } = now;
  const out: Change[] = [];
  for (const what of NUMBERS) {
    const from = then.values[what];
    const to = now.values[what];
    if (from !== undefined && to !== undefined && from !== to)
      out.push({ kind: 'value', entry: now.setBy[what] ?? after.entry, card, what, from, to });
  }
  if (then.values !== now.values) out.push(...abilityChanges(then, now, after, made));
  if (then.counters !== now.counters) out.push(...counterChanges(then, now, after, made));
  if (then.equippedTo !== now.equippedTo)
    out.push({
      kind: 'equipped',
      entry: lastOf(made, after, 'card.equipped', 'card.unequipped'),
      card,
      to: now.equippedTo ?? null,
    });
  return out;
}

function abilityChanges(then: CardState, now: CardState, after: Board, made: Made): Change[] {
  const was: Readonly<Record<string, Value | undefined>> = then.values;
  const is: Readonly<Record<string, Value | undefined>> = now.values;
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((what): Change[] => {
    const [from, to] = [was[what] ?? null, is[what] ?? null];
    if (NUMBERS.some((number) => number === what) || from === to || String(from) === String(to)) return [];
    const entry = now.setBy[what] ?? after.entry;
    return [{ kind: 'ability', entry, card: now.id, what, to, words: made.rowOf(entry) }];
  });
}

function counterChanges(then: CardState, now: CardState, after: Board, made: Made): Change[] {
  return [...new Set([...Object.keys(then.counters), ...Object.keys(now.counters)])].flatMap(
    (counter): Change[] => {
      const [from, to] = [then.counters[counter] ?? 0, now.counters[counter] ?? 0];
      const entry = made.between.findLast(
        (one) =>
          one.type === 'counters.changed' && one.payload.card === now.id && one.payload.counter === counter,
      );
      return from === to
        ? []
        : [{ kind: 'counters', entry: entry?.index ?? after.entry, card: now.id, counter, from, to }];
    },
  );
}

function moveOf(then: CardState | undefined, now: CardState, by: Entry | undefined): Change {
  const { id: card, movedAt: entry, place } = now;
  if (!isOnField(place.zone)) return { kind: 'moved', entry, card, zone: place.zone };
  const stayed = then !== undefined && isOnField(then.place.zone) && by?.type === 'control.changed';
  return { kind: stayed ? 'control' : 'came', entry, card, player: place.player };
}

const isActivation = (entry: Entry | undefined): boolean =>
  entry?.type === 'effect.activated' || (entry?.type === 'card.turned' && entry.payload.how === 'activated');
