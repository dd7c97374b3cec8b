import type { Roles } from './role.ts';
import { monster, monstersIn, ROOM } from './words.ts';

const OWN_MONSTERS = monstersIn('monster', 'you');

/** Cards that act as long as they are face-up, or by themselves. */
export const LASTING: Roles = {
  banner: {
    kind: 'continuousTrap',
    effects: [
      { id: 'activate', kind: 'activate' },
      {
        id: 'wave',
        kind: 'continuous',
        influences: [{ to: OWN_MONSTERS, what: [{ ability: 'attackDirectly' }] }],
      },
    ],
    lua: `F.stays(c) F.over(c, F.BACK, 74)`,
  },
  fetters: {
    kind: 'continuousTrap',
    effects: [
      { id: 'activate', kind: 'activate' },
      {
        id: 'bar',
        kind: 'continuous',
        influences: [
          { to: monstersIn('monster', 'opponent', { level: { max: 3 } }), what: [{ forbid: 'attack' }] },
        ],
      },
    ],
    lua: `F.stays(c) F.over(c, F.BACK, 85, function(_, card) return card:IsLevelBelow(3) end, true)`,
  },
  haunt: {
    kind: 'continuousTrap',
    effects: [
      {
        id: 'activate',
        kind: 'activate',
        condition: [ROOM],
        target: { what: monstersIn('graveyard', 'you'), count: 1 },
        do: [{ op: 'specialSummon', what: 'target', positions: ['attack'], bond: true }],
      },
      {
        id: 'fall',
        kind: 'reaction',
        when: [{ event: 'moved', card: 'self', from: 'field', how: 'any' }],
        do: [{ op: 'destroy', what: 'bonded' }],
      },
      {
        id: 'fade',
        kind: 'reaction',
        when: [{ event: 'moved', card: 'bonded', from: 'field', how: 'destroyed' }],
        do: [{ op: 'destroy', what: 'self' }],
      },
    ],
    lua: `F.effect(c, {
      ready = function(_, you) return F.room(you) end,
      pick = { filter = F.monster, mine = F.GRAVEYARD, theirs = 0 },
      run = function(e, you, target)
        if F.room(you) and Duel.SpecialSummonStep(target, 0, you, you, false, false, F.ATTACK) then
          F.hold(e:GetHandler(), target)
          Duel.SpecialSummonComplete()
        end
      end })
    F.byItself(c, F.SELF, 1015, function(e)
      local held = F.held(e:GetHandler())
      if held then Duel.Destroy(held, F.BY_EFFECT) end
    end)
    F.byItself(c, F.FIELD, 1015, function(e)
      local held = F.lost(e:GetHandler())
      if held:IsReason(1) then Duel.Destroy(e:GetHandler(), F.BY_EFFECT) end
    end, function(e, _, group)
      local held = F.everHeld(e:GetHandler())
      return held and group:IsContains(held)
    end)`,
  },
  idol: monster(
    [700, 1900, 4],
    {
      id: 'shine',
      kind: 'continuous',
      influences: [{ to: monstersIn('monster', 'you', { not: 'self' }), what: [{ forbid: 'beTargeted' }] }],
    },
    'F.over(c, F.MONSTERS, 70, function(e, card) return card ~= e:GetHandler() end)',
  ),
  miser: monster(
    [2100, 800, 4],
    { id: 'price', kind: 'attackCost', cost: [{ op: 'payLifePoints', amount: 500 }] },
    `local effect = Effect.CreateEffect(c)
    effect:SetType(F.SELF)
    effect:SetCode(96)
    effect:SetCost(function(_, _, you) return Duel.CheckLPCost(you, 500) end)
    effect:SetOperation(function(_, you) Duel.PayLPCost(you, 500) Duel.AttackCostPaid() end)
    c:RegisterEffect(effect)`,
  ),
  twinblade: monster(
    [1500, 900, 4],
    { id: 'again', kind: 'continuous', influences: [{ to: 'self', what: [{ attacks: 2 }] }] },
    'F.always(c, 194, 1)',
  ),
  raider: monster(
    [1300, 700, 3],
    {
      id: 'raid',
      kind: 'trigger',
      optional: true,
      when: [{ event: 'battleDamage', by: 'self', to: 'opponent' }],
      condition: [ROOM, { exists: monstersIn('deck', 'you') }],
      do: [
        { op: 'specialSummon', what: monstersIn('deck', 'you'), count: 1, positions: ['attack', 'defense'] },
      ],
    },
    `F.effect(c, { type = F.SELF + F.MAY, flags = F.LATE, code = 1143, when = function(_, you, _, player) return player ~= you end,
      ready = function(_, you) return F.room(you) and F.found(you, F.monster, F.DECK, 0) end,
      run = function(_, you) F.bring(you, F.DECK, F.ATTACK + F.DEFENSE) end })`,
  ),
  censor: monster(
    [1500, 1500, 4],
    {
      id: 'silence',
      kind: 'quick',
      optional: false,
      forced: true,
      when: [{ event: 'activation', by: 'either', of: ['spell', 'trap', 'monster'] }],
      condition: [{ self: { atk: { min: 500 } } }],
      limit: { per: 'chain', times: 1, by: 'copy' },
      do: [
        {
          op: 'if',
          condition: [{ self: { atk: { min: 500 }, faceUp: true } }],
          do: [
            { op: 'apply', to: 'self', what: [{ modify: 'atk', add: -500 }], until: 'whileFaceUp' },
            { op: 'if', condition: [{ done: true }], do: [{ op: 'negateActivation' }] },
          ],
        },
      ],
    },
    `F.effect(c, { type = 0x400, range = F.MONSTERS, code = 1027, flags = F.DAMAGE_STEP + F.CALCULATION, must = true,
      limit = 1, limitOf = 8,
      when = function(e, _, _, _, link) return e:GetHandler():IsAttackAbove(500) and Duel.IsChainNegatable(link) end,
      run = function(e, _, _, _, link)
        local card = e:GetHandler()
        if not card:IsRelateToEffect(e) or card:IsFacedown() or not card:IsAttackAbove(500) then return end
        F.lasting(e, card, 100, -500, 0x1000 + 0x1fe0000, 0x400)
        Duel.NegateActivation(link)
      end })`,
  ),
};
