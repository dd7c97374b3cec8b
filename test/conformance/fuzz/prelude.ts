/**
 * The Lua that every card of the fuzz is written with, loaded into each duel on the real core. `F.effect` makes one effect
 * from its parts: when it may be used (`when`, `ready`), its cost, what it targets (`pick`) and what it does (`run`).
 */
export const prelude = (tokens: { readonly lamb: number; readonly imp: number }): string => `
LAMB, IMP = ${tokens.lamb}, ${tokens.imp}
F = {}
F.MONSTERS, F.BACK, F.HAND, F.DECK, F.GRAVEYARD = 4, 8, 2, 1, 16
F.ATTACK, F.DEFENSE, F.FACE_DOWN = 1, 4, 8
F.BY_EFFECT, F.AS_COST = 64, 128
F.ACTIVATE, F.QUICK, F.FLIP, F.CONTINUOUS = 0x10, 0x100, 0x20, 0x800
F.MAY, F.MUST, F.SELF, F.FIELD = 0x80, 0x200, 1, 2
F.DAMAGE_STEP, F.CALCULATION, F.LATE = 0x4000, 0x8000, 0x10000
F.UNTIL_END = 0x1000 + 0x1fe0000 + 0x40000000 + 0x200

function F.any() return true end
function F.monster(card) return card:IsType(1) end
function F.faceUp(card) return card:IsFaceup() end
function F.room(player) return Duel.GetLocationCount(player, F.MONSTERS) > 0 end
function F.found(player, filter, mine, theirs, except)
  return Duel.IsExistingMatchingCard(filter, player, mine, theirs, 1, except)
end
function F.all(player, filter, mine, theirs) return Duel.GetMatchingGroup(filter, player, mine, theirs, nil) end
function F.choose(player, filter, mine, theirs)
  if not F.found(player, filter, mine, theirs) then return nil end
  return Duel.SelectMatchingCard(player, filter, player, mine, theirs, 1, 1, nil):GetFirst()
end
function F.summon(player, card, positions, side)
  if card and F.room(side or player) then Duel.SpecialSummon(card, 0, player, side or player, false, false, positions) end
end
local made = {}
function F.tokens(player, side, base, count, position)
  if Duel.GetLocationCount(side, F.MONSTERS) < count then return end
  for _ = 1, count do
    made[base] = (made[base] or 0) + 1
    Duel.SpecialSummonStep(Duel.CreateToken(player, base + made[base]), 0, player, side, false, false, position)
  end
  Duel.SpecialSummonComplete()
end
F.tribute = {
  able = function(_, player) return Duel.CheckReleaseGroup(player, F.any, 1, nil) end,
  pay = function(_, player) Duel.Release(Duel.SelectReleaseGroup(player, F.any, 1, 1, nil), F.AS_COST) end,
}
function F.take(player, card)
  if card:IsControler(1 - player) and F.room(player) then Duel.GetControl(card, player, 0x200, 1) end
end
function F.bring(player, where, positions)
  if F.room(player) then F.summon(player, F.choose(player, F.monster, where, 0), positions) end
end
function F.beforeCalculation()
  return Duel.GetCurrentPhase() ~= 0x20 or not Duel.IsDamageCalculated()
end

function F.effect(c, parts)
  local effect = Effect.CreateEffect(c)
  local pick = parts.pick
  effect:SetType(parts.type or F.ACTIVATE)
  effect:SetCode(parts.code or 1002)
  local flags = (parts.flags or 0) + (pick and 0x10 or 0)
  if flags ~= 0 then effect:SetProperty(flags) end
  if parts.range then effect:SetRange(parts.range) end
  if parts.limitOf then effect:SetCountLimit(parts.limit, 0, parts.limitOf) elseif parts.limit then effect:SetCountLimit(parts.limit) end
  if parts.when then effect:SetCondition(parts.when) end
  if parts.cost then
    effect:SetCost(function(e, player, _, _, _, _, _, _, check)
      if check == 0 then return parts.cost.able(e, player) end
      parts.cost.pay(e, player)
    end)
  end
  effect:SetTarget(function(e, player, group, _, link, other, _, _, check, asked)
    if asked then return false end
    local filter = pick and function(card) return pick.filter(card, e, player) end
    local there = not pick or Duel.IsExistingTarget(filter, player, pick.mine, pick.theirs, 1, nil)
    if check == 0 then
      if parts.must then return there end
      return there and (not parts.ready or parts.ready(e, player, group, link, other))
    end
    if pick and there then Duel.SelectTarget(player, filter, player, pick.mine, pick.theirs, 1, 1, nil) end
  end)
  effect:SetOperation(function(e, player, group, _, link, other)
    local target = nil
    if pick then
      target = Duel.GetFirstTarget()
      if not target or not target:IsRelateToEffect(e) then return end
    end
    parts.run(e, player, target, group, link, other)
  end)
  c:RegisterEffect(effect)
end

function F.lasting(e, card, code, value, reset, flags)
  local effect = Effect.CreateEffect(e:GetHandler())
  effect:SetType(1)
  effect:SetCode(code)
  if value then effect:SetValue(value) end
  if flags then effect:SetProperty(flags) end
  effect:SetReset(reset or F.UNTIL_END)
  card:RegisterEffect(effect)
end

function F.stays(c)
  local effect = Effect.CreateEffect(c)
  effect:SetType(F.ACTIVATE)
  effect:SetCode(1002)
  c:RegisterEffect(effect)
end

function F.over(c, range, code, test, isTheirs)
  local effect = Effect.CreateEffect(c)
  effect:SetType(F.FIELD)
  effect:SetRange(range)
  effect:SetCode(code)
  effect:SetProperty(0x100)
  effect:SetTargetRange(isTheirs and 0 or F.MONSTERS, isTheirs and F.MONSTERS or 0)
  if test then effect:SetTarget(test) end
  effect:SetValue(1)
  c:RegisterEffect(effect)
end

function F.byItself(c, type, code, does, when)
  local effect = Effect.CreateEffect(c)
  effect:SetType(type + F.CONTINUOUS)
  if type == F.FIELD then effect:SetRange(F.BACK) end
  effect:SetCode(code)
  if when then effect:SetCondition(when) end
  effect:SetOperation(does)
  c:RegisterEffect(effect)
end

local holds = {}
function F.hold(c, card)
  card:RegisterFlagEffect(c:GetCode(), 0x1000 + 0x1fc0000, 0, 1)
  holds[c:GetCode()] = card
end
function F.everHeld(c) return holds[c:GetCode()] end
function F.lost(c)
  local card = holds[c:GetCode()]
  holds[c:GetCode()] = nil
  return card
end
function F.held(c)
  local card = holds[c:GetCode()]
  if card and card:GetFlagEffect(c:GetCode()) > 0 then return card end
end

function F.always(c, code, value)
  local effect = Effect.CreateEffect(c)
  effect:SetType(1)
  effect:SetCode(code)
  if value then effect:SetValue(value) end
  c:RegisterEffect(effect)
end
`;
