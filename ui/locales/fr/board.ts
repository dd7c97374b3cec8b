import type { CardFace } from '../../worker/protocol/index.ts';
import type { board as en } from '../en/board.ts';
import type { Translated } from '../translated.ts';
import { many, number } from './grammar.ts';
import { FRAME, PHASE, position, SPELL, STEP, TRAP, TYPE, zoneRow } from './names.ts';

const sinceEntry = (entry: number): string =>
  entry > 0 ? `depuis l’entrée ${number(entry)}` : 'depuis la mise en place';
const valueName = (what: 'atk' | 'def'): string => (what === 'atk' ? 'ATK' : 'DEF');
const printedAs = (printed: number | undefined): string =>
  printed === undefined ? '' : `, imprimé ${printed}`;

/** `Niveau 4`, `Rang 3`, `Classification Lien 2`: an Xyz Monster has a Rank, a Link Monster a Link Rating. */
function levelOf({ frame, level }: CardFace): string | null {
  if (level === undefined || (frame === 'link' && level === 0)) return null;
  return frame === 'xyz'
    ? `Rang ${level}`
    : frame === 'link'
      ? `Classification Lien ${level}`
      : `Niveau ${level}`;
}

export const board: Translated<typeof en> = {
  boardAt: (entry) => `Plateau à l’entrée ${number(entry)}`,
  zonesByArrows: 'Zones : les touches fléchées vont de l’une à l’autre',
  zone: (player, row, index) => `${zoneRow(row)} ${index} de ${player}`,
  fieldZone: (player) => `Zone Terrain de ${player}`,
  extraMonsterZone: (side) => `Zone Monstre Extra de ${side === 'left' ? 'gauche' : 'droite'}`,
  emptyZone: (label) => `${label} : vide`,
  rowName: (player, row) => (row === 'monster' ? `Monstres de ${player}` : `Magies et Pièges de ${player}`),
  zoneCard: (label, card) =>
    [
      `${label} : ${card.name ?? 'une carte face verso'}`,
      card.name !== null && !card.faceUp ? 'face verso' : null,
      card.position === null ? null : position(card.position),
      card.values?.atk === undefined ? null : `ATK ${card.values.atk}`,
      card.values?.def === undefined ? null : `DEF ${card.values.def}`,
      card.declared ? 'a déclaré une attaque' : null,
      card.came ? 'arrivé depuis la déclaration' : null,
      card.choice ? 'peut être choisi' : null,
    ]
      .filter((part) => part !== null)
      .join(', '),
  enterTells: 'Entrée dit ce qu’elle fait',
  faceDownCard: 'Carte face verso',
  declaredThisTurn: 'A déclaré une attaque ce tour',
  valueName: { atk: 'ATK', def: 'DEF' },
  printedSince: (what, value, entry) => `${valueName(what)} ${value}, comme imprimé, ${sinceEntry(entry)}`,
  positionSetBy: (value, entry) =>
    `${value === 'attack' ? 'ATK' : 'DEF'} : ${position(value)}, ${sinceEntry(entry)}`,
  levelShort: 'Niveau',
  levelSetBy: (level, printed, entry) =>
    `Niveau ${level}, fixé par l’entrée ${number(entry)}${printedAs(printed)}`,
  valueSetBy: (what, now, printed, entry) =>
    `${valueName(what)} ${now}, fixée par l’entrée ${number(entry)}${printed === undefined ? '' : `, imprimée ${printed}`}`,
  pile: (player, name, count) => `${name} de ${player} : ${many(count, 'carte', 'cartes')}`,
  zoneName: (zone) =>
    ({
      hand: 'main',
      graveyard: 'Cimetière',
      banished: 'cartes bannies',
      extraDeck: 'Extra Deck',
      deck: 'Deck',
    })[zone] ?? zone,
  attacks: 'attaque',
  defends: 'défend',
  turnPlayer: 'joueur du tour',
  handShort: 'Main',
  deckShort: 'Deck',
  extraDeckShort: 'Extra Deck',
  graveyardShort: 'Cimetière',
  graveyardNarrow: 'Cim.',
  fieldShort: 'Terrain',
  fieldSpellIs: (name) => `Magie de Terrain ${name}`,
  fieldSpellShort: (name) => `Terrain : ${name}`,
  banishedCount: (count) => many(count, 'bannie', 'bannies'),
  lifePoints: 'Life Points',
  lifePointsNarrow: 'LP',
  lifePointsOf: (player, points) => `Life Points de ${player} : ${points}`,
  lifePointsSetBy: (entry) => `fixés par l’entrée ${number(entry)}`,
  atDeclaration: 'Déclaration',
  atNaming: 'Cible désignée',
  monsters: (count) => many(count, 'monstre', 'monstres'),
  thenZone: (kind, then, narrow) => {
    if (kind === 'came') return narrow ? 'arrivé' : 'était vide';
    if (kind === 'left') return narrow || then === null ? 'parti' : then;
    if (kind === 'returned') return narrow ? 'arrivé' : 'parti et revenu';
    if (kind === 'other') return narrow || then === null ? 'arrivé' : `était ${then}`;
    return '';
  },
  stoodHere: (name, named) =>
    `${name} se trouvait ici ${named ? 'quand la cible a été désignée' : 'à la déclaration'}`,
  directNoLonger: ['l’attaque directe', 'n’est plus légale'],
  seenBy: 'Vu par',
  viewpoint: (value) => (value === 'both' ? 'Les deux' : value),
  status: (table) => ({
    turn: `Tour ${table.turn}`,
    phase: `${PHASE[table.phase]} de ${table.turnPlayer}`,
    step:
      table.step === null
        ? ''
        : `${STEP[table.step]}${table.attack === null ? '' : `, attaque ${table.attack.number}`}${table.attack?.inDamageStep === true ? `, moment ${table.attack.timing}` : ''}`,
  }),
  cardKind: (face) => {
    if (face.kind === 'spell') return SPELL[face.icon ?? 'normal'];
    if (face.kind === 'trap') return TRAP[face.icon ?? 'normal'];
    return [
      face.frame === undefined ? null : (FRAME[face.frame] ?? null),
      face.type === undefined ? null : (TYPE[face.type] ?? face.type),
      levelOf(face),
    ]
      .filter((part) => part !== null)
      .join(', ');
  },
};
