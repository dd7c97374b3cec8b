import type { Entry, Player, Zone } from '../messages/index.ts';
import type { Mark } from './types.ts';

const isMonsterPlace = (zone: Zone): boolean => zone === 'monster' || zone === 'extraMonster';

/**
 * The mark of an entry in timeline, log, board and verdict; null where it has none.
 * @param defender whose side is under attack: a monster that changes sides has left it, or come to it
 */
export function markOf(entry: Entry, defender: Player = 'B'): Mark | null {
  switch (entry.type) {
    case 'attack.declared':
      return 'attack';
    case 'attackReplay.checked':
      return entry.payload.verdict === 'replay' ? 'replay' : 'noReplay';
    case 'card.moved': {
      const { from, to } = entry.payload;
      const sameSide = from.player === to.player;
      if (isMonsterPlace(to.zone)) return isMonsterPlace(from.zone) && sameSide ? null : 'came';
      return isMonsterPlace(from.zone) ? 'left' : null;
    }
    case 'control.changed':
      return entry.payload.from.player === defender ? 'left' : 'came';
    case 'effect.activated':
      return 'activated';
    case 'link.resolving':
      return 'resolved';
    case 'battle.calculated':
      return 'damage';
    case 'command.refused':
      return 'refused';
    case 'branch.named':
    case 'branch.dropped':
      return 'branch';
    case 'bookmark.added':
    case 'note.added':
      return 'bookmark';
    case 'turn.begun':
    case 'phase.entered':
    case 'step.entered':
    case 'damageStep.reached':
    case 'damageStep.left':
      return 'step';
    case 'priority.passed':
      return 'pass';
    default:
      return null;
  }
}
