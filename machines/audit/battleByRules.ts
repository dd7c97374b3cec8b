import { type BattleByRules, type Board, type Entry, UNSEEN } from '../../events/index.ts';
import type { RulesEnvironment } from '../effects/env.ts';
import { calculateDamage } from '../rules/damage.ts';
import { judgeBattle } from './judgeBattle.ts';

/**
 * What our rules say of a battle that others told, where that is another one (B35 to B43); nothing of any other entry.
 * @param before the table before it; a battle with a card whose face is not known is left as it is told
 * @example explain({ ...context, ...battleByRules(env, profile, before, entry) }, entry.index)
 */
export function battleByRules(
  env: RulesEnvironment,
  profile: 'full' | 'observed',
  before: Board,
  entry: Entry,
): { readonly byRules?: BattleByRules } {
  const { attack, cards } = before;
  if (profile === 'full' || entry.type !== 'battle.calculated' || attack === null || attack.target === null)
    return {};
  const fighters = [attack.attacker, ...(attack.target === 'direct' ? [] : [attack.target])];
  if (fighters.some((id) => (cards[id]?.name ?? UNSEEN) === UNSEEN)) return {};
  const { differences, unexplained } = judgeBattle(env, before, entry.payload);
  if (differences.length === 0 && unexplained.length === 0) return {};
  const battle = differences.length === 0 ? null : calculateDamage(env, before).payload;
  return { byRules: { battle, unprotected: unexplained } };
}
