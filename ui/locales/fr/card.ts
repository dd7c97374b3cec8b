import type { CommandType, Player, Zone } from '../../../events/index.ts';
import type { CardData, Idle } from '../../../machines/index.ts';
import type { card as en } from '../en/card.ts';
import type { Translated } from '../translated.ts';
import { effectWithoutText, limitWords, timingWords } from './effectWords.ts';
import { and, many, or } from './grammar.ts';
import { ATTRIBUTE, face, position, TYPE, zoneRow } from './names.ts';
import { inTheZone, PLACES } from './places.ts';

type Effect = CardData['effects'][number];

const KIND: Record<Effect['kind'], string> = {
  activate: 'Activation',
  ignition: 'Effet d’Ignition',
  quick: 'Effet Rapide',
  trigger: 'Effet Déclencheur',
  flip: 'Effet Flip',
  continuous: 'Effet Continu',
  reaction: 'Se produit de lui-même',
  attackCost: 'Coût de son attaque',
};
const VALUE: Readonly<Record<string, string>> = {
  atk: 'ATK',
  def: 'DEF',
  level: 'Niveau',
  attribute: 'Attribut',
  type: 'Type',
};
const levelWord = (frame: CardData['frame']): string =>
  frame === 'xyz' ? 'Rang' : frame === 'link' ? 'Classification Lien' : 'Niveau';
const IDLE: Record<Idle, string> = {
  elsewhere: 'Ne s’applique pas là où se trouve la carte',
  faceDown: 'Ne s’applique pas face verso',
  negated: 'Annulé : ne s’applique pas',
  judged: 'Détruit dans ce combat : ne s’applique plus',
  condition: 'Ne s’applique pas maintenant : ce qu’il demande n’est pas rempli',
};
const USE: Partial<Record<CommandType, string>> = {
  'attack.declare': 'Attaquer',
  'monster.summon': 'Invocation Normale',
  'card.set': 'Poser',
  'monster.flip': 'Invocation Flip',
  'monster.turn': 'Changer de position',
};

/** What the data of a card call in English, as a reader of French knows it. */
const dataWord = (value: unknown): string => {
  const text = String(value ?? 'aucun');
  return TYPE[text] ?? ATTRIBUTE[text] ?? text;
};

/** What the panel Card says. */
export const card: Translated<typeof en> = {
  card: 'Carte',
  aCard: 'une carte',
  noCard: 'Aucune carte n’est choisie.',
  pickCard:
    'Cliquez sur une carte du plateau, ou sur son nom dans une phrase. Sur le plateau, les touches fléchées et Entrée font de même.',
  cardNotHere: (entry) => `Elle n’est pas dans le duel à l’entrée ${entry}.`,
  cardNotKnown: 'Qui regarde ainsi le duel ne sait pas quelle est cette carte.',
  cardWhere: 'Lieu',
  cardPosition: 'Position',
  cardPlace: (player: Player, zone: Zone, index: number | undefined) => {
    if (zone === 'monster' || zone === 'spellTrap')
      return `${zoneRow(zone)} ${index === undefined ? '' : `${index} `}de ${player}`;
    if (zone === 'extraMonster') return `Zone Monstre Extra de ${player}`;
    if (zone === 'fieldSpell') return `Zone Terrain de ${player}`;
    if (zone === 'pendulum') return `Zone Pendule de ${player}`;
    if (zone === 'material') return 'attachée à un monstre';
    if (zone === 'nowhere') return 'disparue';
    return `${PLACES[zone] ?? zone} de ${player}`;
  },
  cardPosture: (value, faceUp, monster) => (monster ? `${position(value)}, ${face(faceUp)}` : face(faceUp)),
  cardValue: (what, frame) => (what === 'level' ? levelWord(frame) : VALUE[what]) ?? 'Capacité',
  cardValueShown: (value) =>
    Array.isArray(value)
      ? value.map(dataWord).join(', ')
      : typeof value === 'boolean'
        ? value
          ? 'oui'
          : 'non'
        : dataWord(value),
  cardPrinted: (printed, now) =>
    printed === undefined || printed === null || printed === now
      ? 'comme imprimé'
      : `imprimé ${dataWord(printed)}`,
  asPrinted: 'Comme imprimé',
  printedIs: (what, now, frame) =>
    what === 'level'
      ? `${levelWord(frame)} ${String(now)}`
      : what === 'atk' || what === 'def'
        ? `${VALUE[what]} ${String(now)}`
        : dataWord(now),
  setAtEntry: 'fixé par l’entrée',
  cameAtEntry: 'depuis l’entrée',
  throughCard: 'par',
  counters: 'Compteurs',
  counterName: (name, count) =>
    /^\d+$/.test(name)
      ? `${many(count, 'compteur', 'compteurs')} de genre ${name}`
      : `${many(count, 'compteur', 'compteurs')} ${name}`,
  cardDoes: 'Ce qu’elle fait',
  effectKind: (kind) => KIND[kind],
  speedShort: (speed) => `Spell Speed ${speed}`,
  effectWhen: (when) => or(when.map(timingWords)),
  effectLimit: limitWords,
  effectFrom: (from) => `utilisé depuis ${or(from.map(inTheZone))}`,
  effectWithoutText,
  effectOption: (at) => `Choix ${at}`,
  mayUseNow: (player) => `${player} peut l’utiliser maintenant`,
  mayDoNow: (player) => `${player} peut le faire maintenant`,
  mayNotNow: 'Pas maintenant',
  appliesNow: 'S’applique maintenant',
  appliesTo: (names, players) => {
    const all = [...names, ...players.map((player) => `au joueur ${player}`)];
    return all.length === 0 ? '' : ` à ${and(all)}`.replace('à au joueur', 'au joueur');
  },
  appliesToNone: 'S’applique maintenant, et ne touche rien',
  idle: (why) => IDLE[why],
  comesByItself: 'Vient de lui-même quand son moment arrive',
  otherPrinting: 'Absent de l’impression que lit ce jeu de règles',
  onlyTheyKnow: (player) =>
    `Seul ${player} peut le dire : cela dépend de cartes que l’autre côté ne voit pas`,
  cardUses: 'Ce qu’on peut en faire',
  cardUse: (type) => USE[type] ?? type,
  cardHeld: 'Effets qui la tiennent',
  cardFacts: 'Maintenant',
};
