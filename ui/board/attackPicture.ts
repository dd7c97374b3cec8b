import {
  type AttackState,
  type CardId,
  type Option,
  opponentOf,
  PLAYERS,
  type Place,
  type Player,
  type PlayerState,
} from '../../events/index.ts';
import type { Arrow, Point } from './attackArrow.ts';
import { type AttackEnd, attackOver } from './attackOver.ts';
import { type Box, type MatGeometry, middleOf } from './geometry.ts';

/** What of a table the picture of an attack is worked out from. */
export interface AttackTable {
  readonly attack:
    | (Pick<AttackState, 'player' | 'attacker' | 'target' | 'choices'> & {
        readonly snapshot: Pick<AttackState['snapshot'], 'zones'>;
      } & (AttackEnd | { readonly over: boolean }))
    | null;
  readonly cards: { readonly [id: CardId]: { readonly place: Place } };
  readonly players: Readonly<Record<Player, Pick<PlayerState, 'monster' | 'extraMonster' | 'spellTrap'>>>;
}

/** The running attack as it is drawn over the mat, in the mat's own pixels. */
export interface AttackPicture {
  /** The tapering arrow, broad at the attacker. */
  readonly arrow: Arrow | null;
  /** The edge of the defending player's plate, from the name to the Life Points, where the arrow goes to the player. */
  readonly struck: readonly [from: Point, to: Point] | null;
  /** Where a mark of a check sits: on the front line or on the way to the target, and on no card. */
  readonly markAt: Point | null;
  /** Lines from the mark to everything that may be chosen, as SVG paths. */
  readonly choices: readonly string[];
  /** The target of before, when it can no longer be attacked: from the mark on, with a bar. */
  readonly former: Former | null;
}

/** The way to the former target: dotted, but not over cards; with a bar, and words where there is room for them. */
export interface Former {
  readonly lines: readonly (readonly [from: Point, to: Point])[];
  readonly tip: Point;
  readonly barAt: Point;
  readonly wordsAt: Point | null;
  readonly direct: boolean;
}

/** How wide the mark of a check is, in the mat's own pixels. */
export const MARK_SIZE = { full: 36, slim: 36, plain: 44, narrow: 28 } as const;

/** The ring of the mat's own colour round it. */
export const MARK_HALO = 4;

/** Whether the arrow goes no further than to the mark: what comes next is not chosen yet, or it has no target to go to. */
export const endsInMark = ({ arrow, markAt }: Pick<AttackPicture, 'arrow' | 'markAt'>): boolean =>
  arrow !== null && markAt !== null && arrow.to.x === markAt.x && arrow.to.y === markAt.y;

const NONE: AttackPicture = { arrow: null, struck: null, markAt: null, choices: [], former: null };

/** The box of a card on the field; undefined elsewhere. */
export function boxOfCard(geometry: MatGeometry, board: AttackTable, card: CardId): Box | undefined {
  const place = board.cards[card]?.place;
  if (place === undefined) return undefined;
  const index = (place.index ?? 1) - 1;
  if (place.zone === 'monster' || place.zone === 'spellTrap')
    return geometry.zone(place.player, place.zone, index);
  if (place.zone === 'extraMonster') return geometry.extraMonster(place.player, index);
  return undefined;
}

function boxWhereItStood(
  geometry: MatGeometry,
  attack: NonNullable<AttackTable['attack']>,
  card: CardId,
): Box | undefined {
  const index = attack.snapshot.zones.indexOf(card);
  return index === -1 ? undefined : geometry.zone(opponentOf(attack.player), 'monster', index);
}

/** Another monster stands where the target stood: nothing that is drawn there may be taken as said of it. */
function standsAnother(board: AttackTable, attack: NonNullable<AttackTable['attack']>): boolean {
  const index = attack.target === 'direct' ? -1 : attack.snapshot.zones.indexOf(attack.target ?? '');
  const now = board.players[opponentOf(attack.player)].monster[index] ?? null;
  return now !== null && now !== attack.target;
}

/** The edge of a box that looks at the other side. */
const edgeOf = (box: Box, player: Player): Point => ({
  x: box.x + box.width / 2,
  y: player === 'A' ? box.y : box.y + box.height,
});

/** The line to the opponent as a choice; beside the card or the former target that lies on the straight way. */
function directLine(
  geometry: MatGeometry,
  mark: Point,
  end: Point,
  aside: number | null,
  former: Box | undefined,
): string {
  const blocked = former !== undefined && mark.x >= former.x && mark.x <= former.x + former.width;
  const gap = geometry.column(2).x - geometry.column(1).x - geometry.column(1).width;
  const x = aside ?? (blocked ? former.x + former.width + gap / 2 : mark.x);
  if (x === mark.x) return `M${mark.x} ${mark.y}V${end.y}`;
  const away = end.y < mark.y ? -1 : 1;
  return `M${mark.x} ${mark.y}H${x - 6}q6 0 6 ${6 * away}V${end.y}`;
}

/** How high a mark sits: on the front line, or where else it is wanted, or as far from there as cards at both sides need for their values. */
function clearOfCards(
  geometry: MatGeometry,
  board: AttackTable,
  x: number,
  wanted = geometry.frontLine,
): number {
  const half = MARK_SIZE[geometry.kind] / 2 + MARK_HALO;
  const inWay = PLAYERS.flatMap((player) => {
    const { extraMonster, monster } = board.players[player];
    return [
      ...monster.map((card, index) => ({ card, box: geometry.zone(player, 'monster', index) })),
      ...(geometry.extraMonsterRow
        ? extraMonster.map((card, index) => ({ card, box: geometry.extraMonster(player, index) }))
        : []),
    ].flatMap(({ box, card }) =>
      card !== null && x > box.x - half && x < box.x + box.width + half ? [box] : [],
    );
  });
  let [top, foot] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const { height, y } of inWay)
    if (y + height / 2 < wanted) top = Math.max(top, y + height + half);
    else foot = Math.min(foot, y - half);
  // Between two cards without room for it, it takes the same from both.
  return top > foot ? (top + foot) / 2 : Math.min(foot, Math.max(top, wanted));
}

/** The mark before the attacker. */
const markFrom = (geometry: MatGeometry, board: AttackTable, { x }: Point): Point => ({
  x,
  y: clearOfCards(geometry, board, x),
});

/** The mark in the middle of the way to a target: the arrow is seen to go on. */
const markOn = (geometry: MatGeometry, board: AttackTable, from: Point, to: Point): Point => {
  const x = (from.x + to.x) / 2;
  return { x, y: clearOfCards(geometry, board, x, (from.y + to.y) / 2) };
};

/** The middle of what lies between a card's name and its values. */
const pictureOf = ({ height, width, x, y }: Box): Point => ({ x: x + width / 2, y: y + height * 0.59 });

/** The gap beside the first card on a straight way over the defender's side; `null` where nothing lies on it. */
function besideCard(geometry: MatGeometry, board: AttackTable, defender: Player, x: number): number | null {
  for (const row of ['monster', 'spellTrap'] as const) {
    for (const [index, card] of board.players[defender][row].entries()) {
      const box = geometry.zone(defender, row, index);
      if (card === null || x < box.x || x > box.x + box.width) continue;
      const gap = geometry.column(2).x - geometry.column(1).x - geometry.column(1).width;
      return box.x + box.width + gap / 2;
    }
  }
  return null;
}

/** Where a way through a gap between the defender's zones begins: a little before the row of monsters. */
function beforeRow(geometry: MatGeometry, defender: Player): number {
  const { y, height } = geometry.row(defender === 'A' ? 'monsterA' : 'monsterB');
  const gap = geometry.column(2).x - geometry.column(1).x - geometry.column(1).width;
  return defender === 'B' ? y + height + gap : y - gap;
}

/** The edge of a plate from side to side: above it all that is a player's, the name and the Life Points. */
function plateEdge(geometry: MatGeometry, y: number): readonly [Point, Point] {
  const inset = geometry.kind === 'plain' ? 14 : 8;
  return [
    { x: inset, y },
    { x: geometry.width - inset, y },
  ];
}

/** The line to a monster that may be chosen; to A's side it runs close before the monsters, past the words in the middle. */
function choiceLine(mark: Point, box: Box, defender: Player): string {
  const end = edgeOf(box, defender);
  const away = end.y < mark.y ? -1 : 1;
  const [before, turn] = [end.y - 4, end.x < mark.x ? -3 : 3];
  if (defender === 'A' && before > mark.y && Math.abs(end.x - mark.x) >= 10)
    return `M${mark.x} ${mark.y}V${before - 3}q0 3 ${turn} 3H${end.x - turn}q${turn} 0 ${turn} 3V${end.y}`;
  const reach = Math.abs(end.y - mark.y);
  if (Math.abs(end.x - mark.x) < 10) return `M${mark.x} ${mark.y}V${end.y}`;
  const bend = Math.min(6, reach);
  const side = end.x < mark.x ? -1 : 1;
  return `M${mark.x} ${mark.y}H${end.x - side * bend}q${side * bend} 0 ${side * bend} ${away * bend}V${end.y}`;
}

const isCard = (option: Option): option is Option & { readonly value: string } =>
  typeof option.value === 'string' && option.value !== 'direct' && option.value !== 'stop';

/**
 * Works out what to draw of the attack.
 * @param checked a check for a replay is the entry that is looked at, so its mark belongs on the front line
 */
export function attackPicture(geometry: MatGeometry, board: AttackTable, checked: boolean): AttackPicture {
  const { attack } = board;
  if (attack === null || attack.target === null) return NONE;
  const over = 'over' in attack ? attack.over : attackOver(attack);
  // A monster that left and came back is another one: the attack was not its own.
  if ('attackerLost' in attack && attack.attackerLost?.code === 'ATTACKER_LEFT') return NONE;
  const attackerBox = boxOfCard(geometry, board, attack.attacker);
  if (attackerBox === undefined) return NONE;
  const defender = opponentOf(attack.player);
  const from = edgeOf(attackerBox, attack.player);
  const up = attack.player === 'A';
  const plate = geometry.row(defender === 'A' ? 'plateA' : 'plateB');
  // Under the attacker's own control a target is no target any more: it is drawn where it stood.
  const changedSides =
    attack.target !== 'direct' && board.cards[attack.target]?.place.player === attack.player;
  const itsOwn =
    attack.target === 'direct' || changedSides ? undefined : boxOfCard(geometry, board, attack.target);
  const targetBox =
    attack.target === 'direct' ? undefined : (itsOwn ?? boxWhereItStood(geometry, attack, attack.target));
  const another = itsOwn === undefined && standsAnother(board, attack);
  const edge = up ? plate.y + plate.height + 1 : plate.y - 1;
  // A line has its head before the plate.
  const straight = { x: from.x, y: up ? edge + 5 : edge - 5 };
  const aside = besideCard(geometry, board, defender, from.x);
  // A direct attack passes beside a card rather than over it.
  const directEnd = { x: aside ?? from.x, y: edge };
  const via =
    targetBox === undefined && aside !== null ? { x: aside, y: beforeRow(geometry, defender) } : null;
  const end = targetBox === undefined ? directEnd : edgeOf(targetBox, defender);
  const choosing = attack.choices !== null;
  const markAt =
    choosing || (targetBox === undefined && via === null)
      ? markFrom(geometry, board, from)
      : markOn(geometry, board, from, via ?? end);
  // Where a check ends the attack its mark stands, but nothing leads from the attacker to anybody.
  if (over) {
    return { ...NONE, markAt: checked ? markFrom(geometry, board, from) : null };
  }
  if (!choosing && (changedSides || another) && targetBox !== undefined) {
    const front = markFrom(geometry, board, from);
    const former = another
      ? null
      : formerOf(geometry, board, {
          from: front,
          to: pictureOf(targetBox),
          target: targetBox,
          defender,
        });
    return { ...NONE, arrow: { from, via: null, to: front }, markAt: checked ? front : null, former };
  }
  if (!choosing)
    return {
      ...NONE,
      arrow: { from, via, to: end },
      struck: targetBox === undefined ? plateEdge(geometry, edge) : null,
      markAt: checked ? markAt : null,
    };

  const options = attack.choices ?? [];
  const lines: string[] = [];
  for (const option of options) {
    const box = isCard(option) ? boxOfCard(geometry, board, option.value) : undefined;
    if (box !== undefined) lines.push(choiceLine(markAt, box, defender));
    else if (option.value === 'direct') lines.push(directLine(geometry, markAt, straight, aside, targetBox));
  }
  const stillThere = options.some((option) => option.value === attack.target);
  const former =
    stillThere || another
      ? null
      : formerOf(geometry, board, {
          from: markAt,
          to: targetBox === undefined ? straight : pictureOf(targetBox),
          target: targetBox,
          defender,
        });
  return { ...NONE, arrow: { from, via: null, to: markAt }, markAt, choices: lines, former };
}

function formerOf(
  geometry: MatGeometry,
  board: AttackTable,
  way: { from: Point; to: Point; target: Box | undefined; defender: Player },
): Former {
  const { from, to, target, defender } = way;
  // Not over the values of a card that lies there.
  if (target !== undefined)
    return { lines: [[from, edgeOf(target, defender)]], tip: to, barAt: to, wordsAt: null, direct: false };
  const rows = (['monster', 'spellTrap'] as const).map((row) => {
    const index = [0, 1, 2, 3, 4].find((seat) => {
      const box = geometry.zone(defender, row, seat);
      return from.x >= box.x && from.x <= box.x + box.width;
    });
    const box = index === undefined ? undefined : geometry.zone(defender, row, index);
    return { box, taken: index !== undefined && board.players[defender][row][index] !== null };
  });
  const free = rows.find(({ box, taken }) => box !== undefined && !taken && box.height > 60)?.box;
  if (free === undefined) return pastCards(geometry, board, way);
  // From the mark outwards, leaving out zones with a card in them.
  const away = to.y < from.y ? -1 : 1;
  const strip = geometry.row(`then${defender}`);
  const overStrip = rows.some(({ taken }) => taken) ? [[strip.y, strip.y + strip.height] as const] : [];
  const overCards = rows.flatMap(({ box, taken }) =>
    box !== undefined && taken ? [[box.y, box.y + box.height] as const] : [],
  );
  const cuts = [...overStrip, ...overCards].sort((a, b) => away * (a[0] - b[0]));
  const lines: (readonly [Point, Point])[] = [];
  let y = from.y;
  for (const [top, bottom] of cuts) {
    const near = away === -1 ? bottom + 3 : top - 3;
    if (away * (near - y) > 0)
      lines.push([
        { x: from.x, y },
        { x: from.x, y: near },
      ]);
    y = away === -1 ? top - 3 : bottom + 3;
  }
  lines.push([{ x: from.x, y }, to]);
  const barAt = { x: from.x, y: free.y + free.height * 0.28 };
  return { lines, tip: to, barAt, wordsAt: { x: from.x, y: barAt.y + 24 }, direct: true };
}

/** With cards on the whole of it, the way of a direct attack goes through the gap beside them. */
function pastCards(
  geometry: MatGeometry,
  board: AttackTable,
  way: { from: Point; to: Point; defender: Player },
): Former {
  const { from, to, defender } = way;
  const x = besideCard(geometry, board, defender, from.x) ?? from.x;
  const row = geometry.zone(defender, 'monster', 0);
  const back = geometry.zone(defender, 'spellTrap', 0);
  const entry = { x, y: to.y < from.y ? row.y + row.height : row.y };
  const tip = { x, y: to.y };
  return {
    lines: [
      [from, entry],
      [entry, tip],
    ],
    tip,
    barAt: { x, y: middleOf(back).y },
    wordsAt: null,
    direct: true,
  };
}
