import type { Golden } from './golden.ts';

// Why there is none: what was looked at, and why it does not count or ends the attack.

export const NO_REPLAYS: readonly Golden[] = [
  {
    id: 'T-04',
    at: 'attackReplay.checked',
    rule: 'R5',
    sentence:
      'Three Ojama Tokens came to A’s side. That is the attacker’s own side. Only a change on B’s side lets A choose again. Stopping is a choice of a replay too, so A must go on: Chaos Sorcerer attacks Gyaku-Gire Panda.',
    otherwise: 'It would be a replay if the change had been on B’s side.',
  },
  {
    id: 'T-07',
    at: 'attackReplay.checked',
    nth: -1,
    rule: 'R1',
    sentence:
      'Spirit Reaper was destroyed by its own effect (Shrink had targeted it) and left B’s side. But that was in the Damage Step, and Gemini Elf’s attack on Spirit Reaper has been fought: there is no target to choose any more.',
    otherwise: 'It would be a replay if this had happened before the Damage Step.',
  },
  {
    id: 'T-14',
    at: 'attackReplay.checked',
    rule: 'R11',
    sentence:
      'Gemini Elf was turned face-down by Book of Moon. A face-down monster cannot attack, so the attack ends. It still counts as declared.',
    otherwise: 'If Gemini Elf had stayed face-up in Attack Position, the attack would go on.',
  },
  {
    id: 'T-15',
    at: 'attackReplay.checked',
    rule: 'R4',
    sentence:
      '7 Colored Fish was turned face-down in Defense Position by Book of Moon. A monster that is turned stays where it is: nothing came to or left B’s side. So the attack goes on: Gemini Elf attacks 7 Colored Fish.',
    otherwise: 'It would be a replay if a monster had left B’s side, not only been turned.',
  },
  {
    id: 'T-16',
    at: 'attackReplay.checked',
    rule: 'R10',
    sentence:
      'Gemini Elf was returned to the hand by Compulsory Evacuation Device before its attack was fought. Without the attacking monster the attack is over.',
    otherwise: 'If Gemini Elf had stayed on the field, the attack would go on.',
  },
  {
    id: 'T-19',
    at: 'attackReplay.checked',
    rule: 'R12',
    sentence:
      'Luster Dragon was turned to Defense Position by Enemy Controller. A monster attacks from Attack Position only, so the attack ends. Turning it back would not bring it on again.',
  },
  {
    id: 'T-20',
    at: 'attackReplay.checked',
    rule: 'R13',
    sentence:
      'B took control of Luster Dragon through Enemy Controller. A monster cannot go on attacking for a player who no longer controls it, so the attack ends. Sheep Token was Tributed to pay for Enemy Controller and left B’s side too, but with the attack over there is no target to choose.',
    otherwise: 'If A still controlled Luster Dragon, there would be a replay, since B’s side changed.',
  },
  {
    id: 'T-21',
    at: 'attackReplay.checked',
    rule: 'R14',
    sentence:
      'Magic Cylinder negated Dark Magician’s attack. A negated attack is over before it is fought. It still counts as declared and is used up.',
  },
  {
    id: 'T-22',
    at: 'attackReplay.checked',
    rule: 'R10',
    sentence:
      'Gemini Elf was destroyed by Sakuretsu Armor before its attack was fought. Without the attacking monster the attack is over. Blue-Eyes White Dragon came to B’s side too, but with the attack over there is no target to choose.',
  },
  {
    id: 'T-23',
    at: 'attackReplay.checked',
    rule: 'R15',
    sentence:
      'Chaos Sorcerer can no longer attack because of Fiendish Chain. So its attack ends. It still counts as declared.',
  },
  {
    id: 'T-24',
    at: 'attackReplay.checked',
    rule: 'B23',
    sentence:
      'Threatening Roar keeps A from declaring attacks from now on, but Gemini Elf’s attack was declared before that. So the attack goes on: Gemini Elf attacks 7 Colored Fish.',
  },
  {
    id: 'T-26',
    at: 'attackReplay.checked',
    rule: 'R16',
    sentence:
      'Battle Fader ended the Battle Phase. So Luster Dragon’s attack is over and nothing more can be attacked this turn. Battle Fader came to B’s side too, but with the attack over there is no target to choose.',
  },
  {
    id: 'T-52',
    at: 'attackReplay.checked',
    rule: 'R4',
    sentence:
      'Call of the Haunted was to bring a monster to B’s side, but no monster arrived. What does not arrive is no change. So the attack goes on: Dark Magician attacks B directly.',
    otherwise: 'It would be a replay if the monster had arrived, even for a moment.',
  },
  {
    id: 'T-58',
    at: 'attackReplay.checked',
    rule: 'R4',
    sentence:
      'Dark Magician’s ATK went from 2500 to 1250 because of Shrink. Changed values are no reason to choose again or to stop, so A must go on: Dark Magician attacks 7 Colored Fish.',
  },
  {
    id: 'T-76',
    at: 'attackReplay.checked',
    rule: 'R1',
    sentence:
      'Four Sheep Tokens came to B’s side. But no attack is running. A replay is a new choice of target, and there is no attack to choose one for.',
  },
  {
    id: 'T-11',
    branch: 'where only the number counts',
    ruleset: 'classic-2004',
    at: 'attackReplay.checked',
    sentence:
      'Masked Ninja Ebisu was Tributed to pay for Ninjitsu Art of Duplication and left B’s side. Ninja Grandmaster Hanzo 2 came to B’s side. The number of monsters on B’s side is the same as when the target was named, and under this ruleset only the number counts. So the attack goes on: Five-Headed Dragon attacks Ninja Grandmaster Hanzo 1.',
    otherwise: 'Under the rules of today each arrival and each departure counts: it would be a replay.',
  },
  {
    id: 'T-03',
    branch: 'where a lost right makes no replay',
    ruleset: 'classic-2004',
    at: 'attackReplay.checked',
    sentence:
      'Injection Fairy Lily may no longer attack directly. But under this ruleset losing that right makes no replay. So the attack goes on: Injection Fairy Lily attacks B directly.',
  },
  {
    id: 'T-66',
    branch: 'the attack is over',
    at: 'attackReplay.checked',
    nth: 1,
    rule: 'R17',
    sentence:
      'Mermaid Knight had already attacked, and what allowed it this further attack is gone, since Umi was destroyed by Dust Tornado. So the attack ends. It still counts as declared.',
    otherwise: 'If the further attack were still allowed, the attack would go on.',
  },
  {
    id: 'T-90',
    branch: 'it must attack, and there is nothing to attack',
    at: 'attackReplay.checked',
    rule: 'R26',
    sentence:
      'Celtic Guardian was returned to the hand by Compulsory Evacuation Device and left B’s side. Now there is nothing that Bull at a Gate may attack. With no target to choose, the attack ends without a choice.',
    otherwise:
      'If there were a monster that Bull at a Gate may attack, or if it could attack directly, A would choose.',
  },
];
