import type { Scenario, ScenarioCard } from '../../machines/index.ts';
import type { CoreRow, CoreSide } from './row.ts';

/** The core's rules of a time, and ours. */
export const RULESET_OF: Readonly<Record<CoreRow['flags'], string>> = {
  MR5: 'modern-tcg',
  MR1: 'modern-tcg',
  GOAT: 'ude-2005',
};

/** A card's full English name as its id. */
export const idOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll("'", '')
    .replaceAll(/[^a-z0-9]+/g, '-');

type Placed = Exclude<NonNullable<CoreSide['monsters']>[number], string>;
const placed = (card: string | Placed): Placed => (typeof card === 'string' ? { card } : card);
/** The core counts the Field Zone as the sixth of the Spell & Trap Zones. */
const FIELD_ZONE = 5;

/** Monsters are called after their place, so that another card can be equipped to one. */
const nameOf = (player: 'A' | 'B', zone: number): string => `${player} m${zone}`;

function monster(player: 'A' | 'B', given: string | Placed, at: number): ScenarioCard {
  const { card, pos, zone } = placed(given);
  return {
    card: idOf(card),
    as: nameOf(player, zone ?? at),
    place: (zone ?? at) + 1,
    position: pos === undefined ? 'attack' : 'defense',
    faceUp: pos !== 'set',
  };
}

function spell(given: string | Placed, at: number): ScenarioCard {
  const { card, pos, zone, equipTo } = placed(given);
  return {
    card: idOf(card),
    place: (zone ?? at) + 1,
    faceUp: pos === 'up',
    ...(equipTo === undefined ? {} : { equippedTo: equipTo.replace('.', ' ') }),
  };
}

function sideOf(player: 'A' | 'B', side: CoreSide): NonNullable<Scenario['setup']['A']> {
  const spells = (side.spells ?? []).map(placed);
  const field = spells.find(({ zone }) => zone === FIELD_ZONE);
  return {
    ...(side.lp === undefined ? {} : { lifePoints: side.lp }),
    monsters: (side.monsters ?? []).map((card, at) => monster(player, card, at)),
    spellsTraps: spells.filter((card) => card !== field).map(spell),
    ...(field === undefined ? {} : { fieldSpell: idOf(field.card) }),
    hand: (side.hand ?? []).map(idOf),
    graveyard: (side.grave ?? []).map(idOf),
    // ours are written from the top card down
    deck: (side.deck ?? []).map(idOf).reverse(),
  };
}

/** The table of a row as one of our setups: the open Battle Step of a later turn, everything else empty. */
export const scenarioOf = (row: CoreRow): Scenario => ({
  format: 'duelscope/scenario',
  version: 1,
  id: row.id,
  title: row.id,
  setup: { A: sideOf('A', row.A), B: sideOf('B', row.B) },
  steps: [],
});
