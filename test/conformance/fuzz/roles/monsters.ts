import type { Roles } from './role.ts';
import { FIELD_MONSTER, monster, monstersIn, ROOM, summons, THEIR_MONSTER } from './words.ts';

const IN_HAND = monstersIn('hand', 'you');
const IN_DECK = monstersIn('deck', 'you');
const ANY_TARGET = 'pick = { filter = F.any, mine = F.MONSTERS, theirs = F.MONSTERS },';
const THEIR_TARGET = 'pick = { filter = F.any, mine = 0, theirs = F.MONSTERS },';
const MAY = 'type = F.SELF + F.MAY, flags = F.LATE,';
const MUST = 'type = F.SELF + F.MUST, must = true,';
const FROM_FIELD = 'when = function(e) return e:GetHandler():IsPreviousLocation(F.MONSTERS) end,';
const OPPONENT_ATTACKS = 'code = 1130, when = function(_, you) return Duel.GetTurnPlayer() ~= you end,';
const OPPONENT_ATTACKS_DIRECTLY =
  'code = 1130, when = function(_, you) return Duel.GetTurnPlayer() ~= you and Duel.GetAttackTarget() == nil end,';

/** Monsters with effects. */
export const MONSTERS: Roles = {
  mole: monster(
    [450, 600, 2],
    {
      id: 'flip',
      kind: 'flip',
      optional: false,
      when: [{ event: 'flipped', card: 'self' }],
      target: { what: FIELD_MONSTER, count: 1 },
      do: [{ op: 'destroy', what: 'target' }],
    },
    `F.effect(c, { type = F.SELF + F.FLIP + F.MUST, code = 1001, must = true,
      ${ANY_TARGET}
      run = function(_, _, target) Duel.Destroy(target, F.BY_EFFECT) end })`,
  ),
  caller: monster(
    [900, 1400, 3],
    {
      id: 'flip',
      kind: 'flip',
      optional: true,
      when: [{ event: 'flipped', card: 'self' }],
      condition: [ROOM, { exists: IN_DECK }],
      do: [summons(IN_DECK, 'attack', 'defense')],
    },
    `F.effect(c, { type = F.SELF + F.FLIP + F.MAY, code = 1001, flags = F.LATE,
      ready = function(_, you) return F.room(you) and F.found(you, F.monster, F.DECK, 0) end,
      run = function(_, you) F.bring(you, F.DECK, F.ATTACK + F.DEFENSE) end })`,
  ),
  tomato: monster(
    [1400, 1100, 4],
    {
      id: 'float',
      kind: 'trigger',
      optional: true,
      when: [{ event: 'moved', card: 'self', from: 'field', to: 'graveyard', how: 'destroyedByBattle' }],
      condition: [ROOM, { exists: IN_DECK }],
      do: [summons(IN_DECK, 'attack')],
    },
    `F.effect(c, { ${MAY} code = 1140,
      ready = function(e, you) return e:GetHandler():IsLocation(F.GRAVEYARD) and F.room(you) and F.found(you, F.monster, F.DECK, 0) end,
      run = function(_, you) F.bring(you, F.DECK, F.ATTACK) end })`,
  ),
  egg: monster(
    [800, 1300, 3],
    {
      id: 'float',
      kind: 'trigger',
      optional: true,
      when: [{ event: 'moved', card: 'self', from: 'monster', to: 'graveyard' }],
      condition: [ROOM, { exists: IN_HAND }],
      do: [summons(IN_HAND, 'attack', 'defense')],
    },
    `F.effect(c, { ${MAY} code = 1014, ${FROM_FIELD}
      ready = function(_, you) return F.room(you) and F.found(you, F.monster, F.HAND, 0) end,
      run = function(_, you) F.bring(you, F.HAND, F.ATTACK + F.DEFENSE) end })`,
  ),
  bomb: monster(
    [1300, 200, 3],
    {
      id: 'blast',
      kind: 'trigger',
      optional: false,
      when: [{ event: 'moved', card: 'self', from: 'monster', to: 'graveyard' }],
      target: { what: FIELD_MONSTER, count: 1 },
      do: [{ op: 'destroy', what: 'target' }],
    },
    `F.effect(c, { ${MUST} code = 1014, ${FROM_FIELD} ${ANY_TARGET}
      run = function(_, _, target) Duel.Destroy(target, F.BY_EFFECT) end })`,
  ),
  leader: monster(
    [1600, 1200, 4],
    {
      id: 'arrive',
      kind: 'trigger',
      optional: true,
      when: [{ event: 'summoned', card: 'self', how: ['special'] }],
      target: { what: THEIR_MONSTER, count: 1 },
      do: [{ op: 'returnToHand', what: 'target' }],
    },
    `F.effect(c, { ${MAY} code = 1102, ${THEIR_TARGET}
      run = function(_, _, target) Duel.SendtoHand(target, nil, F.BY_EFFECT) end })`,
  ),
  fader: monster(
    [0, 0, 1],
    {
      id: 'appear',
      kind: 'trigger',
      from: ['hand'],
      optional: true,
      when: [{ event: 'attackDeclared', by: 'opponent', direct: true }],
      condition: [ROOM],
      do: [
        summons('self', 'attack', 'defense'),
        { op: 'if', condition: [{ done: true }], do: [{ op: 'endBattlePhase' }] },
      ],
    },
    `F.effect(c, { type = F.FIELD + F.MAY, range = F.HAND, ${OPPONENT_ATTACKS_DIRECTLY}
      ready = function(_, you) return F.room(you) end,
      run = function(e, you)
        local card = e:GetHandler()
        if not card:IsRelateToEffect(e) or not F.room(you) then return end
        if Duel.SpecialSummon(card, 0, you, you, false, false, F.ATTACK + F.DEFENSE) ~= 0 then
          Duel.SkipPhase(Duel.GetTurnPlayer(), 0x80, 0x40000000 + 0x10, 1)
        end
      end })`,
  ),
  herald: monster(
    [1000, 1500, 4],
    {
      id: 'appear',
      kind: 'trigger',
      from: ['hand'],
      optional: true,
      when: [{ event: 'attackDeclared', by: 'opponent' }],
      condition: [ROOM],
      do: [summons('self', 'defense')],
    },
    `F.effect(c, { type = F.FIELD + F.MAY, range = F.HAND, ${OPPONENT_ATTACKS}
      ready = function(_, you) return F.room(you) end,
      run = function(e, you)
        local card = e:GetHandler()
        if card:IsRelateToEffect(e) then F.summon(you, card, F.DEFENSE) end
      end })`,
  ),
  lure: monster(
    [600, 600, 2],
    {
      id: 'cry',
      kind: 'trigger',
      optional: true,
      when: [{ event: 'targetedForAttack', card: 'self' }],
      condition: [ROOM],
      do: [{ op: 'createTokens', token: 'imp', count: 1, position: 'attack', to: 'you' }],
    },
    `F.effect(c, { ${MAY} code = 1131,
      ready = function(_, you) return F.room(you) end,
      run = function(_, you) F.tokens(you, you, IMP, 1, F.ATTACK) end })`,
  ),
  martyr: monster(
    [1500, 500, 4],
    {
      id: 'burst',
      kind: 'quick',
      cost: [{ op: 'tribute', what: 'self' }],
      target: { what: THEIR_MONSTER, count: 1 },
      do: [{ op: 'destroy', what: 'target' }],
    },
    `F.effect(c, { type = F.QUICK, range = F.MONSTERS, ${THEIR_TARGET}
      cost = { able = function(e) return e:GetHandler():IsReleasable() end,
        pay = function(e) Duel.Release(e:GetHandler(), F.AS_COST) end },
      run = function(_, _, target) Duel.Destroy(target, F.BY_EFFECT) end })`,
  ),
  warden: monster(
    [600, 1300, 3],
    {
      id: 'ward',
      kind: 'quick',
      from: ['graveyard'],
      when: [{ event: 'attackDeclared', by: 'opponent' }],
      cost: [{ op: 'banish', what: 'self' }],
      do: [{ op: 'negateAttack' }],
    },
    `F.effect(c, { type = F.QUICK, range = F.GRAVEYARD, ${OPPONENT_ATTACKS}
      cost = { able = function(e) return e:GetHandler():IsAbleToRemoveAsCost() end,
        pay = function(e) Duel.Remove(e:GetHandler(), 5, F.AS_COST) end },
      run = function() Duel.NegateAttack() end })`,
  ),
  sneak: monster(
    [1100, 400, 3],
    { id: 'pass', kind: 'continuous', influences: [{ to: 'self', what: [{ ability: 'attackDirectly' }] }] },
    'F.always(c, 74, 1)',
  ),
  lancer: monster(
    [1900, 0, 4],
    { id: 'pierce', kind: 'continuous', influences: [{ to: 'self', what: [{ ability: 'piercing' }] }] },
    'F.always(c, 203, 1)',
  ),
  stone: monster(
    [300, 200, 3],
    {
      id: 'stand',
      kind: 'continuous',
      influences: [{ to: 'self', what: [{ ability: 'notDestroyedByBattle' }] }],
    },
    'F.always(c, 42, 1)',
  ),
  crab: monster(
    [1200, 1800, 4],
    {
      id: 'scuttle',
      kind: 'continuous',
      influences: [{ to: 'self', what: [{ ability: 'attackInDefense' }] }],
    },
    'F.always(c, 190, 0)',
  ),
};
