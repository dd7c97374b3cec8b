import type { Entry } from '../messages/index.ts';

/**
 * Whether an entry was added between what others told, as a step of the shortest legal run; what they told and our rules
 * have no place for was told.
 */
export const isAdded = ({ inferred, type }: Pick<Entry, 'inferred' | 'type'>): boolean =>
  inferred === true && type !== 'procedure.observed';
