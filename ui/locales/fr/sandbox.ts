import type { StartPlace } from '../../../events/index.ts';
import type { Unsaid } from '../../../machines/index.ts';
import type { sandbox as en } from '../en/sandbox.ts';
import type { Translated } from '../translated.ts';
import { many, number, plural } from './grammar.ts';

const LISTS = {
  monsters: 'Zones Monstre',
  spellsTraps: 'Zones Magie & Piège',
  fieldSpell: 'Zone Terrain',
  hand: 'Main',
  deck: 'Deck, depuis le dessus',
  graveyard: 'Cimetière',
  extraDeck: 'Extra Deck',
  banished: 'Bannies',
} as const;
type ListWord = keyof typeof LISTS;

const ONE: Readonly<Record<ListWord, string>> = {
  monsters: 'Zone Monstre',
  spellsTraps: 'Zone Magie & Piège',
  fieldSpell: 'Zone Terrain',
  hand: 'main',
  deck: 'Deck',
  graveyard: 'Cimetière',
  extraDeck: 'Extra Deck',
  banished: 'cartes bannies',
};
const INTO: Readonly<Record<ListWord, string>> = {
  monsters: 'dans la Zone Monstre',
  spellsTraps: 'dans la Zone Magie & Piège',
  fieldSpell: 'dans la Zone Terrain',
  hand: 'dans la main',
  deck: 'dans le Deck',
  graveyard: 'au Cimetière',
  extraDeck: 'dans l’Extra Deck',
  banished: 'parmi les cartes bannies',
};

const PLACES: Readonly<Record<StartPlace, string>> = {
  drawPhase: 'la Draw Phase',
  main1: 'la Main Phase 1',
  'start.open': 'la Start Step',
  'battle.open': 'la Battle Step',
  'end.open': 'l’End Step',
  main2: 'la Main Phase 2',
  endPhase: 'l’End Phase',
};

const UNSAID: Readonly<Record<Unsaid, string>> = {
  attack: 'l’attaque en cours',
  chain: 'la Chaîne',
  question: 'la question ouverte',
  place: 'l’instant précis : il commence au moment ouvert le plus proche',
  effects: 'les effets qui s’appliquent encore',
  values: 'les valeurs changées par des effets',
  usedThisTurn: 'ce qui a été utilisé ou déclaré ce tour',
  extraMonster: 'les monstres des Zones Monstre Extra',
  pendulum: 'les cartes des Zones Pendule',
};

const numbered = (place: number | null): string => (place === null ? '' : ` ${place}`);

/** What is said where a duel is set up. */
export const sandbox: Translated<typeof en> = {
  sandbox: 'Atelier',
  sandboxTitle: 'Préparer un duel',
  sandboxUntitled: 'Un duel à moi',
  doorSandbox: 'Préparer un duel',
  doorSandboxText: 'Mettez des cartes des deux côtés, choisissez les règles, et jouez-le',
  draftTitle: 'Titre',
  sideOfPlayer: (player) => `Côté de ${player}`,
  lifePointsSet: 'Life Points',
  listName: (list) => LISTS[list],
  emptySlot: (player, list, place) => `Mettre une carte ${INTO[list]}${numbered(place)} de ${player}`,
  filledSlot: (player, list, place, card, how) =>
    `${ONE[list]}${numbered(place)} de ${player} : ${card}${how === '' ? '' : `, ${how}`}. Changer`,
  addToList: (player, list) => `Ajouter ${INTO[list]} de ${player}`,
  nextGoesTo: (player, list, place) => `La prochaine carte va ${INTO[list]}${numbered(place)} de ${player}`,
  searchCards: 'Chercher dans les cartes',
  cardsFit: (shown, all) =>
    `${many(shown, 'carte', 'cartes')} sur ${number(all)} ${plural(shown, 'convient', 'conviennent')} ici`,
  whoseSide: 'De quel côté va la prochaine carte',
  whichPlace: 'Où va la prochaine carte',
  cardFitsElsewhere: 'Aucune carte de ce nom ne convient ici, mais il y en a pour ailleurs.',
  lookIn: (player, list) => `Chercher pour ${player} : ${LISTS[list]}`,
  noCardFits: 'Aucune carte ne convient. Cherchez autre chose.',
  putCard: (card) => `Y mettre ${card}`,
  rowIsFull: 'Aucune zone de cette rangée n’est libre.',
  chosenCard: 'Cette carte',
  howItLies: 'Elle est',
  lies: {
    attack: 'en Position d’Attaque',
    defense: 'en Position de Défense',
    set: 'Posée, face verso',
    up: 'face recto',
  },
  moveTo: 'Déplacer',
  zonesOf: (player, list) => `${LISTS[list]} de ${player}`,
  pilesOf: (player) => `Main et piles de ${player}`,
  placeOf: (player, list, place, holds) => {
    const where = place === null ? `${ONE[list]} de ${player}` : `Zone ${place} de ${player}`;
    return holds === null ? where : `${where}, en échange avec ${holds}`;
  },
  equippedTo: 'Équipée à',
  equippedToNothing: 'rien',
  monsterThere: (card, player, place) =>
    `${card}, zone${place === undefined ? '' : ` ${place}`} de ${player}`,
  isEquippedTo: (card) => `équipée à ${card}`,
  materials: 'Matériels',
  noMaterials: 'aucun encore',
  materialCount: (count) => many(count, 'Matériel', 'Matériels'),
  addMaterial: 'En ajouter un parmi les cartes',
  takeMaterial: (card) => `Enlever ${card} de dessous`,
  nextGoesUnder: (card) => `La prochaine carte va sous ${card}`,
  countersOnIt: 'Compteurs',
  counterKind: 'Genre de compteur',
  addCounter: 'Ajouter',
  counterCount: (kind, count) => `${kind} ${number(count)}`,
  takeAway: 'Enlever',
  done: 'Terminé',
  terms: 'Tour et règles',
  turnNumber: 'Tour',
  whoseTurn: 'Tour de qui',
  beginsAt: 'Il commence à',
  startPlace: (place) => PLACES[place],
  switchesChanged: (count) =>
    count === 0 ? 'Réglages particuliers' : `Réglages particuliers, ${many(count, 'changé', 'changés')}`,
  switchesAsIs: 'Comme dans le jeu de règles',
  playIt: 'Jouer',
  saveSetup: 'Enregistrer comme scénario',
  cardsByKeys: 'Cartes ; Haut et Bas vont de l’une à l’autre',
  clearSandbox: 'Tout effacer',
  unclearSandbox: 'Annuler : tout remettre',
  sandboxCleared: 'Tout a été effacé. « Annuler » le remet.',
  backToSetup: (title) =>
    title === '' ? 'Revenir à votre mise en place' : `Revenir à votre mise en place « ${title} »`,
  backToTask: (title) => `Revenir à l’exercice « ${title} »`,
  deckFiller: 'Dix monstres Normaux, si rien n’est mis ici.',
  couldNotTake: (parts) => `Non repris du plateau : ${parts.map((part) => UNSAID[part]).join(' ; ')}.`,
  setUpFromHere: 'Préparer un duel à partir de ce plateau',
  saveAsScenario: 'Enregistrer comme scénario',
};
