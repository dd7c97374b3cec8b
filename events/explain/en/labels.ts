import type { Candidate, NoReplayCode, Option, Place, ReplayCause } from '../../messages/index.ts';
import { lostUncounted, neverAllowed } from '../facts/endings.ts';
import { countsNumber } from '../facts/sides.ts';
import type { Scene } from '../scene.ts';
import { textOf } from '../words.ts';
import { attackerName, numberWord, sideOf, targetName } from './grammar.ts';

type Label = (scene: Scene) => string;
const attacker = (scene: Scene): string => textOf(attackerName(scene));

/** The restriction holds, and the attacker is unaffected by it: then the check names the attacker and its shield. */
const keepsOff = ({ entry }: Scene): boolean =>
  entry.type === 'attackReplay.checked' &&
  (entry.payload.candidates.find(({ code }) => code === 'NEUTRALISED_IN_CHAIN')?.cards ?? []).length > 1;

const CANDIDATES: Readonly<Record<ReplayCause | NoReplayCode, Label>> = {
  ENTER: (scene) => `A monster came to ${sideOf(scene.defender)}`,
  LEAVE: (scene) => `A monster left ${sideOf(scene.defender)}`,
  CONTROL_IN: (scene) => `${scene.defender} took control of a monster`,
  CONTROL_OUT: (scene) => `${scene.defender} lost control of a monster`,
  RETURNED: () => 'A monster left and came back',
  DIRECT_LOST: () => 'The right to attack directly was lost',
  TARGET_FORBIDDEN: () => 'The target may no longer be attacked',
  OWN_SIDE_CHANGED: (scene) =>
    countsNumber(scene)
      ? `The number of monsters on ${sideOf(scene.attacker)} changed`
      : `A monster came to or left ${sideOf(scene.attacker)}`,
  DIRECT_GAINED: (scene) => `${attacker(scene)} may now attack directly`,
  ATTACKER_UNABLE: (scene) => `${attacker(scene)} can no longer attack`,
  DAMAGE_STEP: () => 'The Damage Step had begun',
  ATTACKER_LEFT: (scene) => `${attacker(scene)} left the field`,
  ATTACKER_FACEDOWN: (scene) => `${attacker(scene)} was turned face-down`,
  ATTACKER_DEFENSE: (scene) => `${attacker(scene)} was turned to Defense Position`,
  ATTACKER_CONTROL: (scene) => `${scene.attacker} lost control of ${attacker(scene)}`,
  ATTACK_NEGATED: () => 'The attack was negated',
  CANNOT_ATTACK: (scene) => `${attacker(scene)} cannot attack any more`,
  BATTLE_PHASE_ENDED: () => 'The Battle Phase was ended',
  EXTRA_ATTACK_LOST: (scene) =>
    neverAllowed(scene) ? 'No further attack is allowed' : 'The further attack is no longer allowed',
  NO_LEGAL_TARGET: ({ entry }) =>
    entry.type === 'attackReplay.checked' && lostUncounted(entry)
      ? 'The target is gone, by a change that does not count'
      : 'There is nothing left to attack',
  OWN_SIDE_ONLY: (scene) => `Only ${sideOf(scene.attacker)} changed`,
  POSITION_ONLY: () => 'A monster was only turned',
  STATS_ONLY: () => 'Only values changed',
  PROTECTION_TOO_LATE: (scene) => `The protection of ${textOf(targetName(scene))} came too late`,
  NEUTRALISED_IN_CHAIN: (scene) =>
    keepsOff(scene)
      ? `${attacker(scene)} is unaffected by the restriction`
      : 'The restriction was gone by the end of the chain',
  REDIRECTED: ({ entry }) =>
    entry.type === 'attackReplay.checked' && entry.payload.verdict === 'ended'
      ? 'The attack was turned to another target and fought'
      : 'The attack was turned to another target',
  NEVER_ARRIVED: () => 'The monster never arrived',
  NO_ATTACK_RUNNING: () => 'No attack was running',
  NOTHING_CHANGED: () => 'Nothing changed',
  COUNT_UNCHANGED: () => 'The number of monsters is the same',
  CAUSE_NOT_COUNTED: () => 'What caused the change does not count',
  LEGALITY_NOT_COUNTED: () => 'A lost target does not count',
  DECLARATION_ONLY: () => 'Only declaring is forbidden, not attacking',
};

/** A candidate cause as a statement that is true or not. */
export function candidateWords({ code, counted }: Candidate, scene: Scene): string {
  if (counted !== false) return CANDIDATES[code](scene);
  // What happened, whether or not the number is the same in the end.
  const words =
    code === 'OWN_SIDE_CHANGED'
      ? `A monster came to or left ${sideOf(scene.attacker)}`
      : CANDIDATES[code](scene);
  return `${words}, but that is not counted under this ruleset`;
}

const OPTIONS: Readonly<Record<string, string>> = {
  direct: 'Attack directly',
  stop: 'Stop the attack',
  attack: 'Attack Position',
  defense: 'Defense Position',
  facedownDefense: 'face-down in Defense Position',
  true: 'Yes',
  false: 'No',
};

/** One way to answer: a card's name, or what is done. */
export function choiceWords(option: Option, scene: Scene): string {
  if (option.card !== undefined) return scene.card(option.card).text;
  const value = String(option.value);
  if (value === 'continue') return 'Go on with the attack';
  if (scene.state(value) !== undefined) return scene.card(value).text;
  return OPTIONS[value] ?? value;
}

/** A card whose face the reader does not see: where it lies on the field, or how many of them. */
export function unseenWords(place: Place | undefined, count: number): string {
  if (count > 1) return `${numberWord(count)} face-down cards`;
  switch (place?.zone) {
    case 'monster':
      return `the face-down monster in ${place.player}’s zone ${place.index ?? 1}`;
    case 'spellTrap':
      return `the face-down card in ${place.player}’s Spell & Trap Zone ${place.index ?? 1}`;
    case 'hand':
    case 'deck':
    case 'extraDeck':
      return 'a card';
    default:
      return 'a face-down card';
  }
}
