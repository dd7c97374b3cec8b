import { type Board, type ByRules, type Entry, UNSEEN } from '../../events/index.ts';
import { isForeign } from '../duel/foreignHeader.ts';
import type { DuelHeader } from '../duel/types.ts';
import type { RulesEnvironment } from '../effects/env.ts';
import { refuseTarget } from '../rules/attack.ts';
import { calculateDamage } from '../rules/damage.ts';
import { judgeBattle } from './judgeBattle.ts';

function battleByRules(
  env: RulesEnvironment,
  before: Board,
  entry: Extract<Entry, { type: 'battle.calculated' }>,
): ByRules | undefined {
  const { attack, cards } = before;
  if (attack === null || attack.target === null) return undefined;
  const fighters = [attack.attacker, ...(attack.target === 'direct' ? [] : [attack.target])];
  if (fighters.some((id) => (cards[id]?.name ?? UNSEEN) === UNSEEN)) return undefined;
  const { differences, unexplained } = judgeBattle(env, before, entry.payload);
  if (differences.length === 0 && unexplained.length === 0) return undefined;
  const battle = differences.length === 0 ? null : calculateDamage(env, before).payload;
  return { battle, unprotected: unexplained };
}

/** What lets a monster attack is told by an engine; a client's recording does not say it. */
function attackByRules(
  env: RulesEnvironment,
  before: Board,
  entry: Extract<Entry, { type: 'attack.declared' }>,
): ByRules | undefined {
  const { attacker, direct } = entry.payload;
  const card = before.cards[attacker];
  // what may attack directly and is refused for something else is told as ever
  if (!direct || card === undefined || card.values.attackDirectly === true) return undefined;
  return refuseTarget(env, before, attacker, 'direct') === undefined
    ? undefined
    : { battle: null, unprotected: [], isBarred: true };
}

/**
 * What our rules say of a battle (B35 to B43) or a direct attack (B15) that others told, where that is something else;
 * nothing of any other entry.
 * @param before the table before it; a battle with a card whose face is not known is left as it is told
 * @example explain({ ...context, ...toldByRules(env, header, before, entry) }, entry.index)
 */
export function toldByRules(
  env: RulesEnvironment,
  header: DuelHeader,
  before: Board,
  entry: Entry,
): { readonly byRules?: ByRules } {
  if (header.profile === 'full') return {};
  const byRules =
    entry.type === 'battle.calculated'
      ? battleByRules(env, before, entry)
      : entry.type === 'attack.declared' && isForeign(header)
        ? attackByRules(env, before, entry)
        : undefined;
  return byRules === undefined ? {} : { byRules };
}
