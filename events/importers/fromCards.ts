import type { DuelEvent, MoveReason, Place } from '../messages/index.ts';
import { isMonsterZone } from '../projections/index.ts';
import type { Location } from './fields.ts';
import { isDefense, isFaceUp, LOCATION, REASON } from './locations.ts';
import type { MessageOf } from './messages.ts';
import type { Handlers, Observing } from './observing.ts';
import type { RecordedCard } from './table.ts';

type Moved = MessageOf<'moved'>['body'];

const has = (bits: number, bit: number): boolean => (bits & bit) !== 0;
const isRow = ({ location }: Location): boolean =>
  location === LOCATION.monster || location === LOCATION.spellTrap;

/** Why a card moved, by the stream's reason bits and by what comes next. */
function reasonOf(on: Observing, { reason, to }: Moved): MoveReason {
  if (has(reason, REASON.destroy))
    return has(reason, REASON.battle) ? 'destroyedByBattle' : 'destroyedByEffect';
  if (has(reason, REASON.tribute)) return 'tribute';
  if (has(reason, REASON.cost)) return 'cost';
  if (has(reason, REASON.discard)) return 'discard';
  const next = on.next()?.name;
  if (to.location === LOCATION.monster) {
    if (next === 'summoning') return on.tributed ? 'tributeSummon' : 'normalSummon';
    if (next === 'set') return 'set';
    if (has(reason, REASON.specialSummon) || next === 'specialSummoning') return 'specialSummon';
  }
  if (to.location === LOCATION.spellTrap && on.resolving === undefined)
    return next === 'activated' ? 'activated' : next === 'set' ? 'set' : 'effect';
  if (has(reason, REASON.rule) && on.resolving === undefined)
    return to.location === LOCATION.graveyard ? 'resolved' : 'rule';
  return 'effect';
}

/** How a card lies: face-down cards of the field, face-up ones in the Graveyard, position where it is a monster. */
function lying(
  to: Location,
  place: Place,
): { readonly faceUp: boolean; readonly position?: 'attack' | 'defense' } {
  const faceUp = isFaceUp(to.position);
  if (!isMonsterZone(place.zone)) return { faceUp };
  return { faceUp, position: isDefense(to.position) ? 'defense' : 'attack' };
}

const isPlace = (place: Location): boolean => place.location !== 0;

/** A token, or a card that nothing told of before. */
function arrival(
  on: Observing,
  body: Moved,
): { readonly card: RecordedCard; readonly created: boolean } | undefined {
  const { code, from, to } = body;
  if (isPlace(from)) {
    const card = on.table.take(from, code);
    if (card === undefined) on.unmapped.add('moved', 'noPlace', on.packet);
    return card === undefined ? undefined : { card, created: false };
  }
  return { card: on.table.create(on.player(to.player), code, true), created: true };
}

function moved(on: Observing, body: Moved): void {
  const { code, from, to, reason } = body;
  const found = arrival(on, body);
  if (found === undefined) return;
  const { card, created } = found;
  on.learn(card, code);
  const host = isPlace(to) ? on.table.put(card, to) : undefined;
  const fromPlace: Place = isPlace(from) ? on.place(from) : { player: on.player(to.player), zone: 'nowhere' };
  const toPlace: Place = isPlace(to) ? on.place(to) : { player: fromPlace.player, zone: 'nowhere' };
  if (isPlace(to) && toPlace.zone === 'nowhere') on.unmapped.add('moved', 'noPlace', on.packet);
  if (on.setup === undefined) return;
  if (has(reason, REASON.tribute) && on.activating === undefined && on.resolving === undefined)
    on.tributed = true;
  // A card that is put elsewhere in the same pile has not moved in the sense of the game.
  if (!isRow(to) && from.location === to.location && from.player === to.player) return;
  card.visit = on.table.visit();
  if (on.activating !== undefined && has(reason, REASON.cost)) on.activating.paid.push(card.id);
  if (isMonsterZone(fromPlace.zone) && isMonsterZone(toPlace.zone) && fromPlace.player !== toPlace.player) {
    on.emit(
      {
        type: 'control.changed',
        payload: { card: card.id, visit: card.visit, from: fromPlace, to: toPlace, ...on.source() },
      },
      on.causes(),
    );
    return;
  }
  on.values.delete(card.id);
  const why = reasonOf(on, body);
  const battle = on.attack?.calculated;
  const payload = {
    card: card.id,
    visit: card.visit,
    from: fromPlace,
    to: toPlace,
    ...lying(to, toPlace),
    reason: why,
    ...(why === 'destroyedByBattle' ? {} : on.source()),
    ...(host === undefined ? {} : { attachedTo: host.id }),
    ...(created
      ? {
          created: {
            name: on.passcodes.nameOf(code),
            owner: card.owner,
            printed: on.passcodes.valuesOf(code),
            token: true,
          },
        }
      : {}),
  };
  const event = { type: 'card.moved', payload } as DuelEvent;
  on.emit(event, why === 'destroyedByBattle' && battle !== undefined ? [battle] : on.causes());
}

/** Why a card was turned: flipped by the attack on it, by a Flip Summon, as the activation of a Set card, by an effect, or by hand. */
function howTurned(on: Observing, card: RecordedCard, body: MessageOf<'turned'>['body']) {
  const next = on.next()?.name;
  if (next === 'flipSummoning') return 'flipSummon';
  if (body.location === LOCATION.spellTrap) return on.resolving === undefined ? 'activated' : 'effect';
  if (on.attack?.inDamageStep === true && card === on.attack.target && !isFaceUp(body.from))
    return 'attacked';
  return on.resolving === undefined && on.activating === undefined && on.chain.length === 0
    ? 'byHand'
    : 'effect';
}

function turned(on: Observing, body: MessageOf<'turned'>['body']): void {
  const place = { player: body.player, location: body.location, sequence: body.sequence, position: body.to };
  const card = on.cardAt(place, 'turned');
  if (card === undefined) return;
  on.learn(card, body.code);
  on.table.turn(card, place);
  const how = howTurned(on, card, body);
  if (!isFaceUp(body.to)) on.values.delete(card.id);
  on.emit(
    {
      type: 'card.turned',
      payload: {
        card: card.id,
        position: body.location === LOCATION.monster && isDefense(body.to) ? 'defense' : 'attack',
        faceUp: isFaceUp(body.to),
        how,
        ...(how === 'effect' ? on.source() : {}),
      },
    },
    on.causes(),
  );
  if (how === 'byHand') on.emit({ type: 'monster.turnedByHand', payload: { card: card.id, triggers: [] } });
}

function set(on: Observing, body: MessageOf<'set'>['body']): void {
  const card = on.cardAt(body.at, 'set');
  if (card === undefined) return;
  on.learn(card, body.code);
  if (body.at.location === LOCATION.monster) {
    const byEffect = on.resolving !== undefined;
    on.emit(
      {
        type: 'monster.summoned',
        payload: {
          card: card.id,
          how: 'set',
          usesNormalSummon: !byEffect,
          ...(byEffect ? {} : { triggers: [] }),
        },
      },
      on.causes(),
    );
    on.tributed = false;
  } else if (on.resolving === undefined)
    on.emit({ type: 'spellTrap.set', payload: { card: card.id, triggers: [] } });
}

function summoned(
  on: Observing,
  body: MessageOf<'summoning'>['body'],
  how: 'normal' | 'tribute' | 'flip',
): void {
  const card = on.cardAt(body.at, 'summoning');
  if (card === undefined) return;
  on.learn(card, body.code);
  const byEffect = on.resolving !== undefined;
  on.emit(
    {
      type: 'monster.summoned',
      payload: {
        card: card.id,
        how,
        usesNormalSummon: how !== 'flip' && !byEffect,
        ...(byEffect ? {} : { triggers: [] }),
      },
    },
    on.causes(),
  );
  on.tributed = false;
}

function swapped(on: Observing, { first, second }: MessageOf<'swapped'>['body']): void {
  const one = on.table.take(first.at, first.code);
  const other = on.table.take(second.at, second.code);
  const goes = (card: RecordedCard | undefined, from: Location, to: Location): void => {
    if (card === undefined) {
      on.unmapped.add('swapped', 'noPlace', on.packet);
      return;
    }
    on.table.put(card, to);
    card.visit = on.table.visit();
    const payload = {
      card: card.id,
      visit: card.visit,
      from: on.place(from),
      to: on.place(to),
      ...on.source(),
    };
    on.emit({ type: 'control.changed', payload }, on.causes());
  };
  goes(one, first.at, second.at);
  goes(other, second.at, first.at);
}

/** Counters, by the name of their kind where it is known. */
const counters =
  (sign: 1 | -1) =>
  (on: Observing, body: MessageOf<'counterAdded'>['body']): void => {
    const { player, location, sequence, counter, amount } = body;
    const card = on.cardAt({ player, location, sequence, position: 0 }, 'counters');
    if (card === undefined) return;
    const key = `${card.visit} ${counter}`;
    const from = on.counters.get(key) ?? 0;
    const to = Math.max(0, from + sign * amount);
    on.counters.set(key, to);
    on.emit(
      { type: 'counters.changed', payload: { card: card.id, counter: on.counterName(counter), from, to } },
      on.causes(),
    );
  };

/** Cards that move, turn, are Set, Summoned, shown, equipped. */
export const FROM_CARDS: Handlers = {
  moved,
  turned,
  set,
  swapped,
  summoning: (on, body) => summoned(on, body, on.tributed ? 'tribute' : 'normal'),
  flipSummoning: (on, body) => summoned(on, body, 'flip'),
  // That it came is told by its move; these frame it.
  specialSummoning: () => undefined,
  summoned: () => undefined,
  specialSummoned: () => undefined,
  flipSummoned: () => undefined,
  cardsConfirmed: (on, { player, cards }) => {
    const shown = cards.map(({ code, ...at }) => {
      const card = on.table.at({ ...at, position: 0 });
      if (card !== undefined) on.learn(card, code);
      return card?.id;
    });
    const ids = shown.filter((id) => id !== undefined);
    if (ids.length === 0) return;
    on.emit({ type: 'cards.revealed', payload: { cards: ids, to: [on.player(player)] } }, on.causes());
  },
  counterAdded: counters(1),
  counterRemoved: counters(-1),
  unequipped: (on, { card }) => {
    const equip = on.cardAt(card, 'unequipped');
    const bearer = equip === undefined ? undefined : on.bearers.get(equip.visit);
    if (equip === undefined || bearer === undefined) return;
    on.bearers.delete(equip.visit);
    on.emit({ type: 'card.unequipped', payload: { card: equip.id, from: bearer } }, on.causes());
  },
  equipped: (on, { card, to }) => {
    const equip = on.cardAt(card, 'equipped');
    const bearer = on.cardAt(to, 'equipped');
    if (equip === undefined || bearer === undefined) return;
    on.bearers.set(equip.visit, bearer.id);
    on.emit({ type: 'card.equipped', payload: { card: equip.id, to: bearer.id } }, on.causes());
  },
};
