import type { Roles } from './role.ts';
import {
  aimed,
  FACE_UP,
  FIELD_MONSTER,
  monstersIn,
  quickPlay,
  ROOM,
  summons,
  THEIR_MONSTER,
  trap,
} from './words.ts';

const ANY_TARGET = 'pick = { filter = F.any, mine = F.MONSTERS, theirs = F.MONSTERS },';
const THEIR_TARGET = 'pick = { filter = F.any, mine = 0, theirs = F.MONSTERS },';
const TRIBUTE = 'cost = F.tribute,';
const tribute = { cost: [{ op: 'tribute' as const, what: monstersIn('monster', 'you'), count: 1 }] };

/** Spells and Traps by which monsters leave the field, or change sides. */
export const EXITS: Roles = {
  bounce: trap(
    aimed(FIELD_MONSTER, [{ op: 'returnToHand', what: 'target' }]),
    `${ANY_TARGET} run = function(_, _, target) Duel.SendtoHand(target, nil, F.BY_EFFECT) end`,
  ),
  smash: trap(
    aimed(FIELD_MONSTER, [{ op: 'destroy', what: 'target' }]),
    `${ANY_TARGET} run = function(_, _, target) Duel.Destroy(target, F.BY_EFFECT) end`,
  ),
  banish: quickPlay(
    aimed(FACE_UP, [{ op: 'banish', what: 'target' }]),
    `pick = { filter = F.faceUp, mine = F.MONSTERS, theirs = F.MONSTERS },
    run = function(_, _, target) Duel.Remove(target, 5, F.BY_EFFECT) end`,
  ),
  sweep: trap(
    {
      condition: [{ exists: monstersIn('monster', 'either', { position: 'defense' }) }],
      do: [{ op: 'destroy', what: monstersIn('monster', 'either', { position: 'defense' }) }],
    },
    `ready = function(_, you) return F.found(you, Card.IsDefensePos, F.MONSTERS, F.MONSTERS) end,
    run = function(_, you) Duel.Destroy(F.all(you, Card.IsDefensePos, F.MONSTERS, F.MONSTERS), F.BY_EFFECT) end`,
  ),
  offering: trap(
    { ...tribute, do: [{ op: 'gainLifePoints', player: 'you', amount: 500 }] },
    `${TRIBUTE} run = function(_, you) Duel.Recover(you, 500, F.BY_EFFECT) end`,
  ),
  barter: trap(
    {
      ...tribute,
      condition: [{ exists: monstersIn('deck', 'you') }],
      do: [summons(monstersIn('deck', 'you'), 'attack', 'defense')],
    },
    `${TRIBUTE} ready = function(_, you) return F.found(you, F.monster, F.DECK, 0) end,
    run = function(_, you) F.bring(you, F.DECK, F.ATTACK + F.DEFENSE) end`,
  ),
  sacrifice: quickPlay(
    { ...tribute, ...aimed(THEIR_MONSTER, [{ op: 'destroy', what: 'target' }]) },
    `${TRIBUTE} ${THEIR_TARGET} run = function(_, _, target) Duel.Destroy(target, F.BY_EFFECT) end`,
  ),
  seize: trap(
    aimed(THEIR_MONSTER, [{ op: 'takeControl', what: 'target', until: 'endOfTurn' }], { condition: [ROOM] }),
    `ready = function(_, you) return F.room(you) end, ${THEIR_TARGET}
    run = function(_, you, target) F.take(you, target) end`,
  ),
  charm: quickPlay(
    {
      ...tribute,
      ...aimed(monstersIn('monster', 'opponent', { faceUp: true }), [
        { op: 'takeControl', what: 'target', until: 'endOfTurn' },
      ]),
    },
    `${TRIBUTE} pick = { filter = F.faceUp, mine = 0, theirs = F.MONSTERS },
    run = function(_, you, target) F.take(you, target) end`,
  ),
  sever: quickPlay(
    aimed({ in: ['spellTrap'], of: 'either', where: { not: 'self' } }, [{ op: 'destroy', what: 'target' }]),
    `pick = { filter = function(card, e) return card ~= e:GetHandler() end, mine = F.BACK, theirs = F.BACK },
    run = function(_, _, target) Duel.Destroy(target, F.BY_EFFECT) end`,
  ),
};
