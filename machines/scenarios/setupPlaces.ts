import { PLAYERS, type Player } from '../../events/index.ts';
import type { JsonPath } from './jsonText.ts';
import type { ScenarioCard, ScenarioSetup } from './schema.ts';
import type { DataProblem } from './schemaWords.ts';

const ZONES = 5;
/** Lists whose cards lie in numbered zones, and what a zone of them is called. */
const NUMBERED = [
  ['monsters', 'Monster Zone'],
  ['spellsTraps', 'Spell & Trap Zone'],
] as const;
const LISTED = ['monsters', 'spellsTraps', 'hand', 'graveyard', 'banished', 'extraDeck', 'deck'] as const;

type Written = Exclude<ScenarioCard, string>;
const written = (card: ScenarioCard): Written => (typeof card === 'string' ? { card } : card);
const quote = (text: string): string => JSON.stringify(text);
const listWords = (numbers: readonly number[]): string =>
  numbers.length < 2
    ? numbers.join('')
    : `${numbers.slice(0, -1).join(', ')} and ${numbers[numbers.length - 1]}`;

interface Laid {
  readonly card: Written;
  readonly path: JsonPath;
  readonly list: string;
}

/** Every card of a setup, in the order in which they are laid out. */
function* laidOut(setup: ScenarioSetup): Generator<Laid> {
  for (const player of PLAYERS) {
    const side = setup[player] ?? {};
    for (const list of LISTED)
      for (const [index, card] of (side[list] ?? []).entries())
        yield { card: written(card), path: ['setup', player, list, index], list };
    const field = side.fieldSpell ?? null;
    if (field !== null)
      yield { card: written(field), path: ['setup', player, 'fieldSpell'], list: 'fieldSpell' };
  }
}

/** Two cards for one zone, or more cards than there are zones. */
function* problemsOfZones(
  cards: readonly ScenarioCard[],
  player: Player,
  zone: string,
  above: JsonPath,
): Generator<DataProblem> {
  const holders = new Map<number, string>();
  const asked = cards.map((card) => written(card).place);
  const free = (): number[] =>
    Array.from({ length: ZONES }, (_, at) => at + 1).filter(
      (place) => !holders.has(place) && !asked.includes(place),
    );
  for (const [index, card] of cards.entries()) {
    const { card: name, place } = written(card);
    if (place === undefined) continue;
    const holder = holders.get(place);
    if (holder !== undefined) {
      const left = free();
      const mend = left.length === 0 ? 'no other one is free' : `free: ${listWords(left)}`;
      yield {
        path: [...above, index, 'place'],
        message: `${player}'s ${zone} ${place} holds ${quote(holder)}, so ${quote(name)} cannot lie there; ${mend}`,
      };
    } else holders.set(place, name);
  }
  if (cards.length <= ZONES) return;
  // those that name no zone are laid out last
  const open = cards.flatMap((card, index) => (written(card).place === undefined ? [index] : []));
  const index = open[ZONES - holders.size] ?? ZONES;
  yield {
    path: [...above, index],
    message: `${player} has five ${zone}s, and ${cards.length} cards are to lie in them; leave ${cards.length - ZONES} out`,
  };
}

/** One name for two cards. */
function* problemsOfNames(cards: readonly Laid[]): Generator<DataProblem> {
  const called = new Map<string, string>();
  for (const { card, path } of cards) {
    if (card.as === undefined) continue;
    const other = called.get(card.as);
    if (other !== undefined)
      yield {
        path: [...path, 'as'],
        message: `two cards are called ${quote(card.as)}, ${quote(other)} and ${quote(card.card)}; give each its own name with "as"`,
      };
    called.set(card.as, card.card);
  }
}

/** A card equipped to something that is no monster on the field. */
function* problemsOfEquips(cards: readonly Laid[]): Generator<DataProblem> {
  for (const { card, path } of cards) {
    const to = card.equippedTo;
    if (to === undefined) continue;
    const named = cards.find(({ card: { as } }) => as === to);
    const meant = named === undefined ? cards.filter(({ card: { card: name } }) => name === to) : [named];
    if (!meant.some(({ list }) => list === 'monsters'))
      yield {
        path: [...path, 'equippedTo'],
        message: `${quote(card.card)} is equipped to ${quote(to)}, and no monster on the field is called so; name one that stands under "monsters"`,
      };
  }
}

/** What is wrong with where the cards of a setup are to lie, what they are called, and what they are equipped to. */
export function* problemsOfPlaces(setup: ScenarioSetup): Generator<DataProblem> {
  for (const player of PLAYERS)
    for (const [list, zone] of NUMBERED)
      yield* problemsOfZones(setup[player]?.[list] ?? [], player, zone, ['setup', player, list]);
  const cards = [...laidOut(setup)];
  yield* problemsOfNames(cards);
  yield* problemsOfEquips(cards);
}
