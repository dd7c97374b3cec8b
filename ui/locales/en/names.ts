import type { CommandType, Mark, Phase } from '../../../events/index.ts';
import type { SegmentLabel } from '../../worker/protocol/index.ts';

// Names of the game that several parts of the page use.

export const PHASE: Record<Phase, string> = {
  draw: 'Draw Phase',
  standby: 'Standby Phase',
  main1: 'Main Phase 1',
  battle: 'Battle Phase',
  main2: 'Main Phase 2',
  end: 'End Phase',
};
export const STEP = {
  start: 'Start Step',
  battle: 'Battle Step',
  damage: 'Damage Step',
  end: 'End Step',
} as const;
export const ICON = {
  normal: 'Normal',
  continuous: 'Continuous',
  equip: 'Equip',
  quickPlay: 'Quick-Play',
  field: 'Field',
  counter: 'Counter',
  ritual: 'Ritual',
} as const;
export const SEGMENT: Record<SegmentLabel, string> = {
  setup: 'Setup',
  draw: 'Draw Phase',
  standby: 'Standby Phase',
  main1: 'Main Phase 1',
  main2: 'Main Phase 2',
  endPhase: 'End Phase',
  startStep: 'Start Step',
  battleStep: 'Battle Step',
  damageStep: 'Damage Step',
  endStep: 'End Step',
};
export const COMMAND: Record<CommandType, string> = {
  'attack.declare': 'attack',
  'attackReplay.choose': 'choose a target or stop',
  'attackReplay.continue': 'go on',
  'effect.activate': 'activate',
  'monster.summon': 'Summon',
  'card.set': 'Set',
  'monster.flip': 'Flip Summon',
  'monster.turn': 'turn a monster',
  'phase.change': 'change the phase',
  'priority.pass': 'pass',
  'prompt.answer': 'answer',
  'duel.concede': 'give up',
};
/** Each mark on the timeline, one and several. */
export const MARK_KINDS: Record<Mark, readonly [one: string, several: string]> = {
  attack: ['attack declared', 'attacks declared'],
  came: ['a monster came', 'monsters came'],
  left: ['a monster left', 'monsters left'],
  replay: ['replay', 'replays'],
  noReplay: ['check: no replay', 'checks: no replay'],
  refused: ['a decision refused', 'decisions refused'],
  activated: ['activation', 'activations'],
  resolved: ['resolved', 'resolved'],
  damage: ['damage calculation', 'damage calculations'],
  branch: ['another course begins', 'other courses begin'],
  bookmark: ['bookmark', 'bookmarks'],
  step: ['step', 'steps'],
  pass: ['pass', 'passes'],
  differs: ['other than our rules say', 'entries other than our rules say'],
};
/** What stands under each mark on the timeline; A and B alone are the players. */
export const MARK_LETTERS: Record<Mark, string> = {
  attack: 'Att',
  came: 'S',
  left: 'L',
  replay: 'R',
  noReplay: 'N',
  refused: 'X',
  activated: 'C',
  resolved: '',
  damage: 'D',
  branch: 'Br',
  bookmark: 'M',
  step: '',
  pass: '',
  differs: 'Dif',
};
/** A phrase within a sentence: its first letter is small, unless it begins with a name of the game, as `Damage Step` does. */
export const within = (text: string): string =>
  /^\p{Lu}\p{L}* \p{Lu}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const zoneRow = (row: 'monster' | 'spellTrap'): string =>
  row === 'monster' ? 'Main Monster Zone' : 'Spell & Trap Zone';
