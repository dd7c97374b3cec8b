import type { Board, CardId, Entry, Names, Player } from '../../events/index.ts';
import { decidingRules } from '../coverage/index.ts';
import { absentCard } from './absentCards.ts';
import type { ComparisonSign, Query, QueryPart, ValueExpression, WordTest } from './grammar.ts';
import { fitsWord, isState } from './known.ts';
import { nameKey } from './nameKey.ts';
import {
  CARD_VALUES,
  type CardsByName,
  isOtherCard,
  pathOf,
  type QueryValue,
  SIDE_VALUES,
  type ValuePath,
  valuesOn,
} from './paths.ts';
import { findsPattern } from './pattern.ts';
import type { QueryError } from './problem.ts';
import { codesOf, isNamedIn, playerOf } from './readEntry.ts';

/** A duel as searches read it: one path of its log, by position, and what is true around each entry of it. */
export interface Searchable {
  readonly path: readonly Entry[];
  readonly names: Names;
  /** The table behind a position; -1 is before the first entry. */
  boardAt(position: number): Board;
  /** The states of the chart that are active behind a position. */
  statesAt(position: number): readonly string[];
  /** The row of the log in words, or in several ways of saying it. */
  rowAt(position: number): string;
}

/** The cards of a duel by what a reader calls them. */
export function cardsByName({ full, numbers }: Names): CardsByName {
  const byKey = new Map<string, CardId[]>();
  const add = (key: string, card: CardId) => byKey.set(key, [...(byKey.get(key) ?? []), card]);
  const ordered = Object.keys(full).sort((one, other) => (numbers[one] ?? 0) - (numbers[other] ?? 0));
  for (const card of ordered) {
    const name = full[card] ?? card;
    const keys = new Set([nameKey(name), nameKey(card)]);
    // every copy is meant by the name without its number
    if (numbers[card] !== undefined) keys.add(nameKey(name.replace(/ \(?\d+\)?$/, '')));
    for (const key of keys) add(key, card);
  }
  return {
    keys: [...byKey.keys()],
    nameOf: (card) => full[card] ?? card,
    named(name) {
      const key = nameKey(name);
      if (!key.includes('*')) return byKey.get(key) ?? [];
      const [first = '', ...rest] = key.split('*');
      const fits = (each: string): boolean => {
        if (!each.startsWith(first)) return false;
        let at = first.length;
        for (const [index, part] of rest.entries()) {
          const found = index === rest.length - 1 ? each.lastIndexOf(part) : each.indexOf(part, at);
          if (found < at || (index === rest.length - 1 && found + part.length !== each.length)) return false;
          at = found + part.length;
        }
        return true;
      };
      return [...new Set([...byKey].filter(([each]) => fits(each)).flatMap(([, cards]) => cards))];
    },
  };
}

/** The values of an expression on a table: one, or one for each copy of a card that it names. */
export function valuesOf(
  expression: ValueExpression,
  board: Board,
  cards: CardsByName,
): readonly QueryValue[] {
  switch (expression.kind) {
    case 'literal':
      return [expression.value];
    case 'path':
      return valuesOn(board, expression.path, cards);
    case 'sum': {
      const numberOf = (of: ValueExpression): number | undefined => {
        const [value] = valuesOf(of, board, cards);
        return typeof value === 'number' ? value : undefined;
      };
      let sum = numberOf(expression.first);
      for (const { sign, value } of expression.rest) {
        const next = numberOf(value);
        sum = sum === undefined || next === undefined ? undefined : sign === '+' ? sum + next : sum - next;
      }
      return [sum];
    }
  }
}

const sameWord = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase() || nameKey(one) === nameKey(other);

/** Whether two values stand so to each other. What there is not is like nothing, and other than everything. */
function compares(one: QueryValue, sign: ComparisonSign, other: QueryValue): boolean {
  const same = typeof one === 'string' && typeof other === 'string' ? sameWord(one, other) : one === other;
  if (sign === '=') return one !== undefined && same;
  if (sign === '!=') return one !== undefined && other !== undefined && !same;
  if (typeof one !== 'number' || typeof other !== 'number') return false;
  if (sign === '<') return one < other;
  if (sign === '>') return one > other;
  return sign === '<=' ? one <= other : one >= other;
}

/** What a search is looked for with at one position; each part of it is worked out when it is asked for. */
class Place {
  readonly #duel: Searchable;
  readonly #at: number;
  #before: Board | undefined;
  #after: Board | undefined;
  constructor(duel: Searchable, at: number) {
    this.#duel = duel;
    this.#at = at;
  }
  get entry(): Entry | undefined {
    return this.#duel.path[this.#at];
  }
  get before(): Board {
    this.#before ??= this.#duel.boardAt(this.#at - 1);
    return this.#before;
  }
  get after(): Board {
    this.#after ??= this.#duel.boardAt(this.#at);
    return this.#after;
  }
  get states(): readonly string[] {
    return this.#duel.statesAt(this.#at);
  }
  get statesBefore(): readonly string[] {
    return this.#at === 0 ? [] : this.#duel.statesAt(this.#at - 1);
  }
  get row(): string {
    return this.#duel.rowAt(this.#at);
  }
}

function hasChanged(test: WordTest, { before, after }: Place, cards: CardsByName): boolean {
  if (before === after) return false;
  const others = (ids: readonly CardId[], value?: string) =>
    ids.some((id) => {
      const [one, other] = [before.cards[id], after.cards[id]];
      return one !== undefined && other !== undefined && isOtherCard(one, other, value);
    });
  const differs = (path: ValuePath): boolean => {
    if (path.of === 'card') return others(cards.named(path.card), path.value);
    return valuesOn(before, path, cards)[0] !== valuesOn(after, path, cards)[0];
  };
  if (test.kind === 'word' && test.glob === null) {
    const path = pathOf(test.word);
    if (path !== undefined) return differs(path);
  }
  for (const value of SIDE_VALUES)
    if (
      fitsWord(value, test) &&
      (['A', 'B'] as const).some((player) => differs({ of: 'side', player, value }))
    )
      return true;
  const changed = before.cards === after.cards ? [] : Object.keys(after.cards);
  const touched = changed.filter((id) => before.cards[id] !== after.cards[id]);
  for (const value of CARD_VALUES) if (fitsWord(value, test) && others(touched, value)) return true;
  if (test.kind === 'pattern')
    return others(touched.filter((id) => findsPattern(test.pattern, cards.nameOf(id))));
  const named = new Set(cards.named(test.word));
  return others(touched.filter((id) => named.has(id)));
}

/** Looks for one search in one duel. */
export interface Matcher {
  /** Whether the entry at a position fits. */
  fits(position: number): boolean;
  /** Whether one stops there: it fits, and where it only asks how things stand, it did not before. */
  stopsAt(position: number): boolean;
  /** Why nothing can be found in this duel: the search names a card that it does not have; null where that is not so. */
  readonly absent: QueryError | null;
}

/**
 * Looks for a search in a duel.
 * @example const { fits } = createMatcher(parseQuery('rule:R3'), searchable); fits(24)
 */
export function createMatcher(query: Query, duel: Searchable): Matcher {
  const cards = cardsByName(duel.names);
  const named = new Map<WordTest, ReadonlySet<CardId>>();
  const cardsOf = (test: WordTest): ReadonlySet<CardId> => {
    const known = named.get(test);
    if (known !== undefined) return known;
    const found =
      test.kind === 'word'
        ? cards.named(test.word)
        : Object.keys(duel.names.full).filter((card) => findsPattern(test.pattern, cards.nameOf(card)));
    const made = new Set(found);
    named.set(test, made);
    return made;
  };

  function fitsKey(key: Extract<QueryPart, { kind: 'key' }>['key'], test: WordTest, place: Place): boolean {
    const { entry } = place;
    if (entry === undefined) return false;
    switch (key) {
      case 'type':
        return fitsWord(entry.type, test);
      case 'card':
        return entry.type !== 'duel.started' && isNamedIn(entry, cardsOf(test));
      case 'rule':
        return decidingRules(entry).some((rule) => fitsWord(rule, test));
      case 'code':
        return codesOf(entry).some((code) => fitsWord(code, test));
      case 'player': {
        const player: Player | null = playerOf(entry, place);
        return fitsWord(player ?? 'nobody', test);
      }
      case 'changed':
        return entry.type !== 'duel.started' && hasChanged(test, place, cards);
      case 'state': {
        const before = place.statesBefore;
        return place.states.some((state) => isState(state, test) && !before.includes(state));
      }
      case 'in':
        return place.states.some((state) => isState(state, test));
      case 'refused':
        if (entry.type !== 'command.refused') return false;
        return (test.kind === 'word' && /^yes$/i.test(test.word)) || fitsWord(entry.payload.code, test);
    }
  }

  function fitsPart(part: QueryPart, place: Place): boolean {
    switch (part.kind) {
      case 'all':
        return part.parts.every((each) => fitsPart(each, place));
      case 'any':
        return part.parts.some((each) => fitsPart(each, place));
      case 'not':
        return !fitsPart(part.part, place);
      case 'key':
        return part.values.some((value) => fitsKey(part.key, value, place));
      case 'words':
        return part.test.kind === 'pattern'
          ? findsPattern(part.test.pattern, place.row)
          : place.row.toLowerCase().includes(part.test.word.toLowerCase());
      case 'compare': {
        const left = valuesOf(part.left, place.after, cards);
        const right = valuesOf(part.right, place.after, cards);
        return left.some((one) => right.some((other) => compares(one, part.sign, other)));
      }
    }
  }

  const fits = (position: number): boolean => {
    const place = new Place(duel, position);
    return place.entry !== undefined && fitsPart(query.part, place);
  };
  return {
    fits,
    absent: absentCard(query, cards),
    stopsAt: (position) => fits(position) && (!query.isCondition || (position > 0 && !fits(position - 1))),
  };
}
