import { type Names, NO_REPLAY_CODES, REFUSAL_CODES, REPLAY_CAUSES } from '../../events/index.ts';
import { RULE_IDS } from '../rulebook/index.ts';
import { QUERY_KEYS, type QueryKey } from './grammar.ts';
import { chartStates, EVENT_TYPES } from './known.ts';
import { nameKey } from './nameKey.ts';
import { CARD_VALUES, SIDE_VALUES, TABLE_VALUES } from './paths.ts';

/** What may stand where one types, and which part of the text it replaces. */
export interface Completions {
  readonly from: number;
  readonly to: number;
  readonly options: readonly string[];
}

const MOST = 40;

/** The names of a duel's cards as a search writes them, copies and all copies alike. */
function cardNamesOf({ full, numbers }: Names): readonly string[] {
  const found = new Set<string>();
  for (const [card, name] of Object.entries(full)) {
    if (numbers[card] !== undefined) found.add(nameKey(name.replace(/ \(?\d+\)?$/, '')));
    found.add(nameKey(name));
  }
  return [...found].filter((name) => name !== '').sort();
}

function valuesFor(key: QueryKey, cards: readonly string[]): readonly string[] {
  switch (key) {
    case 'type':
      return EVENT_TYPES;
    case 'card':
      return cards;
    case 'rule':
      return RULE_IDS;
    case 'code':
      return [...REPLAY_CAUSES, ...NO_REPLAY_CODES, ...REFUSAL_CODES];
    case 'player':
      return ['A', 'B', 'nobody'];
    case 'changed':
      return [...SIDE_VALUES, ...CARD_VALUES, ...cards];
    case 'state':
    case 'in':
      return chartStates();
    case 'refused':
      return ['yes', ...REFUSAL_CODES];
  }
}

/** Names that begin so come first, then those of which a part begins so. */
function fitting(options: readonly string[], typed: string): readonly string[] {
  const small = typed.toLowerCase();
  const parts = (name: string) => name.toLowerCase().split(/[.\-_]|(?<=[a-z])(?=[A-Z])/);
  const first = options.filter((name) => name.toLowerCase().startsWith(small));
  const later = options.filter(
    (name) =>
      !first.includes(name) &&
      parts(name).some((_, at, all) => all.slice(at).join('-').startsWith(small.replaceAll('.', '-'))),
  );
  return [...first, ...later].slice(0, MOST);
}

/**
 * What may stand at a place in a search, or, with `of: 'value'`, in a watched value.
 * @param at the place of the caret in the text
 * @example completionsAt('rule:R', 6, names).options
 */
export function completionsAt(
  text: string,
  at: number,
  names: Names,
  of: 'query' | 'value' = 'query',
): Completions {
  const before = text.slice(0, at);
  const quotes = before.split('"').length - 1;
  const nothing = { from: at, to: at, options: [] };
  if (quotes % 2 === 1) return nothing;
  const word = /[^\s()"<>=!]*$/.exec(before)?.[0] ?? '';
  const to = at + (/^[^\s()"<>=!,:]*/.exec(text.slice(at))?.[0].length ?? 0);
  const cards = cardNamesOf(names);
  const keyed = of === 'query' ? /^-?([a-z]+):(.*)$/i.exec(word) : null;
  const key = QUERY_KEYS.find((each) => each === keyed?.[1]?.toLowerCase());
  if (key !== undefined) {
    const typed = (keyed?.[2] ?? '').split(',').at(-1) ?? '';
    if (typed.startsWith('/')) return nothing;
    return { from: at - typed.length, to, options: fitting(valuesFor(key, cards), typed) };
  }
  const isNegated = of === 'query' && word.startsWith('-');
  const typed = isNegated ? word.slice(1) : word;
  const dot = typed.lastIndexOf('.');
  const owner = typed.slice(0, Math.max(0, dot));
  const values =
    owner === 'A' || owner === 'B'
      ? SIDE_VALUES.map((value) => `${owner}.${value}`)
      : dot > 0 && cards.includes(owner)
        ? CARD_VALUES.map((value) => `${owner}.${value}`)
        : [
            ...['A', 'B'].flatMap((player) => SIDE_VALUES.map((value) => `${player}.${value}`)),
            ...TABLE_VALUES,
            ...cards.map((card) => `${card}.`),
          ];
  const keys = of === 'query' ? QUERY_KEYS.map((each) => `${each}:`) : [];
  if (typed === '' && of === 'query') return { from: at, to, options: keys };
  const options = [...fitting(keys, typed), ...fitting(values, typed)];
  return { from: at - typed.length, to, options: options.slice(0, MOST) };
}
