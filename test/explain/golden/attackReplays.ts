import type { Golden } from './golden.ts';

// Why there is a replay.

export const REPLAYS: readonly Golden[] = [
  {
    id: 'T-01',
    at: 'attackReplay.checked',
    rule: 'R3',
    sentence:
      'Blue-Eyes White Dragon came to B’s side while Lyla, Lightsworn Sorceress’s attack was running. So A chooses the target again. Attacking directly is not among the choices: B controls a monster now.',
    otherwise:
      'If no monster had come to B’s side, there would be no replay, and Lyla, Lightsworn Sorceress’s direct attack would go on.',
    choices: ['Blue-Eyes White Dragon', 'Stop the attack'],
  },
  {
    id: 'T-02',
    at: 'attackReplay.checked',
    rule: 'R3',
    sentence:
      'Necro Gardna was Tributed to pay for Crush Card Virus and left B’s side while Goblin Zombie’s attack was running. That was the monster under attack. So A chooses the target again.',
    otherwise:
      'If Necro Gardna had stayed on B’s side, there would be no replay, and the attack would go on.',
    choices: ['Attack directly', 'Stop the attack'],
  },
  {
    id: 'T-03',
    at: 'attackReplay.checked',
    rule: 'R6',
    sentence:
      'Shooting Star Bow - Ceal was destroyed by Dust Tornado, so Injection Fairy Lily may no longer attack directly while B controls monsters. The monsters on B’s side are still the same ones. So A chooses the target again.',
    otherwise:
      'If Injection Fairy Lily could still attack directly, there would be no replay, and the attack would go on.',
    choices: ['Gemini Elf', 'Stop the attack'],
  },
  {
    id: 'T-05',
    at: 'attackReplay.checked',
    rule: 'R3',
    sentence:
      'Cyber Valley was banished as the cost of its own effect and left B’s side while Light and Darkness Dragon’s attack was running. That was the monster under attack. So A chooses the target again.',
    choices: ['Attack directly', 'Stop the attack'],
  },
  {
    id: 'T-06',
    at: 'attackReplay.checked',
    rule: 'R3',
    sentence:
      "Spirit Reaper was destroyed by its own effect (Gravekeeper's Assailant had targeted it) and left B’s side while Gravekeeper's Assailant’s attack was running. That was the monster under attack. So A chooses the target again.",
  },
  {
    id: 'T-09',
    at: 'attackReplay.checked',
    rule: 'R3',
    sentence:
      'Four Sheep Tokens came to B’s side while Dark Magician’s attack was running. So A chooses the target again. Attacking directly is not among the choices: B controls monsters now.',
    otherwise:
      'If no monster had come to B’s side, there would be no replay, and Dark Magician’s direct attack would go on.',
  },
  {
    id: 'T-11',
    at: 'attackReplay.checked',
    rule: 'R3',
    sentence:
      'Masked Ninja Ebisu was Tributed to pay for Ninjitsu Art of Duplication and left B’s side while Five-Headed Dragon’s attack was running. Ninja Grandmaster Hanzo 2 came to B’s side as well. The number of monsters there is the same as before, but each arrival and each departure counts. So A chooses the target again.',
  },
  {
    id: 'T-13',
    at: 'attackReplay.checked',
    rule: 'R3',
    sentence:
      'Mystic Horseman was Set on B’s side while Gemini Elf’s attack was running. So A chooses the target again.',
  },
  {
    id: 'T-17',
    at: 'attackReplay.checked',
    rule: 'R3',
    sentence:
      '7 Colored Fish was returned to the hand by Compulsory Evacuation Device and left B’s side while Gemini Elf’s attack was running. That was the monster under attack. So A chooses the target again.',
  },
  {
    id: 'T-18',
    at: 'attackReplay.checked',
    rule: 'R3',
    sentence:
      "Green Gadget was returned to the hand by Compulsory Evacuation Device and left B’s side while Gravekeeper's Commandant’s attack was running. It was not the monster under attack, but that makes no difference: any departure counts. So A chooses the target again.",
    choices: ['Red Gadget', 'Yellow Gadget', 'Stop the attack'],
  },
  {
    id: 'T-37',
    at: 'attackReplay.checked',
    rule: 'R3',
    sentence:
      'B lost control of 7 Colored Fish while Luster Dragon’s attack was running. That was the monster under attack. So A chooses the target again.',
    otherwise: 'If B still controlled 7 Colored Fish, there would be no replay, and the attack would go on.',
  },
  {
    id: 'T-38',
    at: 'attackReplay.checked',
    rule: 'R3',
    sentence:
      'Sheep Token 2 was Tributed to pay for Enemy Controller and left B’s side while Dark Magician’s attack was running. B took control of Celtic Guardian as well. The number of monsters there is the same as before, but each departure, arrival and change of control counts. So A chooses the target again.',
  },
  {
    id: 'T-04',
    branch: '2004: leave it',
    ruleset: 'classic-2004',
    at: 'attackReplay.checked',
    sentence:
      'Three Ojama Tokens came to A’s side while Chaos Sorcerer’s attack was running. Under this ruleset a change in the number of monsters counts on either player’s side. So the attack starts over: A is back before the declaration and may attack with any able monster.',
    otherwise:
      'Under the rules of today only B’s side counts: there would be no replay, and A would have to go on.',
  },
  {
    id: 'T-49',
    branch: 'stopping is refused',
    at: 'attackReplay.checked',
    rule: 'R3',
    sentence:
      'Celtic Guardian came to B’s side while Dark Magician’s attack was running. So A chooses the target again. Stopping the attack is not among the choices: this monster must attack.',
    choices: ['Celtic Guardian', 'Amazoness Paladin'],
  },
  {
    id: 'T-50',
    branch: 'A goes on, B names the Patrician',
    at: 'attackReplay.checked',
    rule: 'R3',
    sentence:
      'Celtic Guardian came to B’s side while Luster Dragon’s attack was running. So A decides whether the attack goes on. If it does, B names the target, because of Patrician of Darkness.',
    choices: ['Go on with the attack', 'Stop the attack'],
  },
  {
    id: 'T-66',
    branch: '2013: called a replay, to stop at',
    ruleset: 'wiki-2013',
    at: 'attackReplay.checked',
    nth: 1,
    rule: 'C7',
    sentence:
      'Mermaid Knight had already attacked, and what allowed it this further attack is gone, since Umi was destroyed by Dust Tornado. Under this ruleset that is called a replay. Nothing is left to attack with, so A can only stop.',
    choices: ['Stop the attack'],
  },
];
