import type { Roles } from './role.ts';
import { aimed, monstersIn, quickPlay, ROOM, summons, trap } from './words.ts';

const IN_HAND = monstersIn('hand', 'you');
const IN_DECK = monstersIn('deck', 'you');

/** Spells and Traps by which monsters come to the field. */
export const ENTRIES: Roles = {
  muster: trap(
    { condition: [ROOM, { exists: IN_HAND }], do: [summons(IN_HAND, 'attack', 'defense')] },
    `ready = function(_, you) return F.room(you) and F.found(you, F.monster, F.HAND, 0) end,
    run = function(_, you) F.bring(you, F.HAND, F.ATTACK + F.DEFENSE) end`,
  ),
  ambush: quickPlay(
    { condition: [ROOM, { exists: IN_HAND }], do: [summons(IN_HAND, 'facedownDefense')] },
    `ready = function(_, you) return F.room(you) and F.found(you, F.monster, F.HAND, 0) end,
    run = function(_, you) F.bring(you, F.HAND, F.FACE_DOWN) end`,
  ),
  recall: trap(
    aimed(monstersIn('graveyard', 'you'), [summons('target', 'attack', 'defense')], { condition: [ROOM] }),
    `ready = function(_, you) return F.room(you) end,
    pick = { filter = F.monster, mine = F.GRAVEYARD, theirs = 0 },
    run = function(_, you, target) F.summon(you, target, F.ATTACK + F.DEFENSE) end`,
  ),
  robGrave: trap(
    aimed(monstersIn('graveyard', 'opponent'), [summons('target', 'defense')], { condition: [ROOM] }),
    `ready = function(_, you) return F.room(you) end,
    pick = { filter = F.monster, mine = 0, theirs = F.GRAVEYARD },
    run = function(_, you, target) F.summon(you, target, F.DEFENSE) end`,
  ),
  recruit: trap(
    { condition: [ROOM, { exists: IN_DECK }], do: [summons(IN_DECK, 'attack')] },
    `ready = function(_, you) return F.room(you) and F.found(you, F.monster, F.DECK, 0) end,
    run = function(_, you) F.bring(you, F.DECK, F.ATTACK) end`,
  ),
  lambs: quickPlay(
    {
      condition: [{ freeMonsterZones: 'you', min: 2 }],
      do: [{ op: 'createTokens', token: 'lamb', count: 2, position: 'defense', to: 'you' }],
    },
    `ready = function(_, you) return Duel.GetLocationCount(you, F.MONSTERS) > 1 end,
    run = function(_, you) F.tokens(you, you, LAMB, 2, F.DEFENSE) end`,
  ),
  pest: trap(
    {
      condition: [{ freeMonsterZones: 'opponent', min: 1 }],
      do: [{ op: 'createTokens', token: 'imp', count: 1, position: 'attack', to: 'opponent' }],
    },
    `ready = function(_, you) return F.room(1 - you) end,
    run = function(_, you) F.tokens(you, 1 - you, IMP, 1, F.ATTACK) end`,
  ),
};

/** Tokens that other cards make. */
export const TOKENS: Roles = {
  lamb: { kind: 'token', values: [0, 0, 1], effects: [], lua: '' },
  imp: { kind: 'token', values: [1000, 1000, 2], effects: [], lua: '' },
};
