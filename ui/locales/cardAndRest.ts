import { PLAYERS, type Place, type Zone } from '../../events/index.ts';

/** A card and what is said of it, behind the last comma of a side of a difference: `Battle Ox, B monster 3`. */
export function cardAndRest(side: string): readonly [card: string, rest: string] {
  const comma = side.lastIndexOf(', ');
  return [side.slice(0, comma), side.slice(comma + 2)];
}

/** The place that a side of a difference names: `B monster 3`. */
export function placeFrom(said: string): Place {
  const [player, zone = 'nowhere', index] = said.split(' ');
  return {
    player: PLAYERS.find((one) => one === player) ?? 'A',
    zone: zone as Zone,
    ...(index === undefined ? {} : { index: Number(index) }),
  };
}
