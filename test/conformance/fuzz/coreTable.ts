import createCore, {
  type OcgCardData,
  type OcgCoreSync,
  type OcgDuelHandle,
  OcgLocation,
  OcgPosition,
  OcgQueryFlags,
} from 'ocgcore-wasm';
import { PLAYERS, type Player } from '../../../events/index.ts';
import * as words from './happened.ts';
import { prelude } from './prelude.ts';
import { codeOf, ROLES, roleOfCode, TYPE_OF_KIND } from './roles/index.ts';
import { lay } from './table.ts';
import type { Table } from './words.ts';

/**
 * Today's rules, with a Battle Phase in the first turn (the core always begins with that one), and with triggers from
 * the hand on the chain together with the others, as in the TCG.
 */
const FLAGS = 0x2e800n | 0x2n | 0x100000000n;
const SIDE = { startingDrawCount: 0, drawCountPerTurn: 0 };
const PRELUDE = prelude({ lamb: codeOf('lamb', 0), imp: codeOf('imp', 0) });

const cards = new Map<number, OcgCardData | null>();

/** The data of a card for the core. */
function cardData(code: number): OcgCardData | null {
  const known = cards.get(code);
  if (known !== undefined) return known;
  const role = ROLES[roleOfCode(code) ?? ''];
  const [attack = 0, defense = 0, level = 0] = role?.values ?? [];
  const isMonster = role?.values !== undefined;
  const made =
    role === undefined
      ? null
      : {
          code,
          alias: 0,
          setcodes: [],
          type: TYPE_OF_KIND[role.kind],
          level,
          attribute: isMonster ? 1 : 0,
          race: isMonster ? 1n : 0n,
          attack,
          defense,
          lscale: 0,
          rscale: 0,
          link_marker: 0,
        };
  cards.set(code, made);
  return made;
}

/** The Lua of a card: its role's, registered when the core lays the card. */
function script(name: string): string {
  const code = Number(/c(\d+)\.lua$/.exec(name)?.[1]);
  const role = ROLES[roleOfCode(code) ?? ''];
  return role === undefined || role.lua === ''
    ? ''
    : `local card = c${code}\nfunction card.initial_effect(c)\n${role.lua}\nend`;
}

/** One WebAssembly module of the core, for as many duels as one likes. */
export const loadCore = (): Promise<OcgCoreSync> => createCore({ sync: true });

/** Player A is the core's first team. */
export const playerOf = (team: number): Player => PLAYERS[team] ?? 'A';
const LOCATION_OF_ZONE: Readonly<Record<string, OcgLocation>> = {
  monster: OcgLocation.MZONE,
  spellTrap: OcgLocation.SZONE,
  hand: OcgLocation.HAND,
  graveyard: OcgLocation.GRAVE,
  deck: OcgLocation.DECK,
};
const POSITION_OF_PLACE: Readonly<Record<string, OcgPosition>> = {
  attack: OcgPosition.FACEUP_ATTACK,
  defense: OcgPosition.FACEUP_DEFENSE,
  graveyard: OcgPosition.FACEUP_ATTACK,
  face: OcgPosition.FACEUP_ATTACK,
};
/** The core's positions by ours. */
export const POSITION_OF_WORD: Readonly<Record<string, OcgPosition>> = {
  attack: OcgPosition.FACEUP_ATTACK,
  defense: OcgPosition.FACEUP_DEFENSE,
  facedownDefense: OcgPosition.FACEDOWN_DEFENSE,
};
/** Our word for a position of the core. */
export const wordOf = (position: number): string =>
  Object.entries(POSITION_OF_WORD).find(([, one]) => Number(one) === position)?.[0] ?? `position ${position}`;

const PLACES = [2, 1, 3, 0, 4] as const;
/** Bits of the mask in which the core says which places are not free: Monster Zones and others, first the player's own. */
const FIELDS = [
  { shift: 0, location: OcgLocation.MZONE, own: true },
  { shift: 8, location: OcgLocation.SZONE, own: true },
  { shift: 16, location: OcgLocation.MZONE, own: false },
  { shift: 24, location: OcgLocation.SZONE, own: false },
] as const;

/** A free place, the middle one first. */
export function freePlace(asked: number, mask: number) {
  for (const { shift, location, own } of FIELDS) {
    const sequence = PLACES.find((place) => (mask & (1 << (place + shift))) === 0);
    if (sequence === undefined) continue;
    const player: 0 | 1 = (asked === 0) === own ? 0 : 1;
    return { player, location, sequence };
  }
  throw new Error('the core asks for a place where none is free');
}

/** Lay a table on the core and begin. */
export function layOnCore(core: OcgCoreSync, table: Table): OcgDuelHandle {
  const duel = core.createDuel({
    flags: FLAGS,
    seed: [1n, 2n, 3n, 4n],
    team1: { ...SIDE, startingLP: table.lifePoints.A },
    team2: { ...SIDE, startingLP: table.lifePoints.B },
    cardReader: cardData,
    scriptReader: script,
    errorHandler: (_, text) => {
      throw new Error(`the core says: ${text}, of ${JSON.stringify(table)}`);
    },
  });
  if (duel === null) throw new Error('the core made no duel');
  core.loadScript(duel, 'prelude.lua', PRELUDE);
  for (const { code, owner, place, zone, index } of lay(table)) {
    const team = owner === 'A' ? 0 : 1;
    core.duelNewCard(duel, {
      team,
      duelist: 0,
      code,
      controller: team,
      location: LOCATION_OF_ZONE[zone] ?? OcgLocation.DECK,
      sequence: zone === 'monster' || zone === 'spellTrap' ? index - 1 : 0,
      position: POSITION_OF_PLACE[place] ?? OcgPosition.FACEDOWN_DEFENSE,
    });
  }
  core.startDuel(duel);
  return duel;
}

/** Which card lies somewhere. */
export function codeAt(
  core: OcgCoreSync,
  duel: OcgDuelHandle,
  place: { readonly controller: number; readonly location: OcgLocation; readonly sequence: number },
): number {
  const { controller, location, sequence } = place;
  const found = core.duelQuery(duel, {
    flags: OcgQueryFlags.CODE,
    controller: controller === 0 ? 0 : 1,
    location,
    sequence,
    overlaySequence: 0,
  });
  return found?.code ?? 0;
}

const FACTS = OcgQueryFlags.CODE | OcgQueryFlags.POSITION | OcgQueryFlags.ATTACK | OcgQueryFlags.DEFENSE;

/** How the table looks on the core. */
export function pictureOf(
  core: OcgCoreSync,
  duel: OcgDuelHandle,
  lifePoints: Readonly<Record<Player, number>>,
): string {
  const list = (team: 0 | 1, location: OcgLocation) =>
    core
      .duelQueryLocation(duel, { flags: FACTS as OcgQueryFlags, controller: team, location })
      .filter((card) => card !== null);
  const codes = (team: 0 | 1, location: OcgLocation): number[] =>
    list(team, location).map(({ code }) => code ?? 0);
  const side = (team: 0 | 1): words.Side => ({
    lifePoints: lifePoints[playerOf(team)],
    monsters: list(team, OcgLocation.MZONE).map(({ code = 0, position = 0, attack = 0, defense = 0 }) =>
      words.monsterWords(code, wordOf(position), attack, defense),
    ),
    backs: list(team, OcgLocation.SZONE).map(({ code = 0, position = 0 }) =>
      words.backWords(code, (position & OcgPosition.FACEUP) !== 0),
    ),
    hand: codes(team, OcgLocation.HAND),
    graveyard: codes(team, OcgLocation.GRAVE),
    banished: codes(team, OcgLocation.REMOVED),
  });
  return words.pictureOf({ A: side(0), B: side(1) });
}
