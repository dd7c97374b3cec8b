import {
  type EventType,
  NO_REPLAY_CODES,
  PAYLOADS,
  REFUSAL_CODES,
  REPLAY_CAUSES,
} from '../../events/index.ts';
import { CHARTS, ChartCoverage } from '../charts/index.ts';
import { RULE_IDS } from '../rulebook/index.ts';
import type { QueryKey, WordTest } from './grammar.ts';
import { nameKey } from './nameKey.ts';
import { CARD_VALUES, nearest, pathOf, SIDE_VALUES, TABLE_VALUES } from './paths.ts';
import { findsPattern } from './pattern.ts';
import { QueryError } from './problem.ts';

/** What kinds of events a log may hold. */
export const EVENT_TYPES = Object.keys(PAYLOADS) as readonly EventType[];
/** Reasons for a replay, and reasons why there is none. */
export const REASON_CODES: readonly string[] = [...REPLAY_CAUSES, ...NO_REPLAY_CODES];

let states: readonly string[] | undefined;
/** The states of every variant of the chart, each once. */
export function chartStates(): readonly string[] {
  states ??= [...new Set(Object.values(CHARTS).flatMap((chart) => new ChartCoverage(chart).states))];
  return states;
}

/** Whether a state is the one that a word names: by its whole path, or by the end of it. */
export const isState = (state: string, test: WordTest): boolean => {
  if (test.kind === 'pattern') return findsPattern(test.pattern, state);
  if (test.glob !== null) {
    const parts = state.split('.');
    return parts.some((_, at) =>
      findsPattern(test.glob ?? { source: '', steps: [] }, parts.slice(at).join('.')),
    );
  }
  const [own, word] = [state.toLowerCase(), test.word.toLowerCase()];
  return own === word || own.endsWith(`.${word}`);
};

/** Whether a word is what a test asks for; capital letters make no difference. */
export const fitsWord = (word: string, test: WordTest): boolean => {
  if (test.kind === 'pattern') return findsPattern(test.pattern, word);
  if (test.glob !== null) return findsPattern(test.glob, word);
  return word.toLowerCase() === test.word.toLowerCase();
};

/** So few values are named where none of them is meant. */
const FEW = 6;

/** What a key may be followed by, where that is known before any duel is. */
function valuesFor(key: QueryKey): readonly string[] | undefined {
  switch (key) {
    case 'type':
      return EVENT_TYPES;
    case 'rule':
      return RULE_IDS;
    case 'player':
      return ['A', 'B', 'nobody'];
    default:
      return undefined;
  }
}

/** @throws QueryError where nothing could ever fit the value of a key */
export function mustBeKnown(key: QueryKey, test: WordTest, at: number): void {
  if (test.kind === 'pattern') return;
  const unknown = (names: readonly string[]) =>
    new QueryError({
      ...{ kind: 'unknownValue', key, word: test.word, at },
      meant: nearest(test.word, names),
      all: names.length < FEW ? names : [],
    });
  if (key === 'state' || key === 'in') {
    if (chartStates().some((state) => isState(state, test))) return;
    throw unknown([...new Set(chartStates().flatMap((state) => [state, state.split('.').at(-1) ?? state]))]);
  }
  if (key === 'refused') {
    if (/^yes$/i.test(test.word) || REFUSAL_CODES.some((code) => fitsWord(code, test))) return;
    throw unknown(REFUSAL_CODES);
  }
  if (key === 'code') {
    const all = [...REASON_CODES, ...REFUSAL_CODES];
    // Effects give reasons of their own; only what was nearly written is a slip of the hand.
    if (all.some((code) => fitsWord(code, test)) || nearest(test.word, all) === undefined) return;
    throw unknown(all);
  }
  if (key === 'changed') {
    const all = [...TABLE_VALUES, ...SIDE_VALUES, ...CARD_VALUES];
    const { word } = test;
    if (all.some((each) => fitsWord(each, test)) || pathOf(word) !== undefined) return;
    // anything else must be the name of a card, which the duel has or has not
    if (!word.includes('.') && nameKey(word) !== '' && nearest(word, all) === undefined) return;
    throw unknown(all);
  }
  const values = valuesFor(key);
  if (values !== undefined && !values.some((each) => fitsWord(each, test))) throw unknown(values);
}
