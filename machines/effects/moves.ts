import type {
  CardId,
  MoveReason,
  Place,
  Player,
  Position,
  Source,
  Values,
  Zone,
} from '../../events/index.ts';
import { isOnField, MOST_LIFE_POINTS } from '../../events/index.ts';
import type { Run } from '../decide/run.ts';
import { cardOf, dataOf } from './env.ts';
import { freeZones } from './select.ts';

interface MoveDetails {
  readonly reason: MoveReason;
  readonly source?: Source | undefined;
  readonly position?: Position;
  readonly faceUp?: boolean;
  readonly player?: Player;
  readonly index?: number | undefined;
  readonly asMonster?: Values;
}

const HOME: ReadonlySet<Zone> = new Set<Zone>(['hand', 'deck', 'extraDeck', 'graveyard', 'banished']);

/**
 * Move a card: piles and hand are its owner's, tokens that leave the field are gone (rules.md 1.2), Extra Deck monsters
 * go back there instead of to the hand or deck. Placed in the first free zone where no place is named.
 * @returns false where no zone is free, or the token is gone already.
 */
export function moveCard(run: Run, id: CardId, zone: Zone, details: MoveDetails): boolean {
  const card = cardOf(run.board, id);
  if (card.place.zone === 'nowhere') return false;
  const data = dataOf(run.env, card.name);
  const extra =
    data.frame === 'fusion' || data.frame === 'synchro' || data.frame === 'xyz' || data.frame === 'link';
  let to: Zone = zone;
  if (card.token && isOnField(card.place.zone) && !isOnField(zone)) to = 'nowhere';
  else if (extra && (zone === 'hand' || zone === 'deck')) to = 'extraDeck';
  const player = HOME.has(to) || to === 'nowhere' ? card.owner : (details.player ?? card.place.player);
  const place = placeFor(run, player, to, details.index);
  if (place === undefined) return false;
  run.emit('card.moved', {
    card: id,
    visit: `v${run.board.nextVisit}`,
    from: card.place,
    to: place,
    ...(isOnField(to) ? { position: details.position ?? 'attack' } : {}),
    faceUp: details.faceUp ?? (to === 'graveyard' || to === 'banished'),
    reason: details.reason,
    ...(details.source === undefined ? {} : { source: details.source }),
    ...(details.asMonster === undefined ? {} : { asMonster: details.asMonster }),
  });
  return true;
}

function placeFor(run: Run, player: Player, zone: Zone, index: number | undefined): Place | undefined {
  if (zone !== 'monster' && zone !== 'spellTrap' && zone !== 'fieldSpell') return { player, zone };
  const free = freeZones(run.board, player, zone);
  const place = index !== undefined && free.includes(index) ? index : free[0];
  return place === undefined ? undefined : { player, zone, index: place };
}

/** Several tokens come at once: they leave the middle free where they can, and stand in order from left to right. */
export function zonesForTokens(run: Run, to: Player, count: number): readonly number[] {
  const free = freeZones(run.board, to, 'monster');
  return [2, 4, 1, 5, 3]
    .filter((place) => free.includes(place))
    .slice(0, count)
    .sort((a, b) => a - b);
}

/** A token comes from nowhere to a player's Monster Zone. */
export function createToken(
  run: Run,
  name: string,
  owner: Player,
  to: Player,
  index: number,
  position: Position,
  source: Source,
): void {
  const data = dataOf(run.env, name);
  const printed: Values = {
    ...(data.atk === undefined ? {} : { atk: data.atk }),
    ...(data.def === undefined ? {} : { def: data.def }),
    ...(data.level === undefined ? {} : { level: data.level }),
    ...(data.attribute === undefined ? {} : { attribute: data.attribute }),
    ...(data.type === undefined ? {} : { type: data.type }),
  };
  run.emit('card.moved', {
    card: `c${run.board.nextCard}`,
    visit: `v${run.board.nextVisit}`,
    from: { player: owner, zone: 'nowhere' },
    to: { player: to, zone: 'monster', index },
    position,
    faceUp: true,
    reason: 'specialSummon',
    source,
    created: { name, owner, printed, token: true },
  });
}

/** Life Points change; never below 0 (B8), nor above the most that a duel counts. */
export function changeLifePoints(
  run: Run,
  player: Player,
  by: number,
  why: 'battleDamage' | 'effectDamage' | 'cost' | 'gain',
  source?: Source,
  causedBy?: readonly number[],
): void {
  const from = run.board.players[player].lifePoints;
  const to = Math.min(MOST_LIFE_POINTS, Math.max(0, from + by));
  if (to === from) return;
  run.emit(
    'lifePoints.changed',
    { player, from, to, why, ...(source === undefined ? {} : { source }) },
    causedBy === undefined ? {} : { causedBy },
  );
}

/** Turn a card on the field to a position and face; nothing is appended where it lies so already. */
export function turnCard(
  run: Run,
  id: CardId,
  position: Position,
  faceUp: boolean,
  how: 'byHand' | 'flipSummon' | 'effect' | 'attacked' | 'rule',
  source?: Source,
): boolean {
  const card = cardOf(run.board, id);
  if (card.position === position && card.faceUp === faceUp) return false;
  run.emit('card.turned', { card: id, position, faceUp, how, ...(source === undefined ? {} : { source }) });
  return true;
}
