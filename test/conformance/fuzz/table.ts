import type { Player, SetupCard, Zone } from '../../../events/index.ts';
import type { DuelSetup } from '../../../machines/index.ts';
import type { Dice } from '../../support/dice.ts';
import { codeOf, isMonsterKind, ROLES, type Role, roleOf } from './roles/index.ts';
import type { Place, Table, TableCard } from './words.ts';

const IDS = Object.keys(ROLES).filter((id) => roleOf(id).kind !== 'token');
const MONSTERS = IDS.filter((id) => isMonsterKind(roleOf(id).kind));
const BACKS = IDS.filter((id) => !isMonsterKind(roleOf(id).kind));

/** What a side of a table is about: cards that come up there more often, so that everything comes up often enough. */
interface ThemeOfSide {
  /** At least so many monsters on the field. */
  readonly least?: number;
  readonly monsters?: readonly string[];
  readonly backs?: readonly string[];
  /** Face-up behind the monsters. */
  readonly face?: readonly string[];
}
type Theme = Readonly<Record<Player, ThemeOfSide>>;
const COMERS = ['muster', 'ambush', 'recall', 'robGrave', 'recruit', 'lambs', 'haunt'];
const DIRECT: Theme = {
  A: { monsters: ['sneak', 'sneak', 'knight'], face: ['banner', 'banner'] },
  B: { least: 1, monsters: ['page', 'wall', 'scout'], backs: ['muzzle', 'sever', 'bar', 'muzzle'] },
};
const THEMES: readonly Theme[] = [
  { A: {}, B: {} },
  { A: {}, B: { backs: COMERS } },
  { A: {}, B: { backs: [...COMERS, ...COMERS, 'eclipse'] } },
  { A: { backs: ['bounce', 'muster'] }, B: { backs: [...COMERS, 'offering', 'lambs'] } },
  { A: {}, B: { backs: [...COMERS, 'offering', 'barter', 'bounce', 'sacrifice'] } },
  DIRECT,
  DIRECT,
  { ...DIRECT, B: { ...DIRECT.B, backs: ['muzzle', 'sever', 'muzzle', ...COMERS] } },
  { A: { backs: ['seize', 'charm', 'pest'] }, B: { backs: ['seize', 'charm', 'seize', 'lambs'] } },
  { A: { least: 3 }, B: { backs: ['seize', 'seize', 'recall', 'charm'] } },
  {
    A: { backs: ['jam'] },
    B: { backs: ['eclipse', 'shackle', 'parry', 'reflect', 'strike', 'bind', 'decoy'] },
  },
];

const ZONE_OF_PLACE: Readonly<Record<Place, Zone>> = {
  attack: 'monster',
  defense: 'monster',
  set: 'monster',
  back: 'spellTrap',
  face: 'spellTrap',
  hand: 'hand',
  graveyard: 'graveyard',
  deck: 'deck',
};

function several(dice: Dice, least: number, most: number, make: () => TableCard): TableCard[] {
  return Array.from({ length: least + dice.roll(most - least + 1) }, make);
}

function side(dice: Dice, owner: Player, theme: Theme): TableCard[] {
  const attacks = owner === 'A';
  const { monsters = [], backs = [], face = [], least = attacks ? 2 : 0 } = theme[owner];
  const card = (place: Place, from: readonly string[], often: readonly string[] = []): TableCard => ({
    role: often.length > 0 && dice.roll(2) === 0 ? dice.pick(often) : dice.pick(from),
    owner,
    place,
  });
  const onField = (): Place =>
    attacks
      ? dice.pick(['attack', 'attack', 'attack', 'attack', 'attack', 'defense', 'set'])
      : dice.pick(['attack', 'attack', 'attack', 'defense', 'set']);
  return [
    ...several(dice, least, attacks ? 4 : 3, () => card(onField(), MONSTERS, monsters)),
    ...face.filter(() => dice.roll(2) === 0).map((role): TableCard => ({ role, owner, place: 'face' })),
    ...several(dice, attacks ? 0 : 2, attacks ? 3 : 5, () => card('back', BACKS, backs)),
    ...several(dice, 0, 2, () => card('hand', MONSTERS)),
    ...several(dice, 0, 2, () => card('graveyard', MONSTERS)),
    ...several(dice, 1, 2, () => card('deck', MONSTERS)),
  ];
}

/** A table laid by dice. */
export function randomTable(dice: Dice): Table {
  const theme = dice.pick(THEMES);
  const lifePoints = () => dice.pick([8000, 8000, 8000, 8000, 8000, 2000]);
  const cards = [...side(dice, 'A', theme), ...side(dice, 'B', theme)];
  // Two that must both answer one activation are a case of their own: the rulebook orders them, each engine in its way.
  const [censor] = cards.filter(({ role }) => role === 'censor');
  return {
    cards: cards.filter((card) => card.role !== 'censor' || card === censor),
    lifePoints: { A: lifePoints(), B: lifePoints() },
  };
}

/** A card of the table with its code, and its place for both engines: which of the zone's places, from 1. */
export interface LaidCard extends TableCard {
  readonly code: number;
  readonly data: Role;
  readonly zone: Zone;
  readonly index: number;
}

/** The cards of a table, each with its own code and place. */
export function lay({ cards }: Table): readonly LaidCard[] {
  const copies = new Map<string, number>();
  const taken = new Map<string, number>();
  const next = (counts: Map<string, number>, key: string): number => {
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count;
  };
  return cards.map((card) => {
    const zone = ZONE_OF_PLACE[card.place];
    const code = codeOf(card.role, next(copies, card.role));
    return { ...card, code, data: roleOf(card.role), zone, index: next(taken, `${card.owner} ${zone}`) };
  });
}

const FACE_UP: ReadonlySet<Place> = new Set<Place>(['attack', 'defense', 'graveyard', 'face']);

/** The table as the setup of a duel of ours: Player A's open Battle Step. */
export function setupOf(table: Table): DuelSetup {
  const cards = lay(table).map(({ role, data, owner, place, zone, index }, at): SetupCard => {
    const [atk, def, level] = data.values ?? [];
    return {
      id: `c${at + 1}`,
      visit: `v${at + 1}`,
      name: role,
      owner,
      place: { player: owner, zone, ...(zone === 'monster' || zone === 'spellTrap' ? { index } : {}) },
      ...(zone === 'monster'
        ? { position: place === 'attack' ? ('attack' as const) : ('defense' as const) }
        : {}),
      faceUp: FACE_UP.has(place),
      printed:
        atk === undefined || def === undefined || level === undefined
          ? {}
          : { atk, def, level, attribute: 'EARTH', type: 'Warrior' },
    };
  });
  return {
    at: 'battle.open',
    turn: 3,
    turnPlayer: 'A',
    startingPlayer: 'A',
    seed: 1,
    lifePoints: table.lifePoints,
    cards,
  };
}
