import type { CardId, Entry, Player } from '../messages/index.ts';

/** How far one step goes: an entry, a decision, a phase, step or timing, an attack, or a replay. */
export type Grain = 'entry' | 'decision' | 'step' | 'attack' | 'attackReplay';
export const GRAINS: readonly Grain[] = ['entry', 'decision', 'step', 'attack', 'attackReplay'];
export type Direction = 'next' | 'previous';

/** A phase, a step of the Battle Phase or a timing of the Damage Step begins, or the Damage Step is over. */
export function beginsStep(entry: Entry): boolean {
  switch (entry.type) {
    case 'turn.begun':
    case 'phase.entered':
    case 'step.entered':
    case 'damageStep.reached':
    case 'damageStep.left':
      return true;
    default:
      return false;
  }
}

/** Whether one stops at this entry when going by that grain. */
export function isStop(entry: Entry, grain: Grain): boolean {
  switch (grain) {
    case 'entry':
      return true;
    case 'decision':
      return entry.command !== undefined;
    case 'step':
      return beginsStep(entry);
    case 'attack':
      return entry.type === 'attack.declared' || entry.type === 'attack.ended';
    case 'attackReplay':
      return entry.type === 'attackReplay.checked' && entry.payload.verdict === 'replay';
  }
}

/**
 * The position one gets to from `position` by one step of that grain. Where no further stop lies that way, the last
 * entry or the first; for replays, and at the very end, null: there is nowhere to go.
 * @param entries one path of the log; positions count from 0
 */
export function nextStop(
  entries: readonly Entry[],
  position: number,
  grain: Grain,
  direction: Direction,
): number | null {
  const step = direction === 'next' ? 1 : -1;
  for (let at = position + step; at >= 0 && at < entries.length; at += step) {
    const entry = entries[at];
    if (entry !== undefined && isStop(entry, grain)) return at;
  }
  if (grain === 'attackReplay') return null;
  const end = direction === 'next' ? entries.length - 1 : 0;
  return direction === 'next' ? (position < end ? end : null) : position > end ? end : null;
}

/** One attack on a path: from naming the attacker to the end, with the checks for a replay in it. Positions. */
export interface AttackSpan {
  readonly number: number;
  readonly player: Player;
  readonly attacker: CardId;
  readonly from: number;
  readonly declared: number | null;
  /** The position of `attack.ended`, or of the last entry where it is still running. */
  readonly to: number;
  readonly over: boolean;
  readonly checks: readonly number[];
  readonly attackReplays: readonly number[];
}

/** The attacks of a path in order. */
export function attacksOf(entries: readonly Entry[]): AttackSpan[] {
  const found: AttackSpan[] = [];
  let open: (AttackSpan & { checks: number[]; attackReplays: number[]; declared: number | null }) | null =
    null;
  entries.forEach((entry, position) => {
    if (entry.type === 'attack.declaring') {
      if (open !== null) found.push(open);
      const { number, player, attacker } = entry.payload;
      open = {
        number,
        player,
        attacker,
        from: position,
        declared: null,
        to: position,
        over: false,
        checks: [],
        attackReplays: [],
      };
    }
    if (open === null) return;
    if (entry.type === 'attack.declared') open.declared = position;
    if (entry.type === 'attackReplay.checked') {
      open.checks.push(position);
      if (entry.payload.verdict === 'replay') open.attackReplays.push(position);
    }
    if (entry.type === 'attack.ended') {
      found.push({ ...open, to: position, over: true });
      open = null;
    }
  });
  const running = open as AttackSpan | null;
  if (running !== null) found.push({ ...running, to: entries.length - 1 });
  return found;
}
