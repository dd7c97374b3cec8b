import type { Board, CardId, CardState, Entry, Player } from '../../events/index.ts';
import type { DrivenRow } from './drive.ts';
import type { CoreRow } from './row.ts';
import { idOf } from './setup.ts';

/**
 * What a row came to, in words that both engines can say. A zone is told of cards that lie where the setup put them;
 * where a newcomer goes is each engine's own habit (the core takes the first free zone, we keep the outer ones for
 * tokens), so of a newcomer only the side is compared.
 */
export interface Outcome {
  readonly attackReplaysAsked: number;
  readonly attackMessages: number;
  readonly attackNegated: boolean;
  readonly battles: readonly string[];
  readonly damage: readonly string[];
  readonly offeredAfterReplay: readonly string[];
  readonly neverPossible: readonly string[];
  readonly final: { readonly A: FinalSide; readonly B: FinalSide };
}

interface FinalSide {
  readonly lifePoints: number;
  readonly monsters: readonly string[];
  readonly spellsTraps: readonly string[];
  readonly hand: readonly string[];
  readonly graveyard: readonly string[];
  readonly banished: readonly string[];
}

type Row = 'monsters' | 'spells';

/** The zone of a card that lies where the setup put it, else nothing but `new`. */
function zoneIn(row: CoreRow, player: Player, kind: Row, zone: number, card?: string): string {
  const given = (row[player][kind] ?? []).map((one, at) =>
    typeof one === 'string' ? { card: one, zone: at } : { card: one.card, zone: one.zone ?? at },
  );
  const there = given.find((one) => one.zone === zone);
  return there !== undefined && (card === undefined || idOf(there.card) === card) ? String(zone) : 'new';
}

const sorted = (list: readonly string[]): readonly string[] => list.toSorted();

/** The core's windows by what they are part of; in the last ones nothing was ever offered. */
const WINDOW_PARTS = [
  ['calculation', /damage_calc/],
  ['Damage Step', /damage_step|battled|destroy|tograve/],
  ['Battle Step', /./],
] as const;
const partOfWindow = (window: string): string =>
  WINDOW_PARTS.find(([, pattern]) => pattern.test(window))?.[0] ?? '';
const partOfPlaces = (places: readonly string[]): string => {
  const timing = places.find((place) => place.startsWith('damage.'));
  if (timing === undefined) return 'Battle Step';
  return timing === 'damage.3' ? 'calculation' : 'Damage Step';
};

/** What the core did with a row. */
export function coreOutcome(row: CoreRow): Outcome {
  const { result } = row;
  // at "B.MZONE0": a side and a zone; whose card lay there is known for the cards of the setup alone
  const fighter = (one: NonNullable<CoreRow['result']['battles'][number]['target']>): string => {
    const [player, zone] = one.at.split('.MZONE') as [Player, string];
    const at = `${player} ${zoneIn(row, player, 'monsters', Number(zone))}`;
    return `${at} ${one.pos} ${one.atk}/${one.def}${one.destroyed ? ' destroyed' : ''}`;
  };
  const side = (player: Player): FinalSide => {
    const final = result.final[player];
    return {
      lifePoints: final.lp,
      monsters: sorted(
        final.monsters.map(({ card, zone, pos, atk, def }) => {
          const id = idOf(card);
          return `${id} @${zoneIn(row, player, 'monsters', zone, id)} ${pos} ${atk}/${def}`;
        }),
      ),
      spellsTraps: sorted(
        final.spells.map(({ card, zone, pos }) => {
          const id = idOf(card);
          const up = pos === 'FACEDOWN_DEFENSE' ? 'face-down' : 'face-up';
          return `${id} @${zoneIn(row, player, 'spells', zone, id)} ${up}`;
        }),
      ),
      hand: sorted(final.hand.map(idOf)),
      graveyard: sorted(final.grave.map(idOf)),
      banished: sorted(final.banished.map(idOf)),
    };
  };
  return {
    attackReplaysAsked: result.attackReplaysAsked,
    attackMessages: result.attackMessages,
    attackNegated: result.attackNegated,
    battles: result.battles.map(
      ({ attacker, target }) => `${fighter(attacker)} > ${target === null ? 'direct' : fighter(target)}`,
    ),
    damage: result.damage,
    offeredAfterReplay: distinct(
      result.offeredAfterReplay.flatMap(({ player, window, offered }) =>
        offered.map((text) => `${player} ${partOfWindow(window)}: ${idOf(text.split(' @')[0] ?? '')}`),
      ),
    ),
    neverPossible: result.decisionsNeverPossible.map((decision) => JSON.stringify(decision)),
    final: { A: side('A'), B: side('B') },
  };
}

const distinct = (list: readonly string[]): readonly string[] => sorted([...new Set(list)]);

const positionOf = (card: CardState): string =>
  `${card.faceUp ? 'FACEUP' : 'FACEDOWN'}_${card.position === 'defense' ? 'DEFENSE' : 'ATTACK'}`;
const valuesOf = ({ values }: CardState): string => `${values.atk ?? 0}/${values.def ?? 0}`;

/** Our place counted as the core counts: from 0, the Field Zone as the sixth. */
const coreZone = ({ place }: CardState): number => (place.zone === 'fieldSpell' ? 5 : (place.index ?? 1) - 1);

/** Visits are new with each arrival, so a card that left and came back is no longer where the setup put it. */
function ownZone(row: CoreRow, board: Board, start: Board, id: CardId, kind: Row): string {
  const card = board.cards[id];
  const before = start.cards[id];
  if (card === undefined) return '';
  if (before?.visit !== card.visit || before.place.player !== card.place.player) return 'new';
  return zoneIn(row, card.place.player, kind, coreZone(card), card.name);
}

function damageOf(entries: readonly Entry[]): readonly string[] {
  return entries.flatMap((entry, at): readonly string[] => {
    if (entry.type !== 'lifePoints.changed') return [];
    const { player, from, to, why } = entry.payload;
    if (why === 'cost') return [`PAY_LPCOST ${player} ${from - to}`];
    if (why === 'gain') return [`RECOVER ${player} ${to - from}`];
    if (why === 'effectDamage') return [`DAMAGE ${player} ${from - to}`];
    // Life Points stop at 0 (B8), the damage does not
    const battle = entries.slice(0, at).findLast((one) => one.type === 'battle.calculated');
    return [`DAMAGE ${player} ${battle?.type === 'battle.calculated' ? battle.payload.damage[player] : 0}`];
  });
}

/** What our engine did with a row. */
export function ourOutcome(
  row: CoreRow,
  { session, neverPossible, asked, offersAfterReplay }: DrivenRow,
): Outcome {
  const { entries } = session.log;
  const { board } = session.state;
  const states = [session.rules.initial()];
  for (const entry of entries) {
    const last = states.at(-1);
    if (last !== undefined) states.push(session.rules.evolve(last, entry));
  }
  const boardBefore = (index: number): Board => states[index]?.board ?? board;
  const start = boardBefore(1);
  const battles = entries.flatMap((entry): readonly string[] => {
    if (entry.type !== 'battle.calculated') return [];
    const before = boardBefore(entry.index);
    const { attacker, target, destroyed } = entry.payload;
    const fighter = (id: CardId): string => {
      const card = before.cards[id];
      if (card === undefined) return id;
      const at = `${card.place.player} ${ownZone(row, before, start, id, 'monsters')}`;
      return `${at} ${positionOf(card)} ${valuesOf(card)}${destroyed.includes(id) ? ' destroyed' : ''}`;
    };
    return [`${fighter(attacker)} > ${target === undefined ? 'direct' : fighter(target)}`];
  });
  const inZone = (player: Player, zone: CardState['place']['zone']): readonly CardState[] =>
    Object.values(board.cards).filter(({ place }) => place.player === player && place.zone === zone);
  const names = (cards: readonly CardState[]): readonly string[] => sorted(cards.map(({ name }) => name));
  const side = (player: Player): FinalSide => ({
    lifePoints: board.players[player].lifePoints,
    monsters: sorted(
      inZone(player, 'monster').map(
        (card) =>
          `${card.name} @${ownZone(row, board, start, card.id, 'monsters')} ${positionOf(card)} ${valuesOf(card)}`,
      ),
    ),
    spellsTraps: sorted(
      [...inZone(player, 'spellTrap'), ...inZone(player, 'fieldSpell')].map(
        (card) =>
          `${card.name} @${ownZone(row, board, start, card.id, 'spells')} ${card.faceUp ? 'face-up' : 'face-down'}`,
      ),
    ),
    hand: names(inZone(player, 'hand')),
    graveyard: names(inZone(player, 'graveyard')),
    banished: names(inZone(player, 'banished')),
  });
  const count = (...types: readonly Entry['type'][]): number =>
    entries.filter(({ type }) => types.includes(type)).length;
  return {
    attackReplaysAsked: asked,
    attackMessages: count('attack.declared', 'attack.targetChosen'),
    attackNegated: count('attack.negated') > 0,
    battles,
    damage: damageOf(entries),
    offeredAfterReplay: distinct(
      offersAfterReplay.map(({ player, places, card }) => `${player} ${partOfPlaces(places)}: ${card}`),
    ),
    neverPossible: neverPossible.map((decision) => JSON.stringify(decision)),
    final: { A: side('A'), B: side('B') },
  };
}

/** Where two outcomes differ: the path, what the core did and what we did, a line each. */
export function differencesOf(core: unknown, ours: unknown, at = ''): readonly string[] {
  if (JSON.stringify(core) === JSON.stringify(ours)) return [];
  const isBranch = (value: unknown): value is Readonly<Record<string, unknown>> =>
    typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!isBranch(core) || !isBranch(ours))
    return [`${at}: core ${JSON.stringify(core)}, ours ${JSON.stringify(ours)}`];
  return Object.keys(core).flatMap((key) =>
    differencesOf(core[key], ours[key], at === '' ? key : `${at}.${key}`),
  );
}
