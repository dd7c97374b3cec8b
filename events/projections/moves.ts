import type { CardId, Entry, EntryOf, Place, Player, Source, Visit, Zone } from '../messages/index.ts';
import { opponentOf } from '../messages/index.ts';
import { appliedStill, isNegatedByApplied } from './applied.ts';
import type { AttackState, Board, CardState, Happening, PlayerState, SideChange } from './board.ts';
import { attackWith, boardWith, cardWith, playersWith, sideWith, type Unseen } from './changed.ts';
import { SLOTTED } from './initial.ts';

/** Main and Extra Monster Zones: where a card is a monster on a side (rules.md: "B's side"). */
export const isMonsterZone = (zone: Zone): boolean => zone === 'monster' || zone === 'extraMonster';
/** Any place on the field. */
export const isOnField = (zone: Zone): boolean => SLOTTED.has(zone);

/** Ids of a player's monsters on the field, by zone; not Traps beside them. */
export function monstersOf(board: Board, player: Player): CardId[] {
  const { monster, extraMonster } = board.players[player];
  const found: CardId[] = [];
  for (const id of monster) if (id !== null) found.push(id);
  for (const id of extraMonster) if (id !== null) found.push(id);
  return found;
}

const zoneOf = (player: PlayerState, zone: Zone): readonly (CardId | null)[] | undefined =>
  zone === 'material' || zone === 'nowhere' ? undefined : player[zone];

function takeOut(side: Unseen<PlayerState>, id: CardId, { zone: name }: Place): void {
  const zone = zoneOf(side, name);
  if (zone === undefined) return;
  const isSlotted = SLOTTED.has(name);
  Reflect.set(
    side,
    name,
    isSlotted ? zone.map((at) => (at === id ? null : at)) : zone.filter((at) => at !== id),
  );
}

function putIn(side: Unseen<PlayerState>, id: CardId, { zone: name, index }: Place): void {
  const zone = zoneOf(side, name);
  if (zone === undefined) return;
  const next = [...zone];
  if (SLOTTED.has(name)) next[(index ?? 1) - 1] = id;
  else next.push(id);
  Reflect.set(side, name, next);
}

/** Put a card that is at `from` to `to` in both players' zones. */
export function relocate(players: Board['players'], id: CardId, from: Place, to: Place): Board['players'] {
  // one copy of a side that it stays on
  const left = sideWith(players[from.player], {});
  const reached = from.player === to.player ? left : sideWith(players[to.player], {});
  takeOut(left, id, from);
  putIn(reached, id, to);
  return playersWith(playersWith(players, from.player, left), to.player, reached);
}

const linkNow = (board: Board): number | undefined =>
  board.chain.find((link) => link.state === 'resolving')?.link;

function changeOf(
  board: Board,
  entry: Entry,
  card: CardState,
  by: SideChange['by'],
  source: Source | undefined,
  reason: SideChange['reason'],
  visit: string,
): SideChange {
  const link = linkNow(board);
  return {
    card: card.id,
    visit,
    entry: entry.index,
    by,
    kind: source?.kind ?? 'rule',
    reason,
    ...(link === undefined ? {} : { link }),
  };
}

/**
 * Note that a monster came to or left a side (R3): with the running attack while it can be replayed, else among the
 * changes that no attack could answer.
 */
export function noteSideChange(board: Board, side: Player, change: SideChange): Board {
  const { attack } = board;
  const running = attack !== null && attack.target !== null && !attack.inDamageStep;
  if (running) {
    const key = side === attack.player ? 'ownChanges' : 'defenderChanges';
    return boardWith(board, { attack: attackWith(attack, { [key]: [...attack[key], change] }) });
  }
  const battleItself = change.reason === 'destroyedByBattle';
  if (board.phase !== 'battle' || side === board.turnPlayer || battleItself) return board;
  return boardWith(board, { unjudged: [...board.unjudged, change] });
}

function noteParticipant(
  attack: AttackState | null,
  id: CardId,
  index: number,
  control: boolean,
): AttackState | null {
  if (attack === null) return null;
  // What has left the field waits no longer for the end of the Damage Step, and is another one if it comes back.
  if (attack.judged.includes(id))
    return noteParticipant(
      attackWith(attack, { judged: attack.judged.filter((one) => one !== id) }),
      id,
      index,
      control,
    );
  if (id === attack.attacker && attack.attackerLost === null) {
    return attackWith(attack, {
      attackerLost: { code: control ? 'ATTACKER_CONTROL' : 'ATTACKER_LEFT', entry: index },
    });
  }
  if (id === attack.target && attack.targetLost === null)
    return attackWith(attack, { targetLost: { entry: index } });
  return attack;
}

const counted = (history: Board['history'], key: string): Board['history'] => ({
  ...history,
  [key]: (history[key] ?? 0) + 1,
});

/** A material leaves the card it was attached to, or is attached to one. */
function withMaterial(cards: Board['cards'], payload: EntryOf<'card.moved'>['payload']): Board['cards'] {
  const { card: id, from, attachedTo } = payload;
  let next = cards;
  const attach = (host: CardState, materials: readonly CardId[]): void => {
    next = { ...next, [host.id]: cardWith(host, { materials }) };
  };
  if (from.zone === 'material')
    for (const host of Object.values(cards))
      if (host.materials.includes(id))
        attach(
          host,
          host.materials.filter((one) => one !== id),
        );
  const host = attachedTo === undefined ? undefined : next[attachedTo];
  if (host !== undefined) attach(host, [...host.materials, id]);
  return next;
}

/**
 * The entry by which a card's effects are negated for good: what it has on the chain stays negated when it leaves the
 * field (E10). Of monsters an effect that was carried out does that; a card that negates only what lies face-up on the
 * field (Skill Drain) holds none that is gone.
 */
function negatedForGood(board: Board, card: CardState): number | undefined {
  const { faceUp, place, setBy, values, visit } = card;
  if (!faceUp || !isOnField(place.zone) || values.negated !== true) return undefined;
  if (isMonsterZone(place.zone) && !isNegatedByApplied(board.effects, visit)) return undefined;
  return setBy['negated'] ?? card.movedAt;
}

/** A card moves; it begins a new visit, with printed values and no history of its own. */
export function foldMoved(board: Board, entry: EntryOf<'card.moved'>): Board {
  const { payload } = entry;
  const old = board.cards[payload.card];
  const created = payload.created;
  if (old === undefined && created === undefined)
    throw new Error(`entry ${entry.index}: card ${payload.card} is not in this duel`);
  // A Spell or Trap has values only while it is a monster.
  const own = old === undefined || old.asMonster ? {} : old.printed;
  const printed = payload.asMonster ?? created?.printed ?? own;
  const arrives = isOnField(payload.to.zone);
  const samePlaceKind =
    old !== undefined &&
    isMonsterZone(payload.from.zone) &&
    isMonsterZone(payload.to.zone) &&
    payload.from.player === payload.to.player;
  const leftNegated = old === undefined || samePlaceKind ? undefined : negatedForGood(board, old);
  const isSet = payload.reason === 'set';
  const card: CardState = {
    id: payload.card,
    visit: payload.visit,
    name: created?.name ?? old?.name ?? '',
    owner: created?.owner ?? old?.owner ?? payload.to.player,
    place: payload.to,
    position: payload.position ?? 'attack',
    faceUp: payload.faceUp,
    token: created?.token ?? old?.token ?? false,
    asMonster: payload.asMonster !== undefined,
    printed,
    values: printed,
    setBy: {},
    equippedTo: undefined,
    // What was attached while it still lay in the Extra Deck comes to the field with it.
    materials: arrives ? (old?.materials ?? []) : [],
    bonds: [],
    counters: {},
    flags: arrives ? (isSet ? { arrived: true, set: true } : { arrived: true }) : {},
    summoned: arrives ? payload.reason : undefined,
    movedAt: entry.index,
    turnedAt: entry.index,
    carriedOutAt: undefined,
    leftNegated,
  };
  let cards = { ...board.cards, [card.id]: card };
  for (const id of old?.bonds ?? []) {
    const partner = cards[id];
    if (partner !== undefined)
      cards = {
        ...cards,
        [id]: cardWith(partner, { bonds: partner.bonds.filter((other) => other !== card.id) }),
      };
  }
  cards = withMaterial(cards, payload);
  const happening: Happening = {
    entry: entry.index,
    type: 'moved',
    card: card.id,
    visit: old?.visit,
    from: payload.from,
    to: payload.to,
    reason: payload.reason,
    wasFaceUp: old?.faceUp,
    player: old?.place.player,
    source: payload.source,
    bonds: old?.bonds,
    ...(old === undefined || old.materials.length === 0 ? {} : { materials: old.materials }),
    equippedTo: old?.equippedTo,
  };
  const number = Number(payload.visit.slice(1));
  let next: Board = boardWith(board, {
    cards,
    players: relocate(board.players, card.id, payload.from, payload.to),
    nextVisit: number >= board.nextVisit ? number + 1 : board.nextVisit,
    nextCard: created === undefined ? board.nextCard : board.nextCard + 1,
    happenings: [...board.happenings, happening],
    ...(leftNegated === undefined
      ? {}
      : {
          chain: board.chain.map((link) => (link.visit === old?.visit ? { ...link, leftNegated } : link)),
        }),
  });
  if (payload.reason === 'specialSummon')
    next = boardWith(next, { history: counted(next.history, `${payload.to.player}:specialSummoned`) });
  if (samePlaceKind) return next;
  if (old !== undefined && isMonsterZone(payload.from.zone)) {
    next = noteSideChange(
      next,
      payload.from.player,
      changeOf(board, entry, card, 'left', payload.source, payload.reason, old.visit),
    );
    next = boardWith(next, { attack: noteParticipant(next.attack, card.id, entry.index, false) });
  }
  if (isMonsterZone(payload.to.zone)) {
    next = noteSideChange(
      next,
      payload.to.player,
      changeOf(board, entry, card, 'entered', payload.source, payload.reason, payload.visit),
    );
  }
  return next;
}

/** What waits on the chain goes on meaning a monster that changed sides: it is the same one, only with a new visit. */
const followed = (chain: Board['chain'], from: Visit, to: Visit): Board['chain'] =>
  chain.map((link) => {
    if (link.visit !== from && !link.targetVisits.includes(from)) return link;
    const now = (visit: Visit): Visit => (visit === from ? to : visit);
    return { ...link, visit: now(link.visit), targetVisits: link.targetVisits.map(now) };
  });

type AttackedMonsters = CardState['flags']['attackedMonsters'];

/** An attacker that changes sides has lost its attack (R13): that one was on its target (R38). */
const withLostAttack = ({ attack }: Board, { flags, visit }: CardState): AttackedMonsters =>
  attack === null || attack.attackerVisit !== visit || attack.targetVisit === null
    ? flags.attackedMonsters
    : [...(flags.attackedMonsters ?? []), attack.targetVisit];

/** What monsters have attacked each once is still that monster when it changes sides (R38). */
function attackedStill(cards: Board['cards'], from: Visit, to: Visit): Board['cards'] {
  const changed: Record<CardId, CardState> = {};
  for (const card of Object.values(cards)) {
    const { attackedMonsters } = card.flags;
    if (attackedMonsters?.includes(from) !== true) continue;
    const visits = attackedMonsters.map((visit) => (visit === from ? to : visit));
    changed[card.id] = cardWith(card, { flags: { ...card.flags, attackedMonsters: visits } });
  }
  return { ...cards, ...changed };
}

/** A monster changes sides; its values, what it did this turn and what is meant by effects stay with it. */
export function foldControlChanged(board: Board, entry: EntryOf<'control.changed'>): Board {
  const { payload } = entry;
  const old = board.cards[payload.card];
  if (old === undefined) throw new Error(`entry ${entry.index}: card ${payload.card} is not in this duel`);
  const number = Number(payload.visit.slice(1));
  const attackedMonsters = withLostAttack(board, old);
  const flags = attackedMonsters === undefined ? old.flags : { ...old.flags, attackedMonsters };
  const moved = cardWith(old, { visit: payload.visit, place: payload.to, movedAt: entry.index, flags });
  let next: Board = boardWith(board, {
    cards: attackedStill({ ...board.cards, [old.id]: moved }, old.visit, payload.visit),
    players: relocate(board.players, old.id, payload.from, payload.to),
    nextVisit: number >= board.nextVisit ? number + 1 : board.nextVisit,
    chain: followed(board.chain, old.visit, payload.visit),
    effects: appliedStill(board.effects, old.visit, payload.visit),
  });
  next = noteSideChange(
    next,
    payload.from.player,
    changeOf(board, entry, old, 'controlOut', payload.source, 'control', old.visit),
  );
  next = noteSideChange(
    next,
    opponentOf(payload.from.player),
    changeOf(board, entry, old, 'controlIn', payload.source, 'control', payload.visit),
  );
  return boardWith(next, { attack: noteParticipant(next.attack, old.id, entry.index, true) });
}
