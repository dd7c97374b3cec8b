import type { Board, Player, Values } from '../../../events/index.ts';
import type { CardFace } from '../../worker/protocol/index.ts';
import { capital, ICON, PHASE, STEP, zoneRow } from './names.ts';

const sinceEntry = (entry: number): string => (entry > 0 ? `since entry ${entry}` : 'from the setup on');

/** `Level 4`; what an Xyz Monster has is a Rank, and what a Link Monster has is a Link Rating. */
function levelOf({ frame, level }: CardFace): string | null {
  if (level === undefined || (frame === 'link' && level === 0)) return null;
  return frame === 'xyz' ? `Rank ${level}` : frame === 'link' ? `Link Rating ${level}` : `Level ${level}`;
}

export const board = {
  boardAt: (entry: number) => `Board at entry ${entry}`,
  zonesByArrows: 'Zones: move with the arrow keys',
  zone: (player: Player, row: 'monster' | 'spellTrap', index: number) =>
    `${player}’s ${zoneRow(row)} ${index}`,
  fieldZone: (player: Player) => `${player}’s Field Zone`,
  extraMonsterZone: (side: 'left' | 'right') => `Extra Monster Zone, ${side}`,
  emptyZone: (label: string) => `${label}: empty`,
  rowName: (player: Player, row: 'monster' | 'spellTrap') =>
    row === 'monster' ? `${player}’s monsters` : `${player}’s Spells and Traps`,
  zoneCard: (
    label: string,
    card: {
      name: string | null;
      faceUp: boolean;
      position: 'attack' | 'defense' | null;
      values: Values | null;
      declared: boolean;
      came: boolean;
      choice: boolean;
    },
  ): string =>
    [
      `${label}: ${card.name ?? 'a face-down card'}`,
      card.name !== null && !card.faceUp ? 'face-down' : null,
      card.position === null ? null : card.position === 'attack' ? 'Attack Position' : 'Defense Position',
      card.values?.atk === undefined ? null : `ATK ${card.values.atk}`,
      card.values?.def === undefined ? null : `DEF ${card.values.def}`,
      card.declared ? 'declared an attack' : null,
      card.came ? 'came since the declaration' : null,
      card.choice ? 'may be chosen' : null,
    ]
      .filter((part) => part !== null)
      .join(', '),
  enterTells: 'Enter tells what it does',
  faceDownCard: 'Face-down card',
  declaredThisTurn: 'Declared an attack this turn',
  valueName: { atk: 'ATK', def: 'DEF' },
  printedSince: (what: 'atk' | 'def', value: number, entry: number) =>
    `${what === 'atk' ? 'ATK' : 'DEF'} ${value} as printed, ${sinceEntry(entry)}`,
  positionSetBy: (position: 'attack' | 'defense', entry: number) =>
    `${position === 'attack' ? 'ATK: Attack' : 'DEF: Defense'} Position, ${sinceEntry(entry)}`,
  levelShort: 'Level',
  levelSetBy: (level: number, printed: number | undefined, entry: number) =>
    `Level ${level}, set by entry ${entry}${printed === undefined ? '' : `, printed ${printed}`}`,
  valueSetBy: (what: 'atk' | 'def', now: number, printed: number | undefined, entry: number) =>
    `${what === 'atk' ? 'ATK' : 'DEF'} ${now}, set by entry ${entry}${printed === undefined ? '' : `, printed ${printed}`}`,
  pile: (player: Player, name: string, count: number) =>
    `${player}’s ${name}: ${count === 1 ? '1 card' : `${count} cards`}`,
  zoneName: (zone: string): string =>
    ({
      hand: 'hand',
      graveyard: 'Graveyard',
      banished: 'banished cards',
      extraDeck: 'Extra Deck',
      deck: 'Deck',
    })[zone] ?? zone,
  attacks: 'attacks',
  defends: 'defends',
  turnPlayer: 'turn player',
  handShort: 'Hand',
  deckShort: 'Deck',
  extraDeckShort: 'Extra Deck',
  graveyardShort: 'Graveyard',
  graveyardNarrow: 'Grave',
  fieldShort: 'Field',
  fieldSpellIs: (name: string) => `Field Spell ${name}`,
  fieldSpellShort: (name: string) => `Field: ${name}`,
  banishedCount: (count: number) => `${count} banished`,
  lifePoints: 'Life Points',
  lifePointsNarrow: 'LP',
  lifePointsOf: (player: Player, points: number) => `${player}’s Life Points: ${points}`,
  lifePointsSetBy: (entry: number) => `set by entry ${entry}`,
  atDeclaration: 'At declaration',
  atNaming: 'Target named',
  monsters: (count: number) => (count === 1 ? '1 monster' : `${count} monsters`),
  thenZone: (
    kind: 'empty' | 'same' | 'came' | 'left' | 'returned' | 'other',
    then: string | null,
    narrow: boolean,
  ): string => {
    if (kind === 'came') return narrow ? 'came' : 'was empty';
    if (kind === 'left') return narrow || then === null ? 'left' : then;
    if (kind === 'returned') return narrow ? 'came' : 'left and came back';
    if (kind === 'other') return narrow || then === null ? 'came' : `was ${then}`;
    return '';
  },
  stoodHere: (name: string, named: boolean) =>
    `${name} stood here ${named ? 'when the target was named' : 'at the declaration'}`,
  directNoLonger: ['direct attack', 'no longer legal'],
  seenBy: 'Seen by',
  viewpoint: (value: 'A' | 'B' | 'both') => (value === 'both' ? 'Both' : value),
  status: (table: Board) => ({
    turn: `Turn ${table.turn}`,
    phase: `${table.turnPlayer}’s ${PHASE[table.phase]}`,
    step:
      table.step === null
        ? ''
        : `${STEP[table.step]}${table.attack === null ? '' : `, attack ${table.attack.number}`}${table.attack?.inDamageStep === true ? `, timing ${table.attack.timing}` : ''}`,
  }),
  cardKind: (face: CardFace): string => {
    if (face.kind === 'spell') return `${ICON[face.icon ?? 'normal']} Spell`;
    if (face.kind === 'trap') return `${ICON[face.icon ?? 'normal']} Trap`;
    const frame =
      face.frame === undefined || face.frame === 'normal' || face.frame === 'token'
        ? null
        : capital(face.frame);
    return [frame, face.type ?? null, levelOf(face)].filter((part) => part !== null).join(', ');
  },
};
