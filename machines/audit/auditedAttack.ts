import type { Board, Entry, EntryOf } from '../../events/index.ts';
import type { AuditedAttack } from './report.ts';

/**
 * A recorded attack as it is declared (B14).
 * @param packet where the recording says so
 */
export function declaredAttack(
  { turn, turnPlayer, attack }: Board,
  { index, payload: { attacker, target } }: EntryOf<'attack.declared'>,
  packet: number,
): AuditedAttack {
  return {
    turn,
    player: turnPlayer,
    attacker,
    target: target === 'direct' ? 'direct' : target,
    declaringAt: attack?.declaringAt ?? index,
    declaredAt: index,
    packet,
    checkedAt: null,
    endedAt: null,
    how: 'running',
    code: null,
    replays: [],
  };
}

/** What became of a recorded attack with one more entry: checked for a replay, fought, or over. */
export function gone(attack: AuditedAttack, entry: Entry): AuditedAttack {
  switch (entry.type) {
    case 'attackReplay.checked':
      return {
        ...attack,
        checkedAt: entry.index,
        replays: entry.payload.then === 'choose' ? [...attack.replays, entry.index] : attack.replays,
      };
    case 'battle.calculated':
      return { ...attack, how: 'battle' };
    case 'attack.ended':
      return {
        ...attack,
        endedAt: entry.index,
        how: entry.payload.how,
        code: entry.payload.code ?? null,
      };
    default:
      return attack;
  }
}
