// Loaded when something is looked for, stopped at or watched: the first page does without the grammar of searches.
import { completionsAt } from '../../machines/index.ts';
import type { DuelOnHand } from './duelOnHand.ts';
import type { Look, Looked } from './protocol/index.ts';

export { copyFrom } from './looks/copied.ts';
export { findRows } from './looks/found.ts';
export { findInExamples } from './looks/inExamples.ts';
export { findStops, followValues } from './looks/stops.ts';

/** What may stand where one types. */
export const completions = (
  duel: DuelOnHand,
  { text, at, of }: Extract<Look, { kind: 'completions' }>,
): Looked['completions'] => completionsAt(text, at, duel.names, of);
