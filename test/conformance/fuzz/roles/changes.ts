import type { Influence } from '../../../../machines/index.ts';
import type { Roles } from './role.ts';
import { aimed, FACE_UP, monstersIn, quickPlay, trap } from './words.ts';

const FACE_UP_TARGET = 'pick = { filter = F.faceUp, mine = F.MONSTERS, theirs = F.MONSTERS },';
/** What is changed of a face-up target until the end of the turn. */
const lasting = (...what: readonly Influence[]) =>
  aimed(FACE_UP, [{ op: 'apply', to: 'target', what: [...what], until: 'endOfTurn' }]);
const lastingLua = (code: number, value: number | string): string =>
  `${FACE_UP_TARGET} run = function(e, _, target) if target:IsFaceup() then F.lasting(e, target, ${code}, ${value}) end end`;
const IN_DAMAGE_STEP = 'flags = F.DAMAGE_STEP, when = F.beforeCalculation,';

/** Spells and Traps that change positions, values and what monsters may do. */
export const CHANGES: Roles = {
  shackle: trap(
    aimed(monstersIn('monster', 'either', { faceUp: true, position: 'attack' }), [
      { op: 'turn', what: 'target', to: 'faceUpDefense' },
    ]),
    `pick = { filter = function(card) return card:IsFaceup() and card:IsAttackPos() end, mine = F.MONSTERS, theirs = F.MONSTERS },
    run = function(_, _, target) Duel.ChangePosition(target, F.DEFENSE) end`,
  ),
  rouse: trap(
    aimed(monstersIn('monster', 'either', { position: 'defense' }), [
      { op: 'turn', what: 'target', to: 'faceUpAttack' },
    ]),
    `pick = { filter = Card.IsDefensePos, mine = F.MONSTERS, theirs = F.MONSTERS },
    run = function(_, _, target) Duel.ChangePosition(target, F.ATTACK) end`,
  ),
  eclipse: quickPlay(
    aimed(monstersIn('monster', 'either', { faceUp: true, token: false }), [
      { op: 'turn', what: 'target', to: 'facedownDefense' },
    ]),
    `pick = { filter = function(card) return card:IsFaceup() and not card:IsType(0x4000) end, mine = F.MONSTERS, theirs = F.MONSTERS },
    run = function(_, _, target) Duel.ChangePosition(target, F.FACE_DOWN) end`,
  ),
  boost: quickPlay(lasting({ modify: 'atk', add: 700 }), `${IN_DAMAGE_STEP} ${lastingLua(100, 700)}`),
  wither: trap(lasting({ modify: 'atk', add: -800 }), `${IN_DAMAGE_STEP} ${lastingLua(100, -800)}`),
  bind: trap(lasting({ forbid: 'attack' }), lastingLua(85, 1)),
  decoy: trap(lasting({ forbid: 'beTargeted' }), lastingLua(70, 1)),
  slip: quickPlay(lasting({ ability: 'attackDirectly' }), lastingLua(74, 1)),
  bar: trap(lasting({ forbid: 'attackDirectly' }), lastingLua(73, 1)),
  muzzle: quickPlay(
    lasting({ negated: true }, { modify: 'atk', add: 400 }),
    `${IN_DAMAGE_STEP} ${FACE_UP_TARGET}
    run = function(e, _, target)
      if target:IsFaceup() then
        Duel.NegateRelatedChain(target, 0x20000)
        F.lasting(e, target, 2, 1)
        F.lasting(e, target, 8, 0x20000)
        F.lasting(e, target, 100, 400)
      end
    end`,
  ),
  roar: trap(
    { do: [{ op: 'apply', to: 'opponent', what: [{ forbid: 'declareAttack' }], until: 'endOfTurn' }] },
    `run = function(e, you)
      local effect = Effect.CreateEffect(e:GetHandler())
      effect:SetType(F.FIELD)
      effect:SetProperty(0x800)
      effect:SetCode(86)
      effect:SetTargetRange(0, 1)
      effect:SetReset(0x40000000 + 0x200)
      Duel.RegisterEffect(effect, you)
    end`,
  ),
};
