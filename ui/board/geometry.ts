import type { Player } from '../../events/index.ts';
import type { UsedRows } from '../worker/protocol/index.ts';

/** Which drawing of the mat: with all piles, without them, the learner's, or the one for a narrow window. */
export type MatKind = 'full' | 'slim' | 'plain' | 'narrow';

/** The rows of the mat from top to bottom. */
type RowName =
  | 'plateB'
  | 'spellTrapB'
  | 'thenB'
  | 'monsterB'
  | 'front'
  | 'middle'
  | 'monsterA'
  | 'thenA'
  | 'spellTrapA'
  | 'plateA';

interface Measures {
  readonly zone: readonly [width: number, height: number];
  readonly outer: number;
  readonly columnGap: number;
  readonly padding: number;
  readonly card: readonly [width: number, height: number];
  readonly plate: number;
  readonly thin: number;
  readonly spellTrap: number;
  readonly then: number;
  readonly middle: number;
}

const MEASURES: Record<MatKind, Measures> = {
  full: {
    zone: [100, 87],
    outer: 76,
    columnGap: 6,
    padding: 8,
    card: [56, 81],
    plate: 28,
    thin: 87,
    spellTrap: 87,
    then: 14,
    middle: 87,
  },
  slim: {
    zone: [100, 87],
    outer: 0,
    columnGap: 6,
    padding: 8,
    card: [56, 81],
    plate: 28,
    thin: 87,
    spellTrap: 87,
    then: 14,
    middle: 87,
  },
  plain: {
    zone: [160, 158],
    outer: 0,
    columnGap: 10,
    padding: 12,
    card: [104, 150],
    plate: 32,
    thin: 16,
    spellTrap: 158,
    then: 18,
    middle: 158,
  },
  narrow: {
    zone: [70, 74],
    outer: 0,
    columnGap: 4,
    padding: 6,
    card: [47, 66],
    plate: 26,
    thin: 14,
    spellTrap: 48,
    then: 15,
    middle: 74,
  },
};

/** A place on the mat in its own pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface MatGeometry {
  readonly kind: MatKind;
  readonly width: number;
  readonly height: number;
  readonly card: readonly [number, number];
  /** Where the defender's half ends: the front line. */
  readonly split: number;
  readonly frontLine: number;
  /** Rows that this duel never uses are thin. */
  readonly thin: { readonly A: boolean; readonly B: boolean };
  readonly extraMonsterRow: boolean;
  row(name: RowName): { readonly y: number; readonly height: number };
  /** Column 0 and 6 are the piles, 1 to 5 the zones from left to right. */
  column(index: number): { readonly x: number; readonly width: number };
  zone(player: Player, row: 'monster' | 'spellTrap', index: number): Box;
  extraMonster(player: Player, index: number): Box;
}

/** Where everything lies, in the mat's own pixels; drawn as one picture and scaled as one. */
export function matGeometry(kind: MatKind, used: UsedRows): MatGeometry {
  const m = MEASURES[kind];
  const all = kind === 'full' || kind === 'slim';
  const thin = { A: !all && !used.spellTrap.A, B: !all && !used.spellTrap.B };
  const extra = all || used.extraMonster;
  const rows = new Map<RowName, { y: number; height: number }>();
  let y = m.padding;
  const put = (name: RowName, height: number, gapAfter: number) => {
    rows.set(name, { y, height });
    y += height + gapAfter;
  };
  const gap = kind === 'plain' ? 8 : 4;
  const plainGap = kind === 'plain' ? 84 : 22;
  put('plateB', m.plate, kind === 'narrow' ? 3 : gap);
  put('spellTrapB', thin.B ? m.thin : m.spellTrap, gap);
  if (used.defends.B) put('thenB', m.then, kind === 'plain' ? 6 : 3);
  else rows.set('thenB', { y, height: 0 });
  put('monsterB', m.zone[1], 0);
  const middle = extra ? m.middle : 0;
  const front = all ? 18 : kind === 'narrow' ? 22 : middle > 0 ? 44 : plainGap;
  put('front', front, 0);
  if (all) put('middle', m.middle, 8);
  else if (kind === 'plain') put('middle', middle, middle > 0 ? 40 : 0);
  else put('middle', extra ? m.middle : 38, 6);
  put('monsterA', m.zone[1], used.defends.A ? 3 : all ? 5 : gap);
  if (used.defends.A) put('thenA', m.then, gap);
  else rows.set('thenA', { y, height: 0 });
  put('spellTrapA', thin.A ? m.thin : m.spellTrap, kind === 'narrow' ? 3 : gap);
  put('plateA', m.plate, m.padding);
  const height = y;
  const inner = 5 * m.zone[0] + 4 * m.columnGap;
  const side = m.outer > 0 ? m.outer + m.columnGap : 0;
  const width = 2 * m.padding + inner + 2 * side;

  const row = (name: RowName) => rows.get(name) ?? { y: 0, height: 0 };
  const column = (index: number) => {
    if (index === 0) return { x: m.padding, width: m.outer };
    if (index === 6) return { x: width - m.padding - m.outer, width: m.outer };
    return { x: m.padding + side + (index - 1) * (m.zone[0] + m.columnGap), width: m.zone[0] };
  };
  const box = (name: RowName, index: number): Box => ({ ...row(name), ...column(index) });
  const frontRow = row('front');
  const split = frontRow.y + (kind === 'plain' ? Math.min(26, frontRow.height / 2) : frontRow.height / 2 - 1);
  return {
    kind,
    width,
    height,
    card: m.card,
    split,
    frontLine: kind === 'plain' ? split : frontRow.y + frontRow.height / 2 - 1,
    thin,
    extraMonsterRow: extra,
    row,
    column,
    zone: (player, zone, index) => {
      const seat = player === 'A' ? index + 1 : 5 - index;
      const name =
        zone === 'monster'
          ? player === 'A'
            ? 'monsterA'
            : 'monsterB'
          : player === 'A'
            ? 'spellTrapA'
            : 'spellTrapB';
      return box(name, seat);
    },
    extraMonster: (player, index) => box('middle', (player === 'A') === (index === 0) ? 2 : 4),
  };
}

/** The middle of a box. */
export const middleOf = (box: Box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
