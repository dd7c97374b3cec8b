import type { EntryOf, Json, Visit } from '../messages/index.ts';
import type { Board } from './board.ts';
import { boardWith } from './changed.ts';

/** An effect goes on applying, and remembers the stay of its source in which it was applied. */
export const foldApplied = (board: Board, { index, payload }: EntryOf<'effect.applied'>): Board =>
  boardWith(board, {
    effects: [
      ...board.effects,
      { ...payload, entry: index, sourceVisit: board.cards[payload.source.card]?.visit },
    ],
  });

const holdsControl = ({ what }: Board['effects'][number]): boolean =>
  (what as readonly object[]).some((one) => 'control' in one);

/** Whether an effect that was carried out negates the effects of the card in this stay. */
export const isNegatedByApplied = (effects: Board['effects'], visit: Visit): boolean =>
  effects.some(
    ({ cards, what }) => cards.includes(visit) && (what as readonly object[]).some((one) => 'negated' in one),
  );

/** What was applied to a monster is over for good when it is turned face-down; only who controls it stays. */
export const shakenOff = (effects: Board['effects'], visit: Visit): Board['effects'] =>
  effects.map((effect) =>
    effect.cards.includes(visit) && !holdsControl(effect)
      ? { ...effect, cards: effect.cards.filter((one) => one !== visit) }
      : effect,
  );

const listOf = (value: Json): readonly Json[] | undefined =>
  Array.isArray(value) ? (value as readonly Json[]) : undefined;

/** What an effect says, with a monster that its `visits` name under the new visit. */
function saidOf(what: Json, from: Visit, to: Visit): Json {
  if (what === null || typeof what !== 'object') return what;
  const list = listOf(what);
  if (list !== undefined) return list.map((one) => saidOf(one, from, to));
  return Object.fromEntries(
    Object.entries(what).map(([key, one]) => {
      const visits = key === 'visits' ? listOf(one) : undefined;
      return [key, visits?.map((visit) => (visit === from ? to : visit)) ?? saidOf(one, from, to)];
    }),
  );
}

const speaksOf = (what: Json, visit: Visit): boolean => JSON.stringify(what).includes(JSON.stringify(visit));

/** Effects that last stay on a monster that changed sides, and what it applies itself goes on. */
export const appliedStill = (effects: Board['effects'], from: Visit, to: Visit): Board['effects'] =>
  effects.map((effect) => {
    const { cards, sourceVisit, what } = effect;
    if (!cards.includes(from) && sourceVisit !== from && !speaksOf(what, from)) return effect;
    return {
      ...effect,
      what: saidOf(what, from, to),
      cards: cards.map((visit) => (visit === from ? to : visit)),
      sourceVisit: sourceVisit === from ? to : sourceVisit,
    };
  });
