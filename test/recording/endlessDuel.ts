import type { Entry } from '../../events/index.ts';

/** A note of some length, with letters of two and three bytes: a kill may cut one in the middle. */
export const noteAt = (index: number): Entry => ({
  index,
  at: 0,
  type: 'note.added',
  payload: { about: 0, text: `é♥`.repeat(1 + (index % 200)) },
  causedBy: [],
});

/** The n-th entry of the duel that is recorded in tests: a played one, and then notes about it without end. */
export const entryAt = (played: readonly Entry[], index: number): Entry => played[index] ?? noteAt(index);
