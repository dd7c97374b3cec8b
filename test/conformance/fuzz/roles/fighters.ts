import type { Role, Roles } from './role.ts';

const fighter = (atk: number, def: number): Role => ({
  kind: 'normalMonster',
  values: [atk, def, 4],
  effects: [],
  lua: '',
});

/** Monsters without effects. */
export const FIGHTERS: Roles = {
  champion: fighter(2400, 1500),
  knight: fighter(1900, 1200),
  soldier: fighter(1700, 1000),
  twin: fighter(1700, 1700),
  scout: fighter(1200, 800),
  page: fighter(500, 500),
  wall: fighter(300, 2000),
  nobody: fighter(0, 0),
};
