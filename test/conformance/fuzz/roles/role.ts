import type { CardData, Effect } from '../../../../machines/index.ts';

/** What a card of the fuzz is for both engines. */
export type RoleKind =
  | 'normalMonster'
  | 'effectMonster'
  | 'flipMonster'
  | 'token'
  | 'trap'
  | 'continuousTrap'
  | 'counterTrap'
  | 'quickPlaySpell';

/** One card, written twice: as data of ours, and as Lua for the real core over `c`, the card, and the prelude's `F`. */
export interface Role {
  readonly kind: RoleKind;
  /** ATK, DEF, Level of a monster. */
  readonly values?: readonly [atk: number, def: number, level: number];
  readonly effects: readonly Effect[];
  readonly lua: string;
}

export type Roles = Readonly<Record<string, Role>>;

/** The types of the core, by kind. */
export const TYPE_OF_KIND: Readonly<Record<RoleKind, number>> = {
  normalMonster: 0x11,
  effectMonster: 0x21,
  flipMonster: 0x200021,
  token: 0x4011,
  trap: 0x4,
  continuousTrap: 0x20004,
  counterTrap: 0x100004,
  quickPlaySpell: 0x10002,
};

const FRAMES = {
  normalMonster: 'normal',
  effectMonster: 'effect',
  flipMonster: 'effect',
  token: 'token',
} as const;
const ICONS = {
  trap: 'normal',
  continuousTrap: 'continuous',
  counterTrap: 'counter',
  quickPlaySpell: 'quickPlay',
} as const;

export const isMonsterKind = (kind: RoleKind): kind is keyof typeof FRAMES => kind in FRAMES;

/** The card data of a role for our engine. */
export function cardDataOf(id: string, { kind, values, effects }: Role): CardData {
  const shared = { id, name: id, summary: 'A card made for the fuzz.', effects: [...effects] };
  if (!isMonsterKind(kind))
    return { ...shared, kind: kind === 'quickPlaySpell' ? 'spell' : 'trap', icon: ICONS[kind] };
  const [atk, def, level] = values ?? [0, 0, 1];
  return {
    ...shared,
    kind: 'monster',
    frame: FRAMES[kind],
    attribute: 'EARTH',
    type: 'Warrior',
    atk,
    def,
    level,
  };
}
