import type { CommandType, Mark, Phase } from '../../../events/index.ts';
import type { SegmentLabel } from '../../worker/protocol/index.ts';

// Names of the game that several parts of the page use, as the French game has them: phases and steps are English there.

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
export const SPELL = {
  normal: 'Magie Normale',
  continuous: 'Magie Continue',
  equip: 'Magie d’Équipement',
  quickPlay: 'Magie Jeu-Rapide',
  field: 'Magie de Terrain',
  counter: 'Magie',
  ritual: 'Magie Rituelle',
} as const;
export const TRAP = {
  normal: 'Piège Normal',
  continuous: 'Piège Continu',
  equip: 'Piège d’Équipement',
  quickPlay: 'Piège',
  field: 'Piège de Terrain',
  counter: 'Contre-Piège',
  ritual: 'Piège',
} as const;
export const FRAME: Readonly<Record<string, string>> = {
  effect: 'Effet',
  fusion: 'Fusion',
  ritual: 'Rituel',
  synchro: 'Synchro',
  xyz: 'Xyz',
  link: 'Lien',
  pendulum: 'Pendule',
};
/** What the cards' data call in English. */
export const TYPE: Readonly<Record<string, string>> = {
  Aqua: 'Aqua',
  Beast: 'Bête',
  'Beast-Warrior': 'Bête-Guerrier',
  Cyberse: 'Cyberse',
  Dinosaur: 'Dinosaure',
  'Divine-Beast': 'Bête Divine',
  Dragon: 'Dragon',
  Fairy: 'Elfe',
  Fiend: 'Démon',
  Fish: 'Poisson',
  Insect: 'Insecte',
  Machine: 'Machine',
  Plant: 'Plante',
  Psychic: 'Psychique',
  Pyro: 'Pyro',
  Reptile: 'Reptile',
  Rock: 'Rocher',
  'Sea Serpent': 'Serpent de Mer',
  Spellcaster: 'Magicien',
  Thunder: 'Tonnerre',
  Warrior: 'Guerrier',
  'Winged Beast': 'Bête Ailée',
  Wyrm: 'Wyrm',
  Zombie: 'Zombie',
};
export const ATTRIBUTE: Readonly<Record<string, string>> = {
  DARK: 'TÉNÈBRES',
  DIVINE: 'DIVIN',
  EARTH: 'TERRE',
  FIRE: 'FEU',
  LIGHT: 'LUMIÈRE',
  WATER: 'EAU',
  WIND: 'VENT',
};
export const SEGMENT: Record<SegmentLabel, string> = {
  setup: 'Mise en place',
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
  'attack.declare': 'attaquer',
  'attackReplay.choose': 'choisir une cible ou renoncer',
  'attackReplay.continue': 'continuer',
  'effect.activate': 'activer',
  'monster.summon': 'Invoquer',
  'card.set': 'Poser',
  'monster.flip': 'Invoquer par Flip',
  'monster.turn': 'tourner un monstre',
  'phase.change': 'changer de phase',
  'priority.pass': 'passer',
  'prompt.answer': 'répondre',
  'duel.concede': 'abandonner',
};
/** Each mark on the timeline, one and several. */
export const MARK_KINDS: Record<Mark, readonly [one: string, several: string]> = {
  attack: ['attaque déclarée', 'attaques déclarées'],
  came: ['un monstre arrivé', 'monstres arrivés'],
  left: ['un monstre parti', 'monstres partis'],
  replay: ['Replay', 'Replays'],
  noReplay: ['vérification : pas de Replay', 'vérifications : pas de Replay'],
  refused: ['une décision refusée', 'décisions refusées'],
  activated: ['activation', 'activations'],
  resolved: ['résolu', 'résolus'],
  damage: ['calcul des dommages', 'calculs des dommages'],
  branch: ['une autre suite commence', 'autres suites commencent'],
  bookmark: ['signet', 'signets'],
  step: ['étape', 'étapes'],
  pass: ['passe', 'passes'],
  differs: ['autre que nos règles', 'entrées autres que nos règles'],
};
/** What stands under each mark on the timeline; A and B alone are the players. */
export const MARK_LETTERS: Record<Mark, string> = {
  attack: 'Att',
  came: 'I',
  left: 'P',
  replay: 'R',
  noReplay: 'N',
  refused: 'X',
  activated: 'C',
  resolved: '',
  damage: 'D',
  branch: 'Br',
  bookmark: 'S',
  step: '',
  pass: '',
  differs: 'Dif',
};
export const zoneRow = (row: 'monster' | 'spellTrap'): string =>
  row === 'monster' ? 'Zone Monstre Principale' : 'Zone Magie & Piège';
export const position = (value: 'attack' | 'defense'): string =>
  value === 'attack' ? 'Position d’Attaque' : 'Position de Défense';
export const face = (faceUp: boolean): string => (faceUp ? 'face recto' : 'face verso');
