import type { comparing as en } from '../en/comparing.ts';
import { many, number } from './grammar.ts';

const ZONES: Record<Parameters<(typeof en)['place']>[1], string> = {
  monster: 'Zone Monstre',
  extraMonster: 'Zone Monstre Extra',
  spellTrap: 'Zone Magie & Piège',
  fieldSpell: 'Zone Terrain',
  pendulum: 'Zone Pendule',
  hand: 'main',
  deck: 'Deck',
  extraDeck: 'Extra Deck',
  graveyard: 'Cimetière',
  banished: 'cartes bannies',
  material: 'Matériels',
  nowhere: 'nulle part',
};
const alike = (decisions: number): string => many(decisions, 'décision identique', 'décisions identiques');

/** What `compare` and `diff` say. */
export const comparing: typeof en = {
  place: (player, zone, index) =>
    zone === 'nowhere'
      ? ZONES.nowhere
      : `${ZONES[zone]}${index === undefined ? '' : ` ${index}`} de ${player}`,
  faceDown: ', face verso',
  inDefense: ', en Position de Défense',
  moreValues: (count) => `et ${many(count, 'autre valeur', 'autres valeurs')}`,
  endedBefore: 'il s’est terminé avant',
  fitsNot: (type) => `${type}, qui ne va pas avec le plateau ici`,
  madeAlone: (switches) => `Chacun de ces réglages suffit : ${switches}.`,
  madeBy: (together) => (together ? 'Due ensemble à' : 'Due à'),
  further: 'Ce qui en découle diffère par',
  outcomes: (attack) => `Ce qui en résulte pour l’attaque ${number(attack)} :`,
  observedElsewhere:
    'ce duel a été observé, pas décidé ici, donc aucun autre jeu de règles ne peut le décider',
  notAsDecided: (part, message) =>
    `${part} n’est pas ce que décide le jeu de règles : ${message} ; duelscope verify en dit plus`,
  underThese: (message) => `sous ces jeux de règles, un effet tourne en boucle (${message})`,
  theSetup: 'la mise en place',
  notAsSaid: (entry) =>
    `Aucune différence jusqu’à l’entrée ${number(entry)}, mais le scénario ne se passe pas comme il le dit :`,
  sameUnderBoth: (entries, decisions) =>
    `Aucune différence : sous les deux, ${entries < 2 ? 'la même entrée' : `les mêmes ${number(entries)} entrées`} pour ${many(decisions, 'décision', 'décisions')}.`,
  noneMatters: (switches) => `Ils diffèrent par ${switches} ; rien de cela ne joue de rôle dans ce duel.`,
  comparisonEnds: (entry) =>
    `À l’entrée ${number(entry)}, aucun des deux ne permet ce qui a été décidé ; la comparaison s’arrête là.`,
  firstDifference: (after, entry, decisions, decision) =>
    `Première différence : ${after ? 'après l’entrée' : 'entrée'} ${number(entry)}, après ${alike(decisions)} (${decision})`,
  inValues: 'En valeurs :',
  parts: {
    title: 'le titre',
    engine: 'le moteur qui a décidé',
    players: 'les noms des joueurs',
    profile: 'le fait d’avoir été décidé ici',
    ruleset: 'le jeu de règles',
    cards: 'les cartes',
    setup: 'la mise en place',
  },
  headersDiffer: (part) => `Les en-têtes diffèrent par ${part} :`,
  onlyIn: (file, names) => `seulement dans ${file} : ${names}`,
  branchesOnlyIn: (file, names) => `Seulement dans ${file} : ${names}`,
  kinds: {
    setup: 'ils commencent autrement',
    decision: 'les joueurs ont décidé autrement',
    outcome: 'les mêmes décisions ont donné autre chose',
    reason: 'le résultat est le même pour une autre raison',
    added: 'l’un le raconte ; dans l’autre c’est ajouté, car rien n’en était dit',
    more: 'un duel continue là où l’autre finit',
  },
  isAsDecided: (file) => `${file} est comme en décident les règles.`,
  isNot: (file, line, message) =>
    `${file} ne l’est pas, à partir de la ligne ${line === undefined ? '?' : number(line)} : ${message}`,
  sameEntries: 'Les entrées sont les mêmes.',
  sameSoFar:
    'Les entrées sont les mêmes jusqu’où elles vont, mais ce qui devait être comparé ne se passe pas comme il le dit :',
  noDifference: 'Aucune différence.',
  timesDiffer: (entry) => `Seules les heures diffèrent, d’abord à l’entrée ${number(entry)}.`,
  firstOfTwo: (entry, line, branch, decision, kind) =>
    `Première différence : entrée ${number(entry)}${line === null ? '' : ` (ligne ${number(line)})`}${branch === null ? '' : ` sur la branche ${branch}`}${decision === null ? '' : `, après la décision de l’entrée ${number(decision)}`} : ${kind}`,
};
