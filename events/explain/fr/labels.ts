import type { Candidate, NoReplayCode, Option, Place, ReplayCause } from '../../messages/index.ts';
import { lostUncounted, neverAllowed } from '../facts/endings.ts';
import { countsNumber } from '../facts/sides.ts';
import type { Scene } from '../scene.ts';
import { capital, textOf, type Words } from '../words.ts';
import { attackerName, targetName } from './attackWords.ts';
import { of, onSideOf, say, sideOf, unquoted } from './grammar.ts';
import { numberWord } from './typography.ts';

type Label = (scene: Scene) => Words;

/** The restriction holds, and the attacker is unaffected by it: then the check names the attacker and its shield. */
const keepsOff = ({ entry }: Scene): boolean =>
  entry.type === 'attackReplay.checked' &&
  (entry.payload.candidates.find(({ code }) => code === 'NEUTRALISED_IN_CHAIN')?.cards ?? []).length > 1;

const cameOrLeft = (scene: Scene): Words =>
  say`un monstre est arrivé ${onSideOf(scene.attacker)} ou l’a quitté`;

const CANDIDATES: Readonly<Record<ReplayCause | NoReplayCode, Label>> = {
  ENTER: (scene) => say`un monstre est arrivé ${onSideOf(scene.defender)}`,
  LEAVE: (scene) => say`un monstre a quitté ${sideOf(scene.defender)}`,
  CONTROL_IN: (scene) => say`${scene.defender} a pris le contrôle d’un monstre`,
  CONTROL_OUT: (scene) => say`${scene.defender} a perdu le contrôle d’un monstre`,
  RETURNED: () => say`un monstre est parti et revenu`,
  DIRECT_LOST: () => say`le droit d’attaquer directement est perdu`,
  TARGET_FORBIDDEN: () => say`la cible ne peut plus être attaquée`,
  OWN_SIDE_CHANGED: (scene) =>
    countsNumber(scene) ? say`le nombre de monstres ${onSideOf(scene.attacker)} a changé` : cameOrLeft(scene),
  DIRECT_GAINED: (scene) => say`${attackerName(scene)} peut maintenant attaquer directement`,
  ATTACKER_UNABLE: (scene) => say`${attackerName(scene)} ne peut plus attaquer`,
  DAMAGE_STEP: () => say`la Damage Step avait commencé`,
  ATTACKER_LEFT: (scene) => say`${attackerName(scene)} a quitté le Terrain`,
  ATTACKER_FACEDOWN: (scene) => say`${attackerName(scene)} a été mis face verso`,
  ATTACKER_DEFENSE: (scene) => say`${attackerName(scene)} a été mis en Position de Défense`,
  ATTACKER_CONTROL: (scene) => say`${scene.attacker} a perdu le contrôle ${of(attackerName(scene))}`,
  ATTACK_NEGATED: () => say`l’attaque a été annulée`,
  CANNOT_ATTACK: (scene) => say`${attackerName(scene)} n’est plus en état d’attaquer`,
  BATTLE_PHASE_ENDED: () => say`la Battle Phase a pris fin`,
  EXTRA_ATTACK_LOST: (scene) =>
    neverAllowed(scene)
      ? say`aucune attaque supplémentaire n’est permise`
      : say`l’attaque supplémentaire n’est plus permise`,
  NO_LEGAL_TARGET: ({ entry }) =>
    entry.type === 'attackReplay.checked' && lostUncounted(entry)
      ? say`la cible a disparu, par un changement qui ne compte pas`
      : say`il ne reste rien à attaquer`,
  OWN_SIDE_ONLY: (scene) => say`seul ${sideOf(scene.attacker)} a changé`,
  POSITION_ONLY: () => say`un monstre a seulement changé de position`,
  STATS_ONLY: () => say`seules des valeurs ont changé`,
  PROTECTION_TOO_LATE: (scene) => say`la protection ${of(targetName(scene))} est venue trop tard`,
  NEUTRALISED_IN_CHAIN: (scene) =>
    keepsOff(scene)
      ? say`${attackerName(scene)} n’est pas affecté par la restriction`
      : say`la restriction avait disparu à la fin de la Chaîne`,
  REDIRECTED: ({ entry }) =>
    entry.type === 'attackReplay.checked' && entry.payload.verdict === 'ended'
      ? say`l’attaque a été détournée vers une autre cible et le combat a eu lieu`
      : say`l’attaque a été détournée vers une autre cible`,
  NEVER_ARRIVED: () => say`le monstre n’est jamais arrivé`,
  NO_ATTACK_RUNNING: () => say`aucune attaque n’était en cours`,
  NOTHING_CHANGED: () => say`rien n’a changé`,
  COUNT_UNCHANGED: () => say`le nombre de monstres est le même`,
  CAUSE_NOT_COUNTED: () => say`la cause du changement ne compte pas`,
  LEGALITY_NOT_COUNTED: () => say`une cible perdue ne compte pas`,
  DECLARATION_ONLY: () => say`seule la déclaration est interdite, pas l’attaque`,
};

/** A candidate cause as a statement that is true or not. */
export function candidateWords({ code, counted }: Candidate, scene: Scene): string {
  // What happened, whether or not the number is the same in the end.
  const left = counted === false;
  const words = left && code === 'OWN_SIDE_CHANGED' ? cameOrLeft(scene) : CANDIDATES[code](scene);
  return label(left ? say`${words}, mais cela ne compte pas selon ces règles` : words);
}

const label = (words: Words): string => textOf(capital(unquoted(words)));

const OPTIONS: Readonly<Record<string, string>> = {
  direct: 'Attaquer directement',
  stop: 'Arrêter l’attaque',
  continue: 'Poursuivre l’attaque',
  attack: 'Position d’Attaque',
  defense: 'Position de Défense',
  facedownDefense: 'face verso en Position de Défense',
  true: 'Oui',
  false: 'Non',
};

/** One way to answer: a card's name, or what is done. */
export function choiceWords(option: Option, scene: Scene): string {
  if (option.card !== undefined) return scene.card(option.card).text;
  const value = String(option.value);
  if (value !== 'continue' && scene.state(value) !== undefined) return scene.card(value).text;
  return OPTIONS[value] ?? (typeof option.value === 'number' ? String(option.value) : value);
}

/** A card whose face the reader does not see: where it lies on the field, or how many of them. */
export function unseenWords(place: Place | undefined, count: number): string {
  if (count > 1) return `${numberWord(count)} cartes face verso`;
  switch (place?.zone) {
    case 'monster':
      return `le monstre face verso dans la zone ${place.index ?? 1} de ${place.player}`;
    case 'spellTrap':
      return `la carte face verso dans la Zone Magie & Piège ${place.index ?? 1} de ${place.player}`;
    case 'hand':
    case 'deck':
    case 'extraDeck':
      return 'une carte';
    default:
      return 'une carte face verso';
  }
}
