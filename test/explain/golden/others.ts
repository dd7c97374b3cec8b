import type { Golden } from './golden.ts';

// What a battle comes to, and why a decision is refused.

export const BATTLES: readonly Golden[] = [
  {
    id: 'D-01',
    at: 'battle.calculated',
    rule: 'B35',
    sentence:
      'Dark Magician has 2500 ATK against the 1800 ATK of 7 Colored Fish. 7 Colored Fish is destroyed at the end of this step. B loses the difference, 700 Life Points.',
    otherwise: '7 Colored Fish would have needed more than 2500 ATK to win.',
  },
  {
    id: 'D-02',
    at: 'battle.calculated',
    rule: 'B36',
    sentence:
      'Gemini Elf has 1900 ATK against the 1900 ATK of Luster Dragon. The values are equal. Gemini Elf and Luster Dragon are destroyed at the end of this step. Nobody loses Life Points.',
  },
  {
    id: 'D-04',
    at: 'battle.calculated',
    rule: 'B39',
    sentence:
      'Gemini Elf has 1900 ATK against the 1200 DEF of Celtic Guardian, which is in Defense Position. Celtic Guardian is destroyed at the end of this step. Nobody loses Life Points: the target was in Defense Position.',
  },
  {
    id: 'D-09',
    at: 'battle.calculated',
    rule: 'B39',
    sentence:
      'Spear Dragon has 1900 ATK against the 0 DEF of Sheep Token, which is in Defense Position. Sheep Token is destroyed at the end of this step. B loses the difference, 1900 Life Points. A target in Defense Position usually spares its player that; this attacker pierces it.',
  },
  {
    id: 'D-12',
    at: 'battle.calculated',
    rule: 'B35',
    sentence:
      'Gemini Elf has 1900 ATK against the 300 ATK of Spirit Reaper. Spirit Reaper loses the battle, but it cannot be destroyed by battle and stays. B loses the difference, 1600 Life Points.',
  },
  {
    id: 'D-13',
    at: 'battle.calculated',
    rule: 'B42',
    sentence:
      'Celtic Guardian has 1400 ATK and attacks B directly. B would lose 1400 Life Points and has only 1000 left.',
  },
  {
    id: 'D-13',
    at: 'duel.ended',
    sentence: 'A wins the duel: B’s Life Points have reached 0.',
  },
];

export const REFUSALS: readonly Golden[] = [
  {
    id: 'T-01',
    branch: 'stop',
    at: 'command.refused',
    rule: 'B48',
    sentence:
      'A may not change Lyla, Lightsworn Sorceress’s position: it declared an attack this turn. A monster that declared an attack cannot be changed to another position by its player or Flip Summoned in the same turn, even if the attack was stopped or negated.',
    otherwise: 'It could be turned if it had not declared an attack. An effect may still turn it.',
  },
  {
    id: 'T-01',
    branch: 'attack directly all the same',
    at: 'command.refused',
    rule: 'B15',
    sentence:
      'A may not attack directly: B controls monsters. A monster of B stands in the way of a direct attack unless a card lets the attacker pass by.',
  },
  {
    id: 'T-12',
    branch: 'attack directly',
    at: 'command.refused',
    rule: 'R29',
    sentence:
      'B may not use Mirror Force: it answers the declaration of an attack, and choosing a target at a replay is not a declaration. At a replay the same attack goes on. Its declaration has been answered already, or left unanswered.',
  },
  {
    id: 'T-06',
    branch: 'attack directly',
    at: 'command.refused',
    rule: 'R29',
    sentence:
      "A may not use Gravekeeper's Assailant: it answers the declaration of an attack, and choosing a target at a replay is not a declaration. At a replay the same attack goes on. Its declaration has been answered already, or left unanswered.",
  },
  {
    id: 'T-61',
    at: 'command.refused',
    sentence:
      'A may not use Chaos Sorcerer’s effect: a monster that declared an attack this turn may not use it.',
  },
  {
    id: 'T-69',
    at: 'command.refused',
    rule: 'B2',
    sentence:
      'A may not go to the Battle Phase: the player who starts the duel has no Battle Phase in the first turn.',
  },
  {
    id: 'T-80',
    at: 'command.refused',
    rule: 'B53',
    sentence: 'B may not use Scapegoat: it needs four free Monster Zones, and there are fewer.',
  },
  {
    id: 'T-88',
    at: 'command.refused',
    rule: 'B19',
    sentence:
      'B may not use Mirror Force: it answers the declaration of an attack, and the time to answer this one is over. Only the first cards played after a declaration, one answering the other, may do so. A new round of cards comes too late.',
  },
  {
    id: 'T-09',
    branch: 'stop',
    at: 'attack.ended',
    rule: 'R35',
    sentence:
      'Dark Magician’s attack was stopped at the replay and is over. It counts as declared: the attack is used up, and A may not change the monster’s position this turn. It does not count as having attacked.',
  },
];
