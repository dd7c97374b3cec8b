import type { Player, StartPlace } from '../../../events/index.ts';
import type { Unsaid } from '../../../machines/index.ts';

const LISTS = {
  monsters: 'Monster Zones',
  spellsTraps: 'Spell & Trap Zones',
  fieldSpell: 'Field Zone',
  hand: 'Hand',
  deck: 'Deck, from the top',
  graveyard: 'Graveyard',
  extraDeck: 'Extra Deck',
  banished: 'Banished',
} as const;
type ListWord = keyof typeof LISTS;

const ONE: Readonly<Record<ListWord, string>> = {
  monsters: 'Monster Zone',
  spellsTraps: 'Spell & Trap Zone',
  fieldSpell: 'Field Zone',
  hand: 'hand',
  deck: 'Deck',
  graveyard: 'Graveyard',
  extraDeck: 'Extra Deck',
  banished: 'banished cards',
};

const PLACES: Readonly<Record<StartPlace, string>> = {
  drawPhase: 'the Draw Phase',
  main1: 'Main Phase 1',
  'start.open': 'the Start Step',
  'battle.open': 'the Battle Step',
  'end.open': 'the End Step',
  main2: 'Main Phase 2',
  endPhase: 'the End Phase',
};

const UNSAID: Readonly<Record<Unsaid, string>> = {
  attack: 'the running attack',
  chain: 'the chain',
  question: 'the open question',
  place: 'the very moment: it begins at the nearest open one',
  effects: 'effects that still apply',
  values: 'values that effects changed',
  usedThisTurn: 'what was used or declared this turn',
  extraMonster: 'monsters in the Extra Monster Zones',
  pendulum: 'cards in the Pendulum Zones',
};

/** What is said where a duel is set up. */
export const sandbox = {
  sandbox: 'Sandbox',
  sandboxTitle: 'Set up a duel',
  sandboxUntitled: 'A duel of my own',
  doorSandbox: 'Set up a duel',
  doorSandboxText: 'Put cards on both sides, choose the rules, and play it',
  draftTitle: 'Title',
  sideOfPlayer: (player: Player) => `${player}’s side`,
  lifePointsSet: 'Life Points',
  listName: (list: ListWord) => LISTS[list],
  emptySlot: (player: Player, list: ListWord, place: number | null) =>
    `Put a card into ${player}’s ${ONE[list]}${place === null ? '' : ` ${place}`}`,
  filledSlot: (player: Player, list: ListWord, place: number | null, card: string, how: string) =>
    `${player}’s ${ONE[list]}${place === null ? '' : ` ${place}`}: ${card}${how === '' ? '' : `, ${how}`}. Change it`,
  addToList: (player: Player, list: ListWord) => `Add to ${player}’s ${ONE[list]}`,
  nextGoesTo: (player: Player, list: ListWord, place: number | null) =>
    `The next card goes to ${player}’s ${ONE[list]}${place === null ? '' : ` ${place}`}`,
  searchCards: 'Search the cards',
  cardsFit: (shown: number, all: number) => `${shown} of ${all} cards fit here`,
  whoseSide: 'Whose side the next card goes to',
  whichPlace: 'Where the next card goes',
  cardFitsElsewhere: 'No card of that name fits here, but one fits elsewhere.',
  lookIn: (player: Player, list: ListWord) => `Look in ${player}’s ${LISTS[list]}`,
  noCardFits: 'No card fits. Search for something else.',
  putCard: (card: string) => `Put ${card} there`,
  rowIsFull: 'No zone of this row is free.',
  chosenCard: 'This card',
  howItLies: 'It lies',
  lies: {
    attack: 'in Attack Position',
    defense: 'in Defense Position',
    set: 'Set, face-down',
    up: 'face-up',
  },
  moveTo: 'Move to',
  zonesOf: (player: Player, list: ListWord) => `${player}’s ${LISTS[list]}`,
  pilesOf: (player: Player) => `${player}’s hand and piles`,
  placeOf: (player: Player, list: ListWord, place: number | null, holds: string | null) => {
    const where = `${player}’s ${place === null ? ONE[list] : `zone ${place}`}`;
    return holds === null ? where : `${where}, in exchange with ${holds}`;
  },
  equippedTo: 'Equipped to',
  equippedToNothing: 'nothing',
  monsterThere: (card: string, player: Player, place: number | undefined) =>
    `${card}, ${player}’s zone${place === undefined ? '' : ` ${place}`}`,
  isEquippedTo: (card: string) => `equipped to ${card}`,
  materials: 'Materials',
  noMaterials: 'none yet',
  materialCount: (count: number) => (count === 1 ? '1 material' : `${count} materials`),
  addMaterial: 'Add one from the cards',
  takeMaterial: (card: string) => `Take ${card} from under it`,
  nextGoesUnder: (card: string) => `The next card goes under ${card}`,
  countersOnIt: 'Counters',
  counterKind: 'Kind of counter',
  addCounter: 'Add',
  counterCount: (kind: string, count: number) => `${kind} ${count}`,
  takeAway: 'Take it away',
  done: 'Done',
  terms: 'Turn and rules',
  turnNumber: 'Turn',
  whoseTurn: 'Whose turn',
  beginsAt: 'It begins in',
  startPlace: (place: StartPlace) => PLACES[place],
  switchesChanged: (count: number) =>
    count === 0
      ? 'Single switches'
      : count === 1
        ? 'Single switches, 1 changed'
        : `Single switches, ${count} changed`,
  switchesAsIs: 'As the ruleset has them',
  playIt: 'Play it',
  saveSetup: 'Save as a scenario',
  cardsByKeys: 'Cards; up and down go from one to the next',
  clearSandbox: 'Clear everything',
  unclearSandbox: 'Undo: bring everything back',
  sandboxCleared: 'Everything was cleared. Undo brings it back.',
  backToSetup: (title: string) =>
    title === '' ? 'Back to your own setup' : `Back to your own setup “${title}”`,
  backToTask: (title: string) => `Back to the task “${title}”`,
  deckFiller: 'Ten Normal monsters, where nothing is put here.',
  couldNotTake: (parts: readonly Unsaid[]) =>
    `Not taken over from the board: ${parts.map((part) => UNSAID[part]).join('; ')}.`,
  setUpFromHere: 'Set up a duel from this board',
  saveAsScenario: 'Save as a scenario',
};
