import type { Golden } from './golden.ts';

// Single entries on the way: what an effect does from now on, why a card does nothing, what the Damage Step comes to.

/** Older rulesets: the rule beside the sentence is the one that decided there. */
export const OLDER_RULESETS: readonly Golden[] = [
  {
    id: 'T-05',
    ruleset: 'classic-2004',
    at: 'attackReplay.checked',
    nth: -1,
    rule: 'C6',
    sentence:
      'Cyber Valley was banished as the cost of its own effect and left B’s side. Under this ruleset a change only counts when a Trap or a Quick-Play Spell caused it, and what caused this one was Cyber Valley. So there is no replay, and with its target gone the attack ends. No source says what becomes of such an attack; that it ends is our choice.',
    otherwise: 'It would be a replay if a Trap or a Quick-Play Spell had caused the change.',
    uncounted: ['A monster left B’s side, but that is not counted under this ruleset'],
  },
  {
    id: 'T-26',
    ruleset: 'classic-2004',
    at: 'attackReplay.checked',
    nth: -1,
    rule: 'R16',
    sentence:
      'Battle Fader ended the Battle Phase. So Luster Dragon’s attack is over and nothing more can be attacked this turn. Battle Fader came to B’s side too, which is no reason for a replay under this ruleset.',
    otherwise: 'If the Battle Phase had gone on, the attack would go on.',
  },
  {
    id: 'D-08',
    ruleset: 'classic-2004',
    at: 'battle.calculated',
    rule: 'B36',
    sentence:
      'Sheep Token 1 has 0 ATK against the 0 ATK of Sheep Token 2. The values are equal. Two Sheep Tokens are destroyed at the end of this step. Nobody loses Life Points.',
  },
  {
    id: 'T-01',
    branch: '2004, 2005: declare afresh',
    ruleset: 'classic-2004',
    at: 'attackReplay.checked',
    rule: 'C9',
    sentence:
      'Blue-Eyes White Dragon came to B’s side while Lyla, Lightsworn Sorceress’s attack was running. Under this ruleset the number of monsters counts, and on B’s side it has changed. So the attack starts over: A is back before the declaration and may attack with any able monster.',
  },
  {
    id: 'T-01',
    branch: '2004, 2005: declare afresh',
    ruleset: 'classic-2004',
    at: 'attack.ended',
    rule: 'C4',
    sentence:
      'Under this ruleset a replay goes back to the start of the Battle Step: Lyla, Lightsworn Sorceress’s attack is taken back. A may declare an attack with any able monster, Lyla, Lightsworn Sorceress included, or with none; costs and answers begin anew.',
  },
  {
    id: 'T-01',
    branch: '2004, 2005: declare afresh',
    ruleset: 'classic-2004',
    at: 'attackReplay.checked',
    nth: 1,
    rule: 'C9',
    sentence:
      'No monster came to or left B’s side since the target was named, and Lyla, Lightsworn Sorceress may still attack Blue-Eyes White Dragon. So the attack goes on.',
    otherwise:
      'It would be a replay if a Trap or a Quick-Play Spell had changed the number of monsters on either player’s side.',
  },
  {
    id: 'T-04',
    branch: '2004: leave it',
    ruleset: 'classic-2004',
    at: 'attackReplay.checked',
    rule: 'C2',
    sentence:
      'Three Ojama Tokens came to A’s side while Chaos Sorcerer’s attack was running. Under this ruleset a change in the number of monsters counts on either player’s side. So the attack starts over: A is back before the declaration and may attack with any able monster.',
  },
  {
    id: 'T-11',
    branch: 'where only the number counts',
    ruleset: 'classic-2004',
    at: 'attackReplay.checked',
    rule: 'C9',
    sentence:
      'Masked Ninja Ebisu was Tributed to pay for Ninjitsu Art of Duplication and left B’s side. Ninja Grandmaster Hanzo 2 came to B’s side. The number of monsters on B’s side is the same as when the target was named, and under this ruleset only the number counts. So the attack goes on: Five-Headed Dragon attacks Ninja Grandmaster Hanzo 1.',
  },
  {
    id: 'X-17',
    branch: 'where it does not count',
    ruleset: 'classic-2004',
    at: 'attackReplay.checked',
    rule: 'C6',
    sentence:
      'Willing Helper came to B’s side. Under this ruleset a change only counts when a Trap or a Quick-Play Spell caused it, and what caused this one was Willing Helper. So the attack goes on: Dark Magician attacks B directly.',
  },
];

/** What happened besides, and does not count. */
export const ASIDES: readonly Golden[] = [
  {
    id: 'T-27',
    at: 'attackReplay.checked',
    rule: 'B23',
    sentence:
      'Cave Dragon can no longer declare an attack because of its own effect, but its attack was declared before that. Luster Dragon was returned to the hand by Compulsory Evacuation Device and left A’s side. That is the attacker’s own side and does not count. So the attack goes on: Cave Dragon attacks 7 Colored Fish.',
    uncounted: ['A monster came to or left A’s side, but that is not counted under this ruleset'],
  },
  {
    id: 'X-41',
    at: 'attackReplay.checked',
    rule: 'R4',
    sentence:
      'Celtic Guardian was turned face-down in Defense Position by Book of Moon. A monster that is turned stays where it is: nothing came to or left B’s side. Thief of Shadows may now attack directly because of its own effect, but gaining that is no reason to choose again. So the attack goes on: Thief of Shadows attacks Celtic Guardian.',
    uncounted: ['Thief of Shadows may now attack directly, but that is not counted under this ruleset'],
  },
  {
    id: 'T-11',
    branch: 'where only the number counts',
    ruleset: 'classic-2004',
    at: 'attackReplay.checked',
    sentence:
      'Masked Ninja Ebisu was Tributed to pay for Ninjitsu Art of Duplication and left B’s side. Ninja Grandmaster Hanzo 2 came to B’s side. The number of monsters on B’s side is the same as when the target was named, and under this ruleset only the number counts. So the attack goes on: Five-Headed Dragon attacks Ninja Grandmaster Hanzo 1.',
    uncounted: [
      'A monster came to B’s side, but that is not counted under this ruleset',
      'A monster left B’s side, but that is not counted under this ruleset',
    ],
  },
  {
    id: 'T-03',
    branch: 'where a lost right makes no replay',
    ruleset: 'classic-2004',
    at: 'attackReplay.checked',
    rule: 'C7',
    sentence:
      'Injection Fairy Lily may no longer attack directly. But under this ruleset losing that right makes no replay. So the attack goes on: Injection Fairy Lily attacks B directly.',
    uncounted: ['The right to attack directly was lost, but that is not counted under this ruleset'],
  },
  {
    id: 'D-01',
    at: 'attackReplay.checked',
    rule: 'R3',
    sentence:
      'No monster came to or left B’s side since the target was named, and Dark Magician may still attack 7 Colored Fish. So the attack goes on.',
    uncounted: [],
  },
];

/** The Damage Step, by what is true in this duel. */
export const DAMAGE_STEPS: readonly Golden[] = [
  {
    id: 'D-07',
    at: 'damageStep.reached',
    nth: 1,
    sentence: 'Damage is about to be calculated: this is the last moment to change ATK or DEF.',
  },
  {
    id: 'D-07',
    at: 'damageStep.reached',
    nth: 2,
    sentence:
      'Damage calculation: now Dark Magician’s ATK is taken off B’s Life Points, and only effects made for this moment may still be used.',
  },
  {
    id: 'D-07',
    at: 'damageStep.reached',
    nth: 3,
    sentence: 'Damage has been calculated: effects that react to the battle itself come now.',
  },
  {
    id: 'D-07',
    at: 'damageStep.reached',
    nth: 4,
    sentence: 'The Damage Step ends: no monster leaves the field through this battle.',
  },
  {
    id: 'D-06',
    at: 'damageStep.reached',
    nth: 1,
    sentence:
      'Giant Soldier of Stone lay face-down and has been turned face-up. Damage is about to be calculated: this is the last moment to change ATK or DEF.',
  },
  {
    id: 'D-02',
    at: 'damageStep.reached',
    nth: 3,
    sentence:
      'Damage has been calculated: effects that react to the battle itself come now. Gemini Elf and Luster Dragon are destroyed, but stay on the field until the end of this step.',
  },
  {
    id: 'D-02',
    at: 'damageStep.reached',
    nth: 4,
    sentence:
      'The Damage Step ends: Gemini Elf and Luster Dragon, destroyed by this battle, have left the field.',
  },
  {
    id: 'X-14',
    at: 'damageStep.reached',
    nth: 1,
    sentence:
      'Gemini Elf was destroyed by Sudden Collapse, so no damage will be calculated; the Damage Step goes on without a battle.',
  },
  {
    id: 'X-14',
    at: 'damageStep.reached',
    nth: 2,
    sentence: 'Damage would be calculated here, but Gemini Elf was destroyed by Sudden Collapse.',
  },
  {
    id: 'X-14',
    at: 'battle.calledOff',
    rule: 'B32',
    sentence:
      'Gemini Elf was destroyed by Sudden Collapse, so no damage is calculated. It is no replay, since the Damage Step has begun; the rest of the step still passes.',
  },
  {
    id: 'X-14',
    at: 'damageStep.reached',
    nth: 3,
    sentence:
      'No damage has been calculated, since Gemini Elf was destroyed by Sudden Collapse. The rest of the Damage Step passes all the same.',
  },
  {
    id: 'X-14',
    at: 'damageStep.reached',
    nth: 4,
    sentence: 'The Damage Step ends: there was no battle, so no monster was destroyed by battle.',
  },
  {
    id: 'X-14',
    at: 'attack.ended',
    rule: 'B32',
    sentence:
      'Gemini Elf’s attack is over without a battle: it reached the Damage Step, but no damage was calculated. That attack is used up.',
  },
];

/** What cards do and undergo. */
export const CARDS: readonly Golden[] = [
  {
    id: 'T-09',
    at: 'effect.applied',
    sentence: 'B may not Summon any more monsters until the end of this turn, because of Scapegoat.',
  },
  {
    id: 'T-02',
    at: 'effect.applied',
    sentence: 'A takes no damage until the end of the next turn, because of Crush Card Virus.',
  },
  {
    id: 'T-24',
    at: 'effect.applied',
    sentence: 'A may not declare an attack until the end of this turn, because of Threatening Roar.',
  },
  {
    id: 'T-01',
    branch: 'stop',
    at: 'effect.applied',
    sentence:
      'Lyla, Lightsworn Sorceress cannot be changed to another position until the end of A’s next turn, because of its own effect.',
  },
  {
    id: 'T-37',
    at: 'effect.applied',
    sentence: '7 Colored Fish goes back to B at the end of this turn, because of Enemy Controller.',
  },
  {
    id: 'T-37',
    at: 'control.changed',
    mark: 'left',
    sentence:
      'A takes control of 7 Colored Fish through Enemy Controller: it changes from B’s side to A’s side.',
  },
  {
    id: 'T-38',
    at: 'control.changed',
    mark: 'came',
    sentence:
      'B takes control of Celtic Guardian through Enemy Controller: it changes from A’s side to B’s side.',
  },
  {
    id: 'T-03',
    at: 'attack.declared',
    sentence:
      'A declares an attack: Injection Fairy Lily attacks B directly. Shooting Star Bow - Ceal lets it pass by the monster on B’s side.',
  },
  {
    id: 'T-52',
    at: 'link.resolved',
    nth: 1,
    sentence:
      'Call of the Haunted does nothing: it was destroyed by Mystical Space Typhoon before it could resolve.',
  },
  {
    id: 'T-51',
    at: 'effect.activated',
    sentence:
      'B activates Call of the Haunted 1: it targets Baby Dragon. It answers the declaration of Dark Magician’s attack; A may respond before it does anything.',
  },
  {
    id: 'T-51',
    at: 'effect.activated',
    nth: 1,
    sentence:
      'B activates Call of the Haunted 2: it targets Celtic Guardian. This happens while Dark Magician’s attack is running, after the answers to its declaration; A may respond before it does anything.',
  },
  {
    id: 'T-12',
    branch: 'where Mirror Force may answer again',
    ruleset: 'wiki-ude',
    at: 'effect.activated',
    nth: 2,
    sentence:
      'B activates Mirror Force. Under this ruleset the declaration of Dark Magician’s attack may be answered again; A may respond before it does anything.',
  },
  {
    id: 'T-81',
    at: 'prompt.asked',
    sentence:
      'A has 8 cards in the hand and must discard 2, since no more than six may be kept at the end of the turn. A chooses which ones.',
  },
];
