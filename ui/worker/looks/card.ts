import {
  type Board,
  type CardId,
  type CardState,
  isMonsterZone,
  isOnField,
  isSeenBy,
  type Player,
  UNSEEN,
  type Value,
} from '../../../events/index.ts';
import { type EffectNow, type Offer, UnknownCardError } from '../../../machines/index.ts';
import { contextAt, type DuelOnHand, positionOf } from '../duelOnHand.ts';
import { effectTold, explain, explainRefusal } from '../language.ts';
import type { CardLooked, CardUse, CardValue, EffectStands } from '../protocol/index.ts';

const NUMBERS: readonly string[] = ['atk', 'def', 'level'];

/** Reasons that may rest on cards which only their player sees. */
const MAY_REST_ON_HIDDEN: ReadonlySet<string> = new Set([
  'effect/cost',
  'effect/no-target',
  'effect/no-zone',
]);
const HIDDEN_CONDITIONS: ReadonlySet<unknown> = new Set(['exists', 'none', 'any', 'self']);

/** The row of an entry on the path, in words; empty where it is not there. */
function rowOf(duel: DuelOnHand, entry: number): string {
  const position = positionOf(duel, entry);
  return position < 0 ? '' : explain(contextAt(duel, position), entry).row;
}

function standsAs(duel: DuelOnHand, offer: Offer): Extract<EffectStands, { kind: 'legal' | 'notLegal' }> {
  if (offer.legal) return { kind: 'legal' };
  const { code = '', rule = '', detail = {} } = offer;
  const { player, type, card, target, to } = offer;
  const told = explainRefusal(
    { code, rule, detail, player, type, card, target, to },
    (id) => duel.names.full[id] ?? id,
  );
  return { kind: 'notLegal', reason: told.reason, rule, code };
}

/** Whether a refusal may come from not seeing what the card's player sees. */
const restsOnHidden = ({ code, detail }: Offer): boolean =>
  MAY_REST_ON_HIDDEN.has(code ?? '') ||
  (code === 'effect/condition' && HIDDEN_CONDITIONS.has(detail?.['condition']));

function standing(duel: DuelOnHand, player: Player, { standing: now }: EffectNow): EffectStands {
  if (now.kind !== 'offer') return now;
  const foreign = duel.seenBy !== 'both' && duel.seenBy !== player;
  if (foreign && !now.offer.legal && restsOnHidden(now.offer)) return { kind: 'hidden' };
  return standsAs(duel, now.offer);
}

/** The effects of a card, each with how it stands as far as the one who looks can tell. */
function effectsOf(duel: DuelOnHand, position: number, card: CardState): CardLooked['effects'] {
  const state = duel.timeline.at(position);
  try {
    return duel.rules.uses(state, card.id).map((one) => ({
      id: one.effect.id,
      data: effectTold(one.effect),
      speed: one.speed,
      stands: standing(duel, card.place.player, one),
    }));
  } catch (reason) {
    if (!(reason instanceof UnknownCardError)) throw reason;
    // Something on the table that the rules would look at is not known to the one who looks.
    return (duel.rules.cards.get(card.name)?.effects ?? []).map((data) => ({
      id: data.id,
      data: effectTold(data),
      speed: null,
      stands: { kind: 'hidden' },
    }));
  }
}

/** What its player may do with it now beside using its effects: attack, turn, Summon, Set. */
function usesOf(duel: DuelOnHand, position: number, card: CardState): readonly CardUse[] {
  const state = duel.timeline.at(position);
  try {
    return duel.rules
      .offers(state, card.place.player)
      .filter((offer) => offer.card === card.id && offer.type !== 'effect.activate')
      .map((offer) => ({ type: offer.type, stands: standsAs(duel, offer) }));
  } catch (reason) {
    if (reason instanceof UnknownCardError) return [];
    throw reason;
  }
}

function valuesOf(duel: DuelOnHand, card: CardState): readonly CardValue[] {
  const printed: Readonly<Record<string, Value | undefined>> = card.printed;
  const values: Readonly<Record<string, Value | undefined>> = card.values;
  const order = (what: string) => (NUMBERS.includes(what) ? NUMBERS.indexOf(what) : NUMBERS.length);
  return Object.keys(values)
    .sort((a, b) => order(a) - order(b))
    .flatMap((what): CardValue[] => {
      const now = values[what];
      if (now === undefined || now === null) return [];
      const entry = card.setBy[what] ?? null;
      const set = entry === null ? undefined : duel.entries[entry];
      return [
        {
          what,
          now,
          printed: printed[what],
          entry,
          words: entry === null ? '' : rowOf(duel, entry),
          by: set?.type === 'value.changed' ? set.payload.sources : [],
        },
      ];
    });
}

/** The last entry up to a position that changed a counter of a card. */
function counterSetBy(duel: DuelOnHand, position: number, card: CardState, name: string): number | null {
  for (let at = position; at >= 0; at--) {
    const entry = duel.path[at];
    if (entry === undefined || entry.index < card.movedAt) return null;
    if (entry.type === 'counters.changed' && entry.payload.card === card.id && entry.payload.counter === name)
      return entry.index;
  }
  return null;
}

const heldBy = (duel: DuelOnHand, board: Board, card: CardState): CardLooked['held'] =>
  board.effects
    .filter((effect) => effect.cards.includes(card.visit))
    .map((effect) => ({
      entry: effect.entry,
      words: rowOf(duel, effect.entry),
      by: effect.source.card,
    }));

/**
 * A card at a position as the one who looks knows it: values with what set them, each effect with how it stands, what
 * may be done with it; `null` where there is no such card then.
 */
export function lookAtCard(duel: DuelOnHand, position: number, id: CardId): CardLooked | null {
  const { board } = duel.timeline.at(position);
  const card = board.cards[id];
  if (card === undefined || (card.place.zone === 'nowhere' && !card.token)) return null;
  const known = card.name !== UNSEEN && (duel.seenBy === 'both' || isSeenBy(card, duel.seenBy));
  const { player, zone } = card.place;
  const about = { card: id, position, name: known ? (duel.names.full[id] ?? id) : '', known, player, zone };
  if (!known) return { ...about, effects: [], uses: [], values: [], counters: [], held: [] };
  return {
    ...about,
    effects: zone === 'nowhere' ? [] : effectsOf(duel, position, card),
    uses: zone === 'nowhere' ? [] : usesOf(duel, position, card),
    values: isMonsterZone(zone) || zone === 'nowhere' ? valuesOf(duel, card) : printedOf(card),
    counters: Object.entries(card.counters)
      .filter(([, count]) => count > 0)
      .map(([name, count]) => ({ name, count, entry: counterSetBy(duel, position, card, name) })),
    held: isOnField(zone) ? heldBy(duel, board, card) : [],
  };
}

/** Off the field a monster has the values that are printed on it. */
function printedOf(card: CardState): readonly CardValue[] {
  const printed: Readonly<Record<string, Value | undefined>> = card.printed;
  return NUMBERS.flatMap((what) => {
    const now = printed[what];
    return now === undefined || now === null
      ? []
      : [{ what, now, printed: now, entry: null, words: '', by: [] }];
  });
}
