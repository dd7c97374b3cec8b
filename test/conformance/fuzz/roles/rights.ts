import type { Roles } from './role.ts';
import { aimed, monster, monstersIn, trap } from './words.ts';

const OWN_TARGET = 'pick = { filter = F.any, mine = F.MONSTERS, theirs = 0 },';

/** What monsters may, must or cannot attack. */
export const RIGHTS: Roles = {
  reaver: monster(
    [1800, 500, 4],
    {
      id: 'sweep',
      kind: 'continuous',
      influences: [{ to: 'self', what: [{ ability: 'attackEachMonster' }] }],
    },
    'F.always(c, 193, 1)',
  ),
  duelist: monster(
    [1600, 600, 4],
    {
      id: 'riposte',
      kind: 'continuous',
      influences: [{ to: 'self', what: [{ attacks: 2, onMonsters: true }] }],
    },
    'F.always(c, 346, 1)',
  ),
  brute: monster(
    [2000, 100, 4],
    { id: 'rage', kind: 'continuous', influences: [{ to: 'self', what: [{ must: 'attack' }] }] },
    'F.always(c, 191, 1)',
  ),
  swerve: trap(
    {
      when: [{ event: 'attackDeclared', by: 'opponent' }],
      ...aimed(monstersIn('monster', 'you'), [{ op: 'changeAttackTarget', to: 'target' }]),
    },
    `code = 1130, when = function(_, you) return Duel.GetTurnPlayer() ~= you end,
    ${OWN_TARGET} run = function(_, _, target)
      if target ~= Duel.GetAttackTarget() then Duel.ChangeAttackTarget(target) end
    end`,
  ),
  challenge: trap(
    aimed(
      monstersIn('monster', 'you'),
      [{ op: 'apply', to: 'opponent', what: [{ canOnlyAttack: 'target' }], until: 'endOfTurn' }],
      { condition: [{ turn: 'opponent' }] },
    ),
    `when = function(_, you) return Duel.GetTurnPlayer() ~= you end,
    ${OWN_TARGET} run = function(e, you, target)
      local effect = Effect.CreateEffect(e:GetHandler())
      effect:SetType(F.FIELD)
      effect:SetCode(343)
      effect:SetTargetRange(0, F.MONSTERS)
      local known = e:GetHandler():GetCode()
      target:RegisterFlagEffect(known, 0x1000 + 0x1fc0000, 0, 1)
      effect:SetValue(function(_, card) return card:GetFlagEffect(known) > 0 end)
      effect:SetReset(0x40000000 + 0x200)
      Duel.RegisterEffect(effect, you)
    end`,
  ),
};
