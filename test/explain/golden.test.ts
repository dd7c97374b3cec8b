import { describe, expect, it } from 'vitest';
import { type Entry, type EventType, type Explanation, textOf } from '../../events/index.ts';
import { EXAMPLES, type PlayedScenario, playScenario } from '../../machines/index.ts';
import { teller } from './telling.ts';

// What a reader who does not know the game is told at the turning points of the worked examples. The sentences were
// written by hand from the rows of the rules, and say who did what, why it follows, and what would change it.

interface Golden {
  readonly id: string;
  readonly branch?: string;
  readonly ruleset?: string;
  /** The how many-th entry of this type; the first where left out, the last one with -1. */
  readonly at: EventType;
  readonly nth?: number;
  readonly rule?: string;
  readonly sentence: string;
  readonly otherwise?: string;
  readonly choices?: readonly string[];
}

const REPLAYS: readonly Golden[] = [
  {
    id: 'T-01',
    at: 'attackReplay.checked',
    rule: 'R3',
    sentence:
      'Blue-Eyes White Dragon came to B’s side while Lyla, Lightsworn Sorceress’s attack was running. So A chooses the target again.',
    otherwise:
      'If no monster had come to B’s side, there would be no replay, and Lyla, Lightsworn Sorceress’s direct attack would go on.',
    choices: ['Blue-Eyes White Dragon', 'Stop the attack'],
  },
  {
    id: 'T-02',
    at: 'attackReplay.checked',
    rule: 'R3',
    sentence:
      'Necro Gardna was Tributed for Crush Card Virus and left B’s side while Goblin Zombie’s attack was running. That was the monster under attack. So A chooses the target again.',
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
      "Spirit Reaper was destroyed by its own effect and left B’s side while Gravekeeper's Assailant’s attack was running. That was the monster under attack. So A chooses the target again.",
  },
  {
    id: 'T-09',
    at: 'attackReplay.checked',
    rule: 'R3',
    sentence:
      'Four Sheep Tokens came to B’s side while Dark Magician’s attack was running. So A chooses the target again.',
    otherwise:
      'If no monster had come to B’s side, there would be no replay, and Dark Magician’s direct attack would go on.',
  },
  {
    id: 'T-11',
    at: 'attackReplay.checked',
    rule: 'R3',
    sentence:
      'Masked Ninja Ebisu was Tributed for Ninjitsu Art of Duplication and left B’s side while Five-Headed Dragon’s attack was running. Ninja Grandmaster Hanzo 2 came to B’s side as well. The number of monsters there is the same as before, but each arrival and each departure counts. So A chooses the target again.',
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
    id: 'T-38',
    at: 'attackReplay.checked',
    rule: 'R3',
    sentence:
      'Sheep Token 2 was Tributed for Enemy Controller and left B’s side while Dark Magician’s attack was running. B took control of Celtic Guardian as well. The number of monsters there is the same as before, but each arrival and each departure counts. So A chooses the target again.',
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
];

const NO_REPLAYS: readonly Golden[] = [
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
      'Spirit Reaper was destroyed by its own effect and left B’s side. But the Damage Step had begun: Gemini Elf’s attack on Spirit Reaper is being fought, and its target is not chosen again.',
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
      'B took control of Luster Dragon through Enemy Controller. A monster cannot go on attacking for a player who no longer controls it, so the attack ends. Sheep Token was Tributed for Enemy Controller and left B’s side too, but with the attack over there is no target to choose.',
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
    branch: '2004: the number is the same',
    ruleset: 'classic-2004',
    at: 'attackReplay.checked',
    sentence:
      'Masked Ninja Ebisu was Tributed for Ninjitsu Art of Duplication and left B’s side. Ninja Grandmaster Hanzo 2 came to B’s side. The number of monsters on B’s side is the same as at the declaration, and under this ruleset only the number counts. So the attack goes on: Five-Headed Dragon attacks Ninja Grandmaster Hanzo 1.',
    otherwise: 'Under the rules of today each arrival and each departure counts: it would be a replay.',
  },
  {
    id: 'T-03',
    branch: '2004: by the number of monsters',
    ruleset: 'classic-2004',
    at: 'attackReplay.checked',
    sentence:
      'Injection Fairy Lily may no longer attack directly. But the number of monsters is the same, and under this ruleset only that counts. So the attack goes on: Injection Fairy Lily attacks B directly.',
  },
];

const BATTLES: readonly Golden[] = [
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

const REFUSALS: readonly Golden[] = [
  {
    id: 'T-01',
    branch: 'stop',
    at: 'command.refused',
    rule: 'B48',
    sentence:
      'A may not turn Lyla, Lightsworn Sorceress by hand: it declared an attack this turn. A monster that declared an attack cannot be turned by hand or Flip Summoned in the same turn, even if the attack was stopped or negated.',
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
      'Dark Magician’s attack was stopped at the replay and is over. It counts as declared: the attack is used up, and the monster cannot be turned by hand this turn. It does not count as having attacked.',
  },
];

function played(golden: Golden): PlayedScenario {
  const scenario = EXAMPLES.find((each) => each.id === golden.id);
  if (scenario === undefined) throw new Error(`no example ${golden.id}`);
  const { branch, ruleset } = golden;
  return playScenario(scenario, {
    ...(branch === undefined ? {} : { branch }),
    ...(ruleset === undefined ? {} : { ruleset }),
  });
}

function told(golden: Golden): Explanation {
  const { entries } = played(golden);
  const found: readonly Entry[] = entries.filter((entry) => entry.type === golden.at);
  const entry = found.at(golden.nth ?? 0);
  if (entry === undefined) throw new Error(`${golden.id} has no ${golden.at}`);
  return teller(entries).at(entry.index);
}

const title = ({ id, branch, at }: Golden): string =>
  `${id}${branch === undefined ? '' : `, ${branch}`}: ${at}`;

function check(golden: Golden): void {
  const explanation = told(golden);
  expect(textOf(explanation.sentence)).toBe(golden.sentence);
  if (golden.otherwise !== undefined) expect(textOf(explanation.otherwise)).toBe(golden.otherwise);
  if (golden.rule !== undefined) expect(explanation.rule).toBe(golden.rule);
  if (golden.choices !== undefined)
    expect(explanation.choices.map((choice) => choice.words)).toEqual(golden.choices);
}

describe('golden: why there is a replay', () => {
  it.each(REPLAYS.map((golden) => [title(golden), golden] as const))('%s', (_, golden) => check(golden));
});
describe('golden: why there is none', () => {
  it.each(NO_REPLAYS.map((golden) => [title(golden), golden] as const))('%s', (_, golden) => check(golden));
});
describe('golden: what a battle comes to', () => {
  it.each(BATTLES.map((golden) => [title(golden), golden] as const))('%s', (_, golden) => check(golden));
});
describe('golden: why a decision is refused', () => {
  it.each(REFUSALS.map((golden) => [title(golden), golden] as const))('%s', (_, golden) => check(golden));
});
