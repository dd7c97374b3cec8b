import type { EntryOf, Visit } from '../messages/index.ts';
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

/** What was applied to a monster is over for good when it is turned face-down; only who controls it stays. */
export const shakenOff = (effects: Board['effects'], visit: Visit): Board['effects'] =>
  effects.map((effect) =>
    effect.cards.includes(visit) && !holdsControl(effect)
      ? { ...effect, cards: effect.cards.filter((one) => one !== visit) }
      : effect,
  );

/** Effects that last stay on a monster that changed sides, and what it applies itself goes on. */
export const appliedStill = (effects: Board['effects'], from: Visit, to: Visit): Board['effects'] =>
  effects.map((effect) => {
    const { cards, sourceVisit } = effect;
    if (!cards.includes(from) && sourceVisit !== from) return effect;
    return {
      ...effect,
      cards: cards.map((visit) => (visit === from ? to : visit)),
      sourceVisit: sourceVisit === from ? to : sourceVisit,
    };
  });
