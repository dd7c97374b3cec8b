import type { Player } from '../../events/index.ts';
import type { Scenario, ScenarioCard } from '../../machines/index.ts';
import type { ShelfCard } from '../worker/protocol/index.ts';

/** A list of one side of a setup that holds cards. */
export type ListName = 'monsters' | 'spellsTraps' | 'hand' | 'graveyard' | 'deck' | 'extraDeck' | 'banished';
/** A card of a setup with everything that is said of it. */
export type DraftCard = Exclude<ScenarioCard, string>;
/** Where a card is put: a list, and the zone of it where it has zones; `fieldSpell` is the Field Zone. */
export interface Destination {
  readonly player: Player;
  readonly list: ListName | 'fieldSpell';
  readonly place: number | null;
  /** It goes under the card that lies there, as a material: that card's place in the list. */
  readonly under?: number;
}
/** A card that lies there: its place in the list. */
export interface Chosen {
  readonly player: Player;
  readonly list: ListName | 'fieldSpell';
  readonly index: number;
}

export const ZONED: readonly ListName[] = ['monsters', 'spellsTraps'];
export const PILES: readonly ListName[] = ['hand', 'deck', 'graveyard', 'extraDeck', 'banished'];
export const ZONES = [1, 2, 3, 4, 5] as const;

/** A duel that is not set up yet: an open Battle Step and two empty sides. */
export const EMPTY_DRAFT: Scenario = {
  format: 'duelscope/scenario',
  version: 1,
  id: 'sandbox',
  title: '',
  ruleset: 'modern-tcg',
  setup: { turn: 3, turnPlayer: 'A', at: 'battle.open', A: { lifePoints: 8000 }, B: { lifePoints: 8000 } },
  steps: [],
};

const whole = (card: ScenarioCard): DraftCard => (typeof card === 'string' ? { card } : card);

/** The cards of a list, in its order; of rows with zones each with its zone. */
export function cardsOf(
  { setup }: Scenario,
  player: Player,
  list: ListName | 'fieldSpell',
): readonly DraftCard[] {
  const side = setup[player] ?? {};
  if (list === 'fieldSpell') return side.fieldSpell == null ? [] : [whole(side.fieldSpell)];
  return (side[list] ?? []).map(whole);
}

/** The draft with other cards in one of its lists. */
export function withCards(
  draft: Scenario,
  player: Player,
  list: ListName | 'fieldSpell',
  cards: readonly DraftCard[],
): Scenario {
  const side = draft.setup[player] ?? {};
  const { [list]: _before, ...rest } = side;
  const [only] = cards;
  const own = list === 'fieldSpell' ? (only === undefined ? {} : { [list]: only }) : { [list]: [...cards] };
  return { ...draft, setup: { ...draft.setup, [player]: { ...rest, ...(cards.length === 0 ? {} : own) } } };
}

/** The draft with a zone for every card of a row that has none yet, as the setup would give it. */
export function inZones(draft: Scenario): Scenario {
  let placed = draft;
  for (const player of ['A', 'B'] as const)
    for (const list of ZONED)
      for (const [at, card] of cardsOf(placed, player, list).entries()) {
        if (card.place !== undefined) continue;
        const place = freePlace(placed, player, list);
        if (place === null) continue;
        const cards = cardsOf(placed, player, list).with(at, { ...card, place });
        placed = withCards(placed, player, list, cards);
      }
  return placed;
}

/** The first zone of a row in which nothing lies; the middle one first. */
export function freePlace(draft: Scenario, player: Player, list: ListName | 'fieldSpell'): number | null {
  const taken = new Set(cardsOf(draft, player, list).map(({ place }) => place));
  return [3, 2, 4, 1, 5].find((place) => !taken.has(place)) ?? null;
}

/** Whether nothing lies at a place yet; in a pile there is always room. */
export const isFree = (draft: Scenario, { player, list, place }: Destination): boolean =>
  list === 'fieldSpell'
    ? cardsOf(draft, player, list).length === 0
    : !ZONED.includes(list) || cardsOf(draft, player, list).every((card) => card.place !== place);

/** The draft with one more card; unchanged where there is no zone left. */
export function addCard(
  draft: Scenario,
  { player, list, place, under }: Destination,
  card: string,
): Scenario {
  if (list === 'fieldSpell') return withCards(draft, player, list, [{ card }]);
  const cards = cardsOf(draft, player, list);
  if (under !== undefined)
    return withCards(
      draft,
      player,
      list,
      cards.map((each, at) =>
        at === under ? { ...each, materials: [...(each.materials ?? []), card] } : each,
      ),
    );
  if (!ZONED.includes(list)) return withCards(draft, player, list, [...cards, { card }]);
  const wanted = place !== null && cards.every((each) => each.place !== place) ? place : null;
  const zone = wanted ?? freePlace(draft, player, list);
  return zone === null ? draft : withCards(draft, player, list, [...cards, { card, place: zone }]);
}

/** The draft with another card in the place of a chosen one, or without it. */
export function changeCard(
  draft: Scenario,
  { player, list, index }: Chosen,
  change: DraftCard | null,
): Scenario {
  const cards = cardsOf(draft, player, list).flatMap((card, at) =>
    at !== index ? [card] : change === null ? [] : [change],
  );
  return withCards(draft, player, list, cards);
}

/** Whether a card of the field lies face-down. */
export const isSet = ({ faceUp, equippedTo }: DraftCard, list: ListName | 'fieldSpell'): boolean =>
  list === 'spellsTraps'
    ? faceUp !== true && (equippedTo === undefined || faceUp === false)
    : faceUp === false;

const EXTRA: ReadonlySet<string> = new Set(['fusion', 'synchro', 'xyz', 'link']);

/** Whether a card can be the material of a monster: tokens cannot. */
export const canBeMaterial = ({ frame }: ShelfCard): boolean => frame !== 'token';

/** Whether a card can lie there as a duel begins. */
export function fitsIn({ kind, frame, icon }: ShelfCard, list: ListName | 'fieldSpell'): boolean {
  const extra = EXTRA.has(frame ?? '');
  switch (list) {
    case 'monsters':
      return kind === 'monster';
    case 'spellsTraps':
      return kind !== 'monster' && icon !== 'field';
    case 'fieldSpell':
      return icon === 'field';
    case 'extraDeck':
      return extra;
    case 'hand':
    case 'deck':
      return frame !== 'token' && !extra;
    default:
      return frame !== 'token';
  }
}

/** The ruleset of a draft by its name, and the switches that it changes. */
export function rulesetOf({ ruleset = 'modern-tcg' }: Scenario): {
  readonly base: string;
  readonly changed: Readonly<Record<string, string>>;
} {
  if (typeof ruleset === 'string') return { base: ruleset, changed: {} };
  return {
    base: ruleset.base,
    changed: Object.fromEntries(Object.entries(ruleset.with).map(([name, value]) => [name, String(value)])),
  };
}

/** The draft under a ruleset with single switches changed. */
export function underRuleset(
  draft: Scenario,
  base: string,
  changed: Readonly<Record<string, string>>,
): Scenario {
  const values = Object.entries(changed).map(([name, value]) => [
    name,
    value === 'true' ? true : value === 'false' ? false : value,
  ]);
  return { ...draft, ruleset: values.length === 0 ? base : { base, with: Object.fromEntries(values) } };
}
