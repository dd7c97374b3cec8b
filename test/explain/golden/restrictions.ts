import type { Golden } from './golden.ts';

/** What may be attacked and what not: which card says so, and what would have had to be different. */
export const RESTRICTIONS: readonly Golden[] = [
  {
    id: 'T-28',
    at: 'attackReplay.checked',
    rule: 'R6',
    sentence:
      'Umi was destroyed by Dust Tornado, so Amphibious Bugroth MK-3 may no longer attack directly while B controls monsters. The monsters on B’s side are still the same ones. So A chooses the target again.',
    otherwise:
      'If Amphibious Bugroth MK-3 could still attack directly, there would be no replay, and the attack would go on.',
    choices: ['7 Colored Fish', 'Stop the attack'],
  },
  {
    id: 'T-29',
    at: 'attackReplay.checked',
    rule: 'R6',
    sentence:
      'Masked HERO Anki has its effects negated because of Forbidden Chalice, so it may no longer attack directly while B controls monsters. The monsters on B’s side are still the same ones. So A chooses the target again.',
    choices: ['7 Colored Fish', 'Stop the attack'],
  },
  {
    id: 'T-32',
    at: 'attackReplay.checked',
    rule: 'R6',
    sentence:
      'Gemini Elf may no longer attack Red Archery Girl because of Ghostrick Mansion. So A chooses the target again.',
    choices: ['Attack directly', 'Stop the attack'],
  },
  {
    id: 'T-39',
    at: 'attackReplay.checked',
    rule: 'R7',
    sentence:
      'Ghostrick Jiangshi 1 can no longer be chosen as a target because of Ghostrick Alucard, but it was named as the target before that. Such a protection only keeps a monster from being chosen. It does not break an attack that is under way. So the attack goes on: Gemini Elf attacks Ghostrick Jiangshi 1.',
    otherwise: 'It would be a replay if a card now said that Gemini Elf cannot attack Ghostrick Jiangshi 1.',
  },
  {
    id: 'T-40',
    at: 'attackReplay.checked',
    rule: 'R6',
    sentence:
      'Luster Dragon may no longer attack 7 Colored Fish because of Rise to Full Height. So A chooses the target again.',
    otherwise:
      'If Luster Dragon could still attack 7 Colored Fish, there would be no replay, and the attack would go on.',
    choices: ['Celtic Guardian', 'Stop the attack'],
  },
  {
    id: 'T-40',
    at: 'effect.applied',
    sentence:
      'Each of A’s monsters can attack only Celtic Guardian until the end of this turn, because of Rise to Full Height.',
  },
  ...(['T-41', 'T-42'] as const).map((id) => ({
    id,
    at: 'attackReplay.checked' as const,
    rule: 'R8',
    sentence:
      'Rise to Full Height would forbid Luster Dragon’s attack on 7 Colored Fish, but Luster Dragon is unaffected by it because of Forbidden Lance. What counts is how things stand when everything has resolved. So the attack goes on: Luster Dragon attacks 7 Colored Fish.',
    otherwise:
      'It would be a replay if Luster Dragon were not unaffected: it could not attack 7 Colored Fish.',
  })),
  {
    id: 'T-43',
    at: 'attackReplay.checked',
    rule: 'R3',
    sentence:
      'Embodiment of Apophis was turned into a Spell or Trap again by White Veil and left B’s side while Gemini Elf’s attack was running. That was the monster under attack. So A chooses the target again.',
    choices: ['7 Colored Fish', 'Stop the attack'],
  },
  {
    id: 'T-89d',
    branch: 'the standard falls',
    at: 'attackReplay.checked',
    rule: 'R12',
    sentence:
      'Old Standard was returned to the hand by Compulsory Evacuation Device, so Stout Shield may no longer attack from Defense Position. So its attack ends. It still counts as declared.',
    otherwise: 'If Stout Shield could still attack from Defense Position, the attack would go on.',
  },
  {
    id: 'T-90b',
    at: 'attackReplay.checked',
    rule: 'R26',
    sentence:
      'Celtic Guardian was returned to the hand by Compulsory Evacuation Device and left B’s side. Duelling Blade cannot attack 7 Colored Fish because of its own effect. Now there is nothing that Duelling Blade may attack. With no target to choose, the attack ends without a choice.',
  },
  {
    id: 'X-96',
    branch: 'the Spell does nothing',
    at: 'link.resolved',
    sentence:
      'Book of Moon has resolved, but Horus the Black Flame Dragon LV6 is unaffected by it because of its own effect.',
  },
  {
    id: 'X-97',
    at: 'attackReplay.checked',
    rule: 'R6',
    sentence:
      'Amphibious Bugroth MK-3 may no longer attack directly because of Rise to Full Height. The monsters on B’s side are still the same ones. So A chooses the target again.',
    choices: ['Celtic Guardian', 'Stop the attack'],
  },
  {
    id: 'T-40',
    branch: 'the fish all the same',
    at: 'command.refused',
    rule: 'B16',
    sentence:
      'A may not attack 7 Colored Fish: Rise to Full Height keeps 7 Colored Fish from being attacked by Luster Dragon. A target is a monster on B’s side that no card keeps from being attacked.',
  },
  {
    id: 'T-40',
    branch: 'the fish all the same',
    at: 'command.refused',
    nth: 1,
    rule: 'B16',
    sentence: 'A may not attack directly: Rise to Full Height keeps Luster Dragon from attacking directly.',
    otherwise: 'It could attack directly if that effect no longer applied.',
  },
  {
    id: 'T-90b',
    at: 'command.refused',
    rule: 'B16',
    sentence:
      'A may not attack 7 Colored Fish with Duelling Blade: its own effect keeps it from attacking 7 Colored Fish. A target is a monster on B’s side that no card keeps from being attacked.',
  },
];
