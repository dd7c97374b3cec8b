import type { Roles } from './role.ts';
import { back, monstersIn, quickPlay, trap } from './words.ts';

const DECLARED = { when: [{ event: 'attackDeclared' as const, by: 'opponent' as const }] };
const AT_DECLARATION = 'code = 1130, when = function(_, you) return Duel.GetTurnPlayer() ~= you end,';
const AT_ATTACKER = `ready = function() return true end,
    pick = { filter = function(card) return card == Duel.GetAttacker() end, mine = 0, theirs = F.MONSTERS },`;
const negates = (test: string): string =>
  `code = 1027, flags = F.DAMAGE_STEP + F.CALCULATION,
    when = function(_, you, _, _, link, other, _, by) return by ~= you and ${test} end,
    run = function(_, _, _, _, link, other)
      if Duel.NegateActivation(link) and other:GetHandler():IsRelateToEffect(other) then
        Duel.Destroy(other:GetHandler(), F.BY_EFFECT)
      end
    end`;

/** Spells and Traps that answer an attack or an activation. */
export const ANSWERS: Roles = {
  parry: trap(
    { ...DECLARED, do: [{ op: 'negateAttack' }] },
    `${AT_DECLARATION} run = function() Duel.NegateAttack() end`,
  ),
  reflect: trap(
    {
      ...DECLARED,
      target: { what: 'attacker', count: 1 },
      do: [
        { op: 'negateAttack' },
        {
          op: 'if',
          condition: [{ done: true }],
          do: [{ op: 'damage', player: 'opponent', amount: { valueOf: 'target', what: 'atk' } }],
        },
      ],
    },
    `${AT_DECLARATION} ${AT_ATTACKER}
    run = function(_, you, target) if Duel.NegateAttack() then Duel.Damage(1 - you, target:GetAttack(), F.BY_EFFECT) end end`,
  ),
  strike: trap(
    { ...DECLARED, target: { what: 'attacker', count: 1 }, do: [{ op: 'destroy', what: 'target' }] },
    `${AT_DECLARATION} ${AT_ATTACKER} run = function(_, _, target) Duel.Destroy(target, F.BY_EFFECT) end`,
  ),
  mirror: trap(
    {
      ...DECLARED,
      condition: [{ exists: monstersIn('monster', 'opponent', { position: 'attack' }) }],
      do: [{ op: 'destroy', what: monstersIn('monster', 'opponent', { position: 'attack' }) }],
    },
    `${AT_DECLARATION} ready = function(_, you) return F.found(you, Card.IsAttackPos, 0, F.MONSTERS) end,
    run = function(_, you) Duel.Destroy(F.all(you, Card.IsAttackPos, 0, F.MONSTERS), F.BY_EFFECT) end`,
  ),
  jam: back(
    'counterTrap',
    {
      when: [{ event: 'activation', by: 'opponent', of: ['spell', 'trap'], cardOnly: true }],
      do: [{ op: 'negateActivation', destroy: true }],
    },
    negates('other:IsHasType(F.ACTIVATE) and Duel.IsChainNegatable(link)'),
  ),
  hush: back(
    'counterTrap',
    {
      when: [{ event: 'activation', by: 'opponent', of: ['monster'] }],
      do: [{ op: 'negateActivation', destroy: true }],
    },
    negates('other:IsActiveType(1) and Duel.IsChainNegatable(link)'),
  ),
  truce: quickPlay(
    { condition: [{ phase: ['battle'] }], do: [{ op: 'endBattlePhase' }] },
    `run = function() Duel.SkipPhase(Duel.GetTurnPlayer(), 0x80, 0x40000000 + 0x10, 1) end`,
  ),
};
